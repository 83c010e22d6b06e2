/// How many times the handlers of a gesture must run; nil where any number will do.
public struct ExpectedCalls: Hashable, Sendable {
  /// The calls of `onChanged`.
  public var onChanged: Int64?
  /// The calls of `onEnded`.
  public var onEnded: Int64?
  /// The calls of `onCancel`.
  public var onCancel: Int64?

  /// Makes expected numbers of calls.
  public init(onChanged: Int64? = nil, onEnded: Int64? = nil, onCancel: Int64? = nil) {
    self.onChanged = onChanged
    self.onEnded = onEnded
    self.onCancel = onCancel
  }
}
