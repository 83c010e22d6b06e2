/// Phases, resolved.
struct PhasesProgram: Sendable {
  /// What walks through them; nil where they go on for ever.
  var trigger: Expression?
  /// What that reads.
  var reads: Reads
  /// The slot of the present value.
  var slot: Int
  /// The phases.
  var phases: [PhasesDeclaration.Phase]
}
