import Gestures
import Motion
import Simulation
import Testing

@testable import motion_sim

@Suite("Gestures in words")
struct ScriptReaderTests {
  static let start = TouchScript(TouchSampling(rate: 100))
  static let a = Point(x: 100, y: 600)
  static let b = Point(x: 100.5, y: -20)

  /// A text and the script that it means.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var script: TouchScript
    var testDescription: String { text }
  }

  @Test(
    "Each gesture is the builder's of that name",
    arguments: [
      Case(text: "tap at 100,600", script: start.tap(at: a)),
      Case(
        text: "tap at 100, 600 for 50ms times 3",
        script: start.tap(at: a, count: 3, duration: 0.05)),
      Case(text: "double tap at 100,600", script: start.doubleTap(at: a)),
      Case(text: "press at 100,600", script: start.longPress(at: a)),
      Case(
        text: "long press for 0.7s at 100,600 cancel",
        script: start.longPress(at: a, for: 0.7, ending: .cancel)),
      Case(text: "drag from 100,600 to 100.5,-20", script: start.drag(from: a, to: b, in: 0.3)),
      Case(
        text: "drag from 100,600 to 100.5,-20 in 0.2 ease linear hold 0.1 cancel",
        script: start.drag(
          from: a, to: b, in: 0.2, easing: .linear, resting: 0.1, ending: .cancel)),
      Case(
        text: "flick from 100,600 to 100.5,-20 at 1e3",
        script: start.flick(from: a, to: b, speed: 1000)),
      Case(
        text: "pinch at 100,600 from 300 to 90 in 0.5 angle -30 ease easeOut stagger 12ms",
        script: start.pinch(
          at: a, from: 300, to: 90, in: 0.5, angle: .degrees(-30), easing: .easeOut,
          stagger: 0.012)),
      Case(
        text: "rotate at 100,600 by 90 apart 120",
        script: start.rotate(at: a, by: .degrees(90), in: 0.4, distance: 120)),
      Case(
        text: "two-finger drag from 100,600 to 100.5,-20 apart 50",
        script: start.twoFingerDrag(from: a, to: b, in: 0.3, distance: 50)),
      Case(
        text: "tap at 100,600 then pause 0.5 then tap at 100.5,-20",
        script: start.tap(at: a).pause(0.5).tap(at: b)),
      Case(
        text: "tap at 100,600 then tap at 100,600 and press at 100.5,-20",
        script: start.tap(at: a).tap(at: a).together(with: start.longPress(at: b), after: 0.08)),
    ])
  func gestures(row: Case) throws {
    #expect(try ScriptReader.append(row.text, to: Self.start).events == row.script.events)
    #expect(try ScriptReader.append(row.text, to: Self.start).end == row.script.end)
  }

  /// A text that is wrong, with the column and the message.
  struct Fault: CustomTestStringConvertible, Sendable {
    var text: String
    var messages: [String]
    var testDescription: String { text }

    init(_ text: String, _ messages: String...) {
      self.text = text
      self.messages = messages
    }
  }

  @Test(
    "A mistake is named with its column, and the nearest word where there is one",
    arguments: [
      Fault(
        "dragg from 1,2 to 3,4",
        "1 found \"dragg\"; expected a gesture: tap, double tap, press, drag, flick, pinch, rotate, "
          + "two-finger drag, pause", "did you mean drag?"),
      Fault(
        "drag form 1,2 to 3,4",
        "6 found \"form\"; drag knows from, to, in, ease, hold, cancel, then, and",
        "did you mean from?"),
      Fault(
        "drag from 1,2", "1 drag needs \"to X,Y\"",
        "usage: drag from X,Y to X,Y [in SECONDS] [ease EASING] [hold SECONDS] [cancel]"),
      Fault(
        "drag from 1,2 to 3;4",
        "18 found \"3;4\"; expected a place such as 100,600, in points"),
      Fault("tap at 1,2,3", "8 found \"1,2,3\"; expected a place such as 100,600, in points"),
      Fault("tap at 1,2 at 3,4", "12 found \"at\" twice"),
      Fault(
        "pause", "6 found the end; expected seconds from 0 to 600, such as 0.3 or 300ms"),
      Fault(
        "pause -1", "7 found \"-1\"; expected seconds from 0 to 600, such as 0.3 or 300ms"),
      Fault("tap at 1,2 times 1.5", "18 found \"1.5\"; expected a whole number from 1 to 100"),
      Fault(
        "drag from 1,2 to 3,4 ease easein",
        "27 found \"easein\"; expected an easing: linear, easeIn, easeOut, easeInOut, "
          + "circularEaseIn, circularEaseOut, circularEaseInOut",
        "did you mean easeIn?"),
      Fault(
        "flick from 0,0 to 1000,0 at 1",
        "29 at that speed the flick takes longer than 600 s"),
      Fault("pinch at 1,2 from 3 to x", "24 found \"x\"; expected points from 0 to 10000"),
      Fault(
        "pinch at 1,2 from 3 to 4 stagger 61",
        "34 found \"61\"; expected seconds from 0 to 60, such as 0.05 or 50ms"),
      Fault("rotate at 1,2 by x", "18 found \"x\"; expected degrees from -36000 to 36000"),
      Fault(
        "flick from 1,2 to 3,4 at 0",
        "26 found \"0\"; expected points per second from 1 to 100000"),
      Fault("pause 600 then pause 1", "22 the gestures take longer than 600 s"),
    ])
  func faults(row: Fault) {
    do {
      _ = try ScriptReader.append(row.text, to: Self.start)
      Issue.record("no mistake found")
    } catch {
      let messages = error.items.map { item in
        (item.position.map { "\($0.column) " } ?? "") + item.message
      }
      #expect(messages == row.messages)
    }
  }

  @Test("At most ten gestures may run at the same time")
  func crowd() throws {
    let ten = Array(repeating: "tap at 1,1", count: 10).joined(separator: " and ")
    #expect(try ScriptReader.append(ten, to: Self.start).events.count == 20)
    #expect(throws: Diagnostics.self) {
      try ScriptReader.append(ten + " and tap at 1,1", to: Self.start)
    }
  }
}
