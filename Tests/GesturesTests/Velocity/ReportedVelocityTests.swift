import Gestures
import Motion
import Testing

/// The velocity at a lift that follows samples, each a time in ms and a place.
private func velocity(
  _ estimator: VelocityEstimator, _ samples: [(Double, Double)], lift: (Double, Double)
) -> Double {
  var tracker = VelocityTracker(estimator)
  for (time, value) in samples { tracker.add(value, at: milliseconds(time)) }
  tracker.lift(lift.1, at: milliseconds(lift.0))
  return tracker.velocity(at: milliseconds(lift.0))
}

/// What people reported of velocities, and what the estimators here make of it.
@Suite("Reported velocities")
struct ReportedVelocityTests {
  @Test("three frames are enough (VEL-01)", arguments: VelocityEstimator.presets)
  func shortSwipe(_ estimator: VelocityEstimator) {
    let swipe = velocity(estimator, [(0, 0), (8, 40), (16, 80)], lift: (16, 80))
    // Two segments of 5000 a second; a missing third one counts 0 in the weighted rules.
    let weights: [VelocityEstimator: Double] = [.iOSScroll: 0.4, .macOSScroll: 0.85]
    #expect(abs(swipe - 5_000 * (weights[estimator] ?? 1)) < 1e-8)
    let jump = velocity(estimator, [(0, 0)], lift: (16, 80))
    #expect(jump == (estimator == .swiftUI ? 5_000 : 0))
  }

  @Test("half a second of rest leaves nothing where there is a stop rule (VEL-02)")
  func rest() {
    let moves = (0...10).map { (Double($0) * 10, Double($0) * 10) }
    for estimator in VelocityEstimator.presets where estimator.rule.stop < .infinity {
      #expect(velocity(estimator, moves, lift: (600, 100)) == 0, "\(estimator.name)")
    }
    // SwiftUI's own has none, and counts the lift: 0.75 of the velocity is left.
    #expect(abs(velocity(.swiftUI, moves, lift: (600, 100)) - 750) < 1e-9)
  }

  @Test("one still sample before the lift does not stop a fit (VEL-03)")
  func stillSample() {
    let moves = [(0.0, 0.0), (8.3, -35.5), (16.5, -101.7), (24.3, -102.4)]
    let fitted = velocity(.leastSquares, moves, lift: (32.5, -102.4))
    let pushed = velocity(.impulse, moves, lift: (32.5, -102.4))
    #expect(fitted < -500)
    #expect(pushed < -4_000)
  }

  @Test("a rest before the flick does not dilute it (VEL-04)")
  func holdThenFlick() {
    let moves = [(0.0, 100.0), (1_000, 100), (1_008, 120), (1_016, 140), (1_024, 160)]
    let steady: [VelocityEstimator] = [
      .swiftUI, .leastSquares, .flutter, .android, .compose, .chromium, .iOSScroll, .macOSScroll,
    ]
    // Quotients of steps of 8 ms, and a fit to four samples.
    for estimator in steady {
      let flick = velocity(estimator, moves, lift: (1_024, 160))
      #expect(abs(flick - 2_500) < 1e-8, "\(estimator.name)")
    }
  }

  @Test("a small reversal at the lift throws nothing the other way (VEL-09)")
  func reversal() {
    let moves = [(0.0, 300.0), (8, 280), (16, 260), (24, 262)]
    let line = VelocityEstimator.custom(.leastSquares(LeastSquaresVelocity(degree: 1)))
    let safe: [VelocityEstimator] = [
      .swiftUI, .impulse, .composeImpulse, .iOSScroll, .macOSScroll, .chromiumRestricted, line,
    ]
    for estimator in safe {
      #expect(velocity(estimator, moves, lift: (24, 262)) <= 0, "\(estimator.name)")
    }
    // In steps of 8 ms about the middle: Σ s x / Σ s² = −67 / 5, the slope of the line. The bend of
    // the parabola adds 3 · 22 / 4 at its end, which turns it round.
    #expect(abs(velocity(line, moves, lift: (24, 262)) + 13.4 / 0.008) < 1e-9)
    #expect(abs(velocity(.android, moves, lift: (24, 262)) - (16.5 - 13.4) / 0.008) < 1e-9)
  }

  @Test("two samples of one time are one, at the later place (VEL-15)")
  func sameTime() {
    for estimator in VelocityEstimator.presets {
      let twice = velocity(estimator, [(0, 0), (16, 10), (16, 20)], lift: (32, 20))
      let once = velocity(estimator, [(0, 0), (16, 20)], lift: (32, 20))
      #expect(twice == once && twice.isFinite)
    }
  }

  @Test("older segments weigh more than a noisy last one (VEL-17)")
  func weights() {
    let moves = [(0.0, 0.0), (10, 10), (20, 20), (30, 22)]
    #expect(abs(velocity(.iOSScroll, moves, lift: (30, 22)) - 960) < 1e-9)
  }

  @Test("SwiftUI's sampler replaces and ignores samples by their times (VEL-18)")
  func sampler() {
    var tracker = VelocityTracker(.swiftUI)
    for (time, value) in [(0.0, 0.0), (10, 10), (20, 30), (15, 99)] {
      tracker.add(value, at: milliseconds(time))
    }
    let end = milliseconds(20)
    #expect(abs(tracker.velocityComponents(at: end).x - 1_250) < 1e-9)
    tracker.add(40.0, at: end)
    #expect(abs(tracker.velocityComponents(at: end).x - 1_500) < 1e-9)
  }

  @Test("a drag says for every estimator that its velocity is from before a rest")
  func staleDrag() {
    let rests: [(VelocityEstimator, Double)] = [
      (.swiftUI, 0.07), (.compose, 0.07), (.composeImpulse, 0.07), (.chromium, 0.07),
      (.flutter, 0), (.impulse, 0), (.iOSScroll, 0),
    ]
    for (estimator, rest) in rests {
      let drag = GestureAttachment(
        id: GestureID(0), gesture: .drag(DragGesture(velocity: estimator)))
      let updates = ArbiterRun(offered: [drag]).run([
        sample(0, .down, 0), sample(10, .move, 10), sample(20, .move, 20), sample(30, .move, 30),
        sample(100, .up, 30),
      ])
      var ignored = -1.0
      if case .ended(.drag(let value)) = updates.last?.change { ignored = value.ignoredRest }
      #expect(ignored == rest, "\(estimator.name)")
    }
  }
}
