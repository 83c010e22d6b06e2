import Motion
import Simulation

/// Writes a course out as CSS's `linear()`, with as few stops as an error allows.
struct LinearFormat {
  /// The value at the start.
  let from: Double
  /// The value at the end.
  let to: Double
  /// Where the course is cut, in seconds.
  let end: Double
  /// Why it is cut there.
  let settleRule: String
  /// How to write.
  let options: CurveCodeOptions
  /// Makes the course until a time in seconds.
  let makeCourse: (_ end: Double) -> CurveFunction

  /// Makes the form of a course.
  init(
    from: Double, to: Double, end: Double, settleRule: String, options: CurveCodeOptions,
    course: @escaping (_ end: Double) -> CurveFunction
  ) {
    self.from = from
    self.to = to
    self.end = end
    self.settleRule = settleRule
    self.options = options
    makeCourse = course
  }

  /// How far an easing is off, and why it is farther than was asked for.
  static func notes(
    _ error: Double, _ easing: LinearEasing, _ options: CurveCodeOptions
  ) -> [String] {
    let note =
      "largest error: \(CurveNumbers.error(error)) of the way, \(easing.stops.count) stops"
    guard error > options.maximumError * 1.1 else { return [note] }
    return [note, "more is not possible: stops lie on thousandths of the time, with four decimals"]
  }

  /// The declarations to paste.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where the course goes no way.
  func code() throws -> CurveCode {
    guard from != to else {
      throw CommandFailure.usage("linear() cannot say a curve that ends where it begins")
    }
    let milliseconds = max(1, (end * 1000).rounded(.up))
    let length = milliseconds / 1000
    let course = makeCourse(length)
    let reach = course.extrema.reduce(0) { max($0, ($1.value - self.from).magnitude) }
    guard reach <= 1e6 * (to - from).magnitude else {
      throw CommandFailure.usage(
        "linear() cannot say a curve that goes a million times its way from --from to --to")
    }
    let easing = LinearEasing(course, to: to, within: options.maximumError)
    let text = easing.text()
    // What is stated is the error of the text, as a browser reads it.
    guard case .linear(let read) = try? CSSEasing(text) else {
      throw CommandFailure(.internalError, "linear() does not read back")
    }
    let (from, to) = (from, to)
    let error = read.maximumError { input in
      input == 1 ? 1 : (course.value(at: input * length) - from) / (to - from)
    }
    return CurveCode(
      lines: [
        "transition-duration: \(NumberFormat.standard.text(milliseconds))ms;",
        "transition-timing-function: \(text);",
      ],
      notes: Self.notes(error, read, options) + [settleRule], isCSS: true)
  }
}
