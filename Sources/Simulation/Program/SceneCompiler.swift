/// Resolves the names of a scene and checks its types.
///
/// All errors of a scene are found in one pass, in the order of its parts.
struct SceneCompiler {
  var program = SceneProgram()
  var errors: [Diagnostic] = []
  /// What the keys of loops read, and the fields of items that some step sets.
  var keyReads: [KeyRead] = []
  var setFields: [SetField] = []

  /// Returns the program of a scene, or throws all that is wrong with it.
  static func compile(
    _ scene: Scene, functions: [SceneFunction]
  ) throws(Diagnostics) -> SceneProgram {
    SceneFunction.checkNames(of: functions)
    var compiler = SceneCompiler()
    compiler.compile(scene, functions)
    guard compiler.errors.isEmpty else { throw Diagnostics(compiler.errors) }
    return compiler.program
  }

  private mutating func compile(_ scene: Scene, _ functions: [SceneFunction]) {
    var scope = NameScope()
    scope.functions = functions
    let size = scene.viewport
    program.cells = [
      .vector(Vector(x: size.width, y: size.height)), .record(Self.environment),
    ]
    scope.add("viewport", .scene(SceneProgram.viewportCell), .vector)
    scope.add(
      "environment", .scene(SceneProgram.environmentCell),
      .record(RecordType(unionOf: [Self.environment])))
    scope.viewStates = Self.states(of: scene.views)
    program.catalog = scene.catalog
    program.scrollPriority = scene.scrollPriority
    declareStates(scene, in: &scope)
    declareCollections(scene, in: &scope)
    declareHandlers(of: scene)
    for view in scene.views { program.roots.append(compile(view, parent: nil, in: scope)) }
    collectSubtreeReads()
    checkPaths(of: scene.views, inside: "")
    compileHandlers(of: scene, in: scope)
    warnOfChangingKeys()
  }

  /// The names of the states and gesture states of views that have an id.
  private static func states(of views: [ViewDeclaration]) -> [(name: String, view: String)] {
    views.flatMap { view in
      let names = view.states.map { $0.name } + view.gestureStates.map { $0.state.name }
      let own = view.id.map { id in names.map { (name: $0, view: id) } } ?? []
      return own + states(of: view.children)
    }
  }

  /// The environment at the start.
  private static var environment: Record {
    Record([
      Record.Field("reduceMotion", .boolean(false)),
      Record.Field("layoutDirection", .string("leftToRight")),
      Record.Field("isEnabled", .boolean(true)),
    ])
  }

  private mutating func declareStates(_ scene: Scene, in scope: inout NameScope) {
    for state in scene.states {
      check(newName: state.name, at: state.position, in: scope)
      check(state)
      let cell = addCell(state.initial)
      program.states.append(.init(name: state.name, cell: cell, type: state.type))
      scope.add(state.name, .scene(cell), state.type, origin: .state)
    }
  }

  private mutating func declareCollections(_ scene: Scene, in scope: inout NameScope) {
    for collection in scene.collections {
      check(newName: collection.name, at: collection.position, in: scope)
      let keys = collection.items.compactMap { $0.key }
      for place in KeyIndex(keys).repetitions {
        report(
          "the id '\(keys[place])' stands twice in '\(collection.name)'", at: collection.position)
      }
      let record = RecordType(unionOf: collection.items + scene.catalog)
      // An item of the catalog that goes into other collections is refused when it would come.
      if let conflict = RecordType.conflict(among: collection.items) {
        report(
          "the field '\(conflict.field)' of an item is a \(conflict.types[0].name) and that of"
            + " another one a \(conflict.types[1].name), expected one type",
          at: collection.position)
      }
      let cell = addCell(.list(collection.items.map { .record($0) }))
      program.collections.append(.init(name: collection.name, cell: cell, record: record))
      scope.add(collection.name, .scene(cell), .list(.record(record)))
    }
  }

  /// Adds a cell of the scene.
  mutating func addCell(_ value: Value) -> Int {
    program.cells.append(value)
    return program.cells.count - 1
  }

  /// Notes an error.
  mutating func report(_ message: String, at position: SourcePosition?) {
    errors.append(.error(message, at: position))
  }

  /// Checks that a state's initial value has its type.
  mutating func check(_ state: StateDeclaration) {
    if state.type == .null {
      report("the state '\(state.name)' is null at first and needs a type", at: state.position)
    } else if !state.type.accepts(ValueType(of: state.initial)) {
      report(
        "the state '\(state.name)' is a \(state.type.name) but starts as a "
          + ValueType(of: state.initial).name, at: state.position)
    }
  }

  /// Checks that a name of the scene is not taken.
  private mutating func check(
    newName name: String, at position: SourcePosition?, in scope: NameScope
  ) {
    if scope.find(name) != nil { report("the name '\(name)' is taken", at: position) }
  }

  /// Checks an expression against the type that its place wants.
  mutating func compile(
    _ source: ExpressionSource, as type: ValueType, in scope: NameScope
  ) -> Expression? {
    check(source, as: type, in: scope)?.expression
  }

  /// Checks an expression against the type that its place wants, and keeps what it proves.
  mutating func check(
    _ source: ExpressionSource, as type: ValueType, in scope: NameScope
  ) -> ExpressionChecker.Typed? {
    guard let typed = check(source, in: scope, isText: type.wrapped == .string) else { return nil }
    guard type.accepts(typed.type) else {
      report(type.refusal(of: typed.type), at: source.position)
      return nil
    }
    return typed
  }

  /// Checks an expression of any type; `isText` where a text is meant.
  mutating func check(
    _ source: ExpressionSource, in scope: NameScope, isText: Bool = false
  ) -> ExpressionChecker.Typed? {
    do throws(ExpressionError) {
      return try ExpressionChecker.check(source.text, in: scope, isText: isText)
    } catch {
      report(error.message, at: source.position(offset: error.offset))
      return nil
    }
  }
}
