extension Animation {
  /// Constant speed over a duration in seconds.
  public static func linear(duration: Double = 0.35) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Constant speed over 0.35 s.
  public static var linear: Animation { linear() }

  /// Slow at the start, over a duration in seconds.
  public static func easeIn(duration: Double = 0.35) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the start, over 0.35 s.
  public static var easeIn: Animation { easeIn() }

  /// Slow at the end, over a duration in seconds.
  public static func easeOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at the end, over 0.35 s.
  public static var easeOut: Animation { easeOut() }

  /// Slow at both ends, over a duration in seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Slow at both ends, over 0.35 s.
  public static var easeInOut: Animation { easeInOut() }

  /// The cubic Bézier curve of two control points, over a duration in seconds.
  ///
  /// The x of the points is held in 0…1; a y outside overshoots.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: Point(x: x1, y: y1), endControlPoint: Point(x: x2, y: y2)),
      duration: duration)
  }

  /// A unit curve over a duration in seconds; 0 or less is instant.
  ///
  /// Where a curve of CSS jumps the value jumps, and the velocity is that of what comes after.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    precondition(
      duration.isFinite, "the duration of a curve must be finite, got \(duration)")
    return Animation(.curve(curve, duration: duration))
  }
}
