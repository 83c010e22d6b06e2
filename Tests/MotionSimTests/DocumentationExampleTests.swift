import Simulation
import Testing

// What stands between `// example: NAME` and `// end` is what the documentation shows; the tests of
// the pages hold the two together.

@Suite("The examples of the documentation")
struct DocumentationExampleTests {
  @Test("ask a spring")
  func spring() {
    // example: spring
    let spring = Spring(response: 0.35, dampingRatio: 0.8)
    let shown = spring.value(target: 100, initialVelocity: 400, time: 0.1)
    let restTime = spring.restTime(displacement: -100, velocity: 400, threshold: 0.1)
    // end
    #expect(shown > 50 && shown < 100)
    #expect(restTime > 0.35 && restTime < 1)
  }

  @Test("count frames")
  func frames() {
    // example: frames
    let rate = FrameRate(60)
    let first = rate.instant(ofFrame: 1)
    let third = rate.instant(ofFrame: 3)
    // end
    #expect(first.nanoseconds == 16_666_667)
    #expect(third.nanoseconds == 50_000_000)
  }

  @Test("turn a spring round in mid-flight")
  func interruption() {
    // example: interruption
    var offset = AnimatedValue(0.0, rest: .points)
    offset.animate(to: 300, .spring(response: 0.4, dampingFraction: 0.8), at: .zero)

    let halfWay = Instant(nanoseconds: 150_000_000)
    let before = offset.velocity(at: halfWay)
    offset.animate(to: 0, .spring(response: 0.4, dampingFraction: 0.8), at: halfWay)
    let after = offset.velocity(at: halfWay)
    // end
    #expect(before > 500)
    #expect(after == before)
  }

  @Test("write gestures in code")
  func script() {
    // example: script
    let script = TouchScript(.device(rate: 120, seed: 7))
      .doubleTap(at: Point(x: 196, y: 400))
      .pause(0.5)
      .flick(from: Point(x: 196, y: 600), to: Point(x: 196, y: 300), speed: 1800)
    let trace = script.trace(viewport: Size(width: 393, height: 852))
    // end
    #expect(trace.entries.count > 20)
    #expect(trace.header.sampling == "120 Hz, jitter 0.3 ms, grid 0.3333 pt, seed 7")
  }

  @Test("write a trace in code")
  func trace() {
    // example: trace
    let finger = ContactID(1)
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 393, height: 852)),
      entries: [
        TraceEntry(
          time: .zero,
          action: .pointer(finger, .down, Point(x: 196, y: 400), .none)),
        TraceEntry(
          time: Instant(nanoseconds: 60_000_000),
          action: .pointer(finger, .up, Point(x: 197, y: 400), .none)),
      ])
    // end
    #expect(trace.entries.count == 2)
  }

  @Test("combine gestures")
  func combinations() {
    // example: combinations
    let hold = GestureDescription.longPress(LongPressGesture())
    let drag = GestureDescription.drag(DragGesture())
    let pinch = GestureDescription.magnify(MagnifyGesture())
    let turn = GestureDescription.rotate(RotateGesture())
    let reorder = hold.sequenced(before: drag)
    let transform = pinch.simultaneously(with: turn)
    // end
    #expect(reorder.kindName == "sequenced")
    #expect(transform == .simultaneously(pinch, with: turn))
  }

  @Test("let an arbiter decide")
  func arbiter() {
    // example: arbiter
    let tap = GestureAttachment(id: GestureID(1), gesture: .tap(TapGesture()))
    let drag = GestureAttachment(
      id: GestureID(2), gesture: .drag(DragGesture()), priority: .high)
    let views = PlainGeometry(size: Size(width: 200, height: 200))
    var arbiter = Arbiter()
    let finger = ContactID(1)
    let touch = PointerEvent(
      time: .zero, contact: finger, phase: .down, location: Point(x: 100, y: 100))
    let move = PointerEvent(
      time: Instant(nanoseconds: 16_000_000), contact: finger, phase: .move,
      location: Point(x: 112, y: 100))
    let first = arbiter.down(touch, offered: [tap, drag], in: views)
    let second = arbiter.handle(move, in: views)
    // end
    #expect(first.map(\.change.name) == ["possible", "possible"])
    #expect(second.map(\.change.name).sorted() == ["began", "failed"])
  }

  @Test("replay a trace")
  func replay() throws {
    let folder = "traces/card-stack"
    let sceneBytes = try #require(PackageFiles.bytes(of: "\(folder)/card-stack.scene.json"))
    let traceBytes = try #require(PackageFiles.bytes(of: "\(folder)/flick.trace.jsonl"))
    // example: replay
    let scene = try SceneReader.read(sceneBytes).scene
    let trace = try TraceReader.read(traceBytes).trace
    let run = try Replay(scene, trace).record()

    let opacity = run.curve("card[c1].opacity")
    let drag = run.gesture("card[c1]:drag")
    // end
    #expect(run.frames.count > 10)
    #expect(try #require(opacity).end < 0.5)
    #expect(try #require(drag).outcome == "ended")
  }

  @Test("hold a run against the expectations of their page")
  func expectations() throws {
    let folder = "traces/card-stack"
    let sceneBytes = try #require(PackageFiles.bytes(of: "\(folder)/card-stack.scene.json"))
    let traceBytes = try #require(PackageFiles.bytes(of: "\(folder)/flick.trace.jsonl"))
    let scene = try SceneReader.read(sceneBytes).scene
    let trace = try TraceReader.read(traceBytes).trace
    let page = try #require(PackageFiles.pages.first { $0.name.hasPrefix("writing-expectations") })
    let expectationBytes = Array(try #require(PageTests.fences("json5", in: page).first).utf8)
    // example: expectations
    let replay = try Replay(scene, trace)
    let check = ExpectationCheck(try replay.record(), of: trace, gestures: replay.gestureNames)
    for result in check.results(of: try ExpectationReader.read(expectationBytes)) {
      #expect(result.passed, "\(result.message)")
    }
    // end
  }

  @Test("describe motion")
  func describing() {
    // example: describing
    let animation = Animation.spring(response: 0.4, dampingFraction: 0.8).delay(0.1).speed(2)
    let early = Animation.easeOut(duration: 0.3).logicallyComplete(after: 0.1)
    // end
    var value = AnimatedValue(0.0, rest: .points)
    value.animate(to: 100, animation, at: .zero)
    #expect(value.value(at: Instant(nanoseconds: 50_000_000)) == 0)
    #expect(value.value(at: Instant(nanoseconds: 60_000_000)) > 0)
    let times = value.animate(to: 0, early, at: Instant(nanoseconds: 1_000_000_000))
    #expect(times.logical == Instant(nanoseconds: 1_100_000_000))
    #expect(times.removed == Instant(nanoseconds: 1_300_000_000))
  }

  @Test("follow a value")
  func following() {
    // example: following
    var width = AnimatedValue(100.0, rest: .points)
    let times = width.animate(to: 200, .smooth(duration: 0.5), at: .zero)
    let clock = FrameRate(60)
    let shown = (0...60).map { width.value(at: clock.instant(ofFrame: $0)) }
    // end
    #expect(times.logical == Instant(nanoseconds: 500_000_000))
    #expect(times.removed > times.logical)
    #expect(shown[0] == 100 && shown[60] == 200)
  }

  @Test("measure a curve by its formula")
  func measuring() {
    // example: measuring
    let bouncy = CurveFunction(Spring(duration: 0.5, bounce: 0.3), from: 0, to: 100, until: 2)
    let overshoot = bouncy.overshoot(of: 100)
    // end
    // 100·e^(−πζ/√(1−ζ²)) with ζ = 0.7.
    #expect((overshoot - 4.598791026026772).magnitude < 1e-9)
  }
}
