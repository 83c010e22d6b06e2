/// How a touch screen samples the fingers on it.
///
/// The screen looks at all fingers together, at a steady rate that starts at the touch; a look may
/// come early or late, and places may be whole steps only. The same seed gives the same samples.
public struct TouchSampling: Hashable, Sendable {
  /// Looks per second, 1…1000.
  public var rate: Double
  /// How far a look may be off its time, in seconds, either way; less than 0.4 of the interval.
  public var jitter: Double
  /// The step of the coordinates, in points; 0 where every place can be reported.
  public var grid: Double
  /// The share of moves that are reported twice, 0…1.
  public var duplicates: Double
  /// What the deviations depend on.
  public var seed: UInt64

  /// Makes a way of sampling; by default 120 looks a second, exact in time and place.
  ///
  /// - Precondition: Each parameter is in its range; `jitter` is less than 0.4 of the interval.
  public init(
    rate: Double = 120, jitter: Double = 0, grid: Double = 0, duplicates: Double = 0,
    seed: UInt64 = 0
  ) {
    precondition(rate >= 1 && rate <= 1000, "the rate must be in 1…1000, got \(rate)")
    precondition(
      jitter >= 0 && jitter < Self.jitterLimit(at: rate),
      "the jitter must be less than 0.4 of the interval, got \(jitter)")
    precondition(grid >= 0 && grid <= 100, "the grid must be in 0…100 points, got \(grid)")
    precondition(duplicates >= 0 && duplicates <= 1, "a share is in 0…1, got \(duplicates)")
    self.rate = rate
    self.jitter = jitter
    self.grid = grid
    self.duplicates = duplicates
    self.seed = seed
  }

  /// Returns the sampling of a real telephone: 0.3 ms of jitter, places on thirds of a point.
  public static func device(rate: Double = 120, seed: UInt64) -> TouchSampling {
    TouchSampling(rate: rate, jitter: 0.0003, grid: 1.0 / 3, seed: seed)
  }

  /// The jitter from which looks could come too near to each other, in seconds.
  public static func jitterLimit(at rate: Double) -> Double { 0.4 / rate }

  /// The time from one look to the next, in seconds.
  public var interval: Double { 1 / rate }

  /// The rule in words, for the header of a trace.
  public var text: String {
    var text = Self.text(rate) + " Hz"
    if jitter > 0 { text += ", jitter " + Self.text(jitter * 1000) + " ms" }
    if grid > 0 { text += ", grid " + Self.text(grid) + " pt" }
    if duplicates > 0 { text += ", duplicates " + Self.text(duplicates) }
    if jitter > 0 || duplicates > 0 { text += ", seed \(seed)" }
    return text
  }

  /// Returns the place that the screen reports, in points.
  func place(_ value: Double) -> Double {
    guard grid > 0 else { return value }
    // A third has no double of its own, but three has.
    let parts = (1 / grid).rounded()
    if parts >= 1, (parts * grid - 1).magnitude < 1e-9 { return (value * parts).rounded() / parts }
    return (value / grid).rounded() * grid
  }

  /// A number with at most four decimals.
  private static func text(_ number: Double) -> String {
    let whole = Int64((number * 10_000).rounded())
    var digits = "\(whole % 10_000 + 10_000)".dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? "\(whole / 10_000)" : "\(whole / 10_000).\(digits)"
  }
}
