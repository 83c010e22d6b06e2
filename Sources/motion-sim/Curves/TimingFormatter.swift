import Motion
import Simulation

/// Writes a timing curve out for other libraries.
struct TimingFormatter {
  /// The curve between its values.
  let course: TimingCourse
  /// How to write.
  let options: CurveCodeOptions

  private var numbers: CurveNumbers { options.numbers }

  /// Numbers with commas between them.
  static func list(_ values: [Double], _ numbers: CurveNumbers, suffix: String = "") -> String {
    values.map { numbers.text($0) + suffix }.joined(separator: ", ")
  }

  /// The curve for a library.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where it cannot be said.
  func code(for format: CurveFormat) throws -> CurveCode {
    let duration = numbers.text(course.duration)
    switch format {
    case .css: return try css()
    case .swiftUI:
      if case .unit(_, let name?) = course.form {
        let text =
          name.hasPrefix("circular")
          ? ".timingCurve(.\(name), duration: \(duration))" : ".\(name)(duration: \(duration))"
        return CurveCode(lines: [text], notes: notes([]))
      }
      let points = try points(format)
      return CurveCode(
        lines: [".timingCurve(\(Self.list(points, numbers)), duration: \(duration))"],
        notes: notes(points))
    case .coreAnimation:
      let points = try points(format)
      return CurveCode(
        lines: ["CAMediaTimingFunction(controlPoints: \(Self.list(points, numbers)))"],
        notes: notes(points) + ["the duration is the animation's: \(duration) s"])
    case .flutter:
      let points = try points(format)
      return CurveCode(
        lines: ["Cubic(\(Self.list(points, numbers)))"],
        notes: notes(points)
          + ["the duration is the controller's: \(duration) s", "Flutter finds the x within 0.001"])
    case .android:
      let points = try points(format)
      let milliseconds = (course.duration * 1000).rounded()
      return CurveCode(
        lines: [
          "tween<Float>(durationMillis = \(NumberFormat.standard.text(milliseconds)), "
            + "easing = CubicBezierEasing(\(Self.list(points, numbers, suffix: "f"))))"
        ],
        notes: notes(points) + ["the numbers are single precision, the duration whole milliseconds"]
      )
    case .framer:
      let points = try points(format)
      return CurveCode(
        lines: ["{ duration: \(duration), ease: [\(Self.list(points, numbers))] }"],
        notes: notes(points))
    case .reactSpring:
      throw course.missing("react-spring has no timing curve of control points")
    }
  }

  private func points(_ format: CurveFormat) throws -> [Double] {
    guard let points = course.points else {
      throw course.missing(
        "\(format.rawValue) has no such curve: it is no cubic Bézier curve",
        hints: ["--to-format css can say it"])
    }
    return points
  }

  private func notes(_ points: [Double]) -> [String] {
    let rounded = points.map { numbers.rounded($0) }
    guard rounded != points else { return ["largest error: 0"] }
    let theirs = CubicBezier(
      x1: rounded[0], y1: rounded[1], x2: rounded[2], y2: rounded[3])
    var error = 0.0
    for index in 0...8000 {
      let input = Double(index) / 8000
      error = max(error, (theirs.value(at: input) - course.progress(at: input)).magnitude)
    }
    return ["largest error: \(CurveNumbers.error(error)) of the way"]
  }

  private func css() throws -> CurveCode {
    let duration = "transition-duration: \(numbers.text(course.duration))s;"
    let function: String
    var notes = ["largest error: 0"]
    switch course.form {
    case .css(let easing):
      function = easing.text
      notes = [cssNote(easing)]
    case .unit(_, "linear"): function = "linear"
    case .unit(_, "easeIn"): function = "ease-in"
    case .unit(_, "easeOut"): function = "ease-out"
    case .unit(_, "easeInOut"): function = "ease-in-out"
    case .unit(let curve, _):
      let easing = LinearEasing(within: options.maximumError) { curve.value(at: $0) }
      function = easing.text()
      let error = easing.maximumError { curve.value(at: $0) }
      notes = LinearFormat.notes(error, easing, options)
    case .bezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2]
      function = "cubic-bezier(\(Self.list(points, numbers)))"
      notes = self.notes(points)
    }
    return CurveCode(
      lines: [duration, "transition-timing-function: \(function);"], notes: notes, isCSS: true)
  }

  /// The error of four decimals, which is what an easing is written with.
  private func cssNote(_ easing: CSSEasing) -> String {
    guard let read = try? CSSEasing(easing.text) else { return "largest error: unknown" }
    var error = 0.0
    for index in 0...8000 {
      let input = Double(index) / 8000
      error = max(error, (read.value(at: input) - easing.value(at: input)).magnitude)
    }
    return "largest error: \(CurveNumbers.error(error)) of the way"
  }
}
