import Motion
import Simulation

/// A curve that can be sampled, described and written out for others.
protocol CurveCourse {
  /// The value at a time in seconds, which is not negative.
  func value(at time: Double) -> Double
  /// The velocity at a time in seconds; what comes after where it jumps.
  func velocity(at time: Double) -> Double
  /// When the curve is at rest, in seconds; infinite where it never is.
  var restTime: Double { get }
  /// What SwiftUI would be asked for, so that its frames can be had; nil where it has none.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where there is no such animation.
  func frameAnimation() throws -> FrameAnimationRequest
  /// Names and values of all that there is to know.
  func description(_ numbers: CurveNumbers) -> [(name: String, value: String)]
  /// The curve for another library.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where it cannot be said.
  func code(for format: CurveFormat, _ options: CurveCodeOptions) throws -> CurveCode
}

/// An animation between two values.
struct FrameAnimationRequest {
  /// The value at the start.
  var from: Double
  /// The value at the end.
  var to: Double
  /// How it gets there.
  var animation: Animation
}

/// How a curve is written out for others.
struct CurveCodeOptions {
  /// How numbers are written.
  var numbers: CurveNumbers
  /// How far `linear()` may be off, as a share of the way.
  var maximumError: Double
  /// Where the curve is cut, in seconds; nil where it rests.
  var end: Double?
}

extension CurveCourse {
  /// The failure that a library has nothing like this.
  func missing(_ what: String, hints: [String] = []) -> CommandFailure {
    .usage(what, hints: hints)
  }
}
