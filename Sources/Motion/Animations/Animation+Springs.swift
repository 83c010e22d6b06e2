extension Animation {
  /// A spring by its response in seconds and the fraction of critical damping.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds; 0 is instant.
  ///   - dampingFraction: The damping ratio; ``Spring`` calls it `dampingRatio`.
  ///   - blendDuration: The time over which the response of a spring replaced turns into this
  ///     one's, in seconds. The exact solver has no use for it.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring by its perceptual duration in seconds and its bounce, −1…1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring with the response and damping ratio of another; its mass makes no difference.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// The spring of duration 0.5 s without bounce.
  public static var spring: Animation { spring() }

  /// A spring of bounce 0 plus `extraBounce`; `duration` is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring of bounce 0.15 plus `extraBounce`; `duration` is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring of bounce 0.3 plus `extraBounce`; `duration` is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with a bounce that shows.
  public static var bouncy: Animation { bouncy() }

  /// A spring that follows a finger, by response in seconds and fraction of critical damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that follows a finger, of bounce 0.15 plus `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// The spring that follows a finger, of duration 0.15 s.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring by its constants.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per displacement.
  ///   - damping: The force per velocity.
  ///   - initialVelocity: What is added to the velocity at the start, in intervals from start to
  ///     target per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring by duration in seconds and bounce, with an initial velocity in intervals per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = duration > 0 ? 2 * .pi / duration : .infinity
    return interpolatingSpring(
      stiffness: frequency * frequency,
      damping: 2 * Spring.dampingRatio(bounce: bounce) * frequency,
      initialVelocity: initialVelocity)
  }

  /// The constants of a spring for mass 1, with an initial velocity in intervals per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass,
      initialVelocity: initialVelocity)
  }
}
