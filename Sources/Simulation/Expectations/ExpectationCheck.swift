/// Checks expectations on a run.
///
/// A number between two frames lies on the straight line between them; at a frame's time it is the
/// frame's number exactly. After the last frame it stays, because a run ends when nothing moves.
public struct ExpectationCheck: Sendable {
  /// The run.
  public let recording: Recording
  /// The trace that was run.
  public let trace: Trace
  /// The gestures that the scene has, as `card:drag` without keys; ``Replay/gestureNames``.
  ///
  /// A gesture that is listed here and has no line in the log came out `none` and made no calls,
  /// if its view was on stage. One that is neither here nor in the log is an unknown name.
  public let gestures: [String]

  /// Makes a check of a run; without the scene's gestures it knows those in the log.
  public init(_ recording: Recording, of trace: Trace, gestures: [String] = []) {
    self.recording = recording
    self.trace = trace
    self.gestures = gestures
  }

  /// Returns the results in the order of the expectations.
  public func results(of expectations: [Expectation]) -> [ExpectationResult] {
    expectations.map { result(of: $0) }
  }

  /// Returns whether the run fulfils an expectation.
  public func result(of expectation: Expectation) -> ExpectationResult {
    let violations: [String]
    switch expectation.claim {
    case .gesture(let name, let outcome, let calls):
      violations = gestureViolations(name, outcome, calls)
    case .present(let view, let time):
      violations = presenceViolations(view, time, isExpected: true)
    case .absent(let view, let time):
      violations = presenceViolations(view, time, isExpected: false)
    case .value(let channel, let time, let value, let tolerance):
      return channelResult(expectation, channel, from: .start) { check, curve, _ in
        check.valueViolations(channel, curve, time, value, tolerance)
      }
    case .settles(let channel, let time, let target, let tolerance):
      return channelResult(expectation, channel, from: time) { _, curve, whole in
        Self.settlingViolations(channel, curve, target ?? whole.end, tolerance)
      }
    case .overshoot(let channel, let time, let target, let bound):
      return channelResult(expectation, channel, from: time) { _, curve, _ in
        Self.overshootViolations(channel, curve, target, bound)
      }
    case .monotone(let channel, let time, let tolerance):
      return channelResult(expectation, channel, from: time) { _, curve, _ in
        Self.turnViolations(channel, curve, tolerance)
      }
    case .bounded(let channel, let time, let least, let greatest):
      return channelResult(expectation, channel, from: time) { _, curve, _ in
        Self.rangeViolations(channel, curve, least, greatest)
      }
    case .matches(let channel, let time, let expected, let tolerance):
      return channelResult(expectation, channel, from: time) { check, _, _ in
        check.courseViolations(channel, time, expected, tolerance)
      }
    case .continuous(let channel, let time, let step):
      return channelResult(expectation, channel, from: time) { _, curve, _ in
        curve.largestStep <= step
          ? []
          : [
            "\(channel.name) jumps by \(Expectation.text(curve.largestStep)), expected at most"
              + " \(Expectation.text(step))"
          ]
      }
    }
    return ExpectationResult(expectation, violations: violations)
  }

  /// Resolves the number and the time, then looks at the course from that time on.
  private func channelResult(
    _ expectation: Expectation, _ channel: ChannelSelector, from time: ExpectationTime,
    _ violations: (ExpectationCheck, Curve, Curve) -> [String]
  ) -> ExpectationResult {
    guard let whole = recording.curve(channel.name) else {
      return ExpectationResult(
        expectation, violations: [absence(of: channel)])
    }
    guard let start = time.instant(in: trace)?.seconds else {
      return ExpectationResult(expectation, violations: [Self.missing(time)], curve: whole)
    }
    return ExpectationResult(
      expectation, violations: violations(self, Self.part(of: whole, from: start), whole),
      curve: whole)
  }

  /// The sentence that the run has no such number.
  private func absence(of channel: ChannelSelector) -> String {
    guard recording.frames.contains(where: { $0.row(of: channel.view) != nil }) else {
      return recording.unknownView(channel.view)
    }
    return "\(channel.name) was not recorded, expected a run that records velocities"
  }

  /// The course from a time on, begun by the value at that time.
  private static func part(of curve: Curve, from start: Double) -> Curve {
    guard start > curve.times[0] else { return curve }
    var times = [start]
    var values = [curve.value(at: start)]
    for index in curve.times.indices where curve.times[index] > start {
      times.append(curve.times[index])
      values.append(curve.values[index])
    }
    return Curve(times: times, values: values)
  }

  static func missing(_ time: ExpectationTime) -> String {
    "the trace has no \(time.origin.rawValue), so there is no \(time.text)"
  }
}
