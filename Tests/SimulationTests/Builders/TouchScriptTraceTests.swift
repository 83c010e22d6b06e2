import Simulation
import Testing

@Suite("Traces of touch scripts")
struct TouchScriptTraceTests {
  static let a = Point(x: 100, y: 600)
  static let b = Point(x: 120.5, y: 200)

  static func scripts(_ sampling: TouchSampling) -> [TouchScript] {
    let script = TouchScript(sampling)
    return [
      script.tap(at: a), script.doubleTap(at: a), script.longPress(at: a),
      script.drag(from: a, to: b, in: 0.3), script.flick(from: a, to: b, speed: 2500),
      script.drag(from: a, to: b, in: 0.2, resting: 0.25),
      script.drag(from: a, to: b, in: 0.2, ending: .cancel),
      script.pinch(at: a, from: 300, to: 90, in: 0.4, angle: .degrees(30), stagger: 0.011),
      script.rotate(at: a, by: .degrees(-70), in: 0.4, stagger: 0.02),
      script.twoFingerDrag(from: a, to: b, in: 0.3, stagger: 0.015),
      script.tap(at: a).pause(0.3).drag(from: a, to: b, in: 0.1)
        .together(with: script.longPress(at: b), after: 0.2).followed(by: script.tap(at: b)),
    ]
  }

  @Test(
    "Every gesture is a trace that reads back as it was written", arguments: [60.0, 90, 120, 240])
  func roundTrip(rate: Double) throws {
    let exact = TouchSampling(rate: rate)
    let rough = TouchSampling(rate: rate, jitter: 0.0004, grid: 1.0 / 3, duplicates: 0.2, seed: 5)
    for (index, script) in (Self.scripts(exact) + Self.scripts(rough)).enumerated() {
      let trace = script.trace(viewport: Size(width: 393, height: 852), scene: "a.scene.json")
      let reading = try TraceReader.read(TraceWriter.bytes(of: trace))
      #expect(reading.warnings == [], "script \(index)")
      #expect(reading.trace.header == trace.header)
      let entries = reading.trace.entries.map { TraceEntry(time: $0.time, action: $0.action) }
      #expect(entries == trace.entries, "script \(index)")
    }
  }

  @Test("Two lines make a test: a tap on a button is a tap")
  func twoLines() throws {
    let trace = TouchScript(.device(seed: 1)).tap(at: Point(x: 50, y: 50))
    let play = Play(
      "views: [ { id: \"button\", frame: { width: 100, height: 100 }, gestures: [ { tap: {} } ] } ]",
      trace.entries)
    #expect(try play.record().gesture("button:tap")?.outcome == "ended")
  }
}
