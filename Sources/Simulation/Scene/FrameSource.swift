/// The expressions of a view's frame.
///
/// In a view that is no container the frame is relative to that view's. A container places the
/// views inside itself: these have no x and y, and may have limits in place of a size.
public struct FrameSource: Hashable, Sendable {
  /// The left edge, in points; 0 where it is nil.
  public var x: ExpressionSource?
  /// The top edge, in points; 0 where it is nil.
  public var y: ExpressionSource?
  /// The width, in points; that of the view around where it is nil, or what a container offers.
  public var width: ExpressionSource?
  /// The height, in points; that of the view around where it is nil, or what a container offers.
  public var height: ExpressionSource?
  /// The limits of the width, for a view in a container.
  public var widthLimits: LengthSource
  /// The limits of the height, for a view in a container.
  public var heightLimits: LengthSource
  /// Where the content of a container stands in a frame of another size.
  public var alignment: Alignment?

  /// Makes a frame.
  public init(
    x: ExpressionSource? = nil, y: ExpressionSource? = nil, width: ExpressionSource? = nil,
    height: ExpressionSource? = nil, widthLimits: LengthSource = LengthSource(),
    heightLimits: LengthSource = LengthSource(), alignment: Alignment? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.widthLimits = widthLimits
    self.heightLimits = heightLimits
    self.alignment = alignment
  }
}
