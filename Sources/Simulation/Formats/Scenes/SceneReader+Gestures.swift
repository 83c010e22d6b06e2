extension SceneReader {
  /// Reads a gesture with its handlers.
  mutating func gesture(_ value: JSONValue) -> GestureDeclaration {
    var fields = JSONFields(value, of: "a gesture")
    var kinds: [GestureDescription] = []
    if let tap = fields.object("tap", of: "a tap") { kinds.append(.tap(self.tap(tap))) }
    if let drag = fields.object("drag", of: "a drag") { kinds.append(.drag(self.drag(drag))) }
    if kinds.count != 1 {
      report("a gesture has one of \"tap\" and \"drag\", found \(kinds.count)", at: value.position)
    }
    var gesture = GestureDeclaration(kinds.first ?? .tap(TapGesture()), position: value.position)
    gesture.name = fields.string("name")
    switch fields.word("priority", among: ["normal", "high", "simultaneous"]) {
    case "high": gesture.priority = .high
    case "simultaneous": gesture.priority = .simultaneous
    default: gesture.priority = .normal
    }
    for member in fields.object("updating", of: "the updates")?.members ?? [] {
      gesture.updating.append(
        .init(
          ExpressionSource(member.key, at: member.keyPosition), to: expression(member.value)))
    }
    gesture.onChanged = fields.value("onChanged").map { steps($0) } ?? []
    gesture.onEnded = fields.value("onEnded").map { steps($0) } ?? []
    gesture.onCancel = fields.value("onCancel").map { steps($0) } ?? []
    finish(fields)
    return gesture
  }

  private mutating func tap(_ object: JSONFields) -> TapGesture {
    var fields = object
    let standard = TapGesture()
    let result = TapGesture(
      count: fields.integer("count", in: 1...10).map { Int($0) } ?? standard.count,
      maximumDuration: amount("maximumDuration", &fields) ?? standard.maximumDuration,
      maximumDistance: amount("maximumDistance", &fields) ?? standard.maximumDistance,
      maximumInterval: amount("maximumInterval", &fields) ?? standard.maximumInterval)
    finish(fields)
    return result
  }

  private mutating func drag(_ object: JSONFields) -> DragGesture {
    var fields = object
    let standard = DragGesture()
    let distance = amount("minimumDistance", &fields) ?? standard.minimumDistance
    let anchor = fields.word("anchor", among: ["touchDown", "recognition"])
    let name = fields.word("velocity", among: VelocityEstimator.names)
    let velocity = name.flatMap { VelocityEstimator.named($0) } ?? standard.velocity
    finish(fields)
    return DragGesture(
      minimumDistance: distance, anchor: anchor == "recognition" ? .recognition : .touchDown,
      velocity: velocity)
  }

  private mutating func amount(_ key: String, _ fields: inout JSONFields) -> Double? {
    fields.number(key, "a number from 0 to 1000000") { $0 >= 0 && $0 <= 1e6 }
  }
}
