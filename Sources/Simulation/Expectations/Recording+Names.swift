extension Recording {
  /// The names of the views in the order in which they first appear.
  public var viewNames: [String] {
    var names: [String] = []
    for frame in frames {
      for row in frame.rows where !names.contains(where: { $0.hasSameBytes(as: row.view) }) {
        names.append(row.view)
      }
    }
    return names
  }

  /// The names of the gestures, as `card[c1]:drag`, in the order in which they first appear.
  public var gestureNames: [String] {
    var names: [String] = []
    for event in events where event.kind == .gesture {
      let name = "\(event.view):\(event.name)"
      if !names.contains(where: { $0.hasSameBytes(as: name) }) { names.append(name) }
    }
    return names
  }

  /// The sentence that no view has a name.
  func unknownView(_ name: String) -> String {
    Self.unknown("no frame has a view", name, among: viewNames)
  }

  /// The sentence that no gesture has a name.
  func unknownGesture(_ name: String, among known: [String]) -> String {
    Self.unknown("no gesture has the name", name, among: known)
  }

  private static func unknown(_ what: String, _ name: String, among known: [String]) -> String {
    let start = "\(what) \"\(name)\""
    if let nearest = EditDistance.nearest(to: name, among: known) {
      return "\(start), did you mean \"\(nearest)\"?"
    }
    guard !known.isEmpty else { return "\(start), there is none at all" }
    let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
    return "\(start), there are \(known.prefix(8).joined(separator: ", "))\(rest)"
  }
}
