/// The geometry of all matched views, from what each would have by itself.
public struct MatchedGeometry: Hashable, Sendable {
  /// The frame of each member, in the order given.
  public let frames: [Rect]
  /// The groups, in the order of their first members.
  public let groups: [MatchedGeometryGroup]

  /// Matches members that stand in tree order.
  ///
  /// - Parameters:
  ///   - members: The views, in tree order, of any number of groups.
  ///   - switches: The groups whose source has changed with an animation that still runs, with the
  ///     shape at this time: all members follow it, the source included.
  public init(
    _ members: [MatchedGeometryMember], switches: [MatchedGeometryKey: MatchedGeometryShape] = [:]
  ) {
    groups = MatchedGeometryGroup.groups(of: members)
    var frames: [Rect] = []
    for member in members { frames.append(member.frame) }
    for group in groups {
      guard let source = group.source else { continue }
      let shared = switches[group.key]
      for index in group.members where shared != nil || index != source {
        frames[index] = members[index].frame(following: shared ?? members[source].shape)
      }
    }
    self.frames = frames
  }
}
