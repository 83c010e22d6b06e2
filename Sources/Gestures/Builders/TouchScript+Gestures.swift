public import Motion

extension TouchScript {
  /// Returns the script with one or more taps at its end.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - count: How often, 1…100.
  ///   - duration: How long the finger is down, in seconds.
  ///   - interval: The time from a lift to the next touch, in seconds.
  /// - Returns: The longer script.
  public func tap(
    at place: Point, count: Int = 1, duration: Double = 0.08, interval: Double = 0.12
  ) -> TouchScript {
    precondition(count >= 1 && count <= 100, "a number of taps must be in 1…100, got \(count)")
    var script = self
    for index in 0..<count {
      if index > 0 { script = script.pause(interval) }
      script = script.touch(TouchStroke(at: place).resting(for: duration))
    }
    return script
  }

  /// Returns the script with two taps at its end.
  public func doubleTap(
    at place: Point, duration: Double = 0.08, interval: Double = 0.12
  ) -> TouchScript {
    tap(at: place, count: 2, duration: duration, interval: interval)
  }

  /// Returns the script with a finger at its end that rests in its place.
  public func longPress(
    at place: Point, for duration: Double = 0.6, ending: TouchStroke.Ending = .lift
  ) -> TouchScript {
    touch(ended(TouchStroke(at: place).resting(for: duration), ending))
  }

  /// Returns the script with a straight drag at its end.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches.
  ///   - end: Where it leaves.
  ///   - duration: How long it is on its way, in seconds.
  ///   - easing: How the way is spread over the time.
  ///   - rest: How long it rests before it leaves, in seconds: a drag that is held, then let go.
  ///   - ending: How it leaves.
  /// - Returns: The longer script.
  public func drag(
    from start: Point, to end: Point, in duration: Double, easing: UnitCurve = .easeInOut,
    resting rest: Double = 0, ending: TouchStroke.Ending = .lift
  ) -> TouchScript {
    var stroke = TouchStroke(at: start).moving(to: end, in: duration, easing: easing)
    if rest > 0 { stroke = stroke.resting(for: rest) }
    return touch(ended(stroke, ending))
  }

  /// Returns the script with a flick at its end, which leaves at a given speed.
  ///
  /// The finger sets out from rest, reaches the speed and keeps it. The velocity of the drag at its
  /// end, as `VelocityEstimator.swiftUI` has it, is the speed within 0.01 %, and with a grid within
  /// three quarters of a step per shortest interval more: 30 points per second for thirds of a point
  /// at 120 Hz.
  ///
  /// - Parameters:
  ///   - start: Where the finger touches.
  ///   - end: Where it leaves.
  ///   - speed: The speed at which it leaves, in points per second, 1…100 000.
  /// - Returns: The longer script.
  public func flick(from start: Point, to end: Point, speed: Double) -> TouchScript {
    touch(TouchStroke(at: start).flicking(to: end, speed: speed, interval: sampling.interval))
  }

  /// Returns the script with two fingers at its end that move towards or away from each other.
  ///
  /// - Parameters:
  ///   - center: The place between the fingers.
  ///   - start: Their distance at the touch, in points.
  ///   - end: Their distance at the lift, in points.
  ///   - duration: How long they are on their way, in seconds.
  ///   - angle: The direction from the first finger to the second.
  ///   - easing: How the way is spread over the time.
  ///   - stagger: How much later the second finger touches, in seconds.
  /// - Returns: The longer script.
  public func pinch(
    at center: Point, from start: Double, to end: Double, in duration: Double,
    angle: Angle = .zero, easing: UnitCurve = .easeInOut, stagger: Double = 0
  ) -> TouchScript {
    turn(
      at: center, from: (start, angle), to: (end, angle), in: duration, easing: easing,
      stagger: stagger)
  }

  /// Returns the script with two fingers at its end that turn about the place between them.
  ///
  /// - Parameters:
  ///   - center: The place between the fingers.
  ///   - angle: How far they turn, clockwise.
  ///   - duration: How long they are on their way, in seconds.
  ///   - distance: The distance between them, in points.
  ///   - start: The direction from the first finger to the second, at the touch.
  ///   - easing: How the way is spread over the time.
  ///   - stagger: How much later the second finger touches, in seconds.
  /// - Returns: The longer script.
  public func rotate(
    at center: Point, by angle: Angle, in duration: Double, distance: Double = 160,
    from start: Angle = .zero, easing: UnitCurve = .easeInOut, stagger: Double = 0
  ) -> TouchScript {
    turn(
      at: center, from: (distance, start), to: (distance, start + angle), in: duration,
      easing: easing, stagger: stagger)
  }

  /// Returns the script with two fingers at its end that drag side by side.
  ///
  /// - Parameters:
  ///   - start: The place between the fingers at the touch.
  ///   - end: The place between them at the lift.
  ///   - duration: How long they are on their way, in seconds.
  ///   - distance: The distance between them, from left to right, in points.
  ///   - easing: How the way is spread over the time.
  ///   - stagger: How much later the second finger touches, in seconds.
  /// - Returns: The longer script.
  public func twoFingerDrag(
    from start: Point, to end: Point, in duration: Double, distance: Double = 80,
    easing: UnitCurve = .easeInOut, stagger: Double = 0
  ) -> TouchScript {
    let strokes = [-0.5, 0.5].map { side in
      let aside = Vector(x: distance * side, y: 0)
      return TouchStroke(at: start + aside).moving(to: end + aside, in: duration, easing: easing)
    }
    return touch(strokes, stagger: stagger)
  }

  private func turn(
    at center: Point, from start: (distance: Double, angle: Angle),
    to end: (distance: Double, angle: Angle), in duration: Double, easing: UnitCurve,
    stagger: Double
  ) -> TouchScript {
    // The first finger is on the far side of the centre.
    let strokes = [180.0, 0.0].map { side in
      let from = TouchPath.Polar(
        radius: start.distance / 2, angle: Angle(degrees: start.angle.degrees + side))
      let to = TouchPath.Polar(
        radius: end.distance / 2, angle: Angle(degrees: end.angle.degrees + side))
      return TouchStroke(at: TouchPath.place(from, about: center))
        .turning(about: center, from: from, to: to, in: duration, easing: easing)
    }
    return touch(strokes, stagger: stagger)
  }

  private func ended(_ stroke: TouchStroke, _ ending: TouchStroke.Ending) -> TouchStroke {
    ending == .cancel ? stroke.cancelled() : stroke
  }
}
