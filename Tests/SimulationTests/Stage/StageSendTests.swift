import Simulation
import Testing

/// Messages to handlers of the scene and of views.
@Suite("Stage with messages")
struct StageSendTests {
  static let scene = """
    state: { choice: 'none', at: [0, 0], sum: 0 },
    collections: { cards: [{ id: 'c1', kind: 'a' }, { id: 'c2', kind: 'b' }] },
    views: [
      { id: 'feed', children: [
        { id: 'card', forEach: 'cards', state: { turned: false, mark: 0 },
          rotation: 'turned ? 180 : 0', transition: 'opacity',
          on: {
            flip: [{ toggle: 'turned' }, { send: 'choose', value: 'item.id' }],
            mark: { value: 'number', do: [{ set: 'mark', to: 'value + index' }] },
            drop: [{ animation: 'linear 0.1', do: [{ remove: 'item.id', from: 'cards' }] }],
          } }] }],
    on: {
      choose: { value: 'string', do: [{ set: 'choice', to: 'value' }] },
      place: { value: 'vector', do: [{ set: 'at', to: 'value' }, { send: 'add', value: 'value.x' }] },
      add: [{ set: 'sum', to: 'sum + (value ?? 1)' }],
    }
    """

  static func send(
    _ ms: Double, _ name: String, _ target: String? = nil, _ value: TraceValue? = nil, line: Int = 0
  ) -> TraceEntry {
    .at(ms, .send(name: name, target: target, value: value), line: line)
  }

  @Test("bring along a value of the type that the handler takes")
  func values() throws {
    let play = Play(
      Self.scene,
      [
        Self.send(1, "choose", nil, .string("tea")), Self.send(2, "add"),
        Self.send(3, "add", nil, .null), Self.send(4, "add", nil, .number(5)),
        Self.send(5, "place", nil, .list([.number(2), .number(3)])),
      ])
    #expect(
      try play.record().settings == [
        "1 choice=tea", "2 sum=1", "3 sum=2", "4 sum=7", "5 at=2 3", "5 sum=9",
      ])
  }

  @Test("run the handler of one view, whose steps see its names")
  func targets() throws {
    let play = Play(
      Self.scene,
      [Self.send(1, "flip", "feed/card[c2]"), Self.send(2, "mark", "feed/card[c2]", .number(4))])
    let run = try play.record()
    #expect(run.settings == ["1 turned=true", "1 choice=c2", "2 mark=5"])
    #expect(run.value("feed/card[c2]", .rotation, at: 2) == 180)
    #expect(run.value("feed/card[c1]", .rotation, at: 2) == 0)
  }

  @Test("go to a view that the scene has by another name, and say so")
  func nearest() {
    #expect(
      Play(Self.scene, [Self.send(1, "flip", "feed/crad[c2]")]).errors()
        == ["the scene has no view 'feed/crad'; did you mean 'feed/card'?"])
  }

  @Test("do not reach a view that leaves or is gone")
  func leaving() throws {
    let message = "there is no view 'feed/card[c2]' on stage for 'flip'"
    for time in [50.0, 500] {
      var play = Play(
        Self.scene,
        [Self.send(1, "drop", "feed/card[c2]"), Self.send(time, "flip", "feed/card[c2]", line: 3)])
      let error = #expect(throws: Diagnostics.self) { try play.record() }
      #expect(error?.items == [.error(message, at: SourcePosition(line: 3, column: 1))])
      play.options.isLenient = true
      let skipped = try play.record().events.filter { $0.kind == .diagnostic }
      #expect(skipped.map { $0.reason } == [message])
    }
  }

  @Test("are checked on the instance where templates differ")
  func templates() throws {
    let scene = """
      state: { seen: '' }, collections: { cards: [{ id: 'c1', kind: 'a' }, { id: 'c2', kind: 'b' }] },
      views: [{ id: 'card', forEach: 'cards', templates: {
        a: { on: { say: { value: 'string', do: [{ set: 'seen', to: 'value' }] } } },
        b: { on: { count: [{ set: 'seen', to: "'n' + value" }] } } } }]
      """
    let ok = [Self.send(1, "say", "card[c1]", .string("x")), Self.send(2, "count", "card[c2]")]
    #expect(try Play(scene, ok).record().settings == ["1 seen=x", "2 seen=nnull"])
    #expect(
      Play(scene, [Self.send(1, "say", "card[c2]", .string("x"))]).errors()
        == ["the view 'card[c2]' has no handler 'say'"])
    #expect(
      Play(scene, [Self.send(1, "say", "card[c1]")]).errors()
        == ["the handler 'say' takes a string, found no value"])
  }

  @Test("come in a template from the view around it")
  func inherited() throws {
    let scene = """
      state: { seen: '' }, collections: { cards: [{ id: 'c1', kind: 'a' }] },
      views: [{ id: 'card', forEach: 'cards', templates: { a: {} },
        on: { say: [{ set: 'seen', to: 'item.id' }] } }]
      """
    #expect(try Play(scene, [Self.send(1, "say", "card[c1]")]).record().settings == ["1 seen=c1"])
  }

  @Test("name an endless chain by the view")
  func chain() {
    let scene = """
      views: [{ id: 'v', on: { again: [{ send: 'on' }] } }], on: { on: [{ send: 'on' }] }
      """
    #expect(
      Play(scene, [Self.send(1, "again", "v")]).errors().first?.hasPrefix(
        "more than 1000 updates follow from each other at 1 ms") == true)
  }

  @Test("have handlers that are declared once")
  func twice() {
    let view = ViewDeclaration(
      id: "v", handlers: [NamedHandler("a", steps: []), NamedHandler("a", steps: [])])
    let scene = Scene(
      viewport: Size(width: 1, height: 1), views: [view],
      handlers: [NamedHandler("b", steps: []), NamedHandler("b", steps: [])])
    let trace = Trace(header: TraceHeader(viewport: Size(width: 1, height: 1)), entries: [])
    let error = #expect(throws: Diagnostics.self) { try Replay(scene, trace) }
    #expect(
      error?.items.map { $0.message } == [
        "the handler 'b' is declared twice", "the handler 'a' is declared twice",
      ])
  }
}
