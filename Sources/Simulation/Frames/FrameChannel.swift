/// One of the twelve numbers that a frame gives of a view, in the order of the columns.
public enum FrameChannel: Int, Hashable, Sendable, CaseIterable {
  /// Left edge of the laid-out frame in the viewport, points.
  case x
  /// Top edge of the laid-out frame in the viewport, points.
  case y
  /// Width of the laid-out frame, points.
  case width
  /// Height of the laid-out frame, points.
  case height
  /// Horizontal offset, points.
  case offsetX
  /// Vertical offset, points.
  case offsetY
  /// Horizontal scale, 1 is natural size.
  case scaleX
  /// Vertical scale, 1 is natural size.
  case scaleY
  /// Rotation, degrees, clockwise.
  case rotation
  /// Opacity, 0…1.
  case opacity
  /// Blur radius, points.
  case blur
  /// Order of drawing; larger is in front.
  case z

  /// The name of the column, as `offset.x`.
  public var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .offsetX: "offset.x"
    case .offsetY: "offset.y"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .rotation: "rotation"
    case .opacity: "opacity"
    case .blur: "blur"
    case .z: "z"
    }
  }

  /// The unit for axes: `pt`, `°`, or nothing.
  public var unit: String {
    switch self {
    case .x, .y, .width, .height, .offsetX, .offsetY, .blur: "pt"
    case .rotation: "°"
    case .scaleX, .scaleY, .opacity, .z: ""
    }
  }

  /// Makes the channel of a column name.
  public init?(name: String) {
    for channel in Self.allCases where channel.name == name {
      self = channel
      return
    }
    return nil
  }
}
