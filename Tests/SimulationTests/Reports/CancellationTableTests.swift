import Simulation
import Testing

/// What takes a gesture away that is under way, and what is called then.
@Suite("Cancellation on stage")
struct CancellationTableTests {
  /// A cause with the lines of the trace that bring it and follow it, from 40 ms on.
  struct Cause: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var reason: String
    var entries: [TraceEntry]

    init(_ name: String, _ reason: String, _ entries: [TraceEntry]) {
      testDescription = name
      self.reason = reason
      self.entries = entries
    }
  }

  /// The finger goes on after the cause, and lifts.
  static let rest: [TraceEntry] = [.move(60, 100, 150), .move(80, 100, 160), .up(100, 100, 160)]

  static let causes = [
    Cause("the system takes the finger", "cancelled", [.cancel(40, 100, 120)]),
    Cause("the system takes all fingers", "cancelled", [.at(40, .cancelAll)]),
    Cause("the scroll around excludes it", "excluded", [.move(40, 100, 130)] + rest),
    Cause(
      "a second finger touches", "anotherContact",
      [.down(40, 120, 100, id: 2), .up(50, 120, 100, id: 2)] + rest),
    Cause(
      "two fingers pinch", "anotherContact",
      [.down(40, 120, 100, id: 2), .move(45, 180, 100, id: 2), .up(50, 180, 100, id: 2)] + rest),
    Cause("the gesture is turned off", "disabled", [.set(40, "isOn", .boolean(false))] + rest),
    Cause("its view is disabled", "disabled", [.set(40, "isOff", .boolean(true))] + rest),
    Cause(
      "a view around it is disabled", "disabled", [.set(40, "isListOff", .boolean(true))] + rest),
  ]

  static let scene = """
    scrollPriority: 'iOS17',
    state: { isOn: true, isOff: false, isListOff: false, changes: 0, ends: 0, cancels: 0,
      resets: 0, last: 0 },
    views: [{ id: 'list', disabled: 'isListOff', gestures: [{ scroll: { minimumDistance: 30 } }],
      children: [{ id: 'v', frame: { x: 0, y: 0, width: 200, height: 200 }, disabled: 'isOff',
        gestureState: { drag: [0, 0] }, offset: ['0', 'drag.y'],
        gestures: [{ drag: {}, isEnabled: 'isOn', updating: { drag: 'translation' },
          onChanged: [{ set: 'changes', to: 'changes + 1' }],
          onEnded: [{ set: 'ends', to: 'ends + 1' }],
          onCancel: [{ set: 'cancels', to: 'cancels + 1' },
            { set: 'last', to: 'translation.y + drag.y' }] }],
        onChange: { of: 'drag.y == 0', do: [
          { when: 'drag.y == 0', do: [{ set: 'resets', to: 'resets + 1' }] }] } }] }]
    """

  static let start: [TraceEntry] = [.down(0, 100, 100), .move(20, 100, 120)]

  @Test("resets the gesture's state once, at once, and calls onCancel alone", arguments: causes)
  func calls(_ cause: Cause) throws {
    let recording = try Play(Self.scene, Self.start + cause.entries).record()
    #expect(
      recording.log("list/v:drag") == ["0 possible", "20 active", "40 failed \(cause.reason)"])
    #expect(recording.times(of: "changes") == [20])
    #expect(recording.state("ends") == nil)
    #expect(recording.times(of: "cancels") == [40])
    #expect(recording.times(of: "resets") == [40])
    // The state is at its initial value already when the last value of the gesture is read.
    #expect(recording.state("last") == "20")
    #expect(recording.value("list/v", .offsetY, at: 39) == 20)
    #expect(recording.value("list/v", .offsetY, at: 40) == 0)
    let report = recording.gesture("list/v:drag")
    #expect(report?.endedCalls == 0 && report?.cancelCalls == 1 && report?.changedCalls == 1)
  }

  @Test("lets the next sequence work as the first would", arguments: causes)
  func next(_ cause: Cause) throws {
    let again: [TraceEntry] = [
      .set(500, "isOn", .boolean(true)), .set(500, "isOff", .boolean(false)),
      .set(500, "isListOff", .boolean(false)), .down(600, 50, 50), .move(620, 50, 65),
      .up(640, 50, 65),
    ]
    let recording = try Play(Self.scene, Self.start + cause.entries + again).record()
    #expect(
      recording.log("list/v:drag").suffix(3) == ["600 possible", "620 active", "640 ended"])
    #expect(recording.times(of: "ends") == [640])
    #expect(recording.times(of: "resets") == [40, 640])
  }

  @Test("calls the same for a view that is removed under the finger")
  func removed() throws {
    let scene = """
      state: { changes: 0, ends: 0, cancels: 0 }, collections: { c: [{ id: 'a' }] },
      catalog: [{ id: 'a' }],
      views: [{ id: 'v', forEach: 'c', transition: 'opacity', gestureState: { drag: [0, 0] },
        offset: ['drag.x', 0], gestures: [{ drag: {}, updating: { drag: 'translation' },
          onChanged: [{ set: 'changes', to: 'changes + 1' }],
          onEnded: [{ set: 'ends', to: 'ends + 1' }],
          onCancel: [{ set: 'cancels', to: 'cancels + 1' }] }] }]
      """
    let remove = TraceAction.remove(
      target: "c", item: .string("a"), animation: .string("linear 0.5"))
    let insert = TraceAction.insert(
      target: "c", item: .string("a"), index: nil, animation: nil)
    let recording = try Play(
      scene,
      [
        .down(0, 100, 100), .move(20, 120, 100), .at(40, remove), .move(60, 150, 100),
        .up(80, 150, 100), .at(100, insert),
      ]
    ).record()
    #expect(
      recording.log("v[a]:drag") == ["0 possible", "20 active", "40 failed viewRemoved"])
    #expect(recording.times(of: "changes") == [20])
    #expect(recording.state("ends") == nil)
    #expect(recording.times(of: "cancels") == [40])
    // The view that leaves stays where the finger left it; its state was reset all the same.
    #expect(recording.value("v[a]", .offsetX, at: 99) == 20)
    #expect(recording.value("v[a]", .offsetX, at: 100) == 0)
  }

  @Test("resets a followed long press that moves too far")
  func limit() throws {
    let recording = try Play(
      Self.press,
      [.down(0, 100, 100), .move(200, 110, 100), .move(300, 100, 100), .up(700, 100, 100)]
    ).record()
    #expect(recording.log("v:longPress") == ["0 possible", "0 active", "200 failed tooFar"])
    #expect(recording.settings == ["200 cancels=1"])
    #expect(recording.value("v", .scaleX, at: 199) == 0.5)
    #expect(recording.value("v", .scaleX, at: 200) == 1)
  }

  @Test("calls nothing and resets nothing where the gesture had not been active")
  func inactive() throws {
    let recording = try Play(
      Self.press, [.down(0, 300, 100), .move(100, 330, 100), .up(900, 330, 100)]
    ).record()
    #expect(recording.log("w:tap") == ["0 possible", "750 failed tooLong"])
    #expect(recording.log("w:drag") == ["0 possible", "100 held", "750 active", "900 ended"])
    let cancelled = try Play(
      Self.press, [.down(0, 300, 100), .move(100, 305, 100), .cancel(200, 305, 100)]
    ).record()
    #expect(cancelled.log("w:tap").last == "200 failed cancelled")
    #expect(cancelled.settings == [])
  }

  /// A view that is small while it is pressed, and one with a tap and a drag.
  static let press = """
    state: { ends: 0, cancels: 0 },
    views: [
      { id: 'v', frame: { x: 0, y: 0, width: 200, height: 200 }, gestureState: { down: false },
        scale: 'down ? 0.5 : 1', gestures: [{ longPress: {}, updating: { down: 'isPressed' },
          onEnded: [{ set: 'ends', to: 'ends + 1' }],
          onCancel: [{ set: 'cancels', to: 'cancels + 1' }] }] },
      { id: 'w', frame: { x: 200, y: 0, width: 200, height: 200 }, gestures: [
        { tap: {}, onCancel: [{ set: 'cancels', to: '100' }] },
        { drag: {}, onCancel: [{ set: 'cancels', to: '200' }] }] }]
    """
}
