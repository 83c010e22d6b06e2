extension Spring {
  /// A spring without bounce.
  public static let smooth = Spring.smooth()

  /// A spring with a small bounce.
  public static let snappy = Spring.snappy()

  /// A spring with a bounce that shows.
  public static let bouncy = Spring.bouncy()

  /// Returns a spring of bounce 0 plus `extraBounce`; `duration` is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring of bounce 0.15 plus `extraBounce`; `duration` is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring of bounce 0.3 plus `extraBounce`; `duration` is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
