extension SceneCompiler {
  /// Compiles what beside the key makes a view's identity.
  func kindExpression(of view: ViewDeclaration) -> ExpressionSource? {
    if let kind = view.kind { return kind }
    guard !view.templates.isEmpty, let forEach = view.forEach else { return nil }
    return ExpressionSource(forEach.alias + ".kind", at: forEach.source.position)
  }

  /// Compiles the kind of a view; one with templates needs a text.
  mutating func compileKind(
    of view: ViewDeclaration, into result: inout ViewProgram, in scope: NameScope
  ) {
    result.isTypeErased = view.isTypeErased
    guard let source = kindExpression(of: view) else {
      if !view.templates.isEmpty {
        report("templates need a forEach over items with a kind, or a kind", at: view.position)
      }
      return
    }
    if view.templates.isEmpty {
      result.kind = check(source, in: scope)?.expression
    } else {
      result.kind = compile(source, as: .string, in: scope)
    }
  }

  /// Compiles the templates of a view, each as a declaration with the same loop.
  mutating func compileTemplates(
    of view: ViewDeclaration, at base: Int, parent: Int?, in scope: NameScope
  ) {
    checkTemplates(of: view)
    for template in view.templates {
      var body = template.view.completed(by: view)
      body.templates = []
      body.kind = nil
      body.condition = nil
      body.forEach?.condition = nil
      body.forEach?.order = nil
      let index = compile(
        body, parent: parent, in: scope, templateOf: base,
        kind: view.kind == nil ? template.kind : nil)
      program.views[base].templates.append(.init(kind: template.kind, view: index))
    }
  }

  private mutating func checkTemplates(of view: ViewDeclaration) {
    let kinds = view.templates.map { $0.kind }
    for place in KeyIndex(kinds).repetitions {
      report(
        "the kind '\(kinds[place])' has two templates", at: view.templates[place].view.position)
    }
    guard view.kind == nil, let forEach = view.forEach,
      let collection = program.collection(named: forEach.source.text)
    else { return }
    var missing: [String] = []
    for item in program.cells[collection.cell].asList.map({ $0.asRecord }) + program.catalog {
      guard case .string(let kind) = item["kind"] else { continue }
      let isKnown = (kinds + missing).contains { $0.hasSameBytes(as: kind) }
      if !isKnown { missing.append(kind) }
    }
    for kind in missing {
      report("an item has the kind '\(kind)', for which there is no template", at: view.position)
    }
  }

  /// The type of the items of one kind in a collection and in the catalog.
  func itemType(of collection: Int, kind: String) -> RecordType {
    let items = program.cells[collection].asList.map { $0.asRecord } + program.catalog
    let ofKind = items.filter { item in
      if case .string(let text) = item["kind"] { text.hasSameBytes(as: kind) } else { false }
    }
    return RecordType(unionOf: ofKind.isEmpty ? items : ofKind)
  }

  /// Notes on what a template relies, so that no item of the kind comes to lack it.
  mutating func note(_ record: RecordType, of kind: String, in cell: Int) {
    for place in program.collections.indices where program.collections[place].cell == cell {
      program.collections[place].kinds.append(.init(name: kind, record: record))
    }
  }

  /// Compiles what views are ordered by.
  mutating func order(_ source: ExpressionSource, in scope: NameScope) -> Expression? {
    guard let typed = check(source, in: scope) else { return nil }
    switch typed.type.wrapped {
    case .number, .string: return typed.expression
    default:
      report(
        "found a \(typed.type.name) where a number or a string was expected", at: source.position)
      return nil
    }
  }
}

extension ViewDeclaration {
  /// The view with what it leaves out taken from another one.
  func completed(by other: ViewDeclaration) -> ViewDeclaration {
    var view = self
    view.id = other.id
    view.forEach = other.forEach
    view.condition = other.condition
    view.isTypeErased = other.isTypeErased
    view.states = other.states + states
    view.gestureStates = other.gestureStates + gestureStates
    view.frame = frame ?? other.frame
    view.container = container ?? other.container
    view.padding = padding ?? other.padding
    view.aspectRatio = aspectRatio ?? other.aspectRatio
    view.layoutPriority = layoutPriority ?? other.layoutPriority
    view.isGeometryGroup = isGeometryGroup || other.isGeometryGroup
    view.offset = offset ?? other.offset
    view.scale = scale ?? other.scale
    view.rotation = rotation ?? other.rotation
    view.opacity = opacity ?? other.opacity
    view.blur = blur ?? other.blur
    view.zIndex = zIndex ?? other.zIndex
    view.transition = transition ?? other.transition
    view.isClipped = isClipped || other.isClipped
    view.allowsHitTesting = allowsHitTesting ?? other.allowsHitTesting
    view.coordinateSpace = coordinateSpace ?? other.coordinateSpace
    view.isDisabled = isDisabled ?? other.isDisabled
    if contentShape == .rectangle { view.contentShape = other.contentShape }
    view.transitionProgress = transitionProgress ?? other.transitionProgress
    view.matched = matched ?? other.matched
    view.keyframes = keyframes ?? other.keyframes
    view.phases = phases ?? other.phases
    if animations.isEmpty { view.animations = other.animations }
    if gestures.isEmpty { view.gestures = other.gestures }
    if onAppear.isEmpty { view.onAppear = other.onAppear }
    if onDisappear.isEmpty { view.onDisappear = other.onDisappear }
    if onChange.isEmpty { view.onChange = other.onChange }
    if accessibility.isEmpty { view.accessibility = other.accessibility }
    if handlers.isEmpty { view.handlers = other.handlers }
    if children.isEmpty { view.children = other.children }
    return view
  }
}
