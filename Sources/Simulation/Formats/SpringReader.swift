import Motion

/// Reads the spring of a keyframe, in one of the four forms.
struct SpringReader {
  /// What was found wrong.
  private(set) var problems: [Diagnostic] = []

  private static let forms = [
    ["mass", "stiffness", "damping"], ["response", "dampingFraction"], ["duration", "bounce"],
    ["settlingDuration", "dampingRatio"],
  ]

  /// Reads an object; nil where something is wrong, which ``problems`` has.
  mutating func read(_ value: JSONValue) -> Spring? {
    var fields = JSONFields(value, of: "a spring")
    let given = Self.forms.filter { form in form.contains { fields.has($0) } }
    guard given.count <= 1 else {
      problems.append(
        .error(
          "found \(given.map { $0[$0.count - 1] }.joined(separator: " and ")), expected one form "
            + "of a spring", at: value.position))
      return nil
    }
    let spring: Spring?
    switch given.first?.last {
    case "damping": spring = constants(&fields, at: value.position)
    case "dampingRatio": spring = settling(&fields, at: value.position)
    case "dampingFraction":
      let ratio = number(&fields, "dampingFraction", 0...1e9, isRequired: true)
      spring = time(&fields, "response").flatMap { response in
        ratio.map { Spring(response: response, dampingRatio: $0) }
      }
    default:
      let bounce = number(&fields, "bounce", -0.999999998...1, isRequired: false) ?? 0
      let duration = fields.has("duration") ? time(&fields, "duration") : 0.5
      spring = duration.map { Spring(duration: $0, bounce: bounce) }
    }
    let found = fields.finish()
    problems += found
    return found.isEmpty && problems.isEmpty ? spring : nil
  }

  private mutating func constants(
    _ fields: inout JSONFields, at position: SourcePosition
  ) -> Spring? {
    let mass = number(&fields, "mass", 1e-15...1e15, isRequired: false) ?? 1
    let stiffness = number(&fields, "stiffness", 1e-15...1e15, isRequired: true)
    let damping = number(&fields, "damping", 0...1e15, isRequired: true)
    let isFree = fields.boolean("allowOverDamping") ?? false
    guard let stiffness, let damping else { return nil }
    guard Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping) else {
      problems.append(
        .error("the constants make a response outside 0.000001 to 1000000 s", at: position))
      return nil
    }
    return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: isFree)
  }

  private mutating func settling(
    _ fields: inout JSONFields, at position: SourcePosition
  ) -> Spring? {
    let ratio = number(&fields, "dampingRatio", 0...1e9, isRequired: true)
    guard let duration = time(&fields, "settlingDuration"), let ratio else { return nil }
    guard Spring.isLegal(settlingDuration: duration, dampingRatio: ratio) else {
      problems.append(.error("no spring of this damping ratio settles in this time", at: position))
      return nil
    }
    return Spring(settlingDuration: duration, dampingRatio: ratio)
  }

  private func time(_ fields: inout JSONFields, _ key: String) -> Double? {
    number(&fields, key, Spring.legalResponses, isRequired: true)
  }

  private func number(
    _ fields: inout JSONFields, _ key: String, _ range: ClosedRange<Double>, isRequired: Bool
  ) -> Double? {
    let format = NumberFormat.exact
    let expected =
      "a number from \(format.text(range.lowerBound)) to \(format.text(range.upperBound))"
    return fields.number(key, expected, isRequired: isRequired) { range.contains($0) }
  }
}
