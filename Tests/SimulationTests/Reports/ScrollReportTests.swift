import Simulation
import Testing

/// What has been reported of scrolls and of gestures around them and inside, and what is right.
@Suite("Reports of scrolls")
struct ScrollReportTests {
  /// A sheet that a drag moves, with a list of 2000 points in it.
  private static let sheet = """
    state: { closed: 0 },
    views: [{ id: 'sheet', frame: { x: 0, y: 200, width: 400, height: 600 },
      gestureState: { pull: { initial: 0, reset: 'spring 0.3 1' } }, offset: [0, 'max(0, pull)'],
      gestures: [{ drag: {}, updating: { pull: 'translation.height' },
        onEnded: [{ set: 'closed', to: 'closed + 1' }] }],
      children: [{ id: 'list', scroll: { spacing: 0, yieldsAtEdge: true }, children: [
        { id: 'row', forEach: { in: 10, as: 'i' }, frame: { width: 400, height: 200 } }] }] }]
    """

  private static func swipe(
    _ start: Double, from y: Double, by step: Double, count: Int = 10
  ) -> [TraceEntry] {
    ScrollTests.swipe(start, from: y, by: step, count: count)
  }

  private static func listOffset(_ recording: Recording, _ ms: Double) -> Double? {
    recording.value("sheet/list/row[1]", .y, at: ms).map { 200 - $0 }
  }

  // Report 19.
  @Test("the first touch stops a scroll that slows down and is no tap, the next one is")
  func touchStops() throws {
    let recording = try Play(
      ScrollTests.scene(),
      ScrollTests.swipe(0, from: 700, by: -20, count: 10)
        + [.down(300, 200, 400), .up(380, 200, 400), .down(900, 200, 400), .up(980, 200, 400)]
    ).record()
    #expect(recording.settings == ["980 taps=1"])
  }

  // Report 31.
  @Test("after a row was opened and tapped closed, the list scrolls as before")
  func afterRow() throws {
    let scene = """
      state: { open: false },
      views: [{ id: 's', scroll: { spacing: 0 }, children: [
        { id: 'row', forEach: { in: 10, as: 'i' }, frame: { width: 400, height: 200 },
          gestures: [{ tap: {}, onEnded: [{ set: 'open', to: 'false' }] },
            { drag: { axes: 'horizontal', directionCosine: 0.7 }, onEnded: [{ set: 'open', to: 'true' }] }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 300, 100), .move(20, 250, 100), .up(40, 200, 100), .down(500, 300, 100),
        .up(550, 300, 100),
      ] + ScrollTests.swipe(1000, from: 500, by: -8, count: 10)
    ).record()
    #expect(recording.settings == ["40 open=true", "550 open=false"])
    #expect((recording.value("s/row[1]", .y, at: 1090) ?? 0) < -50)
  }

  // Report 32.
  @Test("a sheet's drag does not move with the list inside it")
  func notBoth() throws {
    let recording = try Play(Self.sheet, Self.swipe(0, from: 700, by: -8)).record()
    #expect(recording.value("sheet", .offsetY, at: 90) == 0)
    #expect((Self.listOffset(recording, 90) ?? 0) > 40)
    #expect(recording.gesture("sheet:drag")?.reason == "excluded")
  }

  // Reports 33 and 49.
  @Test("a sheet is dragged where its list is at the top and the finger goes down")
  func atTop() throws {
    let recording = try Play(
      Self.sheet,
      [.down(0, 200, 400), .move(50, 200, 415), .move(100, 200, 460), .up(120, 200, 460)]
    ).record()
    #expect(recording.value("sheet", .offsetY, at: 50) == 15)
    #expect(recording.value("sheet", .offsetY, at: 100) == 60)
    #expect(Self.listOffset(recording, 100) == 0)
    #expect(recording.gesture("sheet/list:scroll")?.reason == "atEdge")
    #expect(recording.settings == ["120 closed=1"])
  }

  // Report 33, with the list in its middle.
  @Test("a list in its middle scrolls first; the sheet needs a touch of its own")
  func inMiddle() throws {
    let recording = try Play(
      Self.sheet,
      Self.swipe(0, from: 700, by: -8) + Self.swipe(4000, from: 300, by: 60)
        + Self.swipe(9000, from: 300, by: 8)
    ).record()
    #expect((Self.listOffset(recording, 3999) ?? 0) > 100)
    #expect(recording.value("sheet", .offsetY, at: 4090) == 0)
    #expect(recording.value("sheet", .offsetY, at: 9050) == 40)
  }

  // Report 49: a dismissal that is off.
  @Test("a dismissal that is not interactive moves nothing")
  func notInteractive() throws {
    let scene = Self.sheet.replacing(
      "gestures: [{ drag: {},", with: "gestures: [{ isEnabled: false, drag: {},")
    let recording = try Play(scene, Self.swipe(0, from: 300, by: 8)).record()
    #expect(recording.frames.allSatisfy { $0.rows.first?.values.offsetY == 0 })
    #expect(recording.gesture("sheet:drag") == nil)
  }

  // SCR-02
  @Test("a decay into an edge ends in finite time, exactly there, once")
  func intoEdge() throws {
    let recording = try Play(
      ScrollTests.scene(),
      ScrollTests.swipe(0, from: 700, by: -8, count: 10)
        + ScrollTests.swipe(6000, from: 100, by: 40, count: 10)
    ).record()
    #expect(recording.frames.last?.rows.first { $0.view == "s/row[1]" }?.values.y == 0)
    let ends = recording.events.filter { $0.name == "scroll" && $0.phase == "removed" }
    #expect(ends.count == 2)
  }

  // SCR-07
  @Test("a vertical scroll leaves the horizontal place alone")
  func oneAxis() throws {
    let recording = try Play(
      ScrollTests.scene(),
      [.down(0, 200, 700), .move(10, 203, 680), .move(20, 208, 650), .up(30, 214, 610)]
    ).record()
    for frame in recording.frames {
      #expect(frame.rows.first { $0.view == "s/row[1]" }?.values.x == 0)
    }
  }

  // SCR-12
  @Test("a row's drag with a larger distance loses to the scroll, one with the same wins")
  func distances() throws {
    func winner(_ minimum: Int) throws -> String? {
      let scene = """
        views: [{ id: 's', scroll: {}, children: [{ id: 'row', frame: { width: 400, height: 2000 },
          gestures: [{ drag: { minimumDistance: \(minimum) } }] }] }]
        """
      let entries: [TraceEntry] =
        [.down(0, 200, 400)]
        + (1...12).map { .move(Double($0) * 16, 200 + Double($0) * 2, 400 + Double($0) * 4) }
        + [.up(200, 224, 448)]
      let recording = try Play(scene, entries).record()
      return recording.events.first { $0.kind == .gesture && $0.phase == "active" }?.name
    }
    #expect(try winner(10) == "drag")
    #expect(try winner(20) == "scroll")
    #expect(try winner(30) == "scroll")
  }

  // SCR-13
  @Test("a finger that rests before it lifts leaves the content where it is")
  func rest() throws {
    let recording = try Play(
      ScrollTests.scene(),
      [
        .down(0, 200, 500), .move(10, 200, 485), .move(20, 200, 470), .set(100, "n", .number(1)),
        .up(140, 200, 470),
      ]
    ).record()
    let held = try #require(recording.value("s/row[1]", .y, at: 139))
    #expect(held < 0)
    #expect(recording.frames.last?.rows.first { $0.view == "s/row[1]" }?.values.y == held)
  }

  // SCR-14
  @Test("what is beyond the end of an inner scroll does not move the outer one in the same touch")
  func nested() throws {
    let scene = """
      views: [{ id: 'outer', scroll: { spacing: 0 }, children: [
        { id: 'inner', frame: { width: 400, height: 400 }, scroll: { spacing: 0, yieldsAtEdge: true }, children: [
          { id: 'text', frame: { width: 400, height: 500 } }] },
        { id: 'rest', frame: { width: 400, height: 2000 } }] }]
      """
    let recording = try Play(scene, ScrollTests.swipe(0, from: 390, by: -18, count: 10)).record()
    #expect(recording.value("outer/inner", .y, at: 100) == 0)
    #expect((recording.value("outer/inner/text", .y, at: 100) ?? 0) <= -100)
    let again = try Play(
      scene,
      ScrollTests.swipe(0, from: 390, by: -18, count: 10)
        + ScrollTests.swipe(5000, from: 390, by: -8, count: 10)
    ).record()
    #expect((again.value("outer/inner", .y, at: 5090) ?? 0) < -50)
  }

  // SCR-09
  @Test("a finger that comes back from beyond an edge moves the content back by the same rule")
  func backFromEdge() throws {
    let entries: [TraceEntry] =
      [.down(0, 200, 100), .move(10, 200, 110)]
      + (1...10).map { .move(10 + Double($0) * 10, 200, 110 + Double($0) * 10) }
      + (1...12).map { .move(110 + Double($0) * 10, 200, 210 - Double($0) * 10) }
    let recording = try Play(ScrollTests.scene(), entries) {
      $0.until = Instant(nanoseconds: 230_000_000)
    }.record()
    let band = RubberBand(dimension: 800)
    func shown(_ ms: Double) -> Double { recording.value("s/row[1]", .y, at: ms) ?? .nan }
    #expect(abs(shown(110) - band.displacement(for: 100)) < 1e-9)
    // 20 points back.
    #expect(abs(shown(130) - band.displacement(for: 80)) < 1e-9)
    #expect(abs(shown(210)) < 1e-9)
    #expect(abs(shown(220) + 10) < 1e-9)
  }
}
