import Simulation
import Testing

/// Identity beyond the key: kinds, templates, filters and orders.
@Suite("Stage kinds")
struct StageKindTests {
  private static let cards = """
    collections: { cards: [{ id: 'c1', kind: 'text', title: 'a' }, { id: 'c2', kind: 'poll', votes: 3 }] },
    catalog: [{ id: 'c3', kind: 'text', title: 'b' }, { id: 'c2x', kind: 'text', title: 'z' }],
    views: [{ id: 'card', forEach: 'cards', frame: { x: 0, y: 'index * 100', width: 100, height: 90 },
      templates: {
        text: { opacity: 0.5, children: [{ id: 'title' }] },
        poll: { offset: ['item.votes', 0], children: [{ id: 'bar' }] } } }]
    """

  @Test("templates make each item the view of its kind, in the order of the list")
  func templates() throws {
    let recording = try Play(
      Self.cards,
      [.at(10, .insert(target: "cards", item: .string("c3"), index: 1, animation: nil))]
    ).record()
    #expect(
      recording.views(at: 0) == ["card[c1]", "card[c1]/title", "card[c2]", "card[c2]/bar"])
    #expect(recording.value("card[c1]", .opacity, at: 0) == 0.5)
    #expect(recording.value("card[c2]", .opacity, at: 0) == 1)
    #expect(recording.value("card[c2]", .offsetX, at: 0) == 3)
    #expect(
      recording.views(at: 10).filter { !$0.contains("/") } == ["card[c1]", "card[c3]", "card[c2]"])
    #expect(recording.value("card[c2]", .y, at: 10) == 200)
  }

  @Test("in a template an item has the fields of its kind")
  func types() {
    let wrong = Self.cards.replacing("opacity: 0.5", with: "opacity: 'item.votes'")
    #expect(Play(wrong).errors().first?.contains("no item has a field 'votes'") ?? false)
    let unknown = Self.cards.replacing("poll: {", with: "pol: {")
    #expect(
      Play(unknown).errors().first
        == "an item has the kind 'poll', for which there is no template")
  }

  @Test("another kind is another view: one leaves as path~1, the other enters, states start afresh")
  func kind() throws {
    let scene = """
      state: { shape: 'round' },
      views: [{ id: 'v', kind: 'shape', state: { n: 0 }, offset: ['n', 0], transition: 'opacity',
        children: [{ id: 'k' }] }]
      """
    let recording = try Play(
      scene,
      [
        .set(10, "n", .number(7), target: "v"),
        .set(20, "shape", .string("square"), "linear 0.1"),
        .set(50, "shape", .string("round"), "linear 0.1"),
      ]
    ).record()
    #expect(recording.value("v", .offsetX, at: 19) == 7)
    #expect(recording.views(at: 20) == ["v~1", "v~1/k", "v", "v/k"])
    #expect(recording.value("v", .offsetX, at: 20) == 0)
    #expect(recording.value("v~1", .offsetX, at: 20) == 7)
    #expect(recording.value("v", .opacity, at: 20) == 0)
    // The former kind comes back before it is gone: the same view with its state.
    #expect(recording.value("v", .offsetX, at: 50) == 7)
    #expect(recording.value("v~1", .offsetX, at: 50) == 0)
    #expect(recording.frames.last?.rows.map { $0.view } == ["v", "v/k"])
  }

  @Test("the log calls the view of the former kind by its own name from its removal on")
  func log() throws {
    let scene = """
      state: { shape: 'round' }, views: [{ id: 'v', kind: 'shape', gestures: [{ drag: {} }] }]
      """
    let recording = try Play(
      scene,
      [
        .down(0, 9, 9), .set(20, "shape", .string("square"), "linear 0.1"),
        .set(50, "shape", .string("round"), "linear 0.1"), .set(300, "shape", .string("square")),
      ]
    ).record()
    #expect(
      recording.lines([.view]) == [
        "20 view v inserted", "20 view v~1 removed", "50 view v returned", "50 view v~1 removed",
        "150 view v present", "150 view v~1 gone", "300 view v inserted", "300 view v~1 removed",
        "300 view v~1 gone",
      ])
    #expect(recording.phases("v~1", "drag") == ["failed viewRemoved"])
  }

  @Test("a view whose type is erased is swapped at once and loses its state")
  func typeErased() throws {
    let scene = """
      state: { shape: 'round', gone: 0 },
      views: [{ id: 'v', kind: 'shape', typeErased: true, state: { n: 0 }, offset: ['n', 0],
        onDisappear: [{ set: 'gone', to: 'gone + 1' }] }]
      """
    let recording = try Play(
      scene,
      [
        .set(10, "n", .number(7), target: "v"),
        .set(20, "shape", .string("square"), "linear 0.1"),
      ]
    ).record()
    #expect(recording.views(at: 20) == ["v"])
    #expect(recording.value("v", .offsetX, at: 20) == 0)
    #expect(recording.value("v", .opacity, at: 20) == 1)
    #expect(recording.settings.last == "20 gone=1")
  }

  @Test("one whose type is erased comes and goes with its transition where nothing takes its place")
  func typeErasedComes() throws {
    let scene = """
      state: { on: false }, collections: { c: [{ id: 'a', kind: 'x' }] }, catalog: [{ id: 'b', kind: 'x' }],
      views: [{ id: 'v', if: 'on', kind: "'x'", typeErased: true },
        { forEach: 'c', typeErased: true, templates: { x: { children: [{ id: 'k' }] } } }]
      """
    let recording = try Play(
      scene,
      [
        .set(0, "on", .boolean(true), "linear 0.1"), .set(200, "on", .boolean(false), "linear 0.1"),
        .at(200, .insert(target: "c", item: .string("b"), index: nil, animation: nil)),
        .at(300, .remove(target: "c", item: .string("a"), animation: .string("linear 0.1"))),
      ]
    ).record()
    #expect(recording.value("v", .opacity, at: 50) == 0.5)
    #expect(recording.value("v", .opacity, at: 250) == 0.5)
    // Without an id their paths are one, but they are not in each other's places.
    #expect(recording.views(at: 350) == ["k", "k"])
    #expect(recording.row("k", at: 350)?.phase == .removing)
  }

  @Test("where and orderBy say which items have a view, and in which order")
  func whereAndOrder() throws {
    let scene = """
      state: { least: 2, descending: false },
      collections: { items: [{ id: 'a', n: 3 }, { id: 'b', n: 1 }, { id: 'c', n: 2 }, { id: 'd', n: 3 }] },
      views: [{ id: 'v', forEach: { in: 'items', where: 'item.n >= least',
        orderBy: 'descending ? -item.n : item.n' }, frame: { x: 'index * 10', y: 0 } }]
      """
    let recording = try Play(
      scene,
      [.set(10, "least", .number(0)), .set(20, "descending", .boolean(true))]
    ).record()
    #expect(recording.views(at: 0) == ["v[c]", "v[a]", "v[d]"])
    #expect(recording.views(at: 10) == ["v[b]", "v[c]", "v[a]", "v[d]"])
    #expect(recording.value("v[d]", .x, at: 10) == 30)
    #expect(recording.views(at: 20) == ["v[a]", "v[d]", "v[c]", "v[b]"])
  }

  @Test("a filter is checked once, over all kinds, and index follows it in templates too")
  func whereOverTemplates() throws {
    let scene = """
      state: { all: true },
      collections: { items: [{ id: 'a', kind: 'x', only: 'p' }, { id: 'b', kind: 'y' }] },
      views: [{ id: 'v', forEach: { in: 'items', where: 'all || item.only == null' },
        frame: { x: 'index * 10', y: 0 }, templates: { x: { opacity: 0.5 }, y: {} } }]
      """
    let recording = try Play(scene, [.set(10, "all", .boolean(false), "linear 0.1")]).record()
    #expect(recording.value("v[b]", .x, at: 0) == 10)
    #expect(recording.value("v[b]", .x, at: 60) == 5)
  }

  @Test("texts are ordered by their bytes, equal ones stay as they stand")
  func textOrder() throws {
    let scene = """
      collections: { items: [{ id: 'a', t: 'pear' }, { id: 'b', t: 'fig' }, { id: 'c', t: 'pear' }] },
      views: [{ id: 'v', forEach: { in: 'items', orderBy: 'item.t' } }]
      """
    #expect(try Play(scene).record().views(at: 0) == ["v[b]", "v[a]", "v[c]"])
    let optional = """
      collections: { items: [{ id: 'a', t: 'b' }, { id: 'b', t: null }, { id: 'c', t: 'a' }, { id: 'd' }] },
      views: [{ id: 'v', forEach: { in: 'items', orderBy: 'item.t' } }]
      """
    #expect(try Play(optional).record().views(at: 0) == ["v[b]", "v[d]", "v[c]", "v[a]"])
    let wrong = scene.replacing("'item.t'", with: "'item.t == null'")
    #expect(
      Play(wrong).errors().first == "found a boolean where a number or a string was expected")
  }
}

/// What assistive technology asks a view to do.
@Suite("Stage accessibility")
struct StageAccessibilityTests {
  private static func access(_ ms: Double, _ action: String) -> TraceEntry {
    .at(ms, .access(target: "rating", action: action, name: nil))
  }

  private static let scene = """
    state: { stars: 3, open: true },
    views: [{ id: 'rating', disabled: '!open', accessibility: {
      increment: [{ set: 'stars', to: 'min(5, stars + 1)' }],
      decrement: [{ animation: 'linear 0.1', do: [{ set: 'stars', to: 'max(0, stars - 1)' }] }],
      escape: [{ set: 'open', to: 'false' }] }, offset: ['stars', 0] }]
    """

  @Test("runs the steps of the action under their own transactions")
  func actions() throws {
    let recording = try Play(
      Self.scene, [Self.access(10, "increment"), Self.access(20, "decrement")]
    ).record()
    #expect(recording.settings == ["10 stars=4", "20 stars=3"])
    #expect(recording.value("rating", .offsetX, at: 10) == 4)
    #expect(recording.value("rating", .offsetX, at: 70) == 3.5)
    #expect(
      recording.lines([.access]) == [
        "10 access rating increment done", "20 access rating decrement done",
      ])
  }

  @Test("does nothing, and says so, where there are no steps or the view is disabled")
  func nothing() throws {
    let recording = try Play(
      Self.scene,
      [Self.access(10, "activate"), Self.access(20, "escape"), Self.access(30, "increment")]
    ).record()
    #expect(recording.settings == ["20 open=false"])
    #expect(
      recording.lines([.diagnostic]) == [
        "10 diagnostic rating activate noAction", "30 diagnostic rating increment disabled",
      ])
  }

  @Test("is an error for a view that is not there")
  func unknown() {
    let entry = TraceEntry.at(10, .access(target: "nobody", action: "activate", name: nil))
    #expect(
      Play(Self.scene, [entry]).errors()
        == ["there is no view 'nobody' for the action 'activate'"])
  }
}
