/// How the response of a fluid spring that replaced another turns into its own.
///
/// The damping is not blended.
public struct FluidSpringBlend: Hashable, Sendable {
  /// When the blend starts, in seconds.
  public var start: Double
  /// The response of the spring replaced less the new one's, in seconds; 0 blends nothing.
  public var interval: Double

  /// Makes a blend.
  public init(start: Double = 0, interval: Double = 0) {
    self.start = start
    self.interval = interval
  }

  /// Makes the blend of a spring that replaces another at a time in seconds.
  ///
  /// Without a blend duration the new response holds at once.
  public init(from previous: Double, to response: Double, duration: Double, at time: Double) {
    self.init(start: time, interval: duration > 0 ? previous - response : 0)
    if interval == 0 { start = 0 }
  }

  /// Returns the response that holds at a time, in seconds.
  ///
  /// With `p` the share of the blend duration that is over, `response + interval (1 − p²(3 − 2p))`.
  public func response(_ response: Double, duration: Double, at time: Double) -> Double {
    guard interval != 0, duration > 0 else { return response }
    let share = min(max((time - start) / duration, 0), 1)
    return response + interval * (1 - share * share * (3 - 2 * share))
  }
}
