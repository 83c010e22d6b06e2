/// Finds keys that an object has twice; keys are compared as UTF-8 bytes.
enum JSONDuplicates {
  /// Up to this many members every pair is compared; more are sorted first.
  private static let fewMembers = 16

  /// The error that a key stands twice in an object, with both places; nil where none does.
  static func problem(in members: [JSONMember]) -> Diagnostic? {
    members.count <= fewMembers ? problemAmongFew(members) : problemAmongMany(members)
  }

  private static func problemAmongFew(_ members: [JSONMember]) -> Diagnostic? {
    for second in members.indices {
      for first in 0..<second
      where members[first].key.hasSameBytes(as: members[second].key) {
        return message(members[first], members[second])
      }
    }
    return nil
  }

  private static func problemAmongMany(_ members: [JSONMember]) -> Diagnostic? {
    let sorted = members.sorted { left, right in
      if left.key.hasSameBytes(as: right.key) { return left.keyPosition < right.keyPosition }
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    var earliest: Diagnostic?
    for index in sorted.indices.dropFirst() {
      let (first, second) = (sorted[index - 1], sorted[index])
      guard first.key.hasSameBytes(as: second.key) else { continue }
      if let position = earliest?.position, position < second.keyPosition { continue }
      earliest = message(first, second)
    }
    return earliest
  }

  private static func message(_ first: JSONMember, _ second: JSONMember) -> Diagnostic {
    let place = first.keyPosition
    return .error(
      "the key \"\(TextInput.shortened(second.key))\" stands twice, first at"
        + " \(place.line):\(place.column)",
      at: second.keyPosition)
  }
}
