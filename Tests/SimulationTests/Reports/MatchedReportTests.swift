import Simulation
import Testing

/// What has been reported of views that share their geometry, and what is right.
@Suite("Reports of matched geometry")
struct MatchedReportTests {
  private static func frame(_ recording: Recording, _ view: String, _ ms: Double) -> [Double?] {
    let values = recording.row(view, at: ms)?.values
    return [values?.x, values?.y, values?.width, values?.height]
  }

  private static let flight = """
    state: { open: false },
    views: [
      { id: 's', frame: { x: 0, y: 0, width: 100, height: 100 }, matched: { id: 1, isSource: '!open' } },
      { id: 'd', if: 'open', frame: { x: 200, y: 100, width: 200, height: 200 }, matched: { id: 1 },
        transition: 'identity' }]
    """

  // MAT-01
  @Test("two sources: the first in tree order is followed, and both are named")
  func twoSources() throws {
    let recording = try Play(
      """
      views: [{ id: 'a', frame: { x: 0, y: 0, width: 100, height: 100 }, matched: { id: "'card'" } },
        { id: 'b', frame: { x: 200, y: 0, width: 100, height: 100 }, matched: { id: "'card'" } }]
      """
    ).record()
    #expect(Self.frame(recording, "b", 0) == [0, 0, 100, 100])
    let reason = recording.events.first { $0.phase == "severalSources" }?.reason
    #expect(reason?.contains("'a', 'b'") ?? false)
  }

  // MAT-03
  @Test("a destination that is removed in mid-flight: the flight turns round, or ends at once")
  func removedDestination() throws {
    let open = TraceEntry.set(0, "open", .boolean(true), "linear 1")
    let back = try Play(Self.flight, [open, .set(400, "open", .boolean(false), "linear 1")])
      .record()
    #expect(Self.frame(back, "s", 250) == [50, 25, 125, 125])
    #expect(Self.frame(back, "s", 400) == [80, 40, 140, 140])
    #expect(Self.frame(back, "s", 900) == [40, 20, 120, 120])
    let atOnce = try Play(Self.flight, [open, .set(400, "open", .boolean(false))]).record()
    #expect(atOnce.views(at: 400) == ["s"])
    #expect(atOnce.frames.last?.rows.first?.values.width == 100)
  }

  // MAT-04
  @Test("a slot that moves while a view flies back to it: the flight bends without a jump")
  func movingSlot() throws {
    let scene = """
      state: { back: false, slot: 300 },
      views: [
        { id: 'slot', frame: { x: 0, y: 'slot', width: 50, height: 50 }, matched: { id: 1, isSource: 'back' } },
        { id: 'top', frame: { x: 0, y: 0, width: 50, height: 50 }, matched: { id: 1, isSource: '!back' } }]
      """
    let recording = try Play(
      scene,
      [
        .set(0, "back", .boolean(true), "linear 0.4"),
        .set(200, "slot", .number(200), "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("top", .y, at: 200) == 150)
    #expect(recording.value("top", .y, at: 300) == 175)
    #expect(recording.value("top", .y, at: 400) == 200)
  }

  // MAT-06
  @Test("a view's own scale is drawn on top of the shared frame, and changes monotonically")
  func ownScale() throws {
    let scene = """
      state: { small: false },
      views: [{ id: 'a', frame: { x: 0, y: 0, width: 100, height: 100 }, matched: { id: 1 },
        scale: 'small ? 1 : 2' }]
      """
    let recording = try Play(scene, [.set(0, "small", .boolean(true), "linear 0.1")]).record()
    let scales = (0...100).compactMap { recording.value("a", .scaleX, at: Double($0)) }
    #expect(scales.first == 2)
    #expect(scales.last == 1)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 > $1 })
    #expect(Self.frame(recording, "a", 50) == [0, 0, 100, 100])
  }

  // MAT-09
  @Test("a detail that was dragged flies back from where the finger left it")
  func draggedDetail() throws {
    let scene = """
      state: { open: true },
      views: [
        { id: 'slot', frame: { x: 20, y: 400, width: 80, height: 80 }, matched: { id: 1, isSource: '!open' } },
        { id: 'detail', if: 'open', frame: { x: 0, y: 0, width: 400, height: 400 }, matched: { id: 1 },
          gestureState: { drag: [0, 0] }, offset: 'drag', transition: 'opacity',
          gestures: [{ drag: {}, updating: { drag: 'translation' },
            onEnded: [{ animation: 'linear 0.4', do: [{ set: 'open', to: 'false' }] }] }] }]
      """
    let recording = try Play(
      scene, [.down(0, 200, 100), .move(100, 200, 280), .up(100, 200, 280)]
    ).record()
    // Where it is drawn is the frame with the offset: 180 points down, as the finger left it.
    #expect(Self.frame(recording, "detail", 100) == [0, 0, 400, 400])
    #expect(recording.value("detail", .offsetY, at: 100) == 180)
    #expect(Self.frame(recording, "detail", 500).first != nil)
    #expect(Self.frame(recording, "slot", 500) == [20, 400, 80, 80])
  }

  // MAT-11
  @Test("views that follow one source are at one progress in every frame")
  func oneProgress() throws {
    let scene = """
      state: { p: 0 },
      views: [{ id: 'a', frame: { x: 'p * 100', y: 0, width: 10, height: 10 }, matched: { id: 1 } },
        { id: 'b', frame: { x: 5, y: 5, width: 1, height: 1 }, matched: { id: 1, isSource: false } },
        { id: 'c', frame: { x: 9, y: 9, width: 2, height: 2 }, matched: { id: 1, isSource: false } }]
      """
    let recording = try Play(
      scene, (0...10).map { .set(Double($0) * 10, "p", .number(Double($0) / 20)) }
    ).record()
    for frame in recording.frames { #expect(Set(frame.rows.map { $0.values.x }).count == 1) }
    #expect(recording.value("c", .x, at: 100) == 50)
  }

  // MAT-13
  @Test("a view's own offset applies after the match")
  func ownOffset() throws {
    let scene = """
      views: [{ id: 's', frame: { x: 0, y: 0, width: 10, height: 10 }, matched: { id: 1 } },
        { id: 'f', frame: { x: 70, y: 70, width: 10, height: 10 }, offset: [0, -40],
          matched: { id: 1, isSource: false } }]
      """
    let recording = try Play(scene).record()
    #expect(Self.frame(recording, "f", 0) == [0, 0, 10, 10])
    #expect(recording.value("f", .offsetY, at: 0) == -40)
  }
}
