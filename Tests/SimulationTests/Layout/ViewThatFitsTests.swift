import Simulation
import Testing

/// SEMANTICS §6: another view that fits is a removal and an insertion; the viewport is 400 by 800.
@Suite("View that fits")
struct ViewThatFitsTests {
  static let scene = """
    state: { w: 100, taps: 0 },
    views: [{ id: 'v', viewThatFits: { axes: 'horizontal' }, children: [
      { id: 'wide', hstack: { spacing: 0 }, state: { n: 0 }, onAppear: [{ set: 'taps', to: 'taps + 1' }],
        children: [{ id: 'a', frame: { width: 'w', height: 50 } },
                   { id: 'b', frame: { width: 200, height: 50 } }] },
      { id: 'tall', vstack: { spacing: 0 }, children: [
        { id: 'c', frame: { width: 'w / 2', height: 50 } }] }] }]
    """

  @Test("has only the first view that fits on stage, and that one from the start")
  func start() throws {
    let recording = try Play(Self.scene).record()
    #expect(recording.views(at: 0) == ["v", "v/wide", "v/wide/a", "v/wide/b"])
    #expect(StageLayoutTests.frame(recording, "v/wide/b", at: 0) == "150 375 200 50")
    #expect(recording.lines([.view]).isEmpty)
    #expect(recording.settings == ["0 taps=1"])
  }

  @Test("removes one and inserts the other when the space or the sizes change")
  func flip() throws {
    let recording = try Play(
      Self.scene, [.set(10, "w", .number(201), "linear 0.1")]
    ).record()
    #expect(
      recording.views(at: 60) == ["v", "v/wide", "v/wide/a", "v/wide/b", "v/tall", "v/tall/c"])
    #expect(recording.row("v/wide", at: 60)?.phase == .removing)
    #expect(recording.value("v/wide", .opacity, at: 60) == 0.5)
    #expect(recording.row("v/tall", at: 60)?.phase == .inserting)
    #expect(recording.value("v/tall", .opacity, at: 60) == 0.5)
    // The frozen frames of one, the final frames of the other.
    #expect(StageLayoutTests.frame(recording, "v/wide/a", at: 60) == "50 375 100 50")
    #expect(StageLayoutTests.frame(recording, "v/tall/c", at: 10) == "149.75 375 100.5 50")
    #expect(recording.views(at: 110) == ["v", "v/tall", "v/tall/c"])
  }

  @Test("changes at once where the write has no animation")
  func instant() throws {
    let recording = try Play(
      Self.scene,
      [
        .resize(10, 299, 800),
        .resize(20, 300, 800),
      ]
    ).record()
    #expect(recording.views(at: 9) == ["v", "v/wide", "v/wide/a", "v/wide/b"])
    #expect(recording.views(at: 10) == ["v", "v/tall", "v/tall/c"])
    #expect(recording.views(at: 20) == ["v", "v/wide", "v/wide/a", "v/wide/b"])
    #expect(recording.settings.filter { $0.contains("taps") } == ["0 taps=1", "20 taps=2"])
  }

  @Test("forgets the state of a view that has gone, and keeps that of one that returns in time")
  func state() throws {
    func count(_ back: Double) throws -> Double? {
      let scene = """
        state: { w: 100 },
        views: [{ id: 'v', viewThatFits: {}, children: [
          { id: 'big', state: { n: 1 }, frame: { width: 'w', height: 50 }, scale: 'n' },
          { id: 'small', frame: { width: 10, height: 10 } }] }]
        """
      return try Play(
        scene,
        [
          .set(0, "n", .number(3), target: "v/big"), .set(10, "w", .number(500), "linear 0.1"),
          .set(back, "w", .number(100)),
        ]
      ).record().value("v/big", .scaleX, at: back)
    }
    #expect(try count(60) == 3)
    #expect(try count(200) == 1)
  }

  @Test("chooses inside what it has chosen")
  func nested() throws {
    let scene = """
      state: { w: 500 },
      views: [{ id: 'v', viewThatFits: {}, children: [
        { id: 'p', frame: { width: 'w' } },
        { id: 'q', viewThatFits: {}, children: [
          { id: 'r', frame: { width: 450 } }, { id: 's', frame: { width: 20 } }] }] }]
      """
    let recording = try Play(
      scene, [.set(10, "w", .number(100)), .set(20, "w", .number(500))]
    ).record()
    #expect(recording.views(at: 0) == ["v", "v/q", "v/q/s"])
    #expect(recording.views(at: 10) == ["v", "v/p"])
    #expect(recording.views(at: 20) == ["v", "v/q", "v/q/s"])
  }

  @Test("counts views that come and go in what is not on stage, too")
  func hiddenStructure() throws {
    let scene = """
      collections: { rows: [{ id: 'a' }, { id: 'b' }] },
      views: [{ id: 'v', viewThatFits: { axes: 'vertical' }, children: [
        { id: 'full', vstack: { spacing: 0 },
          children: [{ id: 'row', forEach: 'rows', frame: { height: 300 } }] },
        { id: 'none', frame: { height: 10 } }] }]
      """
    let recording = try Play(
      scene,
      [
        .insert(10, "c", into: "rows"), .remove(20, "a", from: "rows"),
      ]
    ).record()
    #expect(recording.views(at: 0) == ["v", "v/full", "v/full/row[a]", "v/full/row[b]"])
    #expect(recording.views(at: 10) == ["v", "v/none"])
    #expect(recording.views(at: 20) == ["v", "v/full", "v/full/row[b]", "v/full/row[c]"])
    #expect(StageLayoutTests.frame(recording, "v/full/row[c]", at: 20) == "0 400 400 300")
  }
}
