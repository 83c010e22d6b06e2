/// Where something stands in a space that is larger or smaller than it, in both directions.
public struct Alignment: Hashable, Sendable {
  /// The place from side to side; leading and trailing follow the layout direction.
  public var horizontal: HorizontalAlignment
  /// The place from the top down.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle both ways.
  public static let center = Alignment(.center, .center)

  /// All nine, by the names that scenes use.
  static let names: [(name: String, alignment: Alignment)] = [
    ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
    ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
    ("center", .center), ("trailing", Alignment(.trailing, .center)),
    ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
  ]

  /// The share of the free space that stands before, along an axis: 0, ½ or 1.
  func fraction(along axis: Axis) -> Double {
    axis == .horizontal ? horizontal.fraction : vertical.fraction
  }
}
