extension SceneReader {
  /// Reads the steps of a handler.
  mutating func steps(_ value: JSONValue) -> [Step] {
    guard let values = value.array else {
      problems.append(value.mismatch(expected: "a list of steps"))
      return []
    }
    var result: [Step] = []
    for value in values {
      if let step = step(value) { result.append(step) }
    }
    return result
  }

  private mutating func step(_ value: JSONValue) -> Step? {
    var fields = JSONFields(value, of: "a step")
    defer { finish(fields) }
    if let name = fields.value("set") {
      guard let new = fields.required("to", "the new value") else { return nil }
      return .set(expression(name), to: expression(new))
    }
    if let name = fields.value("toggle") { return .toggle(expression(name)) }
    if let item = fields.value("insert") {
      guard let collection = fields.required("into", "a collection") else { return nil }
      let place = fields.value("at").map { expression($0) }
      return .insert(itemSource(item), into: expression(collection), at: place)
    }
    if let key = fields.value("remove") {
      guard let collection = fields.required("from", "a collection") else { return nil }
      return .remove(expression(key), from: expression(collection))
    }
    if let name = fields.value("removeLast") { return .removeLast(from: expression(name)) }
    if let name = fields.value("removeAll") { return .removeAll(from: expression(name)) }
    if let key = fields.value("move") {
      guard let collection = fields.required("in", "a collection"),
        let place = fields.required("to", "an index")
      else { return nil }
      return .move(expression(key), in: expression(collection), to: expression(place))
    }
    if let name = fields.value("send") {
      return .send(expression(name), value: fields.value("value").map { expression($0) })
    }
    return block(&fields)
  }

  private mutating func block(_ fields: inout JSONFields) -> Step? {
    let done = fields.required(
      "do", "or one of set, toggle, insert, remove, removeLast, removeAll, move, send")
    var block = Step.Block(do: done.map { steps($0) } ?? [])
    block.condition = fields.value("when").map { expression($0) }
    if let value = fields.value("animation") {
      block.removesAnimation = value.isNull
      block.animation = animation(value)
    }
    block.disablesAnimations = fields.boolean("disablesAnimations") ?? false
    block.otherwise = fields.value("else").map { steps($0) } ?? []
    block.then = fields.value("then").map { steps($0) } ?? []
    if fields.word("criteria", among: ["logical", "removed"]) == "removed" {
      block.criteria = .removed
    }
    return .block(block)
  }

  private mutating func itemSource(_ value: JSONValue) -> ItemSource {
    guard let members = value.members else { return .expression(expression(value)) }
    return .fields(members.map { ItemSource.Field($0.key, expression($0.value)) })
  }
}
