/// The ratio of width to height that a view keeps in what its container offers.
public struct AspectRatioSource: Hashable, Sendable {
  /// How a view of a fixed ratio meets a space of another.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// It is as large as it can be inside.
    case fit
    /// It is as small as it can be to cover all.
    case fill
  }

  /// The width divided by the height; above 0.
  public var ratio: ExpressionSource
  /// How the view meets a space of another ratio.
  public var contentMode: ContentMode

  /// Makes a ratio.
  public init(_ ratio: ExpressionSource, contentMode: ContentMode = .fit) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}
