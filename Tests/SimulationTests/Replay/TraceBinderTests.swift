import Simulation
import Testing

/// What a trace may ask of a scene.
@Suite("Trace binder")
struct TraceBinderTests {
  static let scene = """
    state: { x: 0, name: 'n', on: false, place: [0, 0], maybe: { type: 'string', initial: null } },
    collections: { cards: [{ id: 'a', size: 1 }, { id: 'b', size: 2, note: 'n' }] },
    catalog: [{ id: 'z', size: 9 }],
    views: [{ id: 'v', forEach: 'cards', state: { own: 0 }, on: { flip: [] } }],
    on: { go: [], say: { value: 'string', do: [] }, add: [{ insert: { id: "'a'", size: '3' }, into: 'cards' }],
      take: { value: 'string?', do: [{ insert: 'value', into: 'cards' }] } }
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { message }
    var action: TraceAction
    var message: String
  }

  static func insert(_ fields: TraceField...) -> TraceAction {
    .insert(target: "cards", item: .object(fields), index: nil, animation: nil)
  }

  static let rows: [Row] = [
    Row(
      action: .remove(target: "card", item: .string("a"), animation: nil),
      message: "the scene has no collection 'card'; did you mean 'cards'?"),
    Row(
      action: .set(target: nil, name: "nam", value: .string("x"), animation: nil),
      message: "the scene has no state 'nam'; did you mean 'name'?"),
    Row(
      action: .set(target: nil, name: "x", value: .string("one"), animation: nil),
      message: "found a string for 'x', expected a number"),
    Row(
      action: .set(target: nil, name: "x", value: .null, animation: nil),
      message: "found a null for 'x', expected a number"),
    Row(
      action: .set(target: nil, name: "place", value: .list([.number(1)]), animation: nil),
      message: "found a list of number for 'place', expected a vector"),
    Row(
      action: .set(target: "v[a]", name: "won", value: .number(1), animation: nil),
      message: "the scene has no state 'won'; did you mean 'own'?"),
    Row(
      action: .send(name: "og", target: nil, value: nil),
      message: "the scene has no handler 'og'; did you mean 'go'?"),
    Row(
      action: .send(name: "go", target: nil, value: .string("x")),
      message: "the handler 'go' takes a number or null, found a string"),
    Row(
      action: .send(name: "say", target: nil, value: .number(1)),
      message: "the handler 'say' takes a string, found a number"),
    Row(
      action: .send(name: "say", target: nil, value: .null),
      message: "the handler 'say' takes a string, found null"),
    Row(
      action: .send(name: "say", target: nil, value: nil),
      message: "the handler 'say' takes a string, found no value"),
    Row(
      action: .send(name: "flip", target: "w[a]", value: nil),
      message: "the scene has no view 'w'"),
    Row(
      action: .send(name: "flp", target: "v[a]", value: nil),
      message: "the scene has no handler of 'v' named 'flp'; did you mean 'flip'?"),
    Row(
      action: .send(name: "flip", target: "v[a/b]~2", value: .boolean(true)),
      message: "the handler 'flip' takes a number or null, found a boolean"),
    Row(
      action: .insert(target: "cards", item: .string("y"), index: nil, animation: nil),
      message: "the scene has no catalog item 'y'"),
    Row(
      action: .insert(target: "cards", item: .number(4), index: nil, animation: nil),
      message: "an item is an object or the id of an entry in the catalog"),
    Row(
      action: insert(TraceField("id", .string("q")), TraceField("sise", .number(1))),
      message: "the scene has no field of 'cards' named 'sise'; did you mean 'size'?"),
    Row(
      action: insert(TraceField("id", .string("q")), TraceField("size", .string("big"))),
      message: "found a string for 'size', expected a number"),
    Row(
      action: insert(TraceField("id", .string("q"))),
      message: "the item lacks the field 'size' that all of 'cards' have"),
    Row(
      action: .setting(name: "reduceMotion", value: .number(1)),
      message: "found a number for 'reduceMotion', expected a boolean"),
  ]

  @Test("names what the scene does not have, with the line", arguments: rows)
  func errors(row: Row) throws {
    let play = Play(Self.scene, [.at(5, row.action, line: 7)])
    let error = #expect(throws: Diagnostics.self) { _ = try play.replay }
    #expect(error?.items == [.error(row.message, at: SourcePosition(line: 7, column: 1))])
    var lenient = play
    lenient.options.isLenient = true
    let outcome = try lenient.outcome()
    #expect(outcome.warnings.map { $0.message } == [row.message + "; the line is skipped"])
  }

  @Test("names all that is wrong at once")
  func allAtOnce() {
    let entries = Self.rows.enumerated().map { TraceEntry.at(5, $1.action, line: $0 + 2) }
    #expect(Play(Self.scene, entries).errors() == Self.rows.map { $0.message })
  }

  @Test("says which animation is meant")
  func animation() {
    let play = Play(Self.scene, [.set(0, "x", .number(1), "sprign 1 1")])
    #expect(play.errors().first?.contains("did you mean \"spring\"?") == true)
  }

  @Test("takes null, vectors, catalog ids and omitted optional fields")
  func accepts() throws {
    let play = Play(
      Self.scene,
      [
        .set(1, "maybe", .string("m")), .set(2, "maybe", .null),
        .set(3, "place", .list([.number(3), .number(4)])),
        .at(4, .insert(target: "cards", item: .string("z"), index: 0, animation: nil)),
        .at(5, Self.insert(TraceField("id", .string("q")), TraceField("size", .number(1)))),
        .set(6, "own", .number(3), target: "v[q]"),
      ])
    #expect(
      try play.record().settings == [
        "1 maybe=m", "2 maybe=null", "3 place=3 4", "4 cards=[z, a, b]", "5 cards=[z, a, b, q]",
        "6 own=3",
      ])
  }

  struct RunRow: CustomTestStringConvertible, Sendable {
    var testDescription: String { message }
    var action: TraceAction
    var message: String
  }

  static let runRows: [RunRow] = [
    RunRow(
      action: insert(TraceField("id", .string("a")), TraceField("size", .number(1))),
      message: "the id 'a' is there already"),
    RunRow(
      action: .remove(target: "cards", item: .string("q"), animation: nil),
      message: "there is no item 'q' to remove"),
    RunRow(
      action: .reorder(target: "cards", item: .string("q"), index: 0, animation: nil),
      message: "there is no item 'q' to reorder"),
    RunRow(
      action: .interrupt(target: "v[q]"), message: "there is no view 'v[q]' to interrupt"),
    RunRow(
      action: .set(target: "v[q]", name: "own", value: .number(1), animation: nil),
      message: "there is no view 'v[q]' with a state 'own'"),
    RunRow(
      action: .send(name: "flip", target: "v[q]", value: nil),
      message: "there is no view 'v[q]' on stage for 'flip'"),
    RunRow(
      action: .send(name: "add", target: nil, value: nil), message: "the id 'a' is there already"),
    RunRow(
      action: .send(name: "take", target: nil, value: .string("x")),
      message: "the scene has no catalog item 'x'"),
    RunRow(
      action: .send(name: "take", target: nil, value: nil), message: "the item to insert is null"),
  ]

  @Test("stops at an action that cannot be done, or skips it", arguments: runRows)
  func runErrors(row: RunRow) throws {
    let play = Play(Self.scene, [.at(5, row.action, line: 7)])
    #expect(play.errors() == [row.message])
    let error = #expect(throws: Diagnostics.self) { _ = try play.record() }
    #expect(error?.items.first?.position == SourcePosition(line: 7, column: 1))
    var lenient = play
    lenient.options.isLenient = true
    let recording = try lenient.record()
    let skipped = recording.events.filter { $0.kind == .diagnostic }
    #expect(skipped.map { $0.reason } == [row.message])
    #expect(recording.views(at: 5) == ["v[a]", "v[b]"])
  }
}
