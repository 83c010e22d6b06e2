import Simulation
import Testing

/// SEMANTICS §1: which gestures a contact finds, and in which space they measure.
@Suite("Stage hit testing")
struct StageHitTestingTests {
  static let tap = "gestures: [{ tap: {} }]"

  /// The views whose tap ended, in order.
  static func tapped(
    _ scene: String, _ x: Double, _ y: Double, at ms: Double = 0, before: [TraceEntry] = []
  ) throws -> [String] {
    let recording = try Play(scene, before + [.down(ms, x, y), .up(ms + 10, x, y)]).record()
    return recording.events.filter { $0.kind == .gesture && $0.phase == "ended" }.map { $0.view }
  }

  @Test("finds the larger zIndex first, then the later view")
  func zIndex() throws {
    let frame = "frame: { x: 0, y: 0, width: 100, height: 100 }"
    let plain = "views: [{ id: 'a', \(frame), \(Self.tap) }, { id: 'b', \(frame), \(Self.tap) }]"
    #expect(try Self.tapped(plain, 50, 50) == ["b"])
    let raised =
      "views: [{ id: 'a', zIndex: 1, \(frame), \(Self.tap) }, { id: 'b', \(frame), \(Self.tap) }]"
    #expect(try Self.tapped(raised, 50, 50) == ["a"])
  }

  @Test("contains the left and top edges of a frame only")
  func edges() throws {
    let scene = "views: [{ id: 'a', frame: { x: 10, y: 20, width: 30, height: 40 }, \(Self.tap) }]"
    #expect(try Self.tapped(scene, 10, 20) == ["a"])
    #expect(try Self.tapped(scene, 40, 20) == [])
    #expect(try Self.tapped(scene, 10, 60) == [])
    #expect(try Self.tapped(scene, 39.999, 59.999) == ["a"])
  }

  @Test("finds children first, outside the parent's frame too")
  func children() throws {
    let scene = """
      views: [{ id: 'p', frame: { x: 0, y: 0, width: 50, height: 50 }, \(Self.tap),
        children: [{ id: 'k', frame: { x: 100, y: 0, width: 50, height: 50 }, \(Self.tap) }] }]
      """
    #expect(try Self.tapped(scene, 120, 20) == ["p/k"])
    #expect(try Self.tapped(scene, 20, 20) == ["p"])
    #expect(try Self.tapped(scene, 70, 20) == [])
  }

  @Test("offers the contact to the view found and those around it, not to those beneath")
  func path() throws {
    let scene = """
      views: [{ id: 'under', \(Self.tap) },
        { id: 'p', gestures: [{ tap: {}, priority: 'simultaneous' }], children: [{ id: 'k', \(Self.tap) }] }]
      """
    #expect(try Self.tapped(scene, 50, 50) == ["p/k", "p"])
  }

  @Test("is stopped by a view without gestures")
  func blocking() throws {
    #expect(try Self.tapped("views: [{ id: 'a', \(Self.tap) }, { id: 'lid' }]", 50, 50) == [])
    let open = "views: [{ id: 'a', \(Self.tap) }, { id: 'lid', allowsHitTesting: false }]"
    #expect(try Self.tapped(open, 50, 50) == ["a"])
  }

  @Test("passes through what is not seen, with all inside it")
  func invisible() throws {
    let scene = """
      views: [{ id: 'a', \(Self.tap) }, { id: 'p', opacity: 0, children: [{ id: 'k', \(Self.tap) }] }]
      """
    #expect(try Self.tapped(scene, 50, 50) == ["a"])
  }

  @Test("passes through a view that leaves")
  func leaving() throws {
    let scene = """
      state: { on: true }, views: [{ id: 'a', \(Self.tap) }, { id: 'b', if: 'on', \(Self.tap) }]
      """
    let before = [TraceEntry.set(0, "on", .boolean(false), "linear 0.5")]
    #expect(try Self.tapped(scene, 50, 50, at: 100, before: before) == ["a"])
  }

  @Test("undoes the effects that are shown at the event's own time")
  func effects() throws {
    let scene = """
      state: { x: 0 }, views: [{ id: 'a', offset: ['x', 0], frame: { x: 0, y: 0, width: 20, height: 20 }, \(Self.tap) }]
      """
    let before = [TraceEntry.set(0, "x", .number(200), "linear 0.1")]
    #expect(try Self.tapped(scene, 110, 10, at: 50, before: before) == ["a"])
    #expect(try Self.tapped(scene, 10, 10, at: 50, before: before) == [])
    let turned = """
      views: [{ id: 'a', rotation: 90, frame: { x: 0, y: 40, width: 100, height: 20 }, \(Self.tap) }]
      """
    #expect(try Self.tapped(turned, 50, 5) == ["a"])
    #expect(try Self.tapped(turned, 5, 50) == [])
    let small = """
      views: [{ id: 'a', scale: 0.5, frame: { x: 0, y: 0, width: 100, height: 100 }, \(Self.tap) }]
      """
    #expect(try Self.tapped(small, 20, 50) == [])
    #expect(try Self.tapped(small, 30, 50) == ["a"])
    #expect(try Self.tapped("views: [{ id: 'a', scale: 0, \(Self.tap) }]", 200, 400) == [])
  }

  static func dragged(_ scene: String, _ entries: [TraceEntry]) throws -> [String] {
    try Play(scene, entries).record().settings
  }

  static let swipe: [TraceEntry] = [.down(0, 100, 100), .move(10, 140, 100), .up(20, 140, 100)]
  static let drag = """
    gestures: [{ drag: {}, updating: { drag: 'translation' },
      onEnded: [{ set: 'end', to: 'translation.x' }, { set: 'down', to: 'translation.y' },
                { set: 'start', to: 'startLocation.x' }] }]
    """

  @Test("measures a drag without the view's own effects, so that it reads the finger's way")
  func ownEffects() throws {
    let scene = """
      state: { end: 0, down: 0, start: 0 },
      views: [{ id: 'v', gestureState: { drag: [0, 0] }, offset: 'drag', scale: 2, rotation: 30,
                frame: { x: 30, y: 0, width: 300, height: 300 }, \(Self.drag) }]
      """
    #expect(try Self.dragged(scene, Self.swipe) == ["20 end=40", "20 start=70"])
  }

  @Test("measures a drag with the effects of the views around it undone")
  func ancestorEffects() throws {
    let scaled = """
      state: { end: 0, down: 0, start: 0 },
      views: [{ id: 'p', scale: 2, frame: { x: 0, y: 0, width: 200, height: 200 },
        children: [{ id: 'v', gestureState: { drag: [0, 0] }, \(Self.drag) }] }]
      """
    #expect(try Self.dragged(scaled, Self.swipe) == ["20 end=20", "20 start=100"])
    let turned = scaled.replacing("scale: 2", with: "rotation: 90")
    let settings = try Self.dragged(turned, Self.swipe)
    // A quarter turn clockwise: the finger's way to the right is upwards inside.
    #expect(settings.contains("20 down=-40"))
  }

  @Test("measures the minimum distance in the viewport")
  func globalDistance() throws {
    let scene = """
      state: { end: 0, down: 0, start: 0 },
      views: [{ id: 'p', scale: 4, children: [
        { id: 'v', gestureState: { drag: [0, 0] }, \(Self.drag) }] }]
      """
    let short: [TraceEntry] = [.down(0, 100, 100), .move(10, 112, 100), .up(20, 112, 100)]
    #expect(try Self.dragged(scene, short).first == "20 end=3")
  }

  @Test("fails a drag at a second finger only where that was offered to it")
  func secondFinger() throws {
    let scene = """
      views: [
        { id: 'l', frame: { x: 0, y: 0, width: 200, height: 400 }, gestures: [{ drag: {} }] },
        { id: 'r', frame: { x: 200, y: 0, width: 200, height: 400 }, gestures: [{ drag: {} }] }]
      """
    let apart: [TraceEntry] = [
      .down(0, 50, 50), .move(10, 80, 50), .down(20, 250, 50, id: 2), .move(30, 90, 50),
      .up(40, 250, 50, id: 2), .up(50, 90, 50),
    ]
    #expect(try Play(scene, apart).record().phases("l", "drag") == ["possible", "active", "ended"])
    let together: [TraceEntry] = [
      .down(0, 50, 50), .move(10, 80, 50), .down(20, 150, 50, id: 2), .up(40, 150, 50, id: 2),
      .up(50, 90, 50),
    ]
    #expect(
      try Play(scene, together).record().phases("l", "drag")
        == ["possible", "active", "failed anotherContact"])
  }
}
