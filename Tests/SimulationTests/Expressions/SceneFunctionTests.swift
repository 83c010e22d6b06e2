import Testing

@testable import Simulation

/// Functions of Swift code that scenes call by their names.
@Suite("Scene function")
struct SceneFunctionTests {
  /// A value of an app's own.
  enum Tempo: String, SceneValue {
    case slow
    case fast

    static var sceneType: ValueType { .string }
    var sceneValue: Value { .string(rawValue) }
    init(sceneValue: Value) { self = Tempo(rawValue: String(sceneValue: sceneValue)) ?? .slow }
  }

  static let functions = [
    SceneFunction("rubber") { (x: Double) in x / (1 + x.magnitude / 200) },
    SceneFunction("beyond") { (way: Vector, limit: Double) in way.length > limit },
    SceneFunction("label") { (text: String, isOn: Bool, n: Double) in isOn ? text + "\(n)" : text },
    SceneFunction("mix") { (a: Vector, b: Vector, share: Double, isOn: Bool) in
      isOn ? Vector(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) : a
    },
    SceneFunction("half") { (x: Double?) in x.map { $0 / 2 } },
    SceneFunction("largest") { (list: [Double]) in list.max() },
    SceneFunction("pair") { (x: Double) in [x, -x] },
    SceneFunction("hold") { (tempo: Tempo) in tempo == .fast ? 0.1 : 0.5 },
    SceneFunction("other") { (tempo: Tempo) in tempo == .fast ? Tempo.slow : .fast },
    SceneFunction("nothing") { (x: Double) in 0 / x },
  ]

  static func evaluate(_ text: String) throws -> (Value, ValueType) {
    var scope = NameScope()
    scope.functions = functions
    for (cell, name) in ExpressionValueTests.names.enumerated() {
      scope.add(name.0, .scene(cell), name.2)
    }
    let typed = try ExpressionChecker.check(text, in: scope)
    let values = Scope(cells: ExpressionValueTests.names.map { $0.1 }, locals: [])
    return (typed.expression.evaluate(in: values), typed.type)
  }

  typealias Row = ExpressionValueTests.Row

  static let rows: [Row] = [
    Row("rubber(200)", 100), Row("1 + rubber(-200) * 2", -199), Row("rubber(rubber(0))", 0),
    Row("beyond(v, 4)", true), Row("beyond(v, 5)", false), Row("label('a', yes, n)", "a7.0"),
    Row("mix(v, v * 3, 0.5, true)", .vector(Vector(x: 6, y: 8)), .vector),
    Row("half(some)", .number(2.5), .optional(.number)), Row("half(n) ?? 0", 3.5),
    Row("half(nothing)", .null, .optional(.number)), Row("half(null) ?? 9", 9),
    Row("half(some) != null ? half(some) + 1 : 0", 3.5),
    Row("largest(list) ?? 0", 9), Row("largest([])", .null, .optional(.number)),
    Row("pair(2)", .list([.number(2), .number(-2)]), .list(.number)), Row("sum(pair(n))", 0),
    Row("hold('fast')", 0.1), Row("hold(other('fast'))", 0.5), Row("hold(s)", 0.5),
  ]

  @Test("gives what the Swift function gives", arguments: rows)
  func value(row: Row) throws {
    let (value, type) = try Self.evaluate(row.text)
    #expect(value == row.value)
    #expect(type == row.type)
  }

  static let errors: [ExpressionErrorTests.Row] = [
    .init("rubber()", 0, "'rubber' takes a number, found 0 arguments"),
    .init("1 + beyond(v)", 4, "'beyond' takes a vector and a number, found 1 argument"),
    .init("beyond(n, 1)", 7, "found a number where a vector was expected"),
    .init(
      "rubber(some)", 7,
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    .init("ruber(1)", 0, "'ruber' is not a function; did you mean 'rubber'?"),
    .init("half(n) + 1", 8, "'+' does not take a number or null and a number"),
    .init("rubber", 0, "'rubber' is not a name that is known here"),
  ]

  @Test("is checked as the functions of every scene are", arguments: errors)
  func message(row: ExpressionErrorTests.Row) {
    let error = #expect(throws: ExpressionError.self) { _ = try Self.evaluate(row.text) }
    #expect(error?.message == row.message)
    #expect(error?.offset == row.offset)
  }

  @Test("reads the names in its arguments")
  func references() throws {
    var scope = NameScope()
    scope.functions = Self.functions
    scope.add("a", .scene(3), .number)
    let typed = try ExpressionChecker.check("rubber(a) + rubber(2)", in: scope)
    #expect(typed.expression.references == [.scene(3)])
  }

  @Test("has a name of its own, which is a word")
  func names() async {
    await #expect(processExitsWith: .failure) { _ = SceneFunction("abs") { (x: Double) in x } }
    await #expect(processExitsWith: .failure) { _ = SceneFunction("null") { (x: Double) in x } }
    await #expect(processExitsWith: .failure) { _ = SceneFunction("2nd") { (x: Double) in x } }
    await #expect(processExitsWith: .failure) { _ = SceneFunction("") { (x: Double) in x } }
    await #expect(processExitsWith: .failure) {
      let twice = SceneFunction("twice") { (x: Double) in x * 2 }
      _ = try SceneReader.read(
        Array("{ scene: 1, viewport: { width: 1, height: 1 } }".utf8), functions: [twice, twice])
    }
  }

  static let scene = """
    { scene: 1, viewport: { width: 400, height: 800 }, state: { on: false, far: 0 },
      views: [{ id: 'card', gestureState: { way: [0, 0] }, offset: ['rubber(way.x)', 0],
        opacity: 'nothing(way.y)', gestures: [{ drag: { minimumDistance: 0 },
          updating: { way: 'translation' },
          onEnded: [{ when: 'beyond(translation, 50)', do: [{ set: 'far', to: 'rubber(1000)' }] }] }] }] }
    """

  @Test("runs in views and handlers, and is not finite by the rule of all expressions")
  func replay() throws {
    let scene = try SceneReader.read(Array(Self.scene.utf8), functions: Self.functions).scene
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 400, height: 800)),
      entries: [.down(10, 100, 100), .move(20, 300, 100), .up(40, 300, 100)])
    let run = try Replay(scene, trace, functions: Self.functions).record()
    #expect(run.value("card", .offsetX, at: 30) == 100)
    #expect(run.settings.map { $0.split(separator: " ").last } == ["far=166.666667"])
    // nothing(0) is 0 / 0 and nothing(0) again: the default opacity stays, with one line in the log.
    #expect(run.value("card", .opacity, at: 30) == 1)
    #expect(run.events.count { $0.kind == .diagnostic } == 1)
  }

  @Test("is shown in the documentation")
  func example() throws {
    let trace = Trace(
      header: TraceHeader(viewport: Size(width: 393, height: 852)),
      entries: [.down(10, 100, 100), .move(20, 300, 100), .up(40, 300, 100)])
    // example: functions
    let resistance = SceneFunction("resistance") { (way: Double, limit: Double) in
      way / (1 + way.magnitude / limit)
    }
    let text = """
      { scene: 1, viewport: { width: 393, height: 852 },
        views: [{ id: "card", gestureState: { pull: [0, 0] },
                  offset: ["resistance(pull.x, 200)", 0],
                  gestures: [{ drag: {}, updating: { pull: "translation" } }] }] }
      """
    let scene = try SceneReader.read(Array(text.utf8), functions: [resistance]).scene
    let run = try Replay(scene, trace, functions: [resistance]).record()
    // end
    #expect(run.curve("card.offset.x")?.maximum == 100)
  }

  @Test("is unknown where it was not registered")
  func unregistered() throws {
    let error = #expect(throws: Diagnostics.self) { try SceneReader.read(Array(Self.scene.utf8)) }
    #expect(
      error?.items.map { $0.message } == [
        "'rubber' is not a function", "'nothing' is not a function",
        "'beyond' is not a function", "'rubber' is not a function",
      ])
    let scene = try SceneReader.read(Array(Self.scene.utf8), functions: Self.functions).scene
    let trace = Trace(header: TraceHeader(viewport: Size(width: 400, height: 800)), entries: [])
    #expect(throws: Diagnostics.self) { try Replay(scene, trace) }
  }
}
