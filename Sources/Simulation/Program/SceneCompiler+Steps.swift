extension SceneCompiler {
  /// Compiles the steps of a handler; those with an error are left out, the error is noted.
  mutating func compile(_ steps: [Step], in scope: NameScope) -> [StepProgram] {
    var result: [StepProgram] = []
    var scope = scope
    for step in steps {
      guard let compiled = compile(step, in: scope) else { continue }
      result.append(compiled)
      scope.forget(after: compiled)
    }
    return result
  }

  private mutating func compile(_ step: Step, in scope: NameScope) -> StepProgram? {
    switch step {
    case .set(let name, let value):
      guard let (target, type) = target(name, in: scope),
        let expression = compile(value, as: type, in: scope)
      else { return nil }
      return .set(target, expression)
    case .toggle(let name):
      guard let (target, type) = target(name, in: scope) else { return nil }
      guard type == .boolean else {
        report("found a \(type.name) where a boolean was expected", at: name.position)
        return nil
      }
      return .toggle(target)
    case .insert(let item, let name, let index):
      guard let collection = collection(name),
        let item = compile(item, of: collection, at: name.position, in: scope)
      else { return nil }
      let place = index.flatMap { compile($0, as: .number, in: scope) }
      return .insert(item, cell: collection.cell, at: place)
    case .remove(let key, let name):
      guard let collection = collection(name), let key = check(key, in: scope, isText: true) else {
        return nil
      }
      return .remove(key.expression, cell: collection.cell)
    case .removeLast(let name):
      return collection(name).map { .removeLast(cell: $0.cell) }
    case .removeAll(let name):
      return collection(name).map { .removeAll(cell: $0.cell) }
    case .move(let key, let name, let place):
      guard let collection = collection(name), let key = check(key, in: scope, isText: true),
        let index = compile(place, as: .number, in: scope)
      else { return nil }
      return .move(key.expression, cell: collection.cell, to: index)
    case .send(let name, let value): return send(name, value, in: scope)
    case .block(let block): return compile(block, in: scope)
    }
  }

  private mutating func compile(_ block: Step.Block, in scope: NameScope) -> StepProgram {
    let condition = block.condition.flatMap { check($0, as: .boolean, in: scope) }
    let proofs = condition?.proofs ?? NullProofs()
    return .block(
      StepProgram.Block(
        condition: condition?.expression, animation: block.animation,
        removesAnimation: block.removesAnimation, disablesAnimations: block.disablesAnimations,
        steps: compile(block.steps, in: scope.assuming(proofs.whenTrue)),
        otherwise: compile(block.otherwise, in: scope.assuming(proofs.whenFalse)),
        then: compile(block.then, in: scope.withoutKnowledge), criteria: block.criteria))
  }

  private mutating func compile(
    _ item: ItemSource, of collection: SceneProgram.Collection, at position: SourcePosition?,
    in scope: NameScope
  ) -> StepProgram.Item? {
    switch item {
    case .expression(let source):
      guard let typed = check(source, in: scope, isText: true) else { return nil }
      if case .literal(.string(let id)) = typed.expression, program.catalogItem(id) == nil {
        report(program.unknownCatalogItem(id), at: source.position)
        return nil
      }
      switch typed.type.wrapped {
      case .string, .record: return .expression(typed.expression)
      default:
        report(
          "found a \(typed.type.name) where an item or the id of one in the catalog was expected",
          at: source.position)
        return nil
      }
    case .fields(let fields):
      return .fields(compile(fields, of: collection, at: position, in: scope))
    }
  }

  private mutating func compile(
    _ fields: [ItemSource.Field], of collection: SceneProgram.Collection,
    at position: SourcePosition?, in scope: NameScope
  ) -> [StepProgram.Item.Field] {
    var result: [StepProgram.Item.Field] = []
    for field in fields {
      guard let type = collection.record[field.name] else {
        report(
          "no item of '\(collection.name)' has a field '\(field.name)'", at: field.value.position)
        continue
      }
      guard let value = compile(field.value, as: type, in: scope) else { continue }
      result.append(.init(name: field.name, value: value))
    }
    for field in collection.record.fields where field.type.isRequired {
      guard !fields.contains(where: { $0.name.hasSameBytes(as: field.name) }) else { continue }
      report(
        "the item lacks the field '\(field.name)' that all of '\(collection.name)' have",
        at: position)
    }
    return result
  }

  private mutating func collection(_ name: ExpressionSource) -> SceneProgram.Collection? {
    if let collection = program.collection(named: name.text) { return collection }
    var message = "'\(name.text)' is not a collection"
    let known = program.collections.map { $0.name }
    if let nearest = EditDistance.nearest(to: name.text, among: known) {
      message += "; did you mean '\(nearest)'?"
    }
    report(message, at: name.position)
    return nil
  }

  /// Resolves what `set` writes to: a state by name or one number of it, or a field of an item.
  private mutating func target(
    _ name: ExpressionSource, in scope: NameScope
  ) -> (StepProgram.Target, ValueType)? {
    // What is set may become null, whatever it is known to be now.
    guard let typed = check(name, in: scope.withoutKnowledge) else { return nil }
    let root = name.text.prefix { $0 != "." }
    switch (typed.expression, scope.find(String(root))?.origin) {
    case (.reference(let reference), .state):
      return (.reference(reference, name: name.text), typed.type)
    case (.horizontal(.reference(let reference)), .state),
      (.vertical(.reference(let reference)), .state):
      return component(name, of: reference, String(root), typed.expression, in: scope)
    case (.field(.reference(let item), let field), .item(let collection?)):
      setFields.append(SetField(collection: collection, field: field))
      return (.itemField(item, collection: collection, field: field), typed.type)
    default:
      report("'\(name.text)' cannot be set; a state or a field of an item can", at: name.position)
      return nil
    }
  }

  /// Resolves one number of a vector, which must be there.
  private mutating func component(
    _ name: ExpressionSource, of reference: Reference, _ state: String, _ part: Expression,
    in scope: NameScope
  ) -> (StepProgram.Target, ValueType)? {
    guard check(name, in: scope)?.type == .number else {
      report(
        "'\(name.text)' cannot be set while '\(state)' may be null", at: name.position)
      return nil
    }
    var isVertical = false
    if case .vertical = part { isVertical = true }
    return (.component(reference, isVertical: isVertical, name: state), .number)
  }
}
