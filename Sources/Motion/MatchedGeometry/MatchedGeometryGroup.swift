/// The members of one matched group, and whom they follow.
///
/// The source is the first present member in tree order that is one; where none is present, the
/// first that is leaving still counts. Without any, each member keeps its own geometry.
public struct MatchedGeometryGroup: Hashable, Sendable {
  /// The id and the namespace.
  public let key: MatchedGeometryKey
  /// The indices of its members, in tree order.
  public let members: [Int]
  /// The index of the member that the others follow; nil where none is a source.
  public let source: Int?
  /// What is wrong with the group, if anything.
  public let diagnostic: MatchedGeometryDiagnostic?

  init(_ key: MatchedGeometryKey, members: [Int], of all: [MatchedGeometryMember]) {
    self.key = key
    self.members = members
    let sources = members.filter { all[$0].isSource }
    let present = sources.filter { all[$0].presence == .present }
    source = present.first ?? sources.first
    if sources.isEmpty {
      diagnostic = .noSource
    } else {
      diagnostic = present.count > 1 ? .severalSources(present) : nil
    }
  }

  /// Returns the groups of members, in the order of their first members.
  public static func groups(of members: [MatchedGeometryMember]) -> [MatchedGeometryGroup] {
    var keys: [MatchedGeometryKey] = []
    var indices: [[Int]] = []
    var positions: [MatchedGeometryKey: Int] = [:]
    for (index, member) in members.enumerated() {
      if let position = positions[member.key] {
        indices[position].append(index)
      } else {
        positions[member.key] = keys.count
        keys.append(member.key)
        indices.append([index])
      }
    }
    return keys.indices.map {
      MatchedGeometryGroup(keys[$0], members: indices[$0], of: members)
    }
  }
}
