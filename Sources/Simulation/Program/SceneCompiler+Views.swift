extension SceneCompiler {
  /// Compiles a view and the views inside; returns its place.
  mutating func compile(
    _ view: ViewDeclaration, parent: Int?, in outer: NameScope,
    templateOf base: Int? = nil, kind: String? = nil
  ) -> Int {
    let index = program.views.count
    var result = ViewProgram(index: index, parent: parent, id: view.id)
    result.slotCount = parent.map { program.views[$0].slotCount } ?? 0
    result.isPlaced = parent.flatMap { program.views[$0].layout }?.isContainer ?? false
    program.views.append(result)
    var scope = outer
    check(id: view.id, at: view.position)
    check(branch: view, of: parent)
    result.base = base
    compileLoop(of: view, kind: kind, into: &result, scope: &scope)
    if let condition = view.condition {
      result.condition = compile(condition, as: .boolean, in: scope)
    }
    compileKind(of: view, into: &result, in: scope)
    // What decides which items have a view is the matter of the view that has the templates.
    result.structureReads =
      base.map { program.views[$0].structureReads } ?? structureReads(of: result)
    guard view.templates.isEmpty else {
      program.views[index] = result
      compileTemplates(of: view, at: index, parent: parent, in: outer)
      return index
    }
    compileBody(of: view, into: &result, scope: &scope)
    program.views[index] = result
    for child in view.children {
      let place = compile(child, parent: index, in: scope)
      program.views[index].children.append(place)
    }
    return index
  }

  /// Compiles what a view looks like and does, apart from its presence.
  private mutating func compileBody(
    of view: ViewDeclaration, into result: inout ViewProgram, scope: inout NameScope
  ) {
    declareLocals(of: view, into: &result, scope: &scope)
    compilePlays(of: view, into: &result, scope: &scope)
    compileMatched(of: view, into: &result, in: scope)
    compileLayout(of: view, into: &result, in: scope)
    compileProperties(of: view, into: &result, in: scope)
    checkGestureNames(of: view)
    for (place, gesture) in view.gestures.enumerated() {
      let compiled = compile(gesture, at: place, among: view.gestures, of: result, in: scope)
      warnOfSelfReference(gesture, compiled, of: result)
      warnOfSilence(gesture, compiled.name)
      result.gestures.append(compiled)
    }
    // The pan of a scroll container is the outermost of its gestures.
    if let scroll = result.layout?.scroll { result.gestures.append(scrollGesture(of: scroll)) }
    result.transition = view.transition ?? .opacity
    result.onAppear = compile(view.onAppear, in: scope)
    result.onDisappear = compile(view.onDisappear, in: scope)
    for handler in view.onChange {
      guard let value = check(handler.value, in: scope) else { continue }
      result.onChange.append(
        .init(
          value: value.expression, reads: reads(of: [value.expression], in: result),
          steps: compile(handler.steps, in: scope)))
    }
    compileHandlers(of: view, into: &result, in: scope)
    for action in AccessibilityHandlers.actions {
      let steps = compile(view.accessibility.steps(of: action), in: scope)
      if !steps.isEmpty { result.accessibility.append(.init(name: action, steps: steps)) }
    }
  }

  private mutating func check(id: String?, at position: SourcePosition?) {
    guard let id else { return }
    let isName = id.utf8.enumerated().allSatisfy { place, byte in
      let isLetter = (byte | 0x20 >= 97 && byte | 0x20 <= 122) || byte == 95
      return isLetter || (place > 0 && ((byte >= 48 && byte <= 57) || byte == 45))
    }
    if id.isEmpty || !isName {
      report(
        "found the id '\(id)'; an id is a letter or '_' and then letters, digits, '_' or '-'",
        at: position)
    }
  }

  private mutating func compileLoop(
    of view: ViewDeclaration, kind: String?, into result: inout ViewProgram,
    scope: inout NameScope
  ) {
    guard let forEach = view.forEach, let source = check(forEach.source, in: scope) else { return }
    var element: ValueType
    switch source.type {
    case .number: element = .number
    case .list(let type): element = type
    default:
      report(
        "found a \(source.type.name) where a collection, a list or a number was expected",
        at: forEach.source.position)
      return
    }
    let (itemSlot, indexSlot) = (result.slotCount, result.slotCount + 1)
    result.slotCount += 2
    var collection: Int?
    if case .reference(.scene(let cell)) = source.expression { collection = cell }
    if let kind, let collection {
      let record = itemType(of: collection, kind: kind)
      note(record, of: kind, in: collection)
      element = .record(record)
    }
    scope.add(forEach.alias, .local(itemSlot), element, origin: .item(collection: collection))
    scope.add("index", .local(indexSlot), .number)
    let standard = source.type == .number ? forEach.alias : forEach.alias + ".id"
    let key = forEach.key ?? ExpressionSource(standard, at: forEach.source.position)
    guard let typed = check(key, in: scope) else { return }
    if result.base == nil {
      warnOfIndexKey(typed.expression, of: forEach, indexSlot: indexSlot)
      note(key: typed.expression, at: key.position, besides: .local(indexSlot), in: scope)
    }
    result.loop = ViewProgram.Loop(
      source: source.expression, isCount: source.type == .number, itemSlot: itemSlot,
      indexSlot: indexSlot, key: typed.expression,
      filter: forEach.condition.flatMap { compile($0, as: .boolean, in: scope) },
      order: forEach.order.flatMap { order($0, in: scope) }, scratchItem: addCell(.null),
      scratchIndex: addCell(.null))
  }

  private mutating func check(
    localName state: StateDeclaration, among names: inout [String]
  ) {
    if names.contains(where: { $0.hasSameBytes(as: state.name) }) {
      report("the name '\(state.name)' stands on two states of this view", at: state.position)
    }
    names.append(state.name)
  }

  private mutating func declareLocals(
    of view: ViewDeclaration, into result: inout ViewProgram, scope: inout NameScope
  ) {
    var names: [String] = []
    for state in view.states {
      check(state)
      check(localName: state, among: &names)
      result.locals.append(
        .init(
          name: state.name, slot: result.slotCount, type: state.type, initial: state.initial))
      scope.add(state.name, .local(result.slotCount), state.type, origin: .state)
      result.slotCount += 1
    }
    for declaration in view.gestureStates {
      let state = declaration.state
      check(state)
      check(localName: state, among: &names)
      result.locals.append(
        .init(
          name: state.name, slot: result.slotCount, type: state.type, initial: state.initial,
          gestureState: declaration))
      scope.add(state.name, .local(result.slotCount), state.type)
      result.slotCount += 1
    }
  }
}
