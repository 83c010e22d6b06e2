extension TraceReader {
  private static let tools = ["finger", "pen", "mouse", "palm"]
  private static let settings = [
    "reduceMotion", "layoutDirection", "textSize", "slowAnimations", "isEnabled",
  ]
  private static let accessibilityActions = [
    "activate", "increment", "decrement", "scrollUp", "scrollDown", "scrollLeft", "scrollRight",
    "escape", "custom",
  ]

  /// Reads what an entry does; nil where something is wrong, which the fields then know.
  mutating func action(_ name: String, _ fields: inout JSONFields, number: Int) -> TraceAction? {
    switch name {
    case "down": sample(.down, &fields)
    case "move": sample(.move, &fields)
    case "up": sample(.up, &fields)
    case "cancel": cancel(&fields)
    case "hover": hover(&fields)
    case "insert", "remove", "reorder", "set": change(name, &fields)
    case "send": send(&fields)
    case "cancelAll": .cancelAll
    case "interrupt": fields.string("target", isRequired: true).map { .interrupt(target: $0) }
    case "resize": resize(&fields)
    case "setting": setting(&fields)
    case "access": access(&fields)
    case "mark": fields.string("label", isRequired: true).map { .mark(label: $0) }
    default: end(&fields, number: number)
    }
  }

  private func contact(_ fields: inout JSONFields, isRequired: Bool) -> ContactID? {
    let largest: Int64 = 9_007_199_254_740_991
    return fields.integer("id", in: -largest...largest, isRequired: isRequired).map(ContactID.init)
  }

  private func point(_ fields: inout JSONFields, isRequired: Bool = true) -> Point? {
    let x = fields.coordinate("x", isRequired: isRequired)
    let y = fields.coordinate("y", isRequired: isRequired)
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func sample(
    _ phase: PointerPhase, _ fields: inout JSONFields
  ) -> TraceAction? {
    let id = contact(&fields, isRequired: true)
    let point = point(&fields)
    let details = details(&fields)
    guard let id, let point else { return nil }
    return .pointer(id, phase, point, details)
  }

  private mutating func cancel(_ fields: inout JSONFields) -> TraceAction? {
    let id = contact(&fields, isRequired: true)
    let isPlaced = fields.has("x") || fields.has("y")
    let point = point(&fields, isRequired: isPlaced)
    let details = details(&fields)
    guard let id else { return nil }
    return .pointer(id, .cancel, point ?? contacts.location(of: id) ?? .zero, details)
  }

  private mutating func hover(_ fields: inout JSONFields) -> TraceAction? {
    let id = contact(&fields, isRequired: false)
    // The details of a hover are checked, but a hovering pointer has none that anyone reads.
    _ = details(&fields)
    return point(&fields).map { .hover(id, $0) }
  }

  private mutating func details(_ fields: inout JSONFields) -> PointerDetails {
    let isAtLeastZero = { (value: Double) in value >= 0 }
    let isAngle = { (value: Double) in value.magnitude <= 1e6 }
    var details = PointerDetails(
      pressure: fields.number("p", "a number from 0 to 1") { $0 >= 0 && $0 <= 1 },
      size: fields.number("size", "a number of at least 0", where: isAtLeastZero),
      tool: fields.word("tool", among: Self.tools),
      altitude: fields.number("alt", "an angle in radians", where: isAngle),
      azimuth: fields.number("azi", "an angle in radians", where: isAngle),
      buttons: fields.integer("btn", in: 0...2_147_483_647).map { Int($0) })
    if let seen = fields.value("seen"), let time = milliseconds(seen, "seen", &fields) {
      let instant = instant(time, at: seen.position)
      if let own = fields.value("t")?.number, time < own {
        fields.report(seen.mismatch(expected: "a time not before the sample's own", for: "seen"))
      }
      details.seen = instant
    }
    return details
  }

  private func change(_ name: String, _ fields: inout JSONFields) -> TraceAction? {
    let target = fields.string("target", isRequired: name != "set")
    let animation = animation(&fields)
    if name == "set" {
      let state = fields.string("name", isRequired: true)
      let value = fields.required("value", "the new value")
      guard let state, let value else { return nil }
      return .set(
        target: target, name: state, value: TraceValue(value), animation: animation)
    }
    let item = item(&fields, isObjectAllowed: name == "insert")
    let index: Int? =
      name == "remove"
      ? nil
      : fields.integer("index", in: 0...2_147_483_647, isRequired: name == "reorder").map {
        Int($0)
      }
    guard let target, let item else { return nil }
    if name == "insert" {
      return .insert(target: target, item: item, index: index, animation: animation)
    }
    if name == "remove" { return .remove(target: target, item: item, animation: animation) }
    return index.map { .reorder(target: target, item: item, index: $0, animation: animation) }
  }

  private func item(_ fields: inout JSONFields, isObjectAllowed: Bool) -> TraceValue? {
    let expected =
      isObjectAllowed ? "an object or the id of an entry of the catalog" : "the key of an item"
    guard let value = fields.required("item", expected) else { return nil }
    switch value.kind {
    case .string, .number: return TraceValue(value)
    case .object where isObjectAllowed: return TraceValue(value)
    default:
      fields.report(value.mismatch(expected: expected, for: "item"))
      return nil
    }
  }

  private func animation(_ fields: inout JSONFields) -> TraceValue? {
    guard let value = fields.value("animation") else { return nil }
    guard value.string != nil || value.members != nil else {
      fields.report(
        value.mismatch(
          expected: "a text such as \"spring 0.35 0.8\" or an object", for: "animation"))
      return nil
    }
    return TraceValue(value)
  }

  private func send(_ fields: inout JSONFields) -> TraceAction? {
    let target = fields.string("target")
    let value = fields.value("value").map(TraceValue.init)
    return fields.string("name", isRequired: true).map {
      .send(name: $0, target: target, value: value)
    }
  }

  private func resize(_ fields: inout JSONFields) -> TraceAction? {
    let width = fields.length("width", isRequired: true)
    let height = fields.length("height", isRequired: true)
    let orientation = fields.string("orientation")
    let animation = animation(&fields)
    guard let width, let height else { return nil }
    return .resize(
      Size(width: width, height: height), orientation: orientation, animation: animation)
  }

  private func setting(_ fields: inout JSONFields) -> TraceAction? {
    let name = fields.word("name", among: Self.settings, isRequired: true)
    let value = fields.required("value", "the setting's new value")
    let animation = animation(&fields)
    guard let name, let value else { return nil }
    return .setting(name: name, value: TraceValue(value), animation: animation)
  }

  private func access(_ fields: inout JSONFields) -> TraceAction? {
    let target = fields.string("target", isRequired: true)
    let action = fields.word("action", among: Self.accessibilityActions, isRequired: true)
    let name = fields.string("name", isRequired: action == "custom")
    guard let target, let action else { return nil }
    return .access(target: target, action: action, name: name)
  }

  private mutating func end(_ fields: inout JSONFields, number: Int) -> TraceAction? {
    guard let value = fields.value("lines") else { return .end }
    if value.number == Double(number) { return .end }
    let problem = value.mismatch(
      expected: "\(number), the number of the line it stands on", for: "lines")
    guard options.isLenient, value.number != nil else {
      fields.report(problem)
      return nil
    }
    repair(problem.message + "; it is ignored", at: value.position)
    return .end
  }
}

extension TraceValue {
  /// Makes the value of a JSON value, without its places.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let values): self = .list(values.map { TraceValue($0) })
    case .object(let members):
      self = .object(members.map { TraceField($0.key, TraceValue($0.value)) })
    }
  }
}
