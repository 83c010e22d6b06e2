import Motion
import Testing

@Suite("Conversions")
struct ConversionTests {
  private func expectSame(_ a: Spring, _ b: Spring, within tolerance: Double = 1e-12) {
    #expect((a.angularFrequency / b.angularFrequency - 1).magnitude <= tolerance, "\(a) \(b)")
    #expect((a.dampingRatio - b.dampingRatio).magnitude <= tolerance * (1 + b.dampingRatio))
  }

  @Test("come back as the spring they were made of")
  func roundTrips() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<500 {
      let spring = Spring(
        angularFrequency: generator.magnitude(from: 1e-2, to: 1e3),
        dampingRatio: generator.magnitude(from: 1e-3, to: 1e3),
        mass: generator.magnitude(from: 1e-2, to: 1e2))
      expectSame(CoreAnimationSpring(spring).spring, spring)
      expectSame(FlutterSpring(spring).spring, spring)
      expectSame(AndroidSpring(spring).spring, spring)
      expectSame(MotionSpring(spring).spring, spring)
      expectSame(ReactSpring(spring).spring, spring)
      expectSame(ReanimatedSpring(spring).spring, spring)
      if spring.dampingRatio < 0.999 {
        // 1 − ζ² cancels up to three digits.
        FigmaSpring(spring).map { expectSame($0.spring, spring, within: 1e-11) }
      }
    }
  }

  @Test("of Origami and Pop come back within the range of their sliders")
  func origami() {
    for bounciness in stride(from: 0.0, through: 20, by: 2.5) {
      for speed in stride(from: 1.0, through: 20, by: 1.9) {
        let pop = PopSpring(bounciness: bounciness, speed: speed)
        let back = PopSpring(pop.spring)
        // The square root near full bounce loses half the digits.
        #expect((back?.bounciness ?? -1).distance(to: bounciness).magnitude < 1e-6)
        #expect((back?.speed ?? -1).distance(to: speed).magnitude < 1e-9)
        expectSame(OrigamiSpring(pop.spring).spring, pop.spring)
      }
    }
    #expect(PopSpring(Spring(response: 0.5, dampingRatio: 0)) == nil)
    #expect(OrigamiSpring().stiffness == 230.2 && OrigamiSpring().damping == 22)
  }

  @Test("of anime.js are off by no more than their rounding")
  func anime() {
    let spring = Spring(duration: 0.628, bounce: 0.5)
    let rounded = AnimeSpring(milliseconds: 628, bounce: 0.5)
    #expect((rounded.stiffness - spring.stiffness).magnitude <= 0.0005)
    #expect((rounded.damping - spring.damping).magnitude <= 0.0005)
    for frame in 0..<120 {
      let time = Double(frame) / 60
      let difference =
        rounded.spring.value(target: 1, time: time)
        - spring.value(
          target: 1, time: time)
      #expect(difference.magnitude < 1e-3)
    }
  }

  @Test("of Motion fall back to its defaults, and have a response of 1.2 visual durations")
  func motion() {
    #expect((MotionSpring(visualDuration: 0.5).spring.response - 0.6).magnitude < 1e-15)
    #expect(MotionSpring() == MotionSpring(stiffness: 100, damping: 10, mass: 1))
    #expect(MotionSpring(milliseconds: 300, velocity: 1e9).stiffness > 0)
  }

  @Test("of Core Animation treat more than critical damping as critical, and report what is given")
  func coreAnimation() {
    let spring = CoreAnimationSpring(damping: 40)
    #expect(spring.damping == 40 && spring.bounce == -0.5 && spring.spring.dampingRatio == 1)
    #expect(CoreAnimationSpring.viewAnimation.settlingDuration == 0.7999999999999999)
    #expect(CoreAnimationSpring(damping: 0).settlingDuration == .infinity)
    #expect(CoreAnimationSpring().value(from: 2, to: 5, at: 0) == 2)
  }

  @Test("of Android know what never ends")
  func android() {
    let swing = AndroidSpring(stiffness: 1_500, dampingRatio: 0)
    #expect(swing.estimatedMilliseconds(displacement: 100, velocity: 0) == nil)
    #expect(AndroidSpring().estimatedMilliseconds(displacement: 0, velocity: 0) == 0)
  }
}
