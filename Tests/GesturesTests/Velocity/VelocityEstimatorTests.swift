import Gestures
import Motion
import Testing

/// A finger at 1000/s over samples 8 ms apart, the newest at `milliseconds(40)`.
private let steady: [VelocitySample] = (0...5).map {
  VelocitySample(time: milliseconds(Double($0) * 8), value: SIMD4(Double($0) * 8, 0, 0, 0))
}

/// The longest silence that an estimator takes for motion, and the next it takes for rest, in ms.
private struct StopCase: CustomTestStringConvertible {
  var estimator: VelocityEstimator
  var moves: Double
  var rests: Double?

  var testDescription: String { estimator.name }
}

@Suite("VelocityEstimator")
struct VelocityEstimatorTests {
  @Test("has a name for each preset and finds it again")
  func names() {
    #expect(
      VelocityEstimator.names == [
        "swiftUI", "leastSquares", "impulse", "iOSScroll", "macOSScroll", "flutter", "android",
        "compose", "composeImpulse", "chromium", "chromiumRestricted",
      ])
    for estimator in VelocityEstimator.presets {
      #expect(VelocityEstimator.named(estimator.name) == estimator)
    }
    #expect(VelocityEstimator.named("Impulse") == nil)
    #expect(VelocityEstimator.named("custom") == nil)
    #expect(VelocityEstimator.custom(.threeSamples).name == "custom")
  }

  @Test("counts the lift as a sample for SwiftUI's rule alone")
  func countsLift() {
    #expect(VelocityEstimator.presets.filter { $0.countsLift } == [.swiftUI])
    #expect(VelocityEstimator.custom(.threeSamples).countsLift)
  }

  @Test("has the stop time of its rule")
  func stop() {
    let stops = VelocityEstimator.presets.map { $0.rule.stop }
    let none = Double.infinity
    #expect(stops == [none, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, none, none, 0.08, 0.08])
  }

  @Test(
    "takes longer silence than its stop time for rest",
    arguments: [
      StopCase(estimator: .swiftUI, moves: 5_000, rests: nil),
      StopCase(estimator: .leastSquares, moves: 40, rests: 40.001),
      StopCase(estimator: .impulse, moves: 40, rests: 40.001),
      StopCase(estimator: .iOSScroll, moves: 40, rests: 40.001),
      StopCase(estimator: .macOSScroll, moves: 40, rests: 40.001),
      StopCase(estimator: .flutter, moves: 40, rests: 40.001),
      StopCase(estimator: .android, moves: 40, rests: 40.001),
      StopCase(estimator: .compose, moves: 5_000, rests: nil),
      StopCase(estimator: .composeImpulse, moves: 5_000, rests: nil),
      StopCase(estimator: .chromium, moves: 79.999, rests: 80),
      StopCase(estimator: .chromiumRestricted, moves: 79.999, rests: 80),
    ])
  private func silence(_ row: StopCase) {
    let moving = row.estimator.rule.velocity(of: steady, at: milliseconds(40 + row.moves)).x
    // Steady motion; a fit and a chain of roots round a few times.
    #expect(abs(moving - 1_000) < 1e-9)
    guard let rests = row.rests else { return }
    #expect(row.estimator.rule.velocity(of: steady, at: milliseconds(40 + rests)) == SIMD4())
  }

  @Test("gives the mirror image for the mirrored finger", arguments: VelocityEstimator.presets)
  func mirror(_ estimator: VelocityEstimator) {
    let places: [Double] = [0, 3, 9, 22, 30, 31]
    let samples = places.indices.map {
      VelocitySample(
        time: milliseconds(Double($0) * 9), value: SIMD4(places[$0], -places[$0], 0, 0))
    }
    let velocity = estimator.rule.velocity(of: samples, at: milliseconds(50))
    #expect(velocity.x == -velocity.y)
    #expect(velocity.x > 0)
  }

  @Test("may be a rule of one's own")
  func custom() {
    // example: velocity
    let short = VelocityWindow(horizon: 0.05, stop: 0.03, history: 12)
    let estimator = VelocityEstimator.custom(.impulse(ImpulseVelocity(window: short)))
    var tracker = VelocityTracker(estimator)
    tracker.add(Vector(x: 0, y: 0), at: .zero)
    tracker.add(Vector(x: 4, y: 1), at: Instant(nanoseconds: 8_000_000))
    let velocity: Vector = tracker.velocity(at: Instant(nanoseconds: 10_000_000))
    // end
    #expect(velocity == Vector(x: 500, y: 125))
    let rested: Vector = tracker.velocity(at: Instant(nanoseconds: 38_000_001))
    #expect(rested == .zero)
  }
}
