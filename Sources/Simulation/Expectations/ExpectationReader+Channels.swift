extension ExpectationReader {
  private static let claims = [
    "equals", "settlesBy", "overshootAtMost", "monotone", "bounded", "continuous",
    "matches",
  ]

  /// Reads what is expected of a number.
  static func channelClaim(_ fields: inout JSONFields) -> Expectation.Claim? {
    let channel = channel(&fields)
    let origin = origin(&fields)
    let start = ExpectationTime(0, after: origin)
    var found: [String] = []
    for key in claims where fields.has(key) { found.append(key) }
    guard found.count == 1 else {
      // A claim whose name is mistyped is the first key that is none.
      for key in claims + ["to", "of", "at", "seconds", "within"] { _ = fields.value(key) }
      let mistyped = found.isEmpty ? fields.unknownKeys().first : nil
      fields.report(
        mistyped
          ?? .error("a channel needs one of \(claims.joined(separator: ", "))", at: fields.position)
      )
      fields.ignoreRest()
      return nil
    }
    switch found[0] {
    case "equals": return value(&fields, channel, origin)
    case "settlesBy":
      let time = seconds("settlesBy", &fields)
      let target = fields.number("to")
      let tolerance = tolerance(&fields)
      guard let channel, let time else { return nil }
      return .settles(
        channel, by: ExpectationTime(time, after: origin), to: target, within: tolerance)
    case "overshootAtMost":
      let bound = overshoot(&fields)
      let target = fields.number("of")
      guard let channel, let bound else { return nil }
      return .overshoot(channel, from: start, of: target, atMost: bound)
    case "monotone":
      if let value = fields.value("monotone"), value.boolean != true {
        fields.report(value.mismatch(expected: "true", for: "monotone"))
      }
      let tolerance = tolerance(&fields)
      return channel.map { .monotone($0, from: start, within: tolerance) }
    case "bounded":
      let range = range(&fields)
      guard let channel, let range else { return nil }
      return .bounded(channel, from: start, least: range.least, greatest: range.greatest)
    case "matches": return matches(&fields, channel, origin)
    default:
      let step = fields.number("continuous", "a number of at least 0") { $0 >= 0 }
      guard let channel, let step else { return nil }
      return .continuous(channel, from: start, step: step)
    }
  }

  private static func channel(_ fields: inout JSONFields) -> ChannelSelector? {
    guard let value = fields.value("channel"), let text = fields.string("channel") else {
      return nil
    }
    do throws(Diagnostic) {
      return try ChannelSelector(parsing: text)
    } catch {
      fields.report(.error(error.message, at: value.position))
      return nil
    }
  }

  private static func value(
    _ fields: inout JSONFields, _ channel: ChannelSelector?, _ origin: ExpectationTime.Origin
  ) -> Expectation.Claim? {
    let expected = fields.number("equals")
    let tolerance = tolerance(&fields)
    // `at` counts from the start, `seconds` from what `after` names.
    guard fields.has("at") || fields.has("seconds") || fields.has("after") else {
      fields.report(
        .error("equals needs \"at\", or \"after\" and \"seconds\"", at: fields.position))
      return nil
    }
    let seconds = seconds(origin == .start && !fields.has("after") ? "at" : "seconds", &fields)
    guard let channel, let expected, let seconds else { return nil }
    return .value(
      channel, at: ExpectationTime(seconds, after: origin), equals: expected, within: tolerance)
  }

  static func tolerance(_ fields: inout JSONFields) -> Double {
    fields.number("within", "a number of at least 0") { $0 >= 0 } ?? 0
  }

  private static func overshoot(_ fields: inout JSONFields) -> Expectation.OvershootBound? {
    guard var bound = fields.object("overshootAtMost", of: "overshootAtMost", isRequired: true)
    else { return nil }
    let percent = bound.number("percent", "a number of at least 0") { $0 >= 0 }
    let points = bound.number("points", "a number of at least 0") { $0 >= 0 }
    if bound.has("percent") == bound.has("points") {
      bound.report(
        .error("overshootAtMost needs one of \"percent\" and \"points\"", at: bound.position))
    }
    fields.report(bound.finish())
    return percent.map { .percent($0) } ?? points.map { .points($0) }
  }

  private static func range(_ fields: inout JSONFields) -> (least: Double, greatest: Double)? {
    guard let value = fields.value("bounded") else { return nil }
    let numbers = value.array.map { $0.compactMap { $0.number } } ?? []
    guard value.array?.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else {
      fields.report(
        value.mismatch(expected: "a list of the smallest and the largest value", for: "bounded"))
      return nil
    }
    return (numbers[0], numbers[1])
  }
}
