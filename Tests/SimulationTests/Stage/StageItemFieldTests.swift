import Simulation
import Testing

/// No item comes to lack what views read of it without asking whether it is there.
@Suite("Fields that views rely on")
struct StageItemFieldTests {
  static let scene = """
    state: { id: 'none', maybe: { type: 'string', initial: null } },
    collections: {
      cards: [{ id: 'a', kind: 'poll', votes: 5 }, { id: 'b', kind: 'text' }],
      notes: [{ id: 'n', kind: 'poll' }, { id: 'm', kind: 'poll', votes: 2 }],
    },
    views: [
      { id: 'card', forEach: 'cards', templates: { poll: { offset: ['item.votes', 0] }, text: {} },
        on: { poll: [{ set: 'item.kind', to: "'poll'" }] } },
      { id: 'plain', forEach: 'cards', on: { forget: [{ set: 'item.votes', to: null }] } },
      { id: 'note', forEach: 'notes', on: { add: [{ insert: 'item', into: 'cards' }] } },
    ],
    on: {
      lacking: [{ insert: { id: "'c'", kind: "'poll'" }, into: 'cards' }],
      unknown: [{ insert: 'id', into: 'cards' }],
      nothing: [{ insert: 'maybe', into: 'cards' }],
    }
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var action: TraceAction
    var message: String
    var testDescription: String { message }

    init(_ action: TraceAction, _ message: String) {
      self.action = action
      self.message = message
    }

    init(_ name: String, _ target: String?, _ message: String) {
      self.init(.send(name: name, target: target, value: nil), message)
    }
  }

  static let lack = "the item lacks the field 'votes' that all of the kind 'poll' in 'cards' have"

  static let rows = [
    Row("poll", "card[b]", lack),
    Row("forget", "plain[a]", lack),
    Row("add", "note[n]", lack),
    Row("lacking", nil, lack),
    Row(
      .insert(
        target: "cards",
        item: .object([TraceField("id", .string("c")), TraceField("kind", .string("poll"))]),
        index: nil, animation: nil), lack),
    Row("unknown", nil, "the scene has no catalog item 'none'"),
    Row(
      "nothing", nil,
      "the item to insert is null"),
  ]

  @Test("refuses what would leave an item without them", arguments: rows)
  func refusals(row: Row) {
    #expect(Play(Self.scene, [.at(10, row.action)]).errors() == [row.message])
  }

  @Test("leaves the items as they are in a lenient run", arguments: rows)
  func lenient(row: Row) throws {
    let run = try Play(Self.scene, [.at(10, row.action)]) { $0.isLenient = true }.record()
    #expect(run.settings.isEmpty)
    #expect(run.value("card[a]", .offsetX, at: 10) == 5)
  }

  @Test("takes an item of another collection that has them")
  func whole() throws {
    let run = try Play(Self.scene, [.at(10, .send(name: "add", target: "note[m]", value: nil))])
      .record()
    #expect(run.value("card[m]", .offsetX, at: 10) == 2)
  }

  @Test("refuses a field of two types")
  func conflict() {
    let play = Play("collections: { cards: [{ id: 'a', size: 1 }, { id: 'b', size: 'big' }] }")
    #expect(
      play.errors() == [
        "the field 'size' of an item is a number and that of another one a string, expected one type"
      ])
  }

  @Test("sets a state of a view only to what that view's own state takes")
  func ownStates() throws {
    let scene = """
      views: [{ id: 'one', state: { own: { type: 'number?', initial: 1 } } },
        { id: 'two', state: { own: 5 }, offset: ['own', 0] }]
      """
    #expect(
      Play(scene, [.set(10, "own", .null, target: "two")]).errors() == [
        "found a null for 'own' of 'two', expected a number"
      ])
    #expect(try Play(scene, [.set(10, "own", .null, target: "one")]).record().settings.count == 1)
  }

  @Test("has no sum of a list that holds nothing but null, or perhaps null")
  func sums() {
    for list in ["[null]", "on ? [1] : [null]", "on ? [1] : [null, 2]"] {
      let play = Play("state: { on: true }, views: [{ id: 'v', rotation: 'sum(\(list))' }]")
      #expect(play.errors().count == 1)
    }
    #expect(Play("views: [{ id: 'v', rotation: 'sum([])' }]").errors().isEmpty)
  }

  @Test("keeps the parts of items apart that some of them lack")
  func parts() {
    let scene = """
      collections: { cards: [{ id: 'a', size: { width: 1 } }, { id: 'b', size: { height: 1 } }] },
      views: [{ id: 'v', forEach: 'cards', rotation: 'item.size.width' }]
      """
    #expect(
      Play(scene).errors() == [
        "found a number or null where a number was expected; '??' gives the value that stands for null"
      ])
  }
}
