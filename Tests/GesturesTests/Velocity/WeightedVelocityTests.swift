import Gestures
import Motion
import Testing

private let samples: [VelocitySample] = [(0, 0), (10, 1), (20, 3), (30, 7), (40, 15)].map {
  VelocitySample(time: milliseconds($0.0), value: SIMD4($0.1, 0, 0, 0))
}

@Suite("WeightedVelocity")
struct WeightedVelocityTests {
  @Test("weighs the last three segments, the oldest most for iOS and the middle one for macOS")
  func weights() {
    // Segments of 200, 400 and 800 a second.
    let end = milliseconds(40)
    let iOS = WeightedVelocity.iOSScroll.velocity(of: samples, at: end)?.x ?? .nan
    #expect(abs(iOS - (0.6 * 200 + 0.35 * 400 + 0.05 * 800)) < 1e-12)
    let macOS = WeightedVelocity.macOSScroll.velocity(of: samples, at: end)?.x ?? .nan
    #expect(abs(macOS - (0.15 * 200 + 0.65 * 400 + 0.2 * 800)) < 1e-12)
  }

  @Test("lets a missing segment count 0")
  func fewSamples() {
    let rule = WeightedVelocity(oldest: 1, middle: 10, newest: 100)
    let end = milliseconds(20)
    // A step of 10 ms is no binary fraction: each quotient rounds.
    let three = rule.velocity(of: Array(samples[..<3]), at: end)?.x ?? .nan
    #expect(abs(three - (10 * 100 + 100 * 200)) < 1e-10)
    let two = rule.velocity(of: Array(samples[1..<3]), at: end)?.x ?? .nan
    #expect(abs(two - 100 * 200) < 1e-10)
    #expect(rule.velocity(of: Array(samples[..<1]), at: end) == nil)
    #expect(rule.velocity(of: [], at: end) == nil)
  }

  @Test("stops after its stop time")
  func stop() {
    let rule = WeightedVelocity(oldest: 1, middle: 1, newest: 1, stop: 0.01)
    #expect(rule.velocity(of: samples, at: milliseconds(50)) != nil)
    #expect(rule.velocity(of: samples, at: milliseconds(50.001)) == nil)
  }
}
