/// A `then` that waits for the runs of its block.
struct CompletionWatch: Sendable {
  /// What follows.
  var steps: [StepProgram]
  /// Which completion it waits for.
  var criteria: Step.Block.Criteria
  /// The scope of the handler it stands in.
  var context: HandlerContext
  /// The runs it waits for.
  var runs: [RunReference] = []
  /// The latest logical completion among the runs.
  var logical = Instant.zero
  /// Whether it has been queued.
  var isDone = false
}
