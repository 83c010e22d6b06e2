import Simulation
import Testing

/// Gestures that are off: masks, disabled gestures, disabled views; and in mid-gesture.
@Suite("Stage masks")
struct StageMaskTests {
  private static let tapEntries: [TraceEntry] = [.down(0, 50, 50), .up(10, 50, 50)]

  private static func ended(_ scene: String) throws -> [String] {
    try Play(scene, tapEntries).record().events
      .filter { $0.kind == .gesture && $0.phase == "ended" }.map { $0.view }
  }

  @Test("a mask turns off the gesture, those inside, or both")
  func masks() throws {
    func scene(_ mask: String) -> String {
      """
      views: [{ id: 'p', gestures: [{ tap: {}, priority: 'simultaneous', including: '\(mask)' }],
        children: [{ id: 'k', gestures: [{ tap: {} }] }] }]
      """
    }
    #expect(try Self.ended(scene("all")) == ["p/k", "p"])
    #expect(try Self.ended(scene("gesture")) == ["p"])
    #expect(try Self.ended(scene("subviews")) == ["p/k"])
    #expect(try Self.ended(scene("none")) == [])
  }

  @Test("a disabled gesture leaves those inside alone, a disabled view does not")
  func disabled() throws {
    #expect(
      try Self.ended(
        "views: [{ id: 'p', gestures: [{ tap: {}, isEnabled: false }], children: "
          + "[{ id: 'k', gestures: [{ tap: {} }] }] }]") == ["p/k"])
    #expect(
      try Self.ended(
        "views: [{ id: 'o', gestures: [{ tap: {} }], children: [{ id: 'p', disabled: true, "
          + "children: [{ id: 'k', gestures: [{ tap: {} }] }] }] }]") == ["o"])
  }

  @Test("a gesture disabled in mid-drag fails once, resets its state, and ignores the rest")
  func midDrag() throws {
    for key in ["gestures: [{ isEnabled: 'on', ", "disabled: '!on', gestures: [{ "] {
      let scene = """
        state: { on: true, cancelled: 0, ended: 0 },
        views: [{ id: 'v', gestureState: { way: [0, 0] }, offset: 'way', \(key) drag: {},
          updating: { way: 'translation' }, onEnded: [{ set: 'ended', to: 'ended + 1' }],
          onCancel: [{ set: 'cancelled', to: 'cancelled + translation.x' }] }] }]
        """
      let recording = try Play(
        scene,
        [
          .down(0, 100, 100), .move(10, 140, 100), .set(15, "on", .boolean(false)),
          .move(20, 160, 100), .up(30, 160, 100),
        ]
      ).record()
      #expect(recording.phases("v", "drag") == ["possible", "active", "failed disabled"])
      #expect(recording.value("v", .offsetX, at: 14) == 40)
      #expect(recording.value("v", .offsetX, at: 15) == 0)
      #expect(recording.settings == ["15 on=false", "15 cancelled=40"])
    }
  }

  @Test("a touch finds a view within its content shape")
  func contentShape() throws {
    func scene(_ shape: String) -> String {
      "views: [{ id: 'v', frame: { x: 45, y: 45, width: 100, height: 100 }, "
        + "contentShape: \(shape), gestures: [{ tap: {} }] }]"
    }
    #expect(try Self.ended(scene("'rectangle'")) == ["v"])
    for shape in ["'circle'", "'ellipse'", "'capsule'", "{ cornerRadius: 20 }", "{ outset: -6 }"] {
      #expect(try Self.ended(scene(shape)) == [], "\(shape)")
    }
    #expect(try Self.ended(scene("{ cornerRadius: 8 }")) == ["v"])
  }

  @Test("what is inside a clipped view is touched only within its shape")
  func clip() throws {
    func scene(_ keys: String) -> String {
      "views: [{ id: 'p', frame: { x: 0, y: 0, width: 40, height: 40 }, \(keys), "
        + "children: [{ id: 'k', frame: { x: 0, y: 0, width: 100, height: 100 }, gestures: [{ tap: {} }] }] }]"
    }
    #expect(try Self.ended(scene("clip: false")) == ["p/k"])
    #expect(try Self.ended(scene("clip: true")) == [])
    #expect(try Self.ended(scene("clip: true, contentShape: { outset: 20 }")) == ["p/k"])
  }

  @Test("a gesture reports in its own space, a named one, or the viewport's")
  func spaces() throws {
    func scene(_ space: String) -> String {
      """
      state: { x: 0 },
      views: [{ id: 'board', coordinateSpace: 'board', frame: { x: 10, y: 0, width: 300, height: 300 },
        scale: 2, children: [{ id: 'k', frame: { x: 20, y: 0, width: 100, height: 200 },
          gestures: [{ tap: { coordinateSpace: '\(space)' }, onEnded: [{ set: 'x', to: 'location.x' }] }]
        }] }]
      """
    }
    // The board is shown from −140 on, twice as large; the child's left edge is at −100.
    func x(_ space: String) throws -> [String] {
      try Play(scene(space), Self.tapEntries).record().settings
    }
    #expect(try x("local") == ["10 x=75"])
    #expect(try x("board") == ["10 x=40"])
    #expect(try x("global") == ["10 x=50"])
    #expect(
      Play(scene("bord"), []).errors().first
        == "no view around this gesture has the coordinate space 'bord'; did you mean 'board'?")
  }
}
