public import Motion

/// Keyframes that play on top of a view's own effects.
///
/// Offsets, rotations and blurs are added to the view's own, scales and opacities multiply them. A
/// track starts at an effect that changes nothing.
public struct KeyframesDeclaration: Hashable, Sendable {
  /// What a track moves.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// The displacement to the right, in points.
    case offsetX = "offset.x"
    /// The displacement downwards, in points.
    case offsetY = "offset.y"
    /// Both scales.
    case scale
    /// The horizontal scale.
    case scaleX = "scale.x"
    /// The vertical scale.
    case scaleY = "scale.y"
    /// The rotation, in degrees.
    case rotation
    /// The opacity.
    case opacity
    /// The blur radius, in points.
    case blur

    /// The value that changes nothing.
    public var neutral: Double {
      switch self {
      case .offsetX, .offsetY, .rotation, .blur: 0
      case .scale, .scaleX, .scaleY, .opacity: 1
      }
    }
  }

  /// The keyframes of one effect.
  public struct Track: Hashable, Sendable {
    /// The effect.
    public var effect: Effect
    /// Its keyframes, one after the other.
    public var keyframes: [Keyframe<Double>]

    /// Makes a track.
    public init(_ effect: Effect, _ keyframes: [Keyframe<Double>]) {
      self.effect = effect
      self.keyframes = keyframes
    }
  }

  /// The expression whose change plays them once; where it is nil they repeat for ever.
  public var trigger: ExpressionSource?
  /// The tracks, which run beside each other.
  public var tracks: [Track]

  /// Makes keyframes; without a trigger they begin with the view and repeat.
  public init(trigger: ExpressionSource? = nil, tracks: [Track]) {
    self.trigger = trigger
    self.tracks = tracks
  }
}
