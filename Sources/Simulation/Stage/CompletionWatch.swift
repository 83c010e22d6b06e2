/// A `then` that waits for the runs of its block.
struct CompletionWatch: Sendable {
  /// What follows.
  var steps: [StepProgram]
  /// Which completion it waits for.
  var criteria: Step.Block.Criteria
  /// The scope of the handler it stands in.
  var context: HandlerContext
  /// Its number; what refers to another one in its place is out of date.
  var number: Int
  /// How many runs it waits for.
  var runs = 0
  /// The latest logical completion among the runs.
  var logical = Instant.zero
  /// Whether the update that made it is under way.
  var isFresh = true
  /// Whether it has been queued.
  var isDone = false
}
