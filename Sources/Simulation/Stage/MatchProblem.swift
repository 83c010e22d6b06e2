import Motion

/// What is wrong with a matched group and has been reported.
struct MatchProblem: Sendable {
  /// The group.
  var key: MatchedGeometryKey
  /// The message.
  var reason: String
}
