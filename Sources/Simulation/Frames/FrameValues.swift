/// The twelve numbers of a view in one frame.
public struct FrameValues: Hashable, Sendable {
  /// Left edge, points of the viewport.
  public var x = 0.0
  /// Top edge, points of the viewport.
  public var y = 0.0
  /// Width, points.
  public var width = 0.0
  /// Height, points.
  public var height = 0.0
  /// Horizontal offset, points.
  public var offsetX = 0.0
  /// Vertical offset, points.
  public var offsetY = 0.0
  /// Horizontal scale.
  public var scaleX = 1.0
  /// Vertical scale.
  public var scaleY = 1.0
  /// Rotation, degrees.
  public var rotation = 0.0
  /// Opacity.
  public var opacity = 1.0
  /// Blur radius, points.
  public var blur = 0.0
  /// Order of drawing.
  public var z = 0.0

  /// Makes the numbers of a view without effects at the origin.
  public init() {}

  /// The number of a channel.
  public subscript(channel: FrameChannel) -> Double {
    get {
      switch channel {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      case .offsetX: offsetX
      case .offsetY: offsetY
      case .scaleX: scaleX
      case .scaleY: scaleY
      case .rotation: rotation
      case .opacity: opacity
      case .blur: blur
      case .z: z
      }
    }
    set {
      switch channel {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .offsetX: offsetX = newValue
      case .offsetY: offsetY = newValue
      case .scaleX: scaleX = newValue
      case .scaleY: scaleY = newValue
      case .rotation: rotation = newValue
      case .opacity: opacity = newValue
      case .blur: blur = newValue
      case .z: z = newValue
      }
    }
  }

  /// The same numbers inside their legal ranges: sizes and blur at least 0, opacity 0…1.
  ///
  /// A spring may carry a raw value past its range; what is emitted stays inside.
  public var clamped: FrameValues {
    var result = self
    result.width = max(0, width)
    result.height = max(0, height)
    result.opacity = min(1, max(0, opacity))
    result.blur = max(0, blur)
    return result
  }
}
