/// When a spring counts as settled, as one or another library has it.
///
/// They all differ; see ``Spring/settlingTime(by:displacement:velocity:limit:)``. Our own is
/// ``Spring/restTime(displacement:velocity:threshold:)``.
public enum SettlingRule: Hashable, Sendable {
  /// The first of steps at which distance and speed are at or below limits: motion's.
  ///
  /// The value may leave them again. Times are in seconds.
  case steps(of: Double, limits: RestLimits)
  /// The first of steps by which the distance has been below a threshold for a time: anime's.
  ///
  /// The time of waiting counts. Times are in seconds.
  case held(for: Double, threshold: Double, step: Double)
  /// The first frame from which the distance stays below a threshold: Remotion's, without its limit.
  case frames(rate: Double, threshold: Double)
  /// Compose's estimate: when the envelope meets a threshold, truncated to milliseconds.
  ///
  /// From critical damping on it is when the distance itself last does.
  case compose(threshold: Double)
  /// Wave's estimate: when `e^(−ζω₀t)` is 0.0001, and a quarter more from critical damping on.
  case wave
}
