import Gestures
import Motion
import Testing

@Suite("Touch scripts")
struct TouchScriptTests {
  static let low = Point(x: 100, y: 600)
  static let high = Point(x: 100, y: 200)

  /// The samples as `time phase contact x y`, times in milliseconds.
  static func lines(_ script: TouchScript) -> [String] {
    script.events.map { event in
      let time = Double(event.time.nanoseconds) / 1e6
      return
        "\(time) \(event.phase) \(event.contact.rawValue) \(event.location.x) \(event.location.y)"
    }
  }

  @Test("A tap is a touch and a lift, several are spread by the interval")
  func tap() {
    #expect(
      Self.lines(TouchScript().tap(at: Point(x: 5, y: 6))) == [
        "0.0 down 1 5.0 6.0", "80.0 up 1 5.0 6.0",
      ])
    #expect(
      Self.lines(TouchScript().doubleTap(at: Point(x: 5, y: 6))) == [
        "0.0 down 1 5.0 6.0", "80.0 up 1 5.0 6.0", "200.0 down 2 5.0 6.0", "280.0 up 2 5.0 6.0",
      ])
  }

  @Test("A finger that rests reports nothing until it lifts")
  func longPress() {
    #expect(
      Self.lines(TouchScript().longPress(at: Point(x: 5, y: 6), for: 0.7)) == [
        "0.0 down 1 5.0 6.0", "700.0 up 1 5.0 6.0",
      ])
  }

  @Test("A drag is sampled at the rate, from the touch to the end")
  func drag() {
    let script = TouchScript(TouchSampling(rate: 100)).drag(
      from: .zero, to: Point(x: 40, y: -80), in: 0.04, easing: .linear)
    #expect(
      Self.lines(script) == [
        "0.0 down 1 0.0 0.0", "10.0 move 1 10.0 -20.0", "20.0 move 1 20.0 -40.0",
        "30.0 move 1 30.0 -60.0", "40.0 up 1 40.0 -80.0",
      ])
  }

  @Test("A drag that is held arrives, says nothing, and lifts where it is")
  func held() {
    let script = TouchScript(TouchSampling(rate: 100)).drag(
      from: .zero, to: Point(x: 40, y: 0), in: 0.036, easing: .linear, resting: 0.2)
    // The look at 40 ms, and that at 30 ms, which is the last before the arrival, are counted once.
    #expect(
      Self.lines(script).dropFirst(3) == [
        "30.0 move 1 33.333333333333336 0.0", "36.0 move 1 40.0 0.0", "236.0 up 1 40.0 0.0",
      ])
  }

  @Test("An easing spreads the way, and its end is the end")
  func easing() throws {
    let script = TouchScript(TouchSampling(rate: 100)).drag(
      from: .zero, to: Point(x: 100, y: 0), in: 0.1, easing: .easeIn)
    let middle = try #require(script.events.first { $0.time == milliseconds(50) })
    #expect(middle.location.x == 100 * UnitCurve.easeIn.value(at: 0.5))
    #expect(script.events.last?.location == Point(x: 100, y: 0))
  }

  @Test("A finger that the system takes away is cancelled where it is")
  func cancelled() {
    let script = TouchScript(TouchSampling(rate: 50)).drag(
      from: .zero, to: Point(x: 40, y: 0), in: 0.04, easing: .linear, ending: .cancel)
    #expect(Self.lines(script).last == "40.0 cancel 1 40.0 0.0")
  }

  @Test("A pinch changes the distance and keeps the middle, fingers at the same looks")
  func pinch() {
    let script = TouchScript(TouchSampling(rate: 100)).pinch(
      at: Point(x: 200, y: 400), from: 100, to: 300, in: 0.1, easing: .linear)
    let pairs = Dictionary(grouping: script.events) { $0.time }
    #expect(pairs.count == 11)
    for (time, pair) in pairs {
      guard pair.count == 2 else {
        Issue.record("at \(time) there is \(pair.count) sample")
        continue
      }
      let distance = (pair[1].location - pair[0].location).length
      // The turn through sine and cosine costs a few roundings of numbers of this size.
      #expect((distance - (100 + 2000 * time.seconds)).magnitude < 1e-9)
      #expect((pair[0].location.x + pair[1].location.x - 400).magnitude < 1e-9)
    }
  }

  @Test("A rotation turns clockwise and keeps the distance")
  func rotate() throws {
    let script = TouchScript().rotate(
      at: Point(x: 200, y: 400), by: .degrees(90), in: 0.3, distance: 100)
    for event in script.events {
      let radius = (event.location - Point(x: 200, y: 400)).length
      #expect((radius - 50).magnitude < 1e-9)
    }
    let last = try #require(script.events.last { $0.contact == ContactID(2) })
    #expect((last.location - Point(x: 200, y: 450)).length < 1e-9)
  }

  @Test("Two fingers drag side by side; the second may land later, and leaves later then")
  func twoFingers() {
    let script = TouchScript(TouchSampling(rate: 100)).twoFingerDrag(
      from: Point(x: 100, y: 0), to: Point(x: 100, y: 40), in: 0.04, distance: 80,
      easing: .linear, stagger: 0.012)
    #expect(
      Self.lines(script) == [
        "0.0 down 1 60.0 0.0", "10.0 move 1 60.0 10.0", "12.0 down 2 140.0 0.0",
        "20.0 move 1 60.0 20.0", "20.0 move 2 140.0 8.0", "30.0 move 1 60.0 30.0",
        "30.0 move 2 140.0 18.0", "40.0 up 1 60.0 40.0", "40.0 move 2 140.0 28.0",
        "52.0 up 2 140.0 40.0",
      ])
  }

  @Test("Steps follow each other, scripts run beside each other, fingers keep their numbers")
  func composition() {
    let tap = TouchScript().tap(at: Point(x: 1, y: 1))
    #expect(
      Self.lines(tap.pause(0.5).tap(at: Point(x: 2, y: 2))) == [
        "0.0 down 1 1.0 1.0", "80.0 up 1 1.0 1.0", "580.0 down 2 2.0 2.0", "660.0 up 2 2.0 2.0",
      ])
    #expect(
      Self.lines(tap.followed(by: tap)) == [
        "0.0 down 1 1.0 1.0", "80.0 up 1 1.0 1.0", "80.0 down 2 1.0 1.0", "160.0 up 2 1.0 1.0",
      ])
    #expect(
      Self.lines(tap.together(with: tap, after: 0.03)) == [
        "0.0 down 1 1.0 1.0", "30.0 down 2 1.0 1.0", "80.0 up 1 1.0 1.0", "110.0 up 2 1.0 1.0",
      ])
  }
}
