import Gestures

/// Reads files of expectations, `*.expect.json`: a list, in the dialect of scenes.
///
/// ```
/// [
///   { channel: "card[c1].offset.x", at: 0.5, equals: -40, within: 0.5 },
///   { channel: "card[c1].offset.x", after: "up", seconds: 0.35, equals: 0, within: 0.5 },
///   { channel: "card[c1].offset.x", after: "up", settlesBy: 0.6, to: 0, within: 0.5 },
///   { channel: "card[c1].offset.x", after: "up", overshootAtMost: { percent: 10 } },
///   { channel: "card[c1].opacity", after: "up", monotone: true },
///   { channel: "card[c1].scale.x", bounded: [0.8, 1] },
///   { channel: "card[c1].offset.x", continuous: 30 },
///   { channel: "card[c1].offset.x", after: "up", within: 0.5,
///     matches: { curve: "spring 0.35 0.8", from: 140, to: 0, velocity: -320 } },
///   { gesture: "card[c1]:drag", outcome: "ended", calls: { onEnded: 1, onCancel: 0 } },
///   { view: "card[c1]", after: "up", absentFrom: 0.6 },
///   { view: "card[c2]", presentFrom: 0 },
/// ]
/// ```
/// All times are in seconds. `after` is `down`, `up` or `cancel`: the last such event of the trace,
/// from which the other time of the same object counts; without it times count from the start. `to`
/// and `of` are a target, by default the last value. `within` is a tolerance, by default 0. `matches`
/// holds every frame against an animation, as scenes write it, that starts so many seconds later as
/// `start` says, until `until` or the end; its `velocity` is 0 unless it is given. An outcome is `ended`, `failed` for whatever reason, `failed(the reason)`, or `none`.
public enum ExpectationReader {
  /// Reads a file of expectations.
  ///
  /// - Parameters:
  ///   - bytes: The file, UTF-8.
  ///   - limits: How large the file may be.
  /// - Returns: The expectations in the order of the file.
  /// - Throws: All that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], limits: InputLimits = InputLimits()
  ) throws(Diagnostics) -> [Expectation] {
    let value: JSONValue
    do throws(Diagnostic) {
      value = try JSONReader.read(bytes, dialect: .json5, limits: limits)
    } catch {
      throw Diagnostics([error])
    }
    guard let values = value.array else {
      throw Diagnostics([value.mismatch(expected: "a list of expectations")])
    }
    var diagnostics = DiagnosticCollector(limit: limits.diagnostics)
    var result: [Expectation] = []
    for value in values {
      var fields = JSONFields(value, of: "an expectation")
      let claim = value.members == nil ? nil : claim(&fields)
      diagnostics.add(fields.finish())
      if let claim { result.append(Expectation(claim, at: value.position)) }
    }
    guard diagnostics.errorCount == 0 else { throw diagnostics.diagnostics }
    return result
  }

  private static func claim(_ fields: inout JSONFields) -> Expectation.Claim? {
    if fields.has("channel") { return channelClaim(&fields) }
    if fields.has("gesture") { return gestureClaim(&fields) }
    if fields.has("view") { return viewClaim(&fields) }
    fields.report(
      .error(
        "an expectation needs one of \"channel\", \"gesture\" and \"view\"", at: fields.position))
    fields.ignoreRest()
    return nil
  }

  private static let outcomes =
    ["ended", "failed", "none"] + FailureReason.allCases.map { "failed(" + $0.name + ")" }

  private static func gestureClaim(_ fields: inout JSONFields) -> Expectation.Claim? {
    let name = fields.string("gesture")
    let outcome = fields.word("outcome", among: outcomes)
    var expected = ExpectedCalls()
    if var calls = fields.object("calls", of: "calls") {
      let range: ClosedRange<Int64> = 0...1_000_000_000
      expected.onChanged = calls.integer("onChanged", in: range)
      expected.onEnded = calls.integer("onEnded", in: range)
      expected.onCancel = calls.integer("onCancel", in: range)
      fields.report(calls.finish())
    }
    if outcome == nil, !fields.has("calls"), !fields.has("outcome") {
      fields.report(.error("a gesture needs \"outcome\" or \"calls\"", at: fields.position))
    }
    return name.map { .gesture($0, outcome: outcome, calls: expected) }
  }

  private static func viewClaim(_ fields: inout JSONFields) -> Expectation.Claim? {
    var view: String?
    if let value = fields.value("view"), let text = fields.string("view") {
      do throws(Diagnostic) {
        view = try ViewPath.parse(text)
      } catch {
        fields.report(.error(error.message, at: value.position))
      }
    }
    let origin = origin(&fields)
    let isPresent = fields.has("presentFrom")
    if isPresent == fields.has("absentFrom") {
      fields.report(
        .error("a view needs one of \"presentFrom\" and \"absentFrom\"", at: fields.position))
      fields.ignoreRest()
      return nil
    }
    let seconds = seconds(isPresent ? "presentFrom" : "absentFrom", &fields)
    guard let view, let seconds else { return nil }
    let time = ExpectationTime(seconds, after: origin)
    return isPresent ? .present(view: view, from: time) : .absent(view: view, from: time)
  }

  /// Takes the event from which times count.
  static func origin(_ fields: inout JSONFields) -> ExpectationTime.Origin {
    let words = ExpectationTime.Origin.allCases.map { $0.rawValue }
    return fields.word("after", among: words).flatMap { ExpectationTime.Origin(rawValue: $0) }
      ?? .start
  }

  /// Takes a time in seconds.
  static func seconds(_ key: String, _ fields: inout JSONFields) -> Double? {
    fields.number(key, "a number of seconds, at least 0", isRequired: true) {
      $0 >= 0 && $0 <= 1e9
    }
  }
}
