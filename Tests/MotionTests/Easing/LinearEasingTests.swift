import Motion
import Testing

@Suite("LinearEasing")
struct LinearEasingTests {
  @Test("stays within the error it is given, with few stops", arguments: 0..<12)
  func approximation(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let spring = Spring(response: 0.5, dampingRatio: generator.number(in: 0.15...1.5))
    let duration = spring.restTime(displacement: 1, velocity: 0, threshold: 0.001)
    let course = CurveFunction(spring, from: 100, to: 300, until: duration)
    let error = generator.magnitude(from: 0.0005, to: 0.02)
    let easing = LinearEasing(course, to: 300, within: error)
    let found = easing.maximumError { input in
      input == 1 ? 1 : (course.value(at: input * duration) - 100) / 200
    }
    #expect(found <= error + 1e-12, "seed \(seed)")
    #expect(easing.stops.count < 200, "seed \(seed)")
    // What is written has been rounded before, so reading gives the same stops but for a rounding.
    guard case .linear(let read) = try CSSEasing(easing.text()) else {
      Issue.record("not linear(), seed \(seed)")
      return
    }
    #expect(read.stops.count == easing.stops.count, "seed \(seed)")
    for (stop, other) in zip(read.stops, easing.stops) {
      #expect(abs(stop.input - other.input) < 1e-12, "seed \(seed)")
      #expect(abs(stop.output - other.output) < 1e-12, "seed \(seed)")
    }
  }

  @Test("needs two stops for a line, and fewer for a larger error")
  func counts() {
    #expect(LinearEasing(within: 0.001) { $0 }.stops.count == 2)
    let course = CurveFunction(.bouncy, from: 0, to: 1, until: 1)
    let coarse = LinearEasing(course, to: 1, within: 0.02)
    let fine = LinearEasing(course, to: 1, within: 0.001)
    #expect(coarse.stops.count * 2 < fine.stops.count)
  }

  @Test("measures what a jump costs instead of promising it")
  func jump() {
    let staircase = StepEasing(count: 2)
    let easing = LinearEasing(within: 0.001) { staircase.value(at: $0) }
    #expect(easing.maximumError { staircase.value(at: $0) } > 0.4)
  }

  @Test("samples evenly, rounds halves up and writes no needless zeros")
  func sampling() {
    let easing = LinearEasing(sampling: 5, decimals: 2) { $0 * $0 - 0.005 }
    #expect(easing.text() == "linear(0, 0.06, 0.25, 0.56, 1)")
    #expect(LinearEasing(evenly: [-0.5, 1]).text(decimals: 0) == "linear(0, 1)")
    #expect(LinearEasing(evenly: [-1.25, 10.05]).text() == "linear(-1.25, 10.05)")
  }
}
