import Motion

extension ExpectationReader {
  /// Reads the animation that a number is held against.
  static func matches(
    _ fields: inout JSONFields, _ channel: ChannelSelector?, _ origin: ExpectationTime.Origin
  ) -> Expectation.Claim? {
    let tolerance = tolerance(&fields)
    guard var inner = fields.object("matches", of: "matches", isRequired: true) else { return nil }
    let animation = animation(&inner)
    let start = number("from", &inner, isRequired: true)
    let target = number("to", &inner, isRequired: true)
    let velocity = number("velocity", &inner, isRequired: false) ?? 0
    let begin = inner.has("start") ? seconds("start", &inner) : 0
    let end = inner.has("until") ? seconds("until", &inner) : nil
    if let begin, let end, end < begin {
      inner.report(.error("matches ends before its start", at: inner.position))
    }
    let problems = inner.finish()
    fields.report(problems)
    guard problems.isEmpty, let channel, let animation, let start, let target, let begin else {
      return nil
    }
    return .matches(
      channel, from: ExpectationTime(begin, after: origin),
      ExpectedCurve(animation, from: start, to: target, velocity: velocity, until: end),
      within: tolerance)
  }

  private static func animation(_ fields: inout JSONFields) -> Animation? {
    guard let value = fields.required("curve", "an animation, as \"spring 0.35 0.8\"") else {
      return nil
    }
    guard !value.isNull else {
      fields.report(value.mismatch(expected: "an animation", for: "curve"))
      return nil
    }
    var reader = SceneReader()
    let animation = reader.animation(value)
    fields.report(reader.problems)
    return animation
  }

  private static func number(
    _ key: String, _ fields: inout JSONFields, isRequired: Bool
  ) -> Double? {
    fields.number(key, "a number from -1e12 to 1e12", isRequired: isRequired) {
      $0.magnitude <= Spring.largestMagnitude
    }
  }
}
