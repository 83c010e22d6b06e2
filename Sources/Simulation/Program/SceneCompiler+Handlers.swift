extension SceneCompiler {
  /// Notes the names of a scene's handlers and what they take, before any step sends to them.
  mutating func declareHandlers(of scene: Scene) {
    checkNames(of: scene.handlers, at: nil)
    program.handlers = scene.handlers.map { .init(name: $0.name, value: $0.value, steps: []) }
  }

  /// Compiles the steps of a scene's handlers.
  mutating func compileHandlers(of scene: Scene, in scope: NameScope) {
    for (place, handler) in scene.handlers.enumerated() {
      program.handlers[place].steps = compile(handler, in: scope)
    }
  }

  /// Compiles the handlers of a view; their steps see the names of the view.
  mutating func compileHandlers(
    of view: ViewDeclaration, into result: inout ViewProgram, in scope: NameScope
  ) {
    checkNames(of: view.handlers, at: view.position)
    result.handlers = view.handlers.map {
      .init(name: $0.name, value: $0.value, steps: compile($0, in: scope))
    }
  }

  private mutating func compile(_ handler: NamedHandler, in scope: NameScope) -> [StepProgram] {
    var inner = scope
    inner.add("value", .argument, handler.value)
    return compile(handler.steps, in: inner)
  }

  private mutating func checkNames(of handlers: [NamedHandler], at position: SourcePosition?) {
    let names = handlers.map { $0.name }
    for place in KeyIndex(names).repetitions {
      report("the handler '\(names[place])' is declared twice", at: position)
    }
  }

  /// Compiles a `send` to a handler of the scene, with a value that it takes.
  mutating func send(
    _ name: ExpressionSource, _ value: ExpressionSource?, in scope: NameScope
  ) -> StepProgram? {
    guard let handler = program.handlers.first(where: { $0.name.hasSameBytes(as: name.text) })
    else {
      var message = "no handler of the scene is named '\(name.text)'"
      let known = program.handlers.map { $0.name }
      if let nearest = EditDistance.nearest(to: name.text, among: known) {
        message += "; did you mean '\(nearest)'?"
      }
      report(message, at: name.position)
      return nil
    }
    var type: ValueType?
    var expression: Expression?
    if let value {
      guard let typed = check(value, in: scope) else { return nil }
      (type, expression) = (typed.type, typed.expression)
    }
    if let refusal = handler.refusal(of: type) {
      report(refusal, at: value?.position ?? name.position)
      return nil
    }
    return .send(handler.name, value: expression)
  }
}

extension SceneProgram.Handler {
  /// The sentence that a value of a type does not do; nil where it does.
  func refusal(of type: ValueType?) -> String? {
    guard !value.accepts(type ?? .null) else { return nil }
    let found = type.map { $0 == .null ? "null" : "a " + $0.name } ?? "no value"
    return "the handler '" + name + "' takes a " + value.name + ", found " + found
  }

  /// The sentence that a value does not do; nil where it does.
  func refusal(of value: Value?) -> String? {
    refusal(of: value.map { ValueType(of: $0) })
  }
}
