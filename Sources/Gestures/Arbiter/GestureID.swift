/// The number by which the stage knows one attached gesture, the same from touch to touch.
public struct GestureID: Hashable, Comparable, Sendable {
  /// The number that the stage chose.
  public var rawValue: Int32

  /// Makes the identity of a number.
  public init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Whether one number is smaller than another.
  public static func < (lhs: GestureID, rhs: GestureID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
