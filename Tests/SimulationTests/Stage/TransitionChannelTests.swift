import Motion
import Testing

@testable import Simulation

/// A part of a transition by itself, with effects that no part of the scene language has alone.
@Suite("Transition channel")
struct TransitionChannelTests {
  static func channel(_ full: TransitionEffect, _ progress: Double) -> TransitionChannel {
    TransitionChannel(element: 0, role: .both, full: full, progress: progress)
  }

  @Test("takes every component in a line with its progress, rotation and blur included")
  func components() {
    let full = TransitionEffect(
      offset: Vector(x: 40, y: -20), scale: 3, opacity: 0, blur: 8, rotation: 90)
    #expect(
      Self.channel(full, 0.25).effect(at: .zero)
        == TransitionEffect(
          offset: Vector(x: 10, y: -5), scale: 1.5, opacity: 0.75, blur: 2, rotation: 22.5))
    #expect(Self.channel(full, 0).effect(at: .zero) == .identity)
    #expect(Self.channel(full, 1).effect(at: .zero) == full)
  }

  @Test("rests where the last of its components does")
  func strictest() {
    func rest(_ full: TransitionEffect) -> Instant? {
      var channel = Self.channel(full, 0)
      return channel.progress.animate(
        to: 1, .spring(response: 0.5, dampingFraction: 0.8), at: .zero
      ).removed
    }
    let angle = rest(TransitionEffect(rotation: 90))
    #expect(angle == rest(TransitionEffect(offset: Vector(x: 0, y: 90))))
    #expect(angle == rest(TransitionEffect(blur: 90)))
    #expect(angle == rest(TransitionEffect(opacity: 0.5, rotation: 90)))
    #expect(angle != rest(TransitionEffect(opacity: 0.5)))
    #expect(angle != rest(TransitionEffect(rotation: 45)))
  }
}
