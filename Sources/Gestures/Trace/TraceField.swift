/// A name with its value in an object of a trace.
public struct TraceField: Hashable, Sendable {
  /// The key.
  public var name: String
  /// The value under it.
  public var value: TraceValue

  /// Makes a named value.
  public init(_ name: String, _ value: TraceValue) {
    self.name = name
    self.value = value
  }
}
