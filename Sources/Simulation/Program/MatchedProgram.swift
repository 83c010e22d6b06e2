import Motion

/// A member of a matched group, resolved.
struct MatchedProgram: Sendable {
  /// What the views of a group have in common.
  var id: Expression
  /// Whether the others follow this view.
  var isSource: Expression?
  /// What these read.
  var reads: Reads
  /// What is constant.
  var declaration: MatchedDeclaration
}
