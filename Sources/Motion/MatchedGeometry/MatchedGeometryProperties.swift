/// What of a source's geometry the other members of its group take over.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The members as bits, as in SwiftUI.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place of the anchor in the viewport.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
