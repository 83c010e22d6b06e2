extension SceneWriter {
  /// The steps of a handler.
  static func steps(_ steps: [Step]) -> SceneText {
    .list(steps.map { step($0) })
  }

  /// Handlers by their names.
  static func handlers(_ handlers: [NamedHandler]) -> SceneText.Fields {
    var fields = SceneText.Fields()
    for handler in handlers {
      let steps = self.steps(handler.steps)
      guard handler.value != NamedHandler.standardValue else {
        fields.add(handler.name, steps)
        continue
      }
      let word = handler.value.word.map { SceneText.string($0) }
      let value = word ?? .problem(.handlerValue(handler.value.name))
      fields.add(handler.name, .object([.init("value", value), .init("do", steps)]))
    }
    return fields
  }

  private static func step(_ step: Step) -> SceneText {
    var fields = SceneText.Fields()
    switch step {
    case .set(let name, let value):
      fields.add("set", name)
      fields.add("to", value)
    case .toggle(let name): fields.add("toggle", name)
    case .insert(let item, let collection, let place):
      fields.add("insert", itemSource(item))
      fields.add("into", collection)
      fields.add("at", place)
    case .remove(let key, let collection):
      fields.add("remove", key)
      fields.add("from", collection)
    case .removeLast(let collection): fields.add("removeLast", collection)
    case .removeAll(let collection): fields.add("removeAll", collection)
    case .move(let key, let collection, let place):
      fields.add("move", key)
      fields.add("in", collection)
      fields.add("to", place)
    case .send(let name, let value):
      fields.add("send", name)
      fields.add("value", value)
    case .block(let block): fields = self.fields(of: block)
    }
    return .object(fields.members)
  }

  private static func fields(of block: Step.Block) -> SceneText.Fields {
    var fields = SceneText.Fields()
    fields.add("when", block.condition)
    if let animation = block.animation {
      fields.add("animation", self.animation(animation))
    } else if block.removesAnimation {
      fields.add("animation", .null)
    }
    if block.disablesAnimations { fields.add("disablesAnimations", .boolean(true)) }
    fields.add("do", steps(block.steps))
    fields.add("else", block.otherwise)
    fields.add("then", block.then)
    if block.criteria == .removed { fields.add("criteria", .string("removed")) }
    return fields
  }

  private static func itemSource(_ source: ItemSource) -> SceneText {
    switch source {
    case .expression(let source): return expression(source)
    case .fields(let items):
      var fields = SceneText.Fields()
      for item in items { fields.add(item.name, item.value) }
      return .object(fields.members)
    }
  }
}
