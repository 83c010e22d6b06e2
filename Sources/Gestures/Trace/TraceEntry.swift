public import Motion

/// One line of a trace: when, what, and where in the file.
public struct TraceEntry: Hashable, Sendable {
  /// When it happens.
  public var time: Instant
  /// What happens.
  public var action: TraceAction
  /// The line of the file, from 1; 0 where the trace was made in code.
  public var line: Int

  /// Makes an entry.
  public init(time: Instant, action: TraceAction, line: Int = 0) {
    self.time = time
    self.action = action
    self.line = line
  }
}
