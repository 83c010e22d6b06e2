import Gestures
import Motion
import Testing

private func velocity(_ values: [(Double, Double)]) -> Double? {
  let samples = values.map {
    VelocitySample(time: milliseconds($0.0), value: SIMD4($0.1, 0, 0, 0))
  }
  return ImpulseVelocity().velocity(of: samples, at: samples.last?.time ?? .zero)?.x
}

@Suite("ImpulseVelocity")
struct ImpulseVelocityTests {
  @Test("is the velocity of the only segment")
  func segment() {
    #expect(velocity([(0, 0), (10, 3)]) == 300)
    #expect(velocity([(0, 0), (10, -3)]) == -300)
    #expect(velocity([(0, 5)]) == nil)
  }

  @Test("adds the work of a faster segment")
  func faster() {
    // Work 100²/2 = 5 000, then + (300 − 100) · 300 = 65 000; √130 000.
    let expected = 130_000.0.squareRoot()
    #expect(abs((velocity([(0, 0), (10, 1), (20, 4)]) ?? .nan) - expected) < 1e-10)
  }

  @Test("loses the work of a slower one")
  func slower() {
    // Work 300²/2 = 45 000, then + (100 − 300) · 100 = 25 000; √50 000.
    let expected = 50_000.0.squareRoot()
    #expect(abs((velocity([(0, 0), (10, 3), (20, 4)]) ?? .nan) - expected) < 1e-10)
  }

  @Test("turns round where the finger does")
  func reversal() {
    // Work 100²/2 = 5 000, then + (−300 − 100) · 300 = −115 000; −√230 000.
    let expected = -230_000.0.squareRoot()
    #expect(abs((velocity([(0, 0), (10, 1), (20, -2)]) ?? .nan) - expected) < 1e-10)
  }

  @Test("keeps its work where a sample stands still")
  func still() {
    // A segment of velocity 0 has no force: (0 − v) · 0.
    #expect(abs((velocity([(0, 0), (10, 2), (20, 2)]) ?? .nan) - 200) < 1e-10)
  }
}
