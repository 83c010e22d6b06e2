import Simulation

/// Matched geometry: whom the members of a group follow, and where they are then.
enum MatchedGeometryConformance {
  static let kinds: [String: Coverage] = [
    "matchedGeometry.follower": .handled(follower),
    "matchedGeometry.rawValues": .handled { (_) throws(Unanswered) in
      .object([
        "position": .number(Double(MatchedGeometryProperties.position.rawValue)),
        "size": .number(Double(MatchedGeometryProperties.size.rawValue)),
        "frame": .number(Double(MatchedGeometryProperties.frame.rawValue)),
      ])
    },
    "matchedGeometry.sourceSelection": .handled(selection),
  ]

  private static let key = MatchedGeometryKey(id: "id", namespace: "space")

  private static func follower(_ row: Row) throws(Unanswered) -> Value {
    let anchors: [String: UnitPoint] = [
      "center": .center, "topLeading": .topLeading, "bottomTrailing": .bottomTrailing,
    ]
    let sets: [String: MatchedGeometryProperties] = [
      "frame": .frame, "position": .position, "size": .size,
    ]
    guard let anchor = anchors[try row.text("anchor")] else { throw .missing("anchor") }
    guard let properties = sets[try row.text("properties")] else { throw .missing("properties") }
    let source = MatchedGeometryMember(
      key: key, frame: try frame(row.inputs["source"]), properties: properties, anchor: anchor)
    let follower = MatchedGeometryMember(
      key: key, frame: try frame(row.inputs["follower"]), properties: properties, anchor: anchor,
      isSource: false, isRigid: row.inputs["flexible"]?.bool == false)
    let frame = MatchedGeometry([source, follower]).frames[1]
    return .object([
      "origin": .numbers([frame.origin.x, frame.origin.y]),
      "size": .numbers([frame.size.width, frame.size.height]),
    ])
  }

  /// The row gives its members oldest first, which is tree order here.
  private static func selection(_ row: Row) throws(Unanswered) -> Value {
    guard let list = row.inputs["members"]?.array else { throw .missing("members") }
    var names: [String] = []
    var members: [MatchedGeometryMember] = []
    for value in list {
      guard let name = value["id"]?.text else { throw .missing("id") }
      names.append(name)
      members.append(
        MatchedGeometryMember(
          key: key, frame: try frame(value), isSource: value["isSource"]?.bool ?? true))
    }
    func source(without removed: Int) -> Value {
      let rest = MatchedGeometryGroup.groups(of: Array(members.dropFirst(removed)))
      guard let source = rest.first?.source else { return .string("none") }
      return .string(names[removed + source])
    }
    return .object([
      "initial": source(without: 0), "afterARemoved": source(without: 1),
      "afterBothRemoved": source(without: 2),
    ])
  }

  private static func frame(_ value: Value?) throws(Unanswered) -> Rect {
    guard let origin = value?["origin"]?.numbers, let size = value?["size"]?.numbers else {
      throw .missing("frame")
    }
    return Rect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }
}
