import Motion
import Testing

@Suite("Animation")
struct AnimationTests {
  @Test("has SwiftUI's springs")
  func springs() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(
      Animation.spring(response: 0.5).base
        == .fluidSpring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
    #expect(
      Animation.interactiveSpring
        == .spring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.15).base
        == .fluidSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.smooth(duration: 0.4) == .spring(response: 0.4, dampingFraction: 1))
    #expect(Animation.default != .spring)
  }

  @Test("has SwiftUI's curves, of 0.35 s")
  func curves() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn.base == .curve(.easeIn, duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
  }

  @Test("keeps its modifiers in order")
  func modifiers() {
    let animation = Animation.smooth.delay(1).speed(2)
    #expect(animation.modifiers == [.delay(1), .speed(2)])
    #expect(animation != .smooth.speed(2).delay(1))
  }

  @Test("knows whether it is legal")
  func legality() {
    #expect(Animation.default.isLegal)
    #expect(Animation.spring(response: 0).isLegal)
    #expect(Animation.spring(response: 1e-6).isLegal)
    #expect(!Animation.spring(response: 1e-7).isLegal)
    #expect(!Animation.spring(response: -1).isLegal)
    #expect(!Animation.spring(response: 0.5, dampingFraction: -0.1).isLegal)
    #expect(!Animation.spring(duration: 0.5, bounce: -1).isLegal)
    #expect(!Animation.spring(response: .nan).isLegal)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 0).isLegal)
    #expect(!Animation.interpolatingSpring(stiffness: 0, damping: 1).isLegal)
    #expect(Animation.linear(duration: 0).isLegal)
    #expect(!Animation.linear(duration: -1).isLegal)
  }

  @Test("stands still at a speed of 0", arguments: [0, -1.0])
  func noSpeed(_ speed: Double) {
    var value = AnimatedValue(1.0, rest: .points)
    let times = value.animate(to: 5, .smooth.speed(speed), at: .zero)
    #expect(times.removed == .never && times.logical == .never)
    #expect(value.value(at: Instant(nanoseconds: 9_000_000_000)) == 1)
    #expect(value.velocity(at: Instant(nanoseconds: 9_000_000_000)) == 0)
  }
}
