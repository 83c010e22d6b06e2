import Simulation
import Testing

/// What the guard of a block proves not to be null, and for how long.
@Suite("Stage with optional values")
struct StageOptionalTests {
  static let head = """
    state: {
      picked: { type: 'number?', initial: 3 }, last: 0, on: true,
      other: { type: 'number', initial: null },
    },
    collections: { cards: [{ id: 'a', score: 2 }, { id: 'b' }] },
    """

  static func go(_ steps: String) -> Play {
    Play(
      head + "on: { none: [], go: [\(steps.replacing("PICKED", with: guardText))] }",
      [.send(10, "go")])
  }

  /// What stands for `PICKED` in the steps below.
  static let guardText = "{ when: 'picked != null', do:"

  @Test("starts a state that may be null with a value")
  func initial() throws {
    let steps = "{ set: 'last', to: 'picked ?? 9' }, { set: 'picked', to: null }"
    let run = try Self.go(steps).record()
    #expect(run.settings == ["10 last=3", "10 picked=null"])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var steps: String
    var settings: [String]
    var testDescription: String { steps }
  }

  static let rows: [Row] = [
    Row(
      steps: "PICKED [{ set: 'last', to: 'picked' }, { set: 'picked', to: null }] }",
      settings: ["10 last=3", "10 picked=null"]),
    Row(
      steps: "{ when: 'picked == null', do: [], else: [{ set: 'last', to: 'picked + 1' }] }",
      settings: ["10 last=4"]),
    Row(
      steps: "PICKED [{ when: 'on', do: [{ set: 'last', to: 'picked' }] }] }",
      settings: ["10 last=3"]),
    // A write of another name, a message and a completion leave it as it is.
    Row(
      steps:
        "PICKED [{ set: 'other', to: 1 }, { send: 'none' }, { set: 'last', to: 'picked' }] }",
      settings: ["10 other=1", "10 last=3"]),
  ]

  @Test("narrows what the guard of a block proves", arguments: rows)
  func guards(row: Row) throws {
    #expect(try Self.go(row.steps).record().settings == row.settings)
  }

  static let refused = [
    // After the name was set, it may be null again; whatever was set.
    "PICKED [{ set: 'picked', to: null }, { set: 'last', to: 'picked' }] }",
    "PICKED [{ when: 'on', do: [{ set: 'picked', to: null }] }, { set: 'last', to: 'picked' }] }",
    // `then` comes later.
    "PICKED [], then: [{ set: 'last', to: 'picked' }] }",
    // The guard is over.
    "PICKED [] }, { set: 'last', to: 'picked' }",
    "PICKED [], else: [{ set: 'last', to: 'picked' }] }",
  ]

  @Test("does not narrow what may be null again", arguments: refused)
  func refusals(steps: String) {
    #expect(
      Self.go(steps).errors() == [
        "found a number or null where a number was expected; '??' gives the value that stands for null"
      ])
  }

  @Test("forgets the fields of items when a collection changes")
  func items() throws {
    func view(_ steps: String) -> Play {
      Play(
        Self.head + """
          views: [{ id: 'v', forEach: 'cards', onAppear: [{ when: 'item.score != null', do: [\(steps)] }] }]
          """)
    }
    let kept = view("{ set: 'last', to: 'item.score' }, { set: 'item.score', to: null }")
    #expect(try kept.record().settings.first == "0 last=2")
    for change in [
      "{ set: 'item.score', to: null }", "{ removeAll: 'cards' }", "{ removeLast: 'cards' }",
      "{ remove: 'item.id', from: 'cards' }", "{ move: 'item.id', in: 'cards', to: 0 }",
      "{ insert: { id: \"'x'\" }, into: 'cards' }",
    ] {
      #expect(view(change + ", { set: 'last', to: 'item.score' }").errors().count == 1)
    }
  }

  @Test("sets a narrowed name to null, and takes null from no value")
  func gestureState() throws {
    let play = Play(
      """
      state: { last: { type: 'vector?', initial: [1, 2] } },
      views: [{ id: 'v', gestureState: { way: { type: 'vector?', initial: [0, 0] } },
        offset: ['way.x ?? 7', 0],
        gestures: [{ drag: {}, updating: { way: 'translation' }, onEnded: [
          { when: 'last != null', do: [{ set: 'last', to: null }] }] }] }]
      """, [.down(0, 10, 10), .move(10, 60, 10), .up(20, 60, 10)])
    let run = try play.record()
    #expect(run.value("v", .offsetX, at: 12) == 50)
    #expect(run.value("v", .offsetX, at: 20) == 0)
    #expect(run.settings == ["20 last=null"])
  }
}
