public import Motion

/// The effects of a view on its points: scale and rotation about a centre, then an offset.
///
/// From the inside out: scale, rotation, offset. The stage undoes them to find what is under a
/// finger.
public struct EffectTransform: Hashable, Sendable {
  /// The point about which scale and rotation act, in points.
  public var center: Point
  /// The factors of scale, each about the centre.
  public var scale: Size
  /// The angle of rotation in degrees, clockwise (y grows downward).
  public var rotation: Double
  /// The offset, in points.
  public var offset: Vector

  /// Makes a transform; without arguments but a centre it changes nothing.
  public init(
    center: Point, scale: Size = Size(width: 1, height: 1), rotation: Double = 0,
    offset: Vector = .zero
  ) {
    self.center = center
    self.scale = scale
    self.rotation = rotation
    self.offset = offset
  }
}
