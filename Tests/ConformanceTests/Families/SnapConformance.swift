import Simulation

/// Release rules: where a thing that is let go comes to rest.
enum SnapConformance {
  static let kinds: [String: Coverage] = [
    "snap.floatingPanel": .handled(floatingPanel),
    "snap.anchoredDraggable": .handled(anchoredDraggable),
    "snap.dismissible": .handled(dismissible),
    "snap.pageView": .handled(pageView),
    "snap.backSwipe": .handled(backSwipe),
    "snap.nearestProjected": .handled(nearestProjected),
    "snap.speedOnly": .handled(speedOnly),
    "snap.distanceOrSpeed": .handled(distanceOrSpeed),
    "snap.drawer": .handled(drawer),
  ]

  /// The anchors of a row, from the smallest position on.
  private static func anchors(
    _ row: Row
  ) throws(Unanswered) -> [(name: String, position: Double)] {
    guard let members = row.inputs["anchors"]?.object else { throw .missing("anchors") }
    var anchors: [(name: String, position: Double)] = []
    for (name, value) in members {
      guard let position = value.number else { throw .missing("anchors") }
      anchors.append((name, position))
    }
    return anchors.sorted { $0.position < $1.position }
  }

  /// The velocity of a row, along the axis and across.
  private static func velocity(_ row: Row) throws(Unanswered) -> (main: Double, cross: Double) {
    if let both = row.inputs["velocity"]?.numbers, both.count == 2 { return (both[0], both[1]) }
    return (try row.number("velocity"), 0)
  }

  /// The name of the detent at which a rule settles.
  private static func settled(_ row: Row, _ rule: ReleaseRule) throws(Unanswered) -> Value {
    let anchors = try anchors(row)
    let state = try row.text("state")
    guard let start = anchors.firstIndex(where: { $0.name == state }) else {
      throw .missing("state")
    }
    let release = Release(
      position: try row.number("position"), velocity: try velocity(row).main,
      detents: anchors.map { $0.position }, start: start, along: rule.axis)
    guard let detent = rule.target(of: release).detent else { return .string("start") }
    return .string(anchors[detent].name)
  }

  /// The name of what becomes of something that a rule throws or leaves.
  private static func thrown(
    _ row: Row, _ rule: ReleaseRule, size: Double, as name: String
  ) throws(Unanswered) -> Value {
    let velocity = try velocity(row)
    let axis = rule.axis
    let main = axis.vector(velocity.main)
    let cross = axis.other.vector(velocity.cross)
    let release = Release(
      translation: axis.vector(try row.number("position")),
      velocity: Vector(x: main.x + cross.x, y: main.y + cross.y),
      size: Size(width: size, height: size))
    let stays = try row.text("state")
    return .string(rule.target(of: release) == .start ? stays : name)
  }

  private static func floatingPanel(_ row: Row) throws(Unanswered) -> Value {
    try settled(
      row,
      .floatingPanel(
        rate: DecelerationRate(remainingPerMillisecond: try row.number("rate_per_ms")),
        redirectionalProgress: try row.number("redirectionalProgress"),
        projectPastAdjacent: row.inputs["projectPastAdjacent"]?.bool ?? false))
  }

  private static func anchoredDraggable(_ row: Row) throws(Unanswered) -> Value {
    let velocity = try row.number("velocityThreshold")
    if let distance = row.inputs["distanceThreshold"]?.number {
      return try settled(
        row, .anchoredDraggable(distanceThreshold: distance, velocityThreshold: velocity))
    }
    return try settled(
      row,
      .anchoredDraggable(
        distanceFraction: try row.number("distanceFraction"), velocityThreshold: velocity))
  }

  private static func dismissible(_ row: Row) throws(Unanswered) -> Value {
    try thrown(
      row,
      .dismissible(
        thresholdFraction: try row.number("thresholdFraction"),
        flingMinSpeed: try row.number("flingMinSpeed"),
        flingMinAxisDifference: try row.number("flingMinAxisDifference")),
      size: try row.number("extent"), as: "dismissed")
  }

  private static func pageView(_ row: Row) throws(Unanswered) -> Value {
    try settled(row, .pageView())
  }

  private static func backSwipe(_ row: Row) throws(Unanswered) -> Value {
    // Positions and velocities are in widths, so the width is 1.
    try thrown(
      row,
      .backSwipe(
        minSpeed: try row.number("minSpeed"), stayFraction: try row.number("stayFraction")),
      size: 1, as: "pop")
  }

  private static func nearestProjected(_ row: Row) throws(Unanswered) -> Value {
    try settled(row, .nearestProjected(seconds: try row.number("projection_s")))
  }

  private static func speedOnly(_ row: Row) throws(Unanswered) -> Value {
    try thrown(row, .speedOnly(try row.number("minSpeed")), size: 0, as: "thrown")
  }

  private static func distanceOrSpeed(_ row: Row) throws(Unanswered) -> Value {
    try thrown(
      row,
      .distanceOrSpeed(.value(try row.number("minDistance")), try row.number("minSpeed")),
      size: 0, as: "swiped")
  }

  private static func drawer(_ row: Row) throws(Unanswered) -> Value {
    try thrown(
      row,
      .drawer(
        closeFraction: try row.number("closeFraction"), minSpeed: try row.number("minSpeed")),
      size: try row.number("height"), as: "closed")
  }
}
