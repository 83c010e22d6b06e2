import Motion
import Testing

@Suite("Courses through values")
struct SplineTests {
  @Test("meet their values, and go on straight outside", arguments: 0..<20)
  func monotoneSpline(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var times = [0.0]
    for _ in 0..<5 { times.append(times[times.count - 1] + generator.number(in: 0.1...1)) }
    let values = times.map { _ in generator.number(in: -10...10) }
    let spline = MonotoneSpline(times: times, values: values)
    for (time, value) in zip(times, values) {
      #expect(abs(spline.value(time: time) - value) < 1e-12, "seed \(seed)")
    }
    let end = times[times.count - 1]
    let slope = spline.velocity(time: end)
    #expect(
      abs(spline.value(time: end + 2) - values[values.count - 1] - 2 * slope) < 1e-9,
      "seed \(seed)")
    #expect(spline.velocity(time: end + 2) == slope)
    let inner = (times[2] + times[3]) / 2
    let difference =
      (spline.value(time: inner + 1e-5) - spline.value(time: inner - 1e-5)) / 2e-5
    // The third derivative of such a cubic stays below 1e6.
    #expect(abs(difference - spline.velocity(time: inner)) < 1e-4, "seed \(seed)")
  }

  @Test("stay level on a level stretch, and shorten steep slopes")
  func restrained() {
    let spline = MonotoneSpline(times: [0, 1, 2, 3], values: [0.0, 1, 1, 101])
    #expect(spline.value(time: 1.5) == 1)
    #expect(spline.velocity(time: 1) == 0 && spline.velocity(time: 2) == 0)
    let steep = MonotoneSpline(times: [0, 1, 2], values: [0.0, 1, 101])
    // The mean slope 50.5 is 50 times that of the first stretch.
    #expect(steep.velocity(time: 1) < 3.1)
  }

  @Test("are eased between values, and level outside")
  func piecewise() {
    let course = PiecewiseCourse(times: [1, 2, 4], values: [0.0, 10, 0], easing: .easeInOut)
    #expect(course.value(time: 0) == 0 && course.value(time: 9) == 0)
    #expect(course.value(time: 1.5) == 5 && course.value(time: 2) == 10)
    #expect(course.velocity(time: 0) == 0 && course.velocity(time: 4) == 0)
    #expect(course.velocity(time: 3) == -5 * UnitCurve.easeInOut.velocity(at: 0.5))
    let upright = PiecewiseCourse(times: [0, 1], values: [0.0, 1], easing: .circularEaseOut)
    #expect(upright.velocity(time: 0) == 0)
  }
}
