/// Release rules: where a thing that is let go comes to rest.
enum SnapConformance {
  static let kinds: [String: Coverage] = [
    "snap.floatingPanel": .pending(issue: 4),
    "snap.anchoredDraggable": .pending(issue: 4),
    "snap.dismissible": .pending(issue: 4),
    "snap.pageView": .pending(issue: 4),
    "snap.backSwipe": .pending(issue: 4),
    "snap.nearestProjected": .pending(issue: 4),
    "snap.speedOnly": .pending(issue: 4),
    "snap.distanceOrSpeed": .pending(issue: 4),
    "snap.drawer": .pending(issue: 4),
  ]
}
