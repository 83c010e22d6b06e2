import Motion
import Testing

@Suite("Legal springs")
struct LegalityTests {
  @Test("are those of the stated ranges")
  func ranges() {
    #expect(Spring.isLegal(response: 1e-6, dampingRatio: 0))
    #expect(Spring.isLegal(response: 1e6, dampingRatio: 1e9))
    #expect(!Spring.isLegal(response: 0, dampingRatio: 1))
    #expect(!Spring.isLegal(response: 2e6, dampingRatio: 1))
    #expect(!Spring.isLegal(response: 1, dampingRatio: -0.1))
    #expect(!Spring.isLegal(response: 1, dampingRatio: .infinity))
    #expect(!Spring.isLegal(response: .nan, dampingRatio: 1))
    #expect(Spring.isLegal(mass: 2, stiffness: 100, damping: 0))
    #expect(!Spring.isLegal(mass: -1, stiffness: 100, damping: 10))
    #expect(!Spring.isLegal(stiffness: 0, damping: 10))
    for response in [1e-6, 1e6] {
      let spring = Spring(response: response, dampingRatio: 1)
      #expect((spring.response / response - 1).magnitude <= 1e-15)
    }
  }

  @Test("stop the program outside them")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1, dampingRatio: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -90, damping: 12) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0.5, bounce: -1) }
    await #expect(processExitsWith: .failure) {
      var value = AnimatedValue(0.0, rest: .points)
      value.animate(to: 1e13, .smooth, at: .zero)
    }
  }
}
