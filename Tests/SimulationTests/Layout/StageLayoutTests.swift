import Simulation
import Testing

/// SEMANTICS §3: containers place views in every update, on model values; the viewport is 400 by 800.
@Suite("Stage layout")
struct StageLayoutTests {
  /// The frame of a view at a time as `x y width height`.
  static func frame(_ recording: Recording, _ view: String, at ms: Double) -> String {
    guard let values = recording.row(view, at: ms)?.values else { return "-" }
    return [values.x, values.y, values.width, values.height]
      .map { Value.number($0).text }.joined(separator: " ")
  }

  static func frames(
    _ recording: Recording, _ views: [String], at ms: Double = 0
  ) -> [String] {
    views.map { frame(recording, $0, at: ms) }
  }

  static let list = """
    state: { h: 40, gap: 10 }, collections: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    views: [{ id: 'list', vstack: { spacing: 'gap', alignment: 'leading' },
              frame: { alignment: 'topLeading' },
              children: [{ id: 'row', forEach: 'rows',
                           frame: { width: 100, height: 'index == 1 ? h : 40' } }] }]
    """

  static let rows = ["list/row[a]", "list/row[b]", "list/row[c]"]

  @Test("places views in the viewport when the scene begins")
  func start() throws {
    let recording = try Play(Self.list).record()
    #expect(
      Self.frames(recording, ["list"] + Self.rows) == [
        "0 0 400 800", "0 0 100 40", "0 50 100 40", "0 100 100 40",
      ])
  }

  @Test("animates what a changed size moves, as one change of each frame")
  func changedSize() throws {
    let recording = try Play(Self.list, [.set(0, "h", .number(80), "linear 0.1")]).record()
    #expect(
      Self.frames(recording, Self.rows, at: 50) == ["0 0 100 40", "0 50 100 60", "0 120 100 40"])
    #expect(
      Self.frames(recording, Self.rows, at: 100) == ["0 0 100 40", "0 50 100 80", "0 140 100 40"])
    let started = recording.lines([.animation]).filter { $0.hasSuffix("started") }
    #expect(
      started == ["0 animation list/row[b] frame started", "0 animation list/row[c] frame started"])
  }

  @Test("changes at once what a write without animation moves")
  func instant() throws {
    let recording = try Play(Self.list, [.set(5, "gap", .number(0))]).record()
    #expect(Self.frame(recording, "list/row[c]", at: 4) == "0 100 100 40")
    #expect(Self.frame(recording, "list/row[c]", at: 5) == "0 80 100 40")
    #expect(recording.lines([.animation]).isEmpty)
  }

  @Test("gives all frames the transaction of the last write that the layout reads")
  func lastWrite() throws {
    let scene = Self.list + ", on: { go: [{ animation: 'linear 0.1', do: [{ set: 'h', to: 80 }] }, "
    let last = try Play(scene + "{ set: 'gap', to: 0 }] }", [.send(0, "go")]).record()
    #expect(last.lines([.animation]).isEmpty)
    #expect(Self.frame(last, "list/row[b]", at: 0) == "0 40 100 80")
    let scene2 = Self.list + ", on: { go: [{ set: 'gap', to: 0 }, "
    let first = try Play(
      scene2 + "{ animation: 'linear 0.1', do: [{ set: 'h', to: 80 }] }] }", [.send(0, "go")]
    ).record()
    #expect(Self.frames(first, Self.rows, at: 50) == ["0 0 100 40", "0 45 100 60", "0 110 100 40"])
  }

  @Test("closes the gap of a view that leaves at once, while that one keeps its frame")
  func removal() throws {
    let recording = try Play(
      Self.list,
      [.remove(10, "b", from: "rows", "linear 0.1")]
    ).record()
    #expect(
      Self.frames(recording, Self.rows, at: 60) == ["0 0 100 40", "0 50 100 40", "0 75 100 40"])
    #expect(recording.row("list/row[b]", at: 60)?.phase == .removing)
    #expect(Self.frame(recording, "list/row[c]", at: 110) == "0 50 100 40")
    #expect(Self.frame(recording, "list/row[b]", at: 120) == "-")
  }

  @Test("gives an inserted view its final frame at once, while the others make room")
  func insertion() throws {
    let recording = try Play(
      Self.list,
      [
        .insert(10, "n", into: "rows", at: 0, "linear 0.1")
      ]
    ).record()
    #expect(Self.frame(recording, "list/row[n]", at: 10) == "0 0 100 40")
    #expect(recording.row("list/row[n]", at: 60)?.phase == .inserting)
    #expect(Self.frame(recording, "list/row[n]", at: 60) == "0 0 100 40")
    #expect(Self.frame(recording, "list/row[a]", at: 10) == "0 0 100 40")
    #expect(Self.frame(recording, "list/row[a]", at: 60) == "0 25 100 40")
    #expect(Self.frame(recording, "list/row[c]", at: 110) == "0 150 100 40")
  }

  @Test("moves an entering view by the size that the layout gives it")
  func transitionSize() throws {
    let scene = """
      state: { on: false },
      views: [{ id: 's', vstack: { spacing: 0 }, children: [
        { id: 'top', if: 'on', transition: 'move leading', frame: { height: 100 } },
        { id: 'rest' }] }]
      """
    let recording = try Play(
      scene, [.set(0, "on", .boolean(true), "linear 0.1")]
    ).record()
    #expect(Self.frame(recording, "s/top", at: 0) == "0 0 400 100")
    #expect(recording.value("s/top", .offsetX, at: 0) == -400)
    #expect(recording.value("s/top", .offsetX, at: 50) == -200)
    #expect(Self.frame(recording, "s/rest", at: 50) == "0 50 400 750")
  }

  @Test("brings a view back into the layout that has not left yet")
  func returning() throws {
    let scene = """
      state: { on: true },
      views: [{ id: 's', vstack: { spacing: 0 }, children: [
        { id: 'top', if: 'on', frame: { height: 100 } }, { id: 'rest' }] }]
      """
    let recording = try Play(
      scene,
      [.set(0, "on", .boolean(false), "linear 0.1"), .set(50, "on", .boolean(true), "linear 0.1")]
    ).record()
    #expect(Self.frame(recording, "s/rest", at: 50) == "0 50 400 750")
    #expect(Self.frame(recording, "s/rest", at: 100) == "0 75 400 725")
    #expect(
      Self.frames(recording, ["s/top", "s/rest"], at: 150) == ["0 0 400 100", "0 100 400 700"])
    #expect(recording.events.filter { $0.phase == "inserted" }.isEmpty)
  }

  @Test("keeps the identity of views when the axis of a stack changes")
  func axis() throws {
    let scene = """
      state: { wide: false },
      views: [{ id: 's', stack: { axis: "wide ? 'horizontal' : 'vertical'", spacing: 0,
                                  alignment: 'topLeading' },
                frame: { alignment: 'topLeading' },
                children: [{ id: 'a', frame: { width: 50, height: 60 } },
                           { id: 'b', frame: { width: 70, height: 80 } }] }]
      """
    let recording = try Play(
      scene, [.set(0, "wide", .boolean(true), "linear 0.1")]
    ).record()
    #expect(Self.frame(recording, "s/b", at: 0) == "0 60 70 80")
    #expect(Self.frame(recording, "s/b", at: 50) == "25 30 70 80")
    #expect(Self.frame(recording, "s/b", at: 100) == "50 0 70 80")
    #expect(recording.lines([.view]).isEmpty)
  }

  @Test("mirrors containers when the layout direction changes, and leaves given frames alone")
  func direction() throws {
    let scene = """
      views: [{ id: 's', hstack: { spacing: 10 }, frame: { alignment: 'topLeading' }, children: [
                { id: 'a', frame: { width: 50, height: 60 },
                  children: [{ id: 'dot', frame: { x: 5, y: 5, width: 10, height: 10 } }] },
                { id: 'b', frame: { width: 70, height: 60 } }] }]
      """
    let recording = try Play(
      scene, [.at(10, .setting(name: "layoutDirection", value: .string("rightToLeft")))]
    ).record()
    let views = ["s/a", "s/a/dot", "s/b"]
    #expect(Self.frames(recording, views) == ["0 0 50 60", "5 5 10 10", "60 0 70 60"])
    #expect(
      Self.frames(recording, views, at: 10) == ["350 0 50 60", "355 5 10 10", "270 0 70 60"])
  }

  @Test("follows the viewport")
  func resize() throws {
    let scene = "views: [{ id: 's', vstack: { spacing: 0 }, children: [{ id: 'a' }, { id: 'b' }] }]"
    let recording = try Play(
      scene, [.resize(10, 200, 100)]
    ).record()
    #expect(Self.frame(recording, "s/b", at: 0) == "0 400 400 400")
    #expect(Self.frame(recording, "s/b", at: 10) == "0 50 200 50")
  }

  @Test("places a container that stands in the view of another")
  func nested() throws {
    let scene = """
      state: { w: 100 },
      views: [{ id: 's', hstack: { spacing: 0 }, children: [
        { id: 'left', frame: { width: 'w' } },
        { id: 'right', children: [
          { id: 'inner', vstack: { spacing: 0 }, padding: 10,
            frame: { x: 0, y: 100, height: 120 },
            children: [{ id: 'x' }, { id: 'y', frame: { height: 60 } }] }] }] }]
      """
    let recording = try Play(scene, [.set(0, "w", .number(200), "linear 0.1")]).record()
    let views = ["s/right", "s/right/inner", "s/right/inner/x", "s/right/inner/y"]
    #expect(
      Self.frames(recording, views, at: 0) == [
        "100 0 300 800", "100 100 300 120", "110 110 280 40", "110 150 280 60",
      ])
    #expect(
      Self.frames(recording, views, at: 100) == [
        "200 0 200 800", "200 100 200 120", "210 110 180 40", "210 150 180 60",
      ])
  }

  @Test("lets touches find views where the layout puts them")
  func hits() throws {
    let scene = """
      state: { hit: '' },
      views: [{ id: 's', vstack: { spacing: 0 }, children: [
        { id: 'a', gestures: [{ tap: {}, onEnded: [{ set: 'hit', to: "'a'" }] }] },
        { id: 'b', gestures: [{ tap: {}, onEnded: [{ set: 'hit', to: "'b'" }] }] }] }]
      """
    let recording = try Play(scene, [.down(0, 200, 400), .up(50, 200, 400)]).record()
    #expect(recording.settings == ["50 hit=b"])
  }

  @Test("keeps what it was where a number is not usable, and says so once")
  func unusable() throws {
    let recording = try Play(
      Self.list, [.set(0, "gap", .number(20)), .set(5, "h", .number(50))]
    ).record()
    #expect(Self.frame(recording, "list/row[b]", at: 5) == "0 60 100 50")
    let scene = """
      state: { n: 10 },
      views: [{ id: 's', vstack: { spacing: '100 / n' }, frame: { alignment: 'top' }, children: [
        { id: 'a', frame: { height: 10 } }, { id: 'b', frame: { height: 10 } }] }]
      """
    let broken = try Play(scene, [.set(0, "n", .number(0)), .set(5, "n", .number(0.5))]).record()
    #expect(Self.frame(broken, "s/b", at: 0) == "0 20 400 10")
    #expect(Self.frame(broken, "s/b", at: 5) == "0 210 400 10")
    #expect(broken.events.count { $0.phase == "notUsable" && $0.view == "s" } == 1)
  }

  @Test("places views of several kinds, a new kind being another view in the same place")
  func kinds() throws {
    let scene = """
      collections: { items: [{ id: 'p', kind: 'low' }, { id: 'q', kind: 'high' }] },
      catalog: [{ id: 'c', kind: 'high' }],
      views: [{ id: 's', vstack: { spacing: 0 }, frame: { alignment: 'top' }, children: [
        { id: 'card', forEach: 'items', frame: { height: 20 },
          templates: { low: {}, high: { frame: { height: 70 },
            children: [{ id: 'in', frame: { x: 1, y: 2, width: 3, height: 4 } }] } } }] }]
      """
    let recording = try Play(
      scene,
      [.insert(10, "r", kind: "high", into: "items", at: 0), .remove(20, "p", from: "items")]
    ).record()
    #expect(Self.frame(recording, "s/card[q]/in", at: 0) == "1 22 3 4")
    #expect(Self.frame(recording, "s/card[r]/in", at: 10) == "1 2 3 4")
    #expect(Self.frame(recording, "s/card[q]/in", at: 10) == "1 92 3 4")
    #expect(Self.frame(recording, "s/card[q]/in", at: 20) == "1 72 3 4")
  }

  @Test("evaluates nothing of a layout that reads nothing that changed")
  func invalidation() throws {
    let scene = """
      state: { o: 0 },
      views: [{ id: 's', vstack: {}, children: [
        { id: 'a', forEach: { in: 100, as: 'n' }, frame: { height: 2 } },
        { id: 'z', offset: ['o', 0] }] }]
      """
    let still = try Play(scene).outcome().evaluations
    let moved = try Play(scene, [.set(0, "o", .number(9))]).outcome().evaluations
    #expect(moved == still + 1)
  }
}
