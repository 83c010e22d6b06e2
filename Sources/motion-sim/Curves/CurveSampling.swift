import Motion
import Simulation

/// The times at which a curve is printed.
struct CurveSampling {
  /// Where an undamped spring is cut, in seconds, unless told otherwise.
  static let endlessLimit = 10.0
  /// Where a curve that takes very long is cut, in seconds, unless told otherwise.
  static let slowLimit = 1000.0

  /// The times of `--at`; nil where there are frames.
  let times: [Double]?
  /// The frames of a second.
  let rate: FrameRate
  /// The time of `--until`; nil where the curve says when it rests.
  let until: Double?

  /// Reads the options.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ arguments: Arguments) throws {
    let seconds = "seconds from 0 to 1000000"
    until = try arguments.number("until", in: 0...1e6, seconds)
    var rate = FrameRate(60)
    if let text = arguments.value("fps") {
      guard let read = FrameRate(text: text) ?? Self.decimalRate(text) else {
        throw CommandFailure.usage(
          "option --fps wants frames per second, as 60, 59.94 or 60000/1001, got \"\(text)\"")
      }
      rate = read
    }
    self.rate = rate
    guard arguments.has("at") else {
      times = nil
      return
    }
    for other in ["fps", "until"] where arguments.has(other) {
      throw CommandFailure.usage("--at and --\(other) contradict each other: --at names the times")
    }
    times = try arguments.values("at").flatMap { list in
      try list.split(separator: ",", omittingEmptySubsequences: false).map { part in
        let text = Self.trimmed(part)
        guard let time = DecimalText.number(text), (0...1e6).contains(time) else {
          throw CommandFailure.usage("option --at wants \(seconds), got \"\(text)\"")
        }
        return time
      }
    }
  }

  /// A text without spaces around it.
  static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// A rate in another decimal form, such as 6e1 or +60.
  private static func decimalRate(_ text: String) -> FrameRate? {
    guard let number = DecimalText.number(text) else { return nil }
    return FrameRate(text: NumberFormat.exact.text(number))
  }

  /// The end for a curve, and a note where it is neither asked for nor the rest.
  func end(for course: any CurveCourse) -> (time: Double, note: String?) {
    if let until { return (until, nil) }
    let rest = course.restTime
    guard rest < .infinity else {
      return (
        Self.endlessLimit, "the curve never rests; it is cut at 10 s, --until says otherwise"
      )
    }
    guard rest <= Self.slowLimit else {
      let text = NumberFormat.standard.text(rest)
      return (
        Self.slowLimit,
        "the curve rests after \(text) s; it is cut at 1000 s, --until says otherwise"
      )
    }
    return (rest, nil)
  }
}
