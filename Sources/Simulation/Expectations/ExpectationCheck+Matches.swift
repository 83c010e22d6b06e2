import Motion

extension ExpectationCheck {
  /// Whether a number follows an animation in every frame in which its view is there.
  func courseViolations(
    _ channel: ChannelSelector, _ time: ExpectationTime, _ expected: ExpectedCurve,
    _ tolerance: Double
  ) -> [String] {
    guard let start = time.instant(in: trace) else { return [Self.missing(time)] }
    let until = expected.end.map { ExpectationTime($0, after: time.origin) }
    let end = until?.instant(in: trace) ?? .never
    let course = expected.course(of: channel, startedAt: start)
    var count = 0
    var first: Instant?
    var worst = (time: start, value: 0.0, wanted: 0.0)
    for frame in recording.frames where frame.time >= start && frame.time <= end {
      guard let value = frame.value(of: channel) else { continue }
      count += 1
      let wanted = course(frame.time)
      guard (value - wanted).magnitude > tolerance else { continue }
      if first == nil { first = frame.time }
      if (value - wanted).magnitude > (worst.value - worst.wanted).magnitude {
        worst = (frame.time, value, wanted)
      }
    }
    guard count > 0 else {
      return [
        "no frame has \(channel.name) from \(time.text)\(until.map { " to " + $0.text } ?? "")"
      ]
    }
    guard let first else { return [] }
    return [
      "\(channel.name) is \(Expectation.text(worst.value)) at \(Self.text(worst.time)), expected"
        + " \(Expectation.text(worst.wanted)) ± \(Expectation.text(tolerance)) by its animation,"
        + " which it leaves at \(Self.text(first))"
    ]
  }

  private static func text(_ time: Instant) -> String {
    Expectation.text(time.seconds) + " s"
  }
}
