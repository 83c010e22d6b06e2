import Gestures
import Motion
import Testing

@Suite("Illegal releases and rules")
struct ReleaseLegalityTests {
  @Test("are refused")
  func releases() async {
    await #expect(processExitsWith: .failure) {
      _ = Release(translation: Vector(x: .nan, y: 0), velocity: .zero)
    }
    await #expect(processExitsWith: .failure) {
      _ = Release(
        translation: .zero, velocity: .zero, size: Size(width: -1, height: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = Release(position: 0, velocity: 0, detents: [0, 0], start: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Release(position: 0, velocity: 0, detents: [0, 1], start: 2)
    }
  }

  @Test("are refused where a rule lacks its detents or its size, or a limit holds nothing")
  func rules() async {
    await #expect(processExitsWith: .failure) {
      let rule = ReleaseRule.distance(.share(0.5, of: .width))
      _ = rule.target(of: Release(translation: .zero, velocity: .zero))
    }
    await #expect(processExitsWith: .failure) {
      _ = ReleaseRule.nearest().target(of: Release(translation: .zero, velocity: .zero))
    }
    await #expect(processExitsWith: .failure) {
      _ = ReleaseLimit.share(0.5, of: .width, least: 2, most: 1)
    }
  }
}
