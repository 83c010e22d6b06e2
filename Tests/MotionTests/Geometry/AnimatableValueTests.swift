import Motion
import Testing

@Suite("Animatable values")
struct AnimatableValueTests {
  /// Halfway through a line.
  private func middle<Value: Animatable>(_ start: Value, _ end: Value) -> Value {
    var value = AnimatedValue(start, rest: .other)
    value.animate(to: end, .linear(duration: 1), at: .zero)
    return value.value(at: Instant(nanoseconds: 500_000_000))
  }

  @Test("take an angle the way its numbers say, or the short way if asked")
  func angles() {
    #expect(middle(Angle.degrees(350), .degrees(10)) == .degrees(180))
    let near = Angle.degrees(10).nearest(to: .degrees(350))
    #expect(near == .degrees(370))
    #expect(middle(Angle.degrees(350), near) == .degrees(360))
    for (angle, other, expected) in [
      (10.0, 10.0, 10.0), (190, 0, -170), (180, 0, 180), (-180, 0, -180), (-730, 0, -10),
      (0, 725, 720), (540, 0, 180),
    ] {
      #expect(Angle.degrees(angle).nearest(to: .degrees(other)) == .degrees(expected))
    }
    #expect((Angle.radians(.pi).degrees - 180).magnitude < 1e-13)
  }

  @Test("mix the light of colours")
  func colours() {
    let grey = middle(
      RGBAColor(sRGBRed: 0, green: 0, blue: 0), RGBAColor(sRGBRed: 1, green: 1, blue: 1))
    #expect((grey.red - 0.5).magnitude < 1e-12 && grey.opacity == 1)
    #expect((grey.sRGB.green - 0.7353569830524495).magnitude < 1e-12)
    for code in [-0.5, 0, 0.02, 0.04045, 0.5, 1, 1.3] {
      let back = RGBAColor(sRGBRed: code, green: 0, blue: 0).sRGB.red
      // The two branches of sRGB's curve meet to 3e-8 only, at 0.04045.
      #expect((back - code).magnitude < 4e-8)
    }
  }

  @Test("pair and line up, and rest one by one")
  func pairs() {
    typealias Pair = AnimatablePair<Point, Angle>
    #expect(Pair.componentCount == 3)
    let half = middle(
      Pair(Point(x: 0, y: 2), .zero), Pair(Point(x: 4, y: 4), .degrees(90)))
    #expect(half == Pair(Point(x: 2, y: 3), .degrees(45)))
    typealias Four = AnimatableArray<SIMD4<Double>>
    #expect(middle(Four([1, 2, 3]), Four([3, 2, 1])) == Four([2, 2, 2]))
    #expect((Four([1, 2]) - Four([1, 1])).magnitudeSquared == 1)
    #expect(Four.zero == Four([]))
    #expect(Four([1, 5])[1] == 5)
  }
}
