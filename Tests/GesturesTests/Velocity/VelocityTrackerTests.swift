import Gestures
import Motion
import Testing

private func tracker(
  _ estimator: VelocityEstimator, _ samples: [(Double, Double)]
) -> VelocityTracker {
  var tracker = VelocityTracker(estimator)
  for (time, value) in samples { tracker.add(value, at: milliseconds(time)) }
  return tracker
}

@Suite("VelocityTracker")
struct VelocityTrackerTests {
  @Test("weighs three samples as SwiftUI does")
  func swiftUI() {
    let end = milliseconds(1_000)
    #expect(tracker(.swiftUI, []).velocityComponents(at: end).x == 0)
    #expect(tracker(.swiftUI, [(0, 5)]).velocityComponents(at: end).x == 0)
    #expect(tracker(.swiftUI, [(0, 0), (500, 1)]).velocityComponents(at: end).x == 2)
    #expect(tracker(.swiftUI, [(0, 0), (500, 1), (1_000, 5)]).velocityComponents(at: end).x == 3.5)
    let long = [(0, 900.0), (100, 0), (500, 400), (1_000, 400)]
    #expect(
      tracker(.swiftUI, long.map { (Double($0.0), $0.1) }).velocityComponents(at: end).x == 750)
  }

  @Test("ignores older samples and lets one of the same time replace the last")
  func sameTime() {
    let end = milliseconds(1_000)
    let tracked = tracker(.swiftUI, [(1_000, 1), (0, 2)])
    #expect(tracked.lastTime == milliseconds(1_000))
    #expect(tracked.velocityComponents(at: end).x == 0)
    #expect(tracker(.swiftUI, [(0, 0), (500, 7), (500, 1)]).velocityComponents(at: end).x == 2)
  }

  @Test("fits a parabola exactly")
  func parabola() {
    // x = 3 + 200 t − 500 t², so x′(0.08) = 120.
    var samples: [(Double, Double)] = []
    for time: Double in [0, 8, 17, 24, 33, 41, 52, 61, 70, 80] {
      let t = time / 1_000
      samples.append((time, 3 + 200 * t - 500 * t * t))
    }
    let velocity = tracker(.leastSquares, samples).velocityComponents(at: milliseconds(80)).x
    // Ten samples of size 15 over 0.08 s: a few units in the last place of 15 ÷ 0.08.
    #expect(abs(velocity - 120) < 1e-10)
  }

  @Test("fits a line to two samples and nothing to one")
  func fewSamples() {
    #expect(tracker(.leastSquares, [(0, 1)]).velocityComponents(at: milliseconds(0)).x == 0)
    #expect(
      tracker(.leastSquares, [(0, 0), (8, 2)]).velocityComponents(at: milliseconds(8)).x == 250)
  }

  @Test(
    "takes 40 ms of silence for motion and more for rest",
    arguments: [(48.0, 250.0), (48.001, 0.0)])
  func stop(_ lift: Double, _ expected: Double) {
    let tracked = tracker(.leastSquares, [(0, 0), (8, 2)])
    #expect(tracked.velocityComponents(at: milliseconds(lift)).x == expected)
    #expect(tracked.handOverComponents(at: milliseconds(lift)).x == expected)
  }

  @Test("looks back over gaps of 40 ms and 100 ms in all, and no further")
  func window() {
    // The oldest sample would bend the line.
    let lift = milliseconds(200)
    let gap = tracker(.leastSquares, [(100, 77), (140.001, 0), (160, 5), (200, 15)])
    let without = tracker(.leastSquares, [(140.001, 0), (160, 5), (200, 15)])
    #expect(gap.velocityComponents(at: lift) == without.velocityComponents(at: lift))
    let last = tracker(.leastSquares, [(100, 77), (140, 0), (160, 5), (200, 15)])
    let none = tracker(.leastSquares, [(140, 0), (160, 5), (200, 15)])
    #expect(last.velocityComponents(at: lift) != none.velocityComponents(at: lift))
    let old = tracker(.leastSquares, [(99.999, 77), (130, 0), (165, 5), (200, 15)])
    let young = tracker(.leastSquares, [(130, 0), (165, 5), (200, 15)])
    #expect(old.velocityComponents(at: lift) == young.velocityComponents(at: lift))
    let kept = tracker(.leastSquares, [(100, 77), (130, 0), (165, 5), (200, 15)])
    #expect(kept.velocityComponents(at: lift) != young.velocityComponents(at: lift))
  }

  @Test("keeps a bounded number of samples")
  func bounded() {
    for estimator in VelocityEstimator.presets {
      var tracked = VelocityTracker(estimator)
      for index in 0..<10_000 {
        tracked.add(Double(index), at: Instant(nanoseconds: Int64(index) * 10_000))
      }
      #expect(tracked.samples.count <= 128)
      // 1 a 10 µs; the fit of a line leaves rounding of values up to 10 000 over a millisecond.
      #expect(abs(tracked.velocityComponents(at: tracked.lastTime ?? .zero).x - 100_000) < 1e-3)
    }
  }

  @Test("tracks four components at once, each by itself")
  func components() {
    for estimator in VelocityEstimator.presets {
      var whole = VelocityTracker(estimator)
      var parts = [Int](0..<4).map { _ in VelocityTracker(estimator) }
      for index in 0..<6 {
        let time = milliseconds(Double(index) * 9)
        let value = Double(index * index)
        let all = SIMD4(value, -2 * value, 7 - value, Double(index))
        whole.add(all, at: time)
        for part in 0..<4 { parts[part].add(all[part], at: time) }
      }
      let end = milliseconds(50)
      let velocity = whole.velocityComponents(at: end)
      for part in 0..<4 { #expect(velocity[part] == parts[part].velocityComponents(at: end).x) }
    }
  }

  @Test("takes and gives values in their own form")
  func forms() {
    var frames = VelocityTracker(.swiftUI)
    frames.add(Rect(x: 0, y: 0, width: 10, height: 20), at: milliseconds(0))
    frames.add(Rect(x: 1, y: 2, width: 14, height: 28), at: milliseconds(500))
    let frame: Rect = frames.velocity(at: milliseconds(500))
    #expect(frame == Rect(x: 2, y: 4, width: 8, height: 16))
    let handed: Rect = frames.handOver(at: milliseconds(500))
    #expect(handed == frame)
  }

  @Test("lets SwiftUI's velocity fade before a spring takes it over, and end at 2 s")
  func fading() {
    let tracked = tracker(.swiftUI, [(0, 0), (10, 10)])
    // 0.998ⁿ to 20 digits. The literal 0.998 is off by half an ulp, n times over, and a dozen
    // products round.
    let table: [(Double, Double)] = [
      (0, 1), (1, 0.998), (16, 0.968_475_548_980_735_050_97),
      (0.5, 0.998_999_499_499_374_123_69), (151.25, 0.738_744_685_689_880_931_75),
      (1_999.999_999, 0.018_242_425_260_272_083_50), (2_000, 0), (5_000, 0),
    ]
    for (silence, factor) in table {
      let velocity = tracked.handOverComponents(at: milliseconds(10 + silence)).x
      let tolerance = (silence + 24) * 1.2e-16
      #expect(abs(velocity / 1_000 - factor) <= factor * tolerance, "after \(silence) ms")
    }
  }

  @Test("forgets all samples")
  func removeAll() {
    var tracked = tracker(.swiftUI, [(0, 0), (10, 10)])
    tracked.removeAll()
    #expect(tracked.lastTime == nil)
    #expect(tracked.handOver(at: milliseconds(10)) == Vector.zero)
  }

  @Test(
    "says how long a finger had rested whose velocity is that of before",
    arguments: [
      (VelocityEstimator.swiftUI, 150.0, 0.15), (.compose, 150, 0.15), (.composeImpulse, 150, 0.15),
      (.chromium, 60, 0.06), (.chromium, 80, 0), (.leastSquares, 150, 0), (.impulse, 41, 0),
      (.iOSScroll, 41, 0), (.swiftUI, 40, 0), (.compose, 40.001, 0.040_001),
    ])
  func ignoredRest(_ estimator: VelocityEstimator, _ silence: Double, _ expected: Double) {
    var tracked = tracker(estimator, [(0, 0), (8, 2), (16, 4), (24, 6)])
    let lift = milliseconds(24 + silence)
    #expect(tracked.ignoredRest(at: lift) == expected)
    tracked.lift(6.0, at: lift)
    #expect(tracked.ignoredRest(at: lift) == expected)
    #expect(tracked.samples.count <= 4)
  }

  @Test("says nothing of a rest where nothing moved, nothing was sampled, or motion went on")
  func noRest() {
    let end = milliseconds(500)
    #expect(tracker(.swiftUI, []).ignoredRest(at: end) == 0)
    #expect(tracker(.swiftUI, [(0, 3), (8, 3), (16, 3)]).ignoredRest(at: end) == 0)
    var moved = tracker(.swiftUI, [(0, 0), (8, 2)])
    moved.lift(2.0, at: milliseconds(108))
    #expect(moved.ignoredRest(at: milliseconds(108)) == 0.1)
    moved.add(4.0, at: milliseconds(116))
    #expect(moved.ignoredRest(at: milliseconds(116)) == 0)
    moved.lift(4.0, at: milliseconds(216))
    moved.removeAll()
    moved.add(1.0, at: milliseconds(300))
    moved.add(2.0, at: milliseconds(308))
    #expect(moved.ignoredRest(at: milliseconds(316)) == 0)
  }

  @Test("takes the lift for a sample where the estimator does")
  func lift() {
    for estimator in VelocityEstimator.presets {
      var tracked = tracker(estimator, [(0, 0), (8, 2)])
      tracked.lift(10.0, at: milliseconds(16))
      #expect(tracked.samples.count == (estimator == .swiftUI ? 3 : 2), "\(estimator)")
    }
  }

  @Test("adds up changes since the sample before")
  func changes() {
    var tracked = VelocityTracker(.impulse)
    for (time, change) in [(0.0, 9.0), (10, 2), (20, 2), (30, 2)] {
      tracked.add(changeBy: SIMD4(change, 0, 0, -change), at: milliseconds(time))
    }
    let same = tracker(.impulse, [(0, 9), (10, 11), (20, 13), (30, 15)])
    let end = milliseconds(30)
    let velocity = tracked.velocityComponents(at: end)
    #expect(velocity.x == same.velocityComponents(at: end).x)
    #expect(velocity.w == -velocity.x)
    // Steady motion of 200/s passes through roots and squares, a few roundings each.
    #expect(abs(velocity.x - 200) < 1e-11)
  }
}
