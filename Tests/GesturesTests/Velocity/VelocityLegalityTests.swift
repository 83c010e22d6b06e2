import Gestures
import Testing

@Suite("Illegal velocity rules")
struct VelocityLegalityTests {
  @Test("are refused")
  func rules() async {
    await #expect(processExitsWith: .failure) { _ = VelocityWindow(horizon: -0.1) }
    await #expect(processExitsWith: .failure) { _ = VelocityWindow(history: 129) }
    await #expect(processExitsWith: .failure) {
      _ = VelocityWindow(history: 3, minimumSamples: 4)
    }
    await #expect(processExitsWith: .failure) { _ = LeastSquaresVelocity(degree: 0) }
    await #expect(processExitsWith: .failure) {
      _ = WeightedVelocity(oldest: .nan, middle: 0, newest: 0)
    }
  }
}
