import Simulation
import Testing

/// Matched geometry of views that containers place and scroll.
@Suite("Matched layout")
struct MatchedLayoutTests {
  static let scene = """
    state: { open: false },
    views: [
      { id: 's', scroll: { spacing: 0 }, children: [
        { id: 'row', forEach: { in: 10, as: 'i' }, frame: { width: 400, height: 200 }, children: [
          { id: 'card', if: '!open || i != 3', frame: { x: 0, y: 0, width: 400, height: 200 },
            matched: { id: 'i' }, vstack: { spacing: 0 },
            children: [{ id: 'top', frame: { height: 50 } }, { id: 'rest' }] }] }] },
      { id: 'detail', if: 'open', matched: { id: 3 }, vstack: { spacing: 0 },
        children: [{ id: 'top', frame: { height: 50 } }, { id: 'rest' }] }]
    """

  @Test("a view that takes the place of a scrolled one starts where that one is shown")
  func hero() throws {
    let recording = try Play(
      Self.scene,
      [
        .down(0, 200, 500), .move(10, 200, 400), .move(20, 200, 350), .up(500, 200, 350),
        .set(600, "open", .boolean(true), "linear 0.1"),
      ]
    ).record()
    // The finger went 150 points, 10 of them before the scroll began: row 3 stands at 400 − 140.
    #expect(recording.value("s/row[3]/card", .y, at: 599) == 260)
    #expect(StageLayoutTests.frame(recording, "detail", at: 600) == "0 260 400 200")
    #expect(StageLayoutTests.frame(recording, "detail/rest", at: 600) == "0 310 400 150")
    #expect(StageLayoutTests.frame(recording, "detail", at: 650) == "0 130 400 500")
    #expect(StageLayoutTests.frame(recording, "s/row[3]/card", at: 650) == "0 130 400 500")
    #expect(StageLayoutTests.frame(recording, "s/row[3]/card/rest", at: 650) == "0 180 400 450")
    #expect(StageLayoutTests.frame(recording, "detail/rest", at: 700) == "0 50 400 750")
  }

  @Test("what is inside a container goes where the match takes that, not where its stack stands")
  func placed() throws {
    let scene = """
      state: { on: false, h: 100 },
      views: [{ id: 's', vstack: { spacing: 0 }, frame: { alignment: 'top' }, children: [
          { id: 'gap', frame: { width: 10, height: 'h' } },
          { id: 'a', vstack: { spacing: 0 }, frame: { width: 100, height: 100 },
            matched: { id: 1, isSource: '!on' }, children: [{ id: 'in' }] }] },
        { id: 'b', frame: { x: 0, y: 500, width: 200, height: 40 }, matched: { id: 1, isSource: 'on' } }]
      """
    let recording = try Play(
      scene, [.set(10, "on", .boolean(true)), .set(20, "h", .number(200))]
    ).record()
    #expect(StageLayoutTests.frame(recording, "s/a/in", at: 0) == "150 100 100 100")
    #expect(StageLayoutTests.frame(recording, "s/a", at: 10) == "0 500 200 40")
    #expect(StageLayoutTests.frame(recording, "s/a/in", at: 10) == "0 500 200 40")
    #expect(StageLayoutTests.frame(recording, "s/a", at: 20) == "0 500 200 40")
    #expect(StageLayoutTests.frame(recording, "s/a/in", at: 20) == "0 500 200 40")
  }

  @Test("survives a choice that the size of a match changes")
  func choice() throws {
    let scene = """
      state: { on: false },
      views: [{ id: 'a', viewThatFits: {}, frame: { x: 0, y: 0, width: 100, height: 100 },
                matched: { id: 1, isSource: '!on' },
                children: [{ id: 'big', frame: { width: 150, height: 10 } },
                           { id: 'small', frame: { width: 10, height: 10 } }] },
        { id: 'b', frame: { x: 0, y: 500, width: 200, height: 40 }, matched: { id: 1, isSource: 'on' } }]
      """
    let recording = try Play(scene, [.set(10, "on", .boolean(true))]).record()
    #expect(recording.views(at: 9) == ["a", "a/small", "b"])
    #expect(recording.views(at: 10) == ["a", "a/big", "b"])
    #expect(StageLayoutTests.frame(recording, "a/big", at: 10) == "25 515 150 10")
  }
}
