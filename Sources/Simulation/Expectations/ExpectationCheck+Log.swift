extension ExpectationCheck {
  /// Whether a gesture came out and called as expected.
  func gestureViolations(
    _ name: String, _ outcome: String?, _ calls: ExpectedCalls
  ) -> [String] {
    let report = recording.gesture(name)
    if report == nil, let problem = problem(ofUntouched: name) { return [problem] }
    var result: [String] = []
    let found = Self.outcome(of: report)
    if let outcome, outcome != found, outcome != report?.outcome {
      result.append("\(name) came out \(found), expected \(outcome)")
    }
    let pairs = [
      ("onChanged", Int64(report?.changedCalls ?? 0), calls.onChanged),
      ("onEnded", Int64(report?.endedCalls ?? 0), calls.onEnded),
      ("onCancel", Int64(report?.cancelCalls ?? 0), calls.onCancel),
    ]
    for (handler, found, expected) in pairs {
      guard let expected, expected != found else { continue }
      result.append(
        "\(name) called \(handler) \(Self.times(found)), expected \(Self.times(expected))")
    }
    return result
  }

  /// What is wrong with the name of a gesture that the log does not have; nil where nothing is.
  private func problem(ofUntouched name: String) -> String? {
    let (view, _) = Self.parts(of: name)
    let declared = gestures.map { Self.parts(of: $0) }
      .filter { $0.view.hasSameBytes(as: ViewPath.withoutKeys(view)) }
      .map { view + ":" + $0.gesture }
    guard declared.contains(where: { $0.hasSameBytes(as: name) }) else {
      return recording.unknownGesture(name, among: declared + recording.gestureNames)
    }
    let wasThere = recording.frames.contains { $0.row(of: view) != nil }
    return wasThere ? nil : recording.unknownView(view)
  }

  /// The path of the view and the name after the last colon; keys may have colons, names none.
  private static func parts(of name: String) -> (view: String, gesture: String) {
    let bytes = Array(name.utf8)
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (
      String(decoding: bytes[..<colon], as: UTF8.self),
      String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    )
  }

  /// The outcome in words: `ended`, `failed(tooFar)`, or `none`.
  private static func outcome(of report: GestureReport?) -> String {
    guard let report, let outcome = report.outcome else { return "none" }
    return report.reason.isEmpty ? outcome : "\(outcome)(\(report.reason))"
  }

  private static func times(_ count: Int64) -> String {
    count == 1 ? "once" : "\(count) times"
  }

  /// Whether a view is there, or gone, in every frame from a time on; the last frame at least.
  func presenceViolations(
    _ view: String, _ time: ExpectationTime, isExpected: Bool
  ) -> [String] {
    guard recording.frames.contains(where: { $0.row(of: view) != nil }) else {
      return [recording.unknownView(view)]
    }
    guard let seconds = time.instant(in: trace)?.seconds else { return [Self.missing(time)] }
    let last = recording.frames.count - 1
    for index in recording.frames.indices {
      let frame = recording.frames[index]
      guard frame.time.seconds >= seconds || index == last else { continue }
      let row = frame.row(of: view)
      let isThere = isExpected ? row != nil && row?.phase != .removing : row != nil
      guard isThere != isExpected else { continue }
      let found = row.map { $0.phase.name } ?? "absent"
      return [
        "\(view) is \(found) at \(Expectation.text(frame.time.seconds)) s, expected it"
          + " \(isExpected ? "there" : "gone") from \(time.text)"
      ]
    }
    return []
  }
}
