/// How a change gets from one value to another: a spring or a timing curve, and what modifies it.
///
/// A description only: it holds no time and no value. ``AnimatedValue/animate(to:_:at:addedVelocity:)``
/// binds it to both.
public struct Animation: Hashable, Sendable {
  /// What an animation does, before its modifiers.
  public enum Base: Hashable, Sendable {
    /// The animation a change gets where none is named: a spring of response 0.5 s, no bounce.
    case standard
    /// A spring that takes over the velocity of what it replaces; a response of 0 is instant.
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    /// A spring by its constants, whose initial velocity counts in intervals per second.
    case interpolatingSpring(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// A curve over a duration in seconds; a duration of 0 is instant.
    case curve(UnitCurve, duration: Double)
  }

  /// What changes the time of an animation.
  public enum Modifier: Hashable, Sendable {
    /// Waits, in seconds of the time outside.
    case delay(Double)
    /// Runs so many times as fast.
    case speed(Double)
    /// Runs so many times, or for ever where the count is nil; every other time backwards, or not.
    case repetition(count: Int?, autoreverses: Bool)
    /// Counts as complete after so many seconds of the time outside, if it does not before.
    case logicalCompletion(after: Double)
  }

  /// What the animation does, before its modifiers.
  public let base: Base

  /// The modifiers in the order in which they were applied: the last sees the time first.
  public private(set) var modifiers: [Modifier]

  /// Makes an animation without modifiers.
  public init(_ base: Base) {
    self.base = base
    modifiers = []
  }

  /// The animation of a change that names none: a spring of response 0.5 s without bounce.
  public static let `default` = Animation(.standard)

  /// Returns the animation, begun later by a number of seconds.
  ///
  /// Until then the value is held where it is, with velocity 0.
  ///
  /// - Precondition: `delay` is finite. A negative one skips the beginning.
  public func delay(_ delay: Double) -> Animation {
    precondition(delay.isFinite, "a delay must be finite, got \(delay)")
    return modified(by: .delay(delay))
  }

  /// Returns the animation at so many times its speed.
  ///
  /// At a speed of 0 or less it never leaves its start.
  ///
  /// - Precondition: `speed` is finite.
  public func speed(_ speed: Double) -> Animation {
    precondition(speed.isFinite, "a speed must be finite, got \(speed)")
    return modified(by: .speed(speed))
  }

  /// Whether a modifier sets when it counts as complete.
  var hasLogicalCompletion: Bool {
    for modifier in modifiers {
      if case .logicalCompletion = modifier { return true }
    }
    return false
  }

  /// Returns the animation with one more modifier, which sees the time first.
  func modified(by modifier: Modifier) -> Animation {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}
