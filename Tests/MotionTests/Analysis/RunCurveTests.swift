import Motion
import Testing

@Suite("The course of a run")
struct RunCurveTests {
  static let animations: [Animation] = [
    .spring(response: 0.4, dampingFraction: 0.6),
    .spring(response: 0.4, dampingFraction: 1).speed(1.7),
    .spring(response: 0.3, dampingFraction: 2).delay(0.2),
    .easeInOut(duration: 0.35),
    .easeIn(duration: 0.35).repeatCount(3, autoreverses: true),
    .spring(response: 0.3, dampingFraction: 0.5).repeatCount(2, autoreverses: false),
    .linear(duration: 0.2).delay(0.05).repeatCount(4, autoreverses: false).speed(3),
    .timingCurve(.steps(StepEasing(count: 3)), duration: 0.7).speed(3),
  ]

  private func run(_ animation: Animation) throws -> AnimationRun<Point> {
    try #require(
      AnimationRun(
        animation, from: Point(x: 10, y: -40), velocity: Point(x: 300, y: 0),
        to: Point(x: 110, y: 60), at: Instant(nanoseconds: 123_456_789), rest: .points))
  }

  @Test("has the bits of the run at whole nanoseconds", arguments: animations)
  func sameBits(_ animation: Animation) throws {
    let run = try run(animation)
    for component in 0..<2 {
      let course = CurveFunction(run, component: component)
      #expect(course.endTime == run.restInstant.seconds(since: run.start))
      for frame in Int64(0)..<240 {
        let nanoseconds = frame * 8_333_333
        let instant = Instant(nanoseconds: run.start.nanoseconds + nanoseconds)
        guard instant <= run.restInstant else { break }
        let time = Double(nanoseconds) / 1e9
        #expect(course.value(at: time) == run.value(at: instant)[component: component])
        #expect(course.velocity(at: time) == run.velocity(at: instant)[component: component])
      }
    }
  }

  @Test("is the course of its spring")
  func spring() throws {
    let run = try run(.spring(response: 0.4, dampingFraction: 0.6))
    let course = CurveFunction(run)
    let spring = CurveFunction(
      Spring(response: 0.4, dampingRatio: 0.6), from: 10, to: 110, velocity: 300,
      until: course.endTime)
    #expect(course.extrema.count >= 3)
    #expect((course.maximum.value - spring.maximum.value).magnitude < 1e-11)
    #expect((course.overshoot(of: 110) - spring.overshoot(of: 110)).magnitude < 1e-11)
    #expect(course.end == 110)
    // A spring rests below the threshold, and the value goes the rest of the way at once.
    #expect(course.largestJump.value.magnitude < 0.1)
  }

  @Test("has a corner where a repetition begins again")
  func repetition() throws {
    let run = try run(.linear(duration: 0.2).repeatCount(4, autoreverses: false).speed(3))
    let course = CurveFunction(run)
    #expect((course.endTime - 0.8 / 3).magnitude < 1e-9)
    // Back to the start three times, by the whole way.
    let jumps = course.corners.filter { corner in
      course.value(at: corner) - course.value(at: corner.nextDown) < -99
    }
    #expect(jumps.count == 3)
    #expect((course.largestJump.value + 100).magnitude < 1e-6)
    let reversing = CurveFunction(
      try self.run(.linear(duration: 0.2).repeatCount(4, autoreverses: true)))
    #expect((reversing.largestKink.value.magnitude - 1_000).magnitude < 1e-9)
    #expect(reversing.extrema.count >= 5)
  }

  @Test("of a repetition without end is looked at as far as asked")
  func endless() throws {
    let run = try run(.easeInOut(duration: 0.25).repeatForever())
    let course = CurveFunction(run, until: 1)
    #expect(course.endTime == 1)
    #expect(course.isBounded(by: 10, 110))
    #expect((course.value(at: 0.25) - 110).magnitude < 1e-9)
    #expect((course.value(at: 0.5) - 10).magnitude < 1e-9)
  }
}
