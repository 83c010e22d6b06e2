/// The directions in which a scroll container has nothing more to show when a finger touches it.
public struct BlockedDirections: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt8

  /// Makes the set of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A finger that moves to the left.
  public static let left = BlockedDirections(rawValue: 1)
  /// A finger that moves to the right.
  public static let right = BlockedDirections(rawValue: 2)
  /// A finger that moves up.
  public static let up = BlockedDirections(rawValue: 4)
  /// A finger that moves down.
  public static let down = BlockedDirections(rawValue: 8)
}
