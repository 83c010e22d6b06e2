import Simulation
import Testing

/// Rows of a list that are swiped open, and were left half open.
@Suite("Reports of swiped rows")
struct RowReportTests {
  static func scene(minimumDistance: Double) -> String {
    """
    scrollPriority: 'iOS17',
    state: { open: 0 },
    views: [{ id: 'list', gestures: [{ scroll: {} }], children: [
      { id: 'row', frame: { x: 0, y: 0, width: 400, height: 60 },
        gestureState: { drag: { initial: [0, 0], reset: 'spring 0.3 1' } },
        offset: ['open + drag.x', 0], gestures: [{ drag: { minimumDistance: \(minimumDistance) },
          updating: { drag: 'translation' },
          onEnded: [{ animation: 'spring 0.3 1', do: [
            { set: 'open', to: 'predictedEndTranslation.x < -40 ? -80 : 0' }] }],
          onCancel: [{ animation: 'spring 0.3 1', do: [
            { set: 'open', to: 'nearest(translation.x, -80, 0)' }] }] }] }] }]
    """
  }

  // Reports 5 and 6.
  @Test(
    "a row that loses the finger closes, and onCancel is called once for it",
    arguments: [
      (10, -30, "cancelled", [TraceEntry.move(50, 270, 52), .cancel(100, 270, 52)]),
      (
        2, -8, "excluded",
        [.move(50, 292, 54), .move(100, 290, 70), .move(120, 200, 90), .up(140, 200, 90)]
      ),
    ])
  func halfOpen(_ distance: Double, _ way: Double, _ reason: String, _ rest: [TraceEntry]) throws {
    let recording = try Play(
      Self.scene(minimumDistance: distance), [.down(0, 300, 50)] + rest
    ).record()
    #expect(recording.value("list/row", .offsetX, at: 50) == way)
    #expect(recording.value("list/row", .offsetX, at: 99) == way)
    #expect(recording.log("list/row:drag").last == "100 failed \(reason)")
    let report = try #require(recording.gesture("list/row:drag"))
    #expect(report.endedCalls == 0 && report.cancelCalls == 1)
    let offset = try #require(recording.curve("list/row.offset.x"))
    #expect(offset.end == 0 && offset.minimum == way)
  }

  @Test("a row that is let go opens")
  func opened() throws {
    let recording = try Play(
      Self.scene(minimumDistance: 10),
      [.down(0, 300, 50), .move(50, 270, 52), .move(100, 240, 52), .up(100, 240, 52)]
    ).record()
    #expect(recording.gesture("list/row:drag")?.endedCalls == 1)
    #expect(recording.curve("list/row.offset.x")?.end == -80)
  }

  // Report 10.
  @Test("a row taken by a menu goes home from the cancel on, not when the menu goes")
  func menu() throws {
    let recording = try Play(
      Self.scene(minimumDistance: 24),
      [
        .down(0, 200, 30), .move(400, 175, 30), .move(450, 169, 30), .cancel(500, 169, 30),
        .at(1_050, .mark(label: "menu gone")),
      ]
    ).record()
    #expect(recording.value("list/row", .offsetX, at: 400) == -25)
    #expect(recording.value("list/row", .offsetX, at: 500) == -31)
    let start = try #require(recording.value("list/row", .offsetX, at: 510))
    #expect(start > -31 && start < 0)
    let most = try #require(recording.value("list/row", .offsetX, at: 800))
    #expect(most > -1)
    #expect(recording.log("list/row:drag").last == "500 failed cancelled")
  }

  // GST-06. Report 9.
  @Test("a row that is disabled in mid-swipe goes home and does not move again")
  func disabled() throws {
    let scene = """
      state: { isOn: true, cancels: 0 },
      views: [{ id: 'row', gestureState: { drag: { initial: [0, 0], reset: 'linear 0.1' } },
        offset: ['drag.x', 0], gestures: [{ drag: {}, isEnabled: 'isOn',
          updating: { drag: 'translation' },
          onChanged: [{ when: 'translation.x >= 60', do: [{ set: 'isOn', to: 'false' }] }],
          onCancel: [{ set: 'cancels', to: 'cancels + 1' }] }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 100, 100), .move(20, 130, 100), .move(40, 160, 100), .move(60, 190, 100),
        .move(80, 220, 100), .up(200, 220, 100),
      ]
    ).record()
    #expect(recording.log("row:drag") == ["0 possible", "20 active", "40 failed disabled"])
    #expect(recording.settings == ["40 isOn=false", "40 cancels=1"])
    #expect(recording.value("row", .offsetX, at: 40) == 60)
    #expect(recording.value("row", .offsetX, at: 90) == 30)
    #expect(recording.value("row", .offsetX, at: 140) == 0)
    #expect(recording.curve("row.offset.x")?.maximum == 60)
  }
}
