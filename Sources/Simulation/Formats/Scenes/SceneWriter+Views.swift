import Gestures

extension SceneWriter {
  /// A view and those inside it.
  static func view(_ view: ViewDeclaration) -> SceneText {
    var fields = SceneText.Fields()
    if let id = view.id { fields.add("id", .string(id)) }
    if let loop = view.forEach { fields.add("forEach", forEach(loop)) }
    fields.add("if", view.condition)
    addKinds(of: view, to: &fields)
    fields.add("state", states(view.states))
    fields.add("gestureState", gestureStates(view.gestureStates))
    addLayout(of: view, to: &fields)
    addEffects(of: view, to: &fields)
    addTouch(of: view, to: &fields)
    if let transition = view.transition { fields.add("transition", self.transition(transition)) }
    fields.add("transitionProgress", view.transitionProgress)
    if let matched = view.matched { fields.add("matched", self.matched(matched)) }
    if let keyframes = view.keyframes { fields.add("keyframes", self.keyframes(keyframes)) }
    if let phases = view.phases { fields.add("phases", self.phases(phases)) }
    let implicit = view.animations.map { self.implicit($0) }
    if implicit.count == 1 {
      fields.add("animation", implicit[0])
    } else if !implicit.isEmpty {
      fields.add("animation", .list(implicit))
    }
    if !view.gestures.isEmpty {
      fields.add("gestures", .list(view.gestures.map { gesture($0) }))
    }
    fields.add("onAppear", view.onAppear)
    fields.add("onDisappear", view.onDisappear)
    if !view.onChange.isEmpty {
      let changes = view.onChange.map { change($0) }
      fields.add("onChange", changes.count == 1 ? changes[0] : .list(changes))
    }
    fields.add("accessibility", accessibility(view.accessibility))
    fields.add("on", handlers(view.handlers))
    if !view.children.isEmpty { fields.add("children", .list(view.children.map { self.view($0) })) }
    return .object(fields.members)
  }

  private static func addKinds(of view: ViewDeclaration, to fields: inout SceneText.Fields) {
    fields.add("kind", view.kind)
    if view.isTypeErased { fields.add("typeErased", .boolean(true)) }
    var templates = SceneText.Fields()
    for template in view.templates { templates.add(template.kind, self.view(template.view)) }
    fields.add("templates", templates)
  }

  private static func accessibility(_ handlers: AccessibilityHandlers) -> SceneText.Fields {
    var fields = SceneText.Fields()
    fields.add("activate", handlers.activate)
    fields.add("increment", handlers.increment)
    fields.add("decrement", handlers.decrement)
    fields.add("escape", handlers.escape)
    return fields
  }

  private static func addEffects(of view: ViewDeclaration, to fields: inout SceneText.Fields) {
    if let offset = view.offset { fields.add("offset", vector(offset)) }
    if let scale = view.scale { fields.add("scale", vector(scale)) }
    fields.add("rotation", view.rotation)
    fields.add("opacity", view.opacity)
    fields.add("blur", view.blur)
    fields.add("zIndex", view.zIndex)
  }

  private static func addTouch(of view: ViewDeclaration, to fields: inout SceneText.Fields) {
    if view.isClipped { fields.add("clip", .boolean(true)) }
    fields.add("allowsHitTesting", view.allowsHitTesting)
    if view.contentShape != .rectangle {
      fields.add("contentShape", contentShape(view.contentShape))
    }
    if let space = view.coordinateSpace { fields.add("coordinateSpace", .string(space)) }
    fields.add("disabled", view.isDisabled)
  }

  private static func contentShape(_ shape: ContentShape) -> SceneText {
    let isLength: (Double) -> Bool = { $0.magnitude <= 1e6 }
    switch shape {
    case .rectangle: return .string("rectangle")
    case .circle: return .string("circle")
    case .ellipse: return .string("ellipse")
    case .capsule: return .string("capsule")
    case .roundedRectangle(let radius):
      let range = "points from 0 to 1000000"
      return .object([
        .init("cornerRadius", number(radius, range) { $0 >= 0 && isLength($0) })
      ])
    case .outset(let margin):
      let range = "points from -1000000 to 1000000"
      return .object([.init("outset", number(margin, range, where: isLength))])
    }
  }

  private static func forEach(_ loop: ForEach) -> SceneText {
    let standard = ForEach(loop.source)
    if loop == standard { return expression(loop.source) }
    var fields = SceneText.Fields()
    fields.add("in", loop.source)
    fields.add("as", loop.alias, standard: standard.alias)
    fields.add("key", loop.key)
    fields.add("where", loop.condition)
    fields.add("orderBy", loop.order)
    return .object(fields.members)
  }

  private static func change(_ change: ChangeHandler) -> SceneText {
    .object([.init("of", expression(change.value)), .init("do", steps(change.steps))])
  }
}
