/// The number by which a trace names a finger (or pen, or button) from its touch to its lift.
public struct ContactID: Hashable, Comparable, Sendable {
  /// The number in the trace.
  public var rawValue: Int64

  /// Makes the identity of a number.
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Whether one number is smaller than another.
  public static func < (lhs: ContactID, rhs: ContactID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
