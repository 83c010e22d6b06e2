import Motion
import Testing

@Suite("A unit curve of CSS")
struct CSSCurveTests {
  @Test(
    "has the values of its easing",
    arguments: [
      "linear(0.1, 0.5 20%, 0.9 20%, 0.7, 1.2)", "linear(0, 1)", "linear(0.5)", "steps(5)",
      "steps(3, jump-start)", "steps(4, jump-none)", "steps(2, jump-both)", "ease",
      "cubic-bezier(0.3, -0.5, 1, 1.25)",
    ])
  func values(_ text: String) throws {
    let easing = try CSSEasing(text)
    let curve = UnitCurve(easing)
    for step in 0...60 {
      let x = Double(step) / 60
      #expect(curve.value(at: x) == easing.value(at: x), "at \(x)")
    }
    // Progress outside counts as the nearer end.
    #expect(curve.value(at: -1) == curve.value(at: 0))
    #expect(curve.value(at: 2) == curve.value(at: 1))
  }

  @Test("has no slope on a staircase, and that of the line between stops")
  func slopes() throws {
    let stairs = UnitCurve.steps(StepEasing(count: 4, position: .jumpBoth))
    for step in 0...40 { #expect(stairs.velocity(at: Double(step) / 40) == 0) }
    let lines = UnitCurve.linear(
      LinearEasing([
        LinearEasing.Stop(input: 0, output: 0), LinearEasing.Stop(input: 0.5, output: 0.25),
        LinearEasing.Stop(input: 0.5, output: 0.75), LinearEasing.Stop(input: 1, output: 1),
      ]))
    #expect(lines.velocity(at: 0.2) == 0.5 && lines.velocity(at: 0.5) == 0.5)
    #expect(lines.velocity(at: 1) == 0.5)
    #expect(lines.value(at: 0.5) == 0.75 && lines.value(at: 0.5.nextDown) < 0.2501)
  }

  @Test("is inverted, lines by lines")
  func inverseOfStops() throws {
    let curve = UnitCurve.linear(LinearEasing(evenly: [0, 0.1, 0.6, 1]))
    for step in 0...30 {
      let x = Double(step) / 30
      // A few roundings, of slopes up to 10/3.
      #expect((curve.inverse.value(at: curve.value(at: x)) - x).magnitude < 1e-14)
    }
    // What falls stays at the highest so far.
    let bouncing = UnitCurve.linear(LinearEasing(evenly: [0, 1, 0.5, 1]))
    #expect(bouncing.inverse.value(at: 0.5) == 1.0 / 6)
    #expect(bouncing.inverse.value(at: 1) == 1)
  }

  @Test(
    "is inverted, risers by treads",
    arguments: [
      StepEasing.Position.jumpStart, .jumpEnd, .jumpNone, .jumpBoth,
    ])
  func inverseOfSteps(_ position: StepEasing.Position) {
    let curve = UnitCurve.steps(StepEasing(count: 5, position: position))
    #expect(curve.inverse.inverse == curve)
    // In the middle of a riser's height the inverse has the time of the riser.
    for step in 1..<5 {
      let time = Double(step) / 5
      let height = (curve.value(at: time) + curve.value(at: time.nextDown)) / 2
      #expect((curve.inverse.value(at: height) - time).magnitude < 1e-15)
    }
  }

  @Test("animates: the value steps, and the velocity is 0")
  func animation() throws {
    let stairs = Animation.timingCurve(
      .steps(StepEasing(count: 4)), duration: 0.4)
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 100, stairs, at: .zero)
    func shown(_ milliseconds: Int64) -> Double {
      value.value(at: Instant(nanoseconds: milliseconds * 1_000_000))
    }
    #expect([0, 50, 150, 250, 350, 400, 500].map(shown) == [0, 0, 25, 50, 75, 100, 100])
    for step in Int64(0)...10 {
      #expect(value.velocity(at: Instant(nanoseconds: step * 41_000_000)) == 0)
    }
    // What takes over in the middle starts at the step, at rest.
    let middle = Instant(nanoseconds: 150_000_000)
    value.animate(to: 0, .spring(response: 0.5, dampingFraction: 1), at: middle)
    #expect(value.value(at: middle) == 25 && value.velocity(at: middle) == 0)
  }

  @Test("animates along lines, repeated and backwards too")
  func repeatedLines() throws {
    let easing = LinearEasing(evenly: [0, 0.2, 1])
    let animation = Animation.timingCurve(.linear(easing), duration: 1)
      .repeatCount(2, autoreverses: true)
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 10, animation, at: .zero)
    let quarter = Instant(nanoseconds: 250_000_000)
    #expect((value.value(at: quarter) - 1).magnitude < 1e-12)
    #expect((value.velocity(at: quarter) - 4).magnitude < 1e-12)
    let back = Instant(nanoseconds: 1_250_000_000)
    #expect((value.value(at: back) - 9).magnitude < 1e-12)
    #expect((value.velocity(at: back) + 4).magnitude < 1e-12)
  }

  @Test("jumps in its analysis where its steps are", arguments: [3, 7, 10, 49])
  func analysis(_ count: Int) {
    let duration = 0.3
    let course = CurveFunction(
      .steps(StepEasing(count: count)), from: 0, to: Double(count), duration: duration)
    #expect(course.corners.count == count)
    for (index, corner) in course.corners.enumerated() {
      // The level itself is a quotient times the way, rounded twice.
      #expect((course.value(at: corner) - Double(index + 1)).magnitude < 1e-13)
      #expect((course.value(at: corner.nextDown) - Double(index)).magnitude < 1e-13)
    }
    #expect(course.isMonotone())
    #expect((course.largestJump.value - 1).magnitude < 1e-12)
    #expect(course.timeToFirstReach(1.5) == course.corners[1])
  }
}
