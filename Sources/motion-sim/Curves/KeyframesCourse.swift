import Motion
import Simulation

/// One track of keyframes, for `curve keyframes`.
struct KeyframesCourse: CurveCourse {
  /// The keyframes as they were read.
  let file: KeyframeFile
  /// The course through them.
  let path: KeyframePath<Double>

  /// Makes the course through the keyframes of a file.
  init(_ file: KeyframeFile) {
    self.file = file
    path = file.path
  }

  /// The value at a time in seconds.
  func value(at time: Double) -> Double { path.value(time: time) }

  /// The velocity at a time in seconds; 0 from the end on.
  func velocity(at time: Double) -> Double { path.velocity(time: time) }

  /// Keyframes rest at their end.
  var restTime: Double { path.duration }

  /// SwiftUI's keyframes are closed forms too.
  func frameAnimation() throws -> FrameAnimationRequest {
    throw missing("keyframes are the same in both solvers")
  }

  /// What there is to know of the course.
  func description(_ numbers: CurveNumbers) -> [(name: String, value: String)] {
    let function = CurveFunction(path)
    let jump = function.largestJump
    let kink = function.largestKink
    return [
      ("keyframes", String(file.keyframes.count)),
      ("duration", numbers.text(path.duration)),
      ("initialValue", numbers.text(path.initialValue)),
      ("finalValue", numbers.text(path.finalValue)),
      ("minimum", numbers.text(function.minimum.value)),
      ("minimumTime", numbers.text(function.minimum.time)),
      ("maximum", numbers.text(function.maximum.value)),
      ("maximumTime", numbers.text(function.maximum.time)),
      ("overshoot", numbers.text(function.overshoot(of: path.finalValue))),
      ("isMonotone", function.isMonotone() ? "true" : "false"),
      ("largestJump", numbers.text(jump.value)),
      ("largestJumpTime", jump.value == 0 ? "none" : numbers.text(jump.time)),
      ("largestKink", numbers.text(kink.value)),
      ("largestKinkTime", kink.value == 0 ? "none" : numbers.text(kink.time)),
    ]
  }

  /// The course for another library.
  func code(for format: CurveFormat, _ options: CurveCodeOptions) throws -> CurveCode {
    guard format == .css else {
      return CurveCode(lines: KeyframeCode.lines(of: file), notes: ["largest error: 0"])
    }
    return try LinearFormat(
      from: path.initialValue, to: path.finalValue, end: options.end ?? path.duration,
      settleRule: "the end of the last keyframe, rounded up to 1 ms", options: options
    ) { CurveFunction(path).restricted(from: 0, until: $0).extended(to: $0) }.code()
  }
}

extension CurveFunction {
  /// The course with its end held until a time in seconds.
  fileprivate func extended(to end: Double) -> CurveFunction {
    guard end > endTime else { return self }
    return CurveFunction(
      from: startTime, until: end, step: step, corners: corners + [endTime],
      value: { self.value(at: $0) }, velocity: { $0 >= endTime ? 0 : self.velocity(at: $0) })
  }
}
