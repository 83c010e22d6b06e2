extension ExpectationCheck {
  /// Whether a number has a value at a time.
  func valueViolations(
    _ channel: ChannelSelector, _ curve: Curve, _ time: ExpectationTime, _ expected: Double,
    _ tolerance: Double
  ) -> [String] {
    guard let seconds = time.instant(in: trace)?.seconds else { return [Self.missing(time)] }
    guard let value = value(of: channel, at: seconds, on: curve) else {
      return ["\(channel.view) is absent at \(Self.place(time, seconds))"]
    }
    guard (value - expected).magnitude > tolerance else { return [] }
    return [
      "\(channel.name) is \(Expectation.text(value)) at \(Self.place(time, seconds)), expected"
        + " \(Expectation.text(expected)) ± \(Expectation.text(tolerance))"
    ]
  }

  /// The number at a time; nil where its view is absent then.
  private func value(of channel: ChannelSelector, at seconds: Double, on curve: Curve) -> Double? {
    // The frame at or before the time, or the first.
    var low = 0
    var high = recording.frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if recording.frames[middle].time.seconds <= seconds { low = middle } else { high = middle }
    }
    guard let before = recording.frames[low].value(of: channel) else { return nil }
    guard high < recording.frames.count, recording.frames[high].value(of: channel) != nil else {
      return before
    }
    return curve.value(at: seconds)
  }

  private static func place(_ time: ExpectationTime, _ seconds: Double) -> String {
    time.origin == .start
      ? time.text : "\(time.text) (\(NumberFormat(decimals: 3).text(seconds)) s)"
  }

  /// Whether a number stays at a target.
  static func settlingViolations(
    _ channel: ChannelSelector, _ curve: Curve, _ target: Double, _ tolerance: Double
  ) -> [String] {
    var worst = curve.start
    var time = curve.times[0]
    for index in curve.values.indices
    where (curve.values[index] - target).magnitude > (worst - target).magnitude {
      worst = curve.values[index]
      time = curve.times[index]
    }
    guard (worst - target).magnitude > tolerance else { return [] }
    let settled = curve.settlingTime(within: tolerance, of: target)
    let later = settled.map { "it settles at \(Expectation.text($0)) s" } ?? "it never settles"
    return [
      "\(channel.name) is \(Expectation.text(worst)) at \(Expectation.text(time)) s, expected"
        + " \(Expectation.text(target)) ± \(Expectation.text(tolerance)) by then, \(later)"
    ]
  }

  /// Whether a number goes too far past a target.
  static func overshootViolations(
    _ channel: ChannelSelector, _ curve: Curve, _ target: Double?,
    _ bound: Expectation.OvershootBound
  ) -> [String] {
    let goal = Expectation.text(target ?? curve.end)
    switch bound {
    case .points(let limit):
      let overshoot = curve.overshoot(of: target)
      guard overshoot > limit else { return [] }
      return [
        "\(channel.name) goes past \(goal) by \(Expectation.text(overshoot)), expected at most"
          + " \(Expectation.text(limit))"
      ]
    case .percent(let limit):
      let overshoot = curve.overshootPercent(of: target)
      guard overshoot > limit else { return [] }
      let found =
        overshoot.isFinite ? "by \(Expectation.text(overshoot)) %" : "though it began there"
      return [
        "\(channel.name) goes past \(goal) \(found), expected at most \(Expectation.text(limit)) %"
      ]
    }
  }

  /// Whether a number turns back.
  static func turnViolations(
    _ channel: ChannelSelector, _ curve: Curve, _ tolerance: Double
  ) -> [String] {
    guard !curve.isMonotone(tolerance: tolerance) else { return [] }
    return [
      "\(channel.name) turns back on its way from \(Expectation.text(curve.start)) to"
        + " \(Expectation.text(curve.end)), expected no turn beyond \(Expectation.text(tolerance))"
    ]
  }

  /// Whether a number leaves a range, at either end.
  static func rangeViolations(
    _ channel: ChannelSelector, _ curve: Curve, _ least: Double, _ greatest: Double
  ) -> [String] {
    var result: [String] = []
    if curve.minimum < least {
      result.append(
        "\(channel.name) falls to \(Expectation.text(curve.minimum)), expected at least"
          + " \(Expectation.text(least))")
    }
    if curve.maximum > greatest {
      result.append(
        "\(channel.name) rises to \(Expectation.text(curve.maximum)), expected at most"
          + " \(Expectation.text(greatest))")
    }
    return result
  }
}
