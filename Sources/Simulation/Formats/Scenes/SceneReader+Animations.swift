extension SceneReader {
  /// Reads an animation: a text such as `"spring 0.35 0.8"`, or an object.
  mutating func animation(_ value: JSONValue) -> Animation? {
    if value.isNull { return nil }
    if let text = value.string { return animation(text, at: value.position) }
    guard value.members != nil else {
      problems.append(value.mismatch(expected: "an animation, a text or an object"))
      return nil
    }
    var fields = JSONFields(value, of: "an animation")
    let result = animation(&fields, at: value.position)
    finish(fields)
    return result
  }

  /// The kinds that take extra bounce beside a duration.
  private static let springKinds = ["smooth", "snappy", "bouncy"]

  /// The kinds that take a duration.
  static let durationKinds = [
    "smooth", "snappy", "bouncy", "linear", "easeIn", "easeOut", "easeInOut",
  ]

  private mutating func animation(_ text: String, at position: SourcePosition) -> Animation? {
    let words = text.split(separator: " ").map { String($0) }
    var numbers: [Double] = []
    for word in words.dropFirst() {
      guard let number = DecimalReader.number(word) else {
        report("found '\(word)' in an animation where a number was expected", at: position)
        return nil
      }
      numbers.append(number)
    }
    guard let kind = words.first else {
      report("an animation needs a name, as 'spring 0.35 0.8'", at: position)
      return nil
    }
    if kind == "default", numbers.isEmpty { return .default }
    if kind == "spring" {
      switch numbers.count {
      case 0: return .spring
      case 2: return spring(response: numbers[0], dampingFraction: numbers[1], at: position)
      default:
        report("'spring' takes a response and a damping fraction, or nothing", at: position)
        return nil
      }
    }
    guard Self.durationKinds.contains(where: { $0.hasSameBytes(as: kind) }) else {
      reportUnknown(kind, at: position)
      return nil
    }
    guard numbers.count <= 1 else {
      report("'\(kind)' takes a duration, or nothing", at: position)
      return nil
    }
    return named(kind, duration: numbers.first, extraBounce: 0, at: position)
  }

  /// Reads an animation from the keys of an object that may have others too.
  mutating func animation(_ fields: inout JSONFields, at position: SourcePosition) -> Animation? {
    var found: [Animation] = []
    var given = 0
    for kind in ["spring", "timingCurve"] + Self.durationKinds where fields.has(kind) { given += 1 }
    if let value = fields.value("spring") { add(springObject(value), to: &found) }
    for kind in Self.durationKinds {
      guard let value = fields.value(kind) else { continue }
      var options = JSONFields(value, of: kind)
      let duration = options.number("duration")
      let extra = Self.springKinds.contains(kind) ? options.number("extraBounce") : nil
      finish(options)
      add(named(kind, duration: duration, extraBounce: extra ?? 0, at: value.position), to: &found)
    }
    if let value = fields.value("timingCurve") { add(timingCurve(value, &fields), to: &found) }
    let range: (Double) -> Bool = { $0 >= 0 && $0 <= 1e6 }
    let delay = fields.number("delay", "seconds from 0 to 1000000", where: range) ?? 0
    let speed = fields.number("speed", "a number above 0, at most 1000000") { $0 > 0 && $0 <= 1e6 }
    let repetition = repetition(&fields)
    guard given == 1 else {
      report(
        "an animation has one of spring, timingCurve, \(Self.durationKinds.joined(separator: ", ")),"
          + " found \(given)", at: position)
      return nil
    }
    guard let animation = found.first else { return nil }
    let quick = speed.map { animation.speed($0) } ?? animation
    let repeated = repetition(quick)
    return delay > 0 ? repeated.delay(delay) : repeated
  }

  /// Reads how often an animation runs; a delay comes before all repetitions.
  private func repetition(_ fields: inout JSONFields) -> (Animation) -> Animation {
    let count = fields.integer("repeatCount", in: 1...1_000_000)
    let isEndless = fields.boolean("repeatForever") ?? false
    let autoreverses = fields.boolean("autoreverses") ?? true
    if isEndless { return { $0.repeatForever(autoreverses: autoreverses) } }
    guard let count else { return { $0 } }
    return { $0.repeatCount(Int(count), autoreverses: autoreverses) }
  }

  private func add(_ animation: Animation?, to found: inout [Animation]) {
    if let animation { found.append(animation) }
  }

  private mutating func springObject(_ value: JSONValue) -> Animation? {
    var fields = JSONFields(value, of: "a spring")
    defer { finish(fields) }
    if fields.has("stiffness") || fields.has("damping") || fields.has("mass") {
      let positive: (Double) -> Bool = { $0 > 0 && $0 <= 1e12 }
      let expected = "a number above 0, at most 1e12"
      let mass = fields.number("mass", expected, where: positive) ?? 1
      guard let stiffness = fields.number("stiffness", expected, isRequired: true, where: positive),
        let damping = fields.number(
          "damping", "a number from 0 to 1e12", isRequired: true, where: { $0 >= 0 && $0 <= 1e12 })
      else { return nil }
      let response = 2 * Double.pi * (mass / stiffness).squareRoot()
      guard check(response: response, at: value.position) else { return nil }
      return .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
    if fields.has("duration") || fields.has("bounce") {
      let duration = fields.number("duration") ?? 0.5
      let bounce =
        fields.number("bounce", "a number above -1, at most 1", where: { $0 > -1 && $0 <= 1 }) ?? 0
      guard check(response: duration, at: value.position) else { return nil }
      return .spring(duration: duration, bounce: bounce)
    }
    let response = fields.number("response") ?? 0.5
    let fraction = fields.number("dampingFraction") ?? 0.825
    return spring(response: response, dampingFraction: fraction, at: value.position)
  }

  private mutating func spring(
    response: Double, dampingFraction: Double, at position: SourcePosition
  ) -> Animation? {
    guard check(response: response, at: position) else { return nil }
    guard dampingFraction >= 0, dampingFraction <= 1e9 else {
      report(
        "found the damping fraction \(Value.number(dampingFraction).text), expected 0 to 1e9",
        at: position)
      return nil
    }
    return .spring(response: response, dampingFraction: dampingFraction)
  }

  private mutating func check(response: Double, at position: SourcePosition) -> Bool {
    if response == 0 || (response >= 1e-6 && response <= 1e6) { return true }
    report(
      "found the response \(Value.number(response).text), expected 0.000001 to 1000000 seconds, or 0 for none",
      at: position)
    return false
  }

  private mutating func named(
    _ kind: String, duration: Double?, extraBounce: Double, at position: SourcePosition
  ) -> Animation? {
    if let duration, !(duration >= 1e-6 && duration <= 1e6) {
      report(
        "found the duration \(Value.number(duration).text), expected 0.000001 to 1000000 seconds",
        at: position)
      return nil
    }
    guard extraBounce >= -0.5, extraBounce <= 0.7 else {
      report(
        "found the extra bounce \(Value.number(extraBounce).text), expected -0.5 to 0.7",
        at: position)
      return nil
    }
    switch kind {
    case "smooth": return .smooth(duration: duration ?? 0.5, extraBounce: extraBounce)
    case "snappy": return .snappy(duration: duration ?? 0.5, extraBounce: extraBounce)
    case "bouncy": return .bouncy(duration: duration ?? 0.5, extraBounce: extraBounce)
    case "linear": return .linear(duration: duration ?? 0.35)
    case "easeIn": return .easeIn(duration: duration ?? 0.35)
    case "easeOut": return .easeOut(duration: duration ?? 0.35)
    case "easeInOut": return .easeInOut(duration: duration ?? 0.35)
    default:
      reportUnknown(kind, at: position)
      return nil
    }
  }

  private mutating func reportUnknown(_ kind: String, at position: SourcePosition) {
    problems.append(
      JSONFields.unknown(
        "animation", kind, of: "a transaction", among: ["spring", "default"] + Self.durationKinds,
        at: position))
  }

  private mutating func timingCurve(
    _ value: JSONValue, _ fields: inout JSONFields
  ) -> Animation? {
    let numbers = (value.array ?? []).compactMap { $0.number }
    let duration = fields.number("duration", "seconds from 0.000001 to 1000000") {
      $0 >= 1e-6 && $0 <= 1e6
    }
    guard numbers.count == 4 else {
      problems.append(value.mismatch(expected: "a list of four numbers: x1, y1, x2, y2"))
      return nil
    }
    let isTime: (Double) -> Bool = { $0 >= 0 && $0 <= 1 }
    let isProgress: (Double) -> Bool = { $0.magnitude <= 1e6 }
    guard isTime(numbers[0]), isTime(numbers[2]), isProgress(numbers[1]), isProgress(numbers[3])
    else {
      let found = numbers.map { Value.number($0).text }.joined(separator: ", ")
      report(
        "found the control points \(found), expected x1 and x2 from 0 to 1, y1 and y2 from -1e6 to 1e6",
        at: value.position)
      return nil
    }
    return .timingCurve(
      numbers[0], numbers[1], numbers[2], numbers[3], duration: duration ?? 0.35)
  }
}
