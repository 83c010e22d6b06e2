import Simulation
import Testing

/// Steps, and the blocks around them.
@Suite("Stage with steps")
struct StageStepTests {
  static func run(_ steps: String, state: String = "", views: String = "") throws -> Recording {
    try Play(
      """
      state: { on: false, done: 0, x: 0, place: [1, 2], way: { type: 'vector?', initial: [3, 4] },
        \(state) },
      views: [{ id: 'v', offset: ['x', 0], state: { own: [0, 0] }, \(views) }], on: { go: [\(steps)] }
      """, [.send(10, "go")]
    ).record()
  }

  @Test("runs then where a branch ran, and not where none did")
  func branches() throws {
    func settings(_ block: String) throws -> [String] { try Self.run("{ \(block) }").settings }
    let then = "then: [{ set: 'done', to: 1 }]"
    #expect(try settings("when: 'on', do: [{ set: 'x', to: 5 }], \(then)") == [])
    #expect(try settings("when: 'on', do: [], else: [], \(then)") == [])
    #expect(try settings("when: '!on', do: [], \(then)") == ["10 done=1"])
    #expect(try settings("do: [], \(then)") == ["10 done=1"])
    #expect(
      try settings("when: 'on', do: [], else: [{ set: 'x', to: 5 }], \(then)")
        == ["10 x=5", "10 done=1"])
  }

  @Test("sets one number of a vector, and keeps the other")
  func components() throws {
    #expect(
      try Self.run("{ set: 'place.x', to: 'place.y + 5' }, { set: 'place.height', to: 'place.x' }")
        .settings == ["10 place=7 2", "10 place=7 7"])
    #expect(
      try Self.run("{ when: 'way != null', do: [{ set: 'way.y', to: 0 }] }").settings == [
        "10 way=3 0"
      ])
    let own = "onAppear: [{ set: 'own.width', to: 9 }, { set: 'own.y', to: 'own.x' }]"
    #expect(try Self.run("", views: own).settings == ["0 own=9 0", "0 own=9 9"])
  }

  @Test("keeps a vector of which one number would not be finite")
  func infiniteComponent() throws {
    let run = try Self.run("{ set: 'place.x', to: '1 / 0' }")
    #expect(run.settings == [])
    #expect(run.lines([.diagnostic]) == ["10 diagnostic place notFinite"])
  }

  @Test("keeps a list of which one number would not be finite")
  func infiniteElement() throws {
    let run = try Play(
      "state: { marks: [1, 2, 3] }, on: { go: [{ set: 'marks', to: '[4, 0 / 0]' }] }",
      [.send(10, "go")]
    ).record()
    #expect(run.settings == [])
    #expect(run.lines([.diagnostic]) == ["10 diagnostic marks notFinite"])
  }

  @Test("tells a number of the vector from what it may be")
  func componentErrors() {
    func errors(_ steps: String) -> [String] {
      Play("state: { place: [0, 0], way: { type: 'vector' }, n: 0 }, on: { go: [\(steps)] }")
        .errors()
    }
    #expect(
      errors("{ set: 'place.x', to: \"'a'\" }") == [
        "found a string where a number was expected"
      ])
    #expect(
      errors("{ set: 'place.z', to: 1 }") == [
        "a vector has x and y, or width and height, but no 'z'"
      ])
    #expect(
      errors("{ set: 'way.x', to: 1 }") == ["'way.x' cannot be set while 'way' may be null"])
    #expect(
      errors("{ set: 'viewport.x', to: 1 }") == [
        "'viewport.x' cannot be set; a state or a field of an item can"
      ])
    #expect(
      errors("{ toggle: 'place.x' }") == ["found a number where a boolean was expected"])
  }

  @Test("moves at once where a block says null for the animation around it")
  func noAnimation() throws {
    func value(_ inner: String) throws -> Double? {
      let block = "{ animation: 'linear 0.1', do: [{ \(inner) do: [{ set: 'x', to: 100 }] }] }"
      return try Self.run(block).value("v", .offsetX, at: 60)
    }
    #expect(try value("") == 50)
    #expect(try value("animation: null,") == nil)
    let byValue = try Self.run(
      "{ animation: null, do: [{ set: 'x', to: 100 }] }",
      views: "animation: { linear: { duration: 0.1 }, value: 'x' }")
    #expect(byValue.value("v", .offsetX, at: 60) == 50)
  }

  @Test("moves at once where an animation by value is null")
  func noImplicitAnimation() throws {
    let block = "{ animation: 'linear 0.1', do: [{ set: 'x', to: 100 }] }"
    let run = try Self.run(block, views: "animation: { animation: null, value: 'x' }")
    #expect(run.value("v", .offsetX, at: 10) == 100)
    let text = try Self.run(block, views: "animation: { animation: 'linear 0.2', value: 'x' }")
    #expect(text.value("v", .offsetX, at: 60) == 25)
  }

  @Test("reads fields of items as earlier steps have set them")
  func itemFields() throws {
    let play = Play(
      """
      state: { seen: 0 },
      collections: { cards: [{ id: 'a', n: 0, on: false }, { id: 'b', n: 5, on: false }] },
      views: [
        { id: 'v', forEach: 'cards', opacity: '1 - item.n / 10',
          on: { go: [
            { set: 'item.n', to: 'item.n + 1' }, { toggle: 'item.on' }, { toggle: 'item.on' },
            { animation: 'linear 0.1', do: [{ set: 'item.n', to: 'item.n + 1' }] },
            { set: 'seen', to: 'item.n' }] },
          children: [{ id: 'k', rotation: 'item.n' }] },
        { id: 'w', forEach: 'cards', offset: ['item.n', 'item.on ? 1 : 0'] }]
      """, [.at(10, .send(name: "go", target: "v[a]", value: nil))])
    let run = try play.record()
    #expect(run.settings.filter { $0.contains("seen") } == ["10 seen=2"])
    #expect(run.value("v[a]", .opacity, at: 60) == 0.9)
    #expect(run.value("v[a]/k", .rotation, at: 60) == 1)
    #expect(run.value("w[a]", .offsetX, at: 60) == 1)
    #expect(run.value("w[a]", .offsetX, at: 110) == 2)
    #expect(run.value("w[a]", .offsetY, at: 110) == 0)
    #expect(run.value("v[b]", .opacity, at: 110) == 0.5)
  }

  static let counts = [
    ("1 / 0", "infinite"), ("-1 / 0", "infinite"), ("0 / 0", "nan"), ("n - 1", "-1"),
  ]

  @Test("says what a count is that is none", arguments: counts)
  func count(text: String, found: String) throws {
    let scene = "state: { n: 0 }, views: [{ id: 'v', forEach: '\(text)' }]"
    let message = "the count of 'v' is \(found), expected a number of at least 0"
    #expect(Play(scene).errors() == [message])
    let lenient = try Play(scene) { $0.isLenient = true }.record()
    #expect(lenient.frames.last?.rows.isEmpty == true)
    #expect(lenient.events.filter { $0.kind == .diagnostic }.map { $0.reason } == [message])
  }

  @Test("tells a value that is too large from one that is not finite")
  func tooLarge() throws {
    let run = try Play(
      """
      views: [{ id: 'v', offset: ['2e12', 0], rotation: '1 / 0', zIndex: '-1e13' }]
      """
    ).record()
    let lines = run.events.filter { $0.kind == .diagnostic }
    #expect(
      lines.map { "\($0.name) \($0.phase): \($0.reason)" }.sorted() == [
        "offset tooLarge: the expression's result is beyond 1000000000000 or -1000000000000; "
          + "the value before it stays",
        "rotation notFinite: the expression's result is not finite; the value before it stays",
        "zIndex tooLarge: the expression's result is beyond 1000000000000 or -1000000000000; "
          + "the value before it stays",
      ])
  }
}
