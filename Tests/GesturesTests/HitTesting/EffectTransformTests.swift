import Gestures
import Motion
import Testing

private let center = Point(x: 100, y: 50)

@Suite("EffectTransform")
struct EffectTransformTests {
  @Test("changes nothing by itself, to the bit")
  func identity() {
    let transform = EffectTransform(center: center)
    for point in [Point(x: 0.1, y: 0.2), Point(x: 1e6, y: -3)] {
      // A centre of 100 takes the last bits of 0.1.
      let applied = transform.apply(to: point)
      #expect((applied - point).length < 1e-13)
    }
    #expect(transform.apply(to: center) == center)
    #expect(transform.undo(at: Point(x: 7, y: 9)) == Point(x: 7, y: 9))
  }

  @Test(
    "turns by multiples of 90° exactly, clockwise on the screen",
    arguments: [
      (0.0, Point(x: 110, y: 70)), (90.0, Point(x: 80, y: 60)), (180.0, Point(x: 90, y: 30)),
      (270.0, Point(x: 120, y: 40)), (-90.0, Point(x: 120, y: 40)), (360.0, Point(x: 110, y: 70)),
      (810.0, Point(x: 80, y: 60)), (-180.0, Point(x: 90, y: 30)),
    ])
  func quarters(_ degrees: Double, _ expected: Point) {
    let transform = EffectTransform(center: center, rotation: degrees)
    let point = Point(x: 110, y: 70)
    #expect(transform.apply(to: point) == expected)
    #expect(transform.undo(at: expected) == point)
  }

  @Test("turns by 30° and 45° by the sines of the table")
  func sines() {
    let right = Point(x: 200, y: 50)
    let thirty = EffectTransform(center: center, rotation: 30).apply(to: right)
    // cos 30° and sin 30° times 100; an ulp of 200 covers the roundings.
    #expect(abs(thirty.x - 186.602_540_378_443_864_68) <= 3e-14)
    #expect(abs(thirty.y - 100) <= 3e-14)
    let eighth = EffectTransform(center: center, rotation: 45).apply(to: right)
    #expect(abs(eighth.x - 170.710_678_118_654_752_44) <= 3e-14)
    #expect(abs(eighth.y - 120.710_678_118_654_752_44) <= 3e-14)
  }

  @Test("scales, then turns, then moves")
  func order() {
    let transform = EffectTransform(
      center: center, scale: Vector(x: 2, y: 3), rotation: 90, offset: Vector(x: 5, y: 7))
    #expect(transform.apply(to: Point(x: 110, y: 60)) == Point(x: 75, y: 77))
    #expect(transform.undo(at: Point(x: 75, y: 77)) == Point(x: 110, y: 60))
  }

  @Test("undoes what it does, within rounding")
  func roundTrip() {
    var worst = 0.0
    for step in 0..<400 {
      let transform = EffectTransform(
        center: center, scale: Vector(x: 0.3 + Double(step % 7), y: -0.5 - Double(step % 3)),
        rotation: Double(step) * 7.3 - 1_000, offset: Vector(x: Double(step), y: -20))
      let point = Point(x: Double(step % 40) * 9, y: Double(step % 11) * 60)
      guard let back = transform.undo(at: transform.apply(to: point)) else {
        Issue.record("nothing was shown at step \(step)")
        continue
      }
      worst = max(worst, (back - point).length)
    }
    // Places up to a few thousand points, and scales down to 0.3: some units of 1e-13.
    #expect(worst < 5e-12)
  }

  @Test("shows no point where there is no extent or no number")
  func degenerate() {
    let flat = EffectTransform(center: center, scale: Vector(x: 0, y: 1))
    #expect(flat.undo(at: center) == nil)
    let lost = EffectTransform(center: center, rotation: .nan)
    #expect(lost.undo(at: Point(x: 3, y: 3)) == nil)
    let spun = EffectTransform(center: center, rotation: 1e300)
    #expect(spun.undo(at: Point(x: 3, y: 3)) == nil)
  }
}
