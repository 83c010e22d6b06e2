extension SceneReader {
  /// Reads a view and those inside it.
  mutating func view(_ value: JSONValue) -> ViewDeclaration {
    var fields = JSONFields(value, of: "a view")
    var view = ViewDeclaration(position: value.position)
    view.id = fields.string("id")
    if let loop = fields.value("forEach") { view.forEach = forEach(loop) }
    view.condition = fields.value("if").map { expression($0) }
    view.kind = fields.value("kind").map { expression($0) }
    view.isTypeErased = fields.boolean("typeErased") ?? false
    for member in fields.object("templates", of: "the templates")?.members ?? [] {
      view.templates.append(template(member))
    }
    for member in fields.object("state", of: "the states")?.members ?? [] {
      view.states.append(state(member))
    }
    for member in fields.object("gestureState", of: "the gesture states")?.members ?? [] {
      view.gestureStates.append(gestureState(member))
    }
    view.frame = fields.object("frame", of: "a frame").map { frame($0) }
    readLayout(&fields, into: &view)
    view.offset = fields.value("offset").map { vector($0) }
    view.scale = fields.value("scale").map { vector($0) }
    view.rotation = fields.value("rotation").map { expression($0) }
    view.opacity = fields.value("opacity").map { expression($0) }
    view.blur = fields.value("blur").map { expression($0) }
    view.zIndex = fields.value("zIndex").map { expression($0) }
    view.isClipped = fields.boolean("clip") ?? false
    view.allowsHitTesting = fields.value("allowsHitTesting").map { expression($0) }
    if let shape = fields.value("contentShape") { view.contentShape = contentShape(shape) }
    view.coordinateSpace = fields.string("coordinateSpace")
    view.isDisabled = fields.value("disabled").map { expression($0) }
    view.transition = fields.value("transition").map { transition($0) }
    view.transitionProgress = fields.value("transitionProgress").map { expression($0) }
    view.matched = fields.object("matched", of: "a matched geometry").map { matched($0) }
    view.keyframes = fields.object("keyframes", of: "the keyframes").map { keyframes($0) }
    view.phases = fields.object("phases", of: "the phases").map { phases($0) }
    if let value = fields.value("animation") { view.animations = implicit(value) }
    for value in fields.array("gestures") ?? [] { view.gestures.append(gesture(value)) }
    view.onAppear = fields.value("onAppear").map { steps($0) } ?? []
    view.onDisappear = fields.value("onDisappear").map { steps($0) } ?? []
    if let value = fields.value("onChange") { view.onChange = changes(value) }
    if let actions = fields.object("accessibility", of: "the accessibility actions") {
      view.accessibility = accessibility(actions)
    }
    view.handlers = handlers(&fields)
    for child in fields.array("children") ?? [] { view.children.append(self.view(child)) }
    finish(fields)
    return view
  }

  private mutating func contentShape(_ value: JSONValue) -> ContentShape {
    let expected =
      "'rectangle', 'circle', 'ellipse', 'capsule', { cornerRadius } or { outset }"
    switch value.string {
    case "rectangle": return .rectangle
    case "circle": return .circle
    case "ellipse": return .ellipse
    case "capsule": return .capsule
    default: break
    }
    guard value.members != nil else {
      problems.append(value.mismatch(expected: expected))
      return .rectangle
    }
    var fields = JSONFields(value, of: "a content shape")
    let isLength: (Double) -> Bool = { $0.magnitude <= 1e6 }
    let radius = fields.number("cornerRadius", "points", where: isLength)
    let margin = fields.number("outset", "points", where: isLength)
    finish(fields)
    switch (radius, margin) {
    case (let radius?, nil): return .roundedRectangle(cornerRadius: max(0, radius))
    case (nil, let margin?): return .outset(margin)
    default:
      report("a content shape is \(expected)", at: value.position)
      return .rectangle
    }
  }

  private mutating func forEach(_ value: JSONValue) -> ForEach {
    guard value.members != nil else { return ForEach(expression(value)) }
    var fields = JSONFields(value, of: "forEach")
    let source = fields.required("in", "what to go over").map { expression($0) }
    let alias = fields.string("as") ?? "item"
    let key = fields.value("key").map { expression($0) }
    let condition = fields.value("where").map { expression($0) }
    let order = fields.value("orderBy").map { expression($0) }
    finish(fields)
    return ForEach(
      source ?? ExpressionSource("0", at: value.position), as: alias, key: key, where: condition,
      orderBy: order)
  }

  private mutating func template(_ member: JSONMember) -> ViewTemplate {
    let view = view(member.value)
    if view.id != nil || view.forEach != nil || view.condition != nil || view.kind != nil
      || !view.templates.isEmpty
    {
      report(
        "a template has no id, forEach, if, kind or templates of its own", at: view.position)
    }
    return ViewTemplate(member.key, view)
  }

  private mutating func accessibility(_ object: JSONFields) -> AccessibilityHandlers {
    var fields = object
    let handlers = AccessibilityHandlers(
      activate: fields.value("activate").map { steps($0) } ?? [],
      increment: fields.value("increment").map { steps($0) } ?? [],
      decrement: fields.value("decrement").map { steps($0) } ?? [],
      escape: fields.value("escape").map { steps($0) } ?? [])
    finish(fields)
    return handlers
  }

  private mutating func implicit(_ value: JSONValue) -> [ImplicitAnimation] {
    let values = value.array ?? [value]
    return values.compactMap { value in
      guard value.members != nil else {
        problems.append(
          value.mismatch(
            expected: "an animation by value, as { animation: 'spring', value: 'count' }"))
        return nil
      }
      var fields = JSONFields(value, of: "an animation by value")
      let watched = fields.required("value", "the expression that must change")
      let whole = fields.value("animation")
      let found = whole.map { animation($0) } ?? animation(&fields, at: value.position)
      let result = ImplicitAnimation(
        found, value: watched.map { expression($0) } ?? ExpressionSource("0", at: value.position))
      finish(fields)
      return result
    }
  }

  private mutating func changes(_ value: JSONValue) -> [ChangeHandler] {
    let values = value.array ?? [value]
    return values.map { value in
      var fields = JSONFields(value, of: "onChange")
      let watched = fields.required("of", "the expression that is watched")
      let done = fields.required("do", "a list of steps")
      finish(fields)
      return ChangeHandler(
        of: watched.map { expression($0) } ?? ExpressionSource("0", at: value.position),
        steps: done.map { steps($0) } ?? [])
    }
  }
}
