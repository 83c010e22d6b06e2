/// What a transition does to how a view is drawn; its layout stays.
public struct TransitionEffect: Hashable, Sendable {
  /// The displacement, in points; it adds to the view's own.
  public var offset: Vector
  /// The factor on the view's size about its centre; it multiplies the view's own.
  public var scale: Double
  /// The factor on the view's opacity, 0…1.
  public var opacity: Double
  /// The radius of the blur, in points; the larger one of several counts.
  public var blur: Double
  /// The rotation about the centre, in degrees clockwise; it adds to the view's own.
  public var rotation: Double

  /// Makes an effect; what is not given does nothing.
  public init(
    offset: Vector = .zero, scale: Double = 1, opacity: Double = 1, blur: Double = 0,
    rotation: Double = 0
  ) {
    self.offset = offset
    self.scale = scale
    self.opacity = opacity
    self.blur = blur
    self.rotation = rotation
  }

  /// The effect that changes nothing.
  public static let identity = TransitionEffect()

  /// Returns both effects together: offsets and rotations add, scales and opacities multiply.
  ///
  /// Of two blurs the larger one counts. The order makes no difference.
  public func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      offset: offset + other.offset, scale: scale * other.scale,
      opacity: opacity * other.opacity, blur: max(blur, other.blur),
      rotation: rotation + other.rotation)
  }
}

extension TransitionEffect: Animatable {
  /// The effect of zeros, where nothing can be seen; ``identity`` is the one that does nothing.
  public static let zero = TransitionEffect(scale: 0, opacity: 0)

  /// Offset x and y, scale, opacity, blur and rotation.
  public static var componentCount: Int { 6 }

  /// The components are offset x, offset y, scale, opacity, blur, rotation, in this order.
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: offset.x
      case 1: offset.y
      case 2: scale
      case 3: opacity
      case 4: blur
      default: rotation
      }
    }
    set {
      switch index {
      case 0: offset.x = newValue
      case 1: offset.y = newValue
      case 2: scale = newValue
      case 3: opacity = newValue
      case 4: blur = newValue
      default: rotation = newValue
      }
    }
  }

  /// Returns the sum by component.
  public static func + (lhs: TransitionEffect, rhs: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      offset: lhs.offset + rhs.offset, scale: lhs.scale + rhs.scale,
      opacity: lhs.opacity + rhs.opacity, blur: lhs.blur + rhs.blur,
      rotation: lhs.rotation + rhs.rotation)
  }

  /// Returns the difference by component.
  public static func - (lhs: TransitionEffect, rhs: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      offset: lhs.offset - rhs.offset, scale: lhs.scale - rhs.scale,
      opacity: lhs.opacity - rhs.opacity, blur: lhs.blur - rhs.blur,
      rotation: lhs.rotation - rhs.rotation)
  }
}
