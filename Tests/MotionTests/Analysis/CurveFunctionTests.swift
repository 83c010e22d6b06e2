import Motion
import Testing

@Suite("CurveFunction")
struct CurveFunctionTests {
  /// Damping ratio 0.5 from 0 to 100.
  let course = CurveFunction(Spring(response: 1, dampingRatio: 0.5), from: 0, to: 100, until: 5)

  @Test(
    "finds the overshoot of a spring where it is by its formula", arguments: [0.1, 0.3, 0.5, 0.8])
  func overshoot(_ ratio: Double) {
    let spring = Spring(response: 0.7, dampingRatio: ratio)
    let course = CurveFunction(spring, from: 0, to: 100, until: 20)
    let root = (1 - ratio * ratio).squareRoot()
    let exact = 100 * ElementaryFunctions.exp(-ratio * .pi / root)
    // An extremum is level: an ulp of the time costs nothing.
    #expect(abs(course.overshoot(of: 100) - exact) < 1e-11)
    #expect(abs(course.overshootPercent(of: 100) - exact) < 1e-11)
    let time = .pi / (spring.angularFrequency * root)
    #expect(abs(course.maximum.time - time) < 1e-9)
    #expect(course.maximum.value == course.value(at: course.maximum.time))
    #expect(course.undershoot(from: 100) == 0)
    let turns = course.extrema
    #expect(abs(turns[2].time - 2 * turns[1].time) < 1e-9)
  }

  @Test("finds times to neighbouring numbers")
  func times() throws {
    let reached = try #require(course.timeToFirstReach(100))
    #expect(course.value(at: reached) >= 100 && course.value(at: reached.nextDown) < 100)
    let rise = try #require(course.riseTime(of: 100))
    let early = try #require(course.timeToFirstReach(10))
    let late = try #require(course.timeToFirstReach(90))
    #expect(rise == late - early)
    let settled = try #require(course.settlingTime(within: 1, of: 100))
    #expect(abs(course.value(at: settled) - 100) <= 1)
    #expect(abs(course.value(at: settled.nextDown) - 100) > 1)
    let spring = Spring(response: 1, dampingRatio: 0.5)
    let exact = spring.lastCrossing(of: 1, displacement: -100, velocity: 0)
    #expect(abs(settled - exact) < 1e-12)
    #expect(course.timeToFirstReach(120) == nil)
    #expect(course.settlingTime(within: 1, of: 50) == nil)
    #expect(course.timeToFirstReach(0) == 0)
    #expect(course.settlingTime(within: 200, of: 100) == 0)
  }

  @Test("is cut into monotone pieces that meet", arguments: 0..<20)
  func pieces(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let spring = Spring(
      response: generator.number(in: 0.2...2), dampingRatio: generator.number(in: 0.05...2))
    let course = CurveFunction(
      spring, from: 0, to: generator.number(in: -100...100),
      velocity: generator.number(in: -2000...2000), until: 4)
    let pieces = course.pieces
    #expect(pieces[0].startTime == 0 && pieces[pieces.count - 1].endTime == 4)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.endTime == next.startTime && piece.endValue == next.startValue)
    }
    for piece in pieces {
      let inside = course.restricted(from: piece.startTime, until: piece.endTime)
      var last = piece.startValue
      for index in 1...50 {
        let time = piece.startTime + (piece.endTime - piece.startTime) * Double(index) / 50
        let value = inside.value(at: time)
        let step = piece.endValue > piece.startValue ? value - last : last - value
        // Near an extremum a step is as small as the rounding of the value.
        #expect(step > -1e-11, "seed \(seed)")
        last = value
      }
    }
  }

  @Test("knows its shape")
  func shape() {
    #expect(!course.isMonotone() && course.isMonotone(tolerance: 20))
    #expect(course.restricted(from: 0, until: course.maximum.time).isMonotone())
    #expect(course.isBounded(by: 0, 117) && !course.isBounded(by: 0, 116))
    #expect(course.largestJump.value == 0 && course.largestKink.value == 0)
    let smooth = CurveFunction(Spring(response: 1, dampingRatio: 1), from: 0, to: 1, until: 9)
    #expect(smooth.isMonotone() && smooth.overshoot(of: 1) == 0)
    #expect(CurveFunction(.easeInOut, from: 2, to: 8, duration: 3).isMonotone())
    let eased = CurveFunction(.easeInOut, from: 2, to: 8, duration: 3)
    // Symmetric: as long before the middle as after it.
    #expect(eased.timeToFirstReach(5) == 1.5)
  }

  @Test("finds jumps and kinks of keyframes")
  func corners() {
    let course = CurveFunction(
      KeyframePath(
        initialValue: 0.0,
        [
          .linear(to: 10, duration: 1), .move(to: 25), .linear(to: 5, duration: 2),
          .move(to: 6),
        ]))
    #expect(course.largestJump == CurvePoint(time: 1, value: 15))
    #expect(course.largestKink == CurvePoint(time: 1, value: -20))
    #expect(course.timeToFirstReach(20) == 1)
    #expect(course.timeToFirstReach(5) == 0.5)
    #expect(course.end == 6 && course.minimum.value == 0 && course.maximum.value == 25)
    #expect(course.settlingTime(within: 0.5, of: 6) == 3)
    #expect(!course.isMonotone())
  }

  @Test("compares courses")
  func comparison() throws {
    let other = CurveFunction(Spring(response: 1, dampingRatio: 1), from: 0, to: 100, until: 5)
    let worst = course.maximumDistance(to: other)
    var sampled = 0.0
    for index in 0...50_000 {
      let time = Double(index) / 10_000
      let distance = course.value(at: time) - other.value(at: time)
      if distance.magnitude > sampled.magnitude { sampled = distance }
    }
    // Samples a tenth of a millisecond apart miss a level extremum by 1e-5 at most.
    #expect(abs(worst.value - sampled) < 1e-5 && worst.value.magnitude >= sampled.magnitude)
    let first = try #require(course.firstDifference(from: other, exceeding: 5))
    #expect((course.value(at: first) - other.value(at: first)).magnitude > 5)
    #expect((course.value(at: first.nextDown) - other.value(at: first.nextDown)).magnitude <= 5)
    #expect(course.firstDifference(from: other, exceeding: 60) == nil)
    #expect(course.maximumDistance(to: course).value == 0)
    #expect(course.rootMeanSquare(from: course) == 0)
  }

  @Test("integrates squares")
  func rootMeanSquare() {
    let line = CurveFunction(.linear, from: 0, to: 3, duration: 2)
    #expect(abs(line.rootMeanSquare - 3.0.squareRoot()) < 1e-14)
    // Of e^(−2t) from 0 to 2: √((1 − e^(−8)) / 8).
    let decay = CurveFunction(
      ExponentialDecay(start: -1, target: 0, rate: DecelerationRate(perSecond: 2)), until: 2)
    let exact = ((1 - ElementaryFunctions.exp(-8)) / 8).squareRoot()
    #expect(abs(decay.rootMeanSquare - exact) < 1e-12)
  }

  @Test("follows a decay through its edge")
  func edge() throws {
    let bounded = BoundedDecay(
      ExponentialDecay(start: 0, velocity: 3000), in: 0, 500,
      spring: Spring(response: 0.5, dampingRatio: 0.6))
    let course = CurveFunction(bounded, until: 4)
    #expect(course.largestJump.value == 0)
    let edge = try #require(bounded.edge)
    #expect(course.timeToFirstReach(500) == edge.time)
    #expect(course.overshoot(of: 500) > 0)
    #expect(course.largestKink.value.magnitude < 1e-6)
  }

  @Test("is sampled evenly")
  func sampling() {
    let samples = course.sampled(count: 101)
    #expect(samples.times.count == 101 && samples.endTime == 5)
    #expect(samples.values[10] == course.value(at: samples.times[10]))
    #expect(samples.maximum <= course.maximum.value)
  }
}
