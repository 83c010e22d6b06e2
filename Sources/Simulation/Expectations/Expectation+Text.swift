extension Expectation {
  /// The expectation in words, as `card[c1].offset.x is 0 ± 0.5 at 0.35 s after up`.
  public var text: String {
    switch claim {
    case .value(let channel, let time, let value, let tolerance):
      "\(channel.name) is \(Self.text(value)) ± \(Self.text(tolerance)) at \(time.text)"
    case .settles(let channel, let time, let target, let tolerance):
      "\(channel.name) stays at \(Self.target(target)) ± \(Self.text(tolerance)) from \(time.text)"
    case .overshoot(let channel, let time, let target, .percent(let bound)):
      "\(channel.name) goes past \(Self.target(target)) by at most \(Self.text(bound)) %"
        + Self.since(time)
    case .overshoot(let channel, let time, let target, .points(let bound)):
      "\(channel.name) goes past \(Self.target(target)) by at most \(Self.text(bound))"
        + Self.since(time)
    case .monotone(let channel, let time, let tolerance):
      "\(channel.name) never turns back by more than \(Self.text(tolerance))\(Self.since(time))"
    case .bounded(let channel, let time, let least, let greatest):
      "\(channel.name) stays from \(Self.text(least)) to \(Self.text(greatest))\(Self.since(time))"
    case .continuous(let channel, let time, let step):
      "\(channel.name) never jumps by more than \(Self.text(step))\(Self.since(time))"
    case .matches(let channel, let time, let curve, let tolerance):
      "\(channel.name) follows its animation from \(Self.text(curve.origin)) to"
        + " \(Self.text(curve.target)) ± \(Self.text(tolerance)) from \(time.text)"
    case .gesture(let name, let outcome, let calls):
      "\(name)\(outcome.map { " comes out \($0)" } ?? "")\(Self.text(calls))"
    case .present(let view, let time): "\(view) is there from \(time.text)"
    case .absent(let view, let time): "\(view) is gone from \(time.text)"
    }
  }

  /// A number as messages have it.
  static func text(_ value: Double) -> String {
    NumberFormat.standard.text(value)
  }

  private static func target(_ value: Double?) -> String {
    value.map { text($0) } ?? "its end"
  }

  private static func since(_ time: ExpectationTime) -> String {
    time == .start ? "" : " from \(time.text)"
  }

  private static func text(_ calls: ExpectedCalls) -> String {
    var parts: [String] = []
    if let count = calls.onChanged { parts.append("onChanged \(count)") }
    if let count = calls.onEnded { parts.append("onEnded \(count)") }
    if let count = calls.onCancel { parts.append("onCancel \(count)") }
    return parts.isEmpty ? "" : ", calls \(parts.joined(separator: ", "))"
  }
}
