// Goals, in order: 1. exact at t = 0 and as t → ∞; 2. continuous through ζ = 1; 3. the error stays
// within a few ulp of the envelope at any ζ; 4. nothing is allocated, and nothing that depends on
// the spring alone is computed twice.
//
// With b = ζω₀ and D = ω₀² − b²:
//   x = E·(x₀·C + (v₀ + b·x₀)·S)      v = E·(v₀·C − (b·v₀ + ω₀²·x₀)·S)
//   D > 0   w = √D    E = e^(−bt)            C = cos wt               S = sin(wt)/w
//   D = 0             E = e^(−bt)            C = 1                    S = t
//   D < 0   w = √−D   E = e^(−ω₀²t/(b+w))    C = (1 + e^(−2wt))/2     S = (1 − e^(−2wt))/(2w)
// The textbook forms divide small differences by w near ζ = 1, and subtract nearly equal roots
// where ζ is large; these do neither. Checked against SpringReferenceTable and, factor by factor, in
// SpringFactorsTests. How they are evaluated, and why so: docs/decisions/0021-springs-in-steps.md.

/// The motion of one spring in closed form, ready to be evaluated at any time.
public struct SpringSolution: Hashable, Sendable {
  /// Which of the three forms holds.
  public let regime: DampingRegime
  /// The decay constant b = ζω₀, in 1/s.
  public let decay: Double
  /// The frequency of the swing √(ω₀² − b²), or √(b² − ω₀²) above critical damping, in 1/s.
  public let rate: Double
  /// Stiffness over mass ω₀², in 1/s².
  public let squaredFrequency: Double
  /// The exponent of the slowest decay, in 1/s: −b, or −ω₀²/(b + w) above critical damping.
  let exponent: Double
  /// 1/w, or 1/(2w) above critical damping; 0 where it is critical.
  let inverseRate: Double
  /// The exponent in 256ths of an octave, 1/s.
  let steps: Double
  /// The swing in 256ths of a turn, 1/s, or −2w in 256ths of an octave above critical damping.
  let pace: Double
  /// The bits of the last time whose factors need no special case, in seconds.
  let latest: UInt64
  /// The bits of the time up to which 1 − e^(−2wt) is a series, above critical damping.
  let gentle: UInt64
  /// The bits of the time from which e^(−2wt) no longer counts beside 1.
  let quiet: UInt64

  /// Prepares the solution of a spring.
  public init(_ spring: Spring) {
    let ratio = spring.dampingRatio
    let frequency = spring.angularFrequency
    regime = spring.regime
    decay = ratio * frequency
    squaredFrequency = frequency * frequency
    switch regime {
    case .under:
      rate = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      exponent = -decay
      inverseRate = 1 / rate
    case .critical:
      rate = 0
      exponent = -decay
      inverseRate = 0
    case .over:
      rate = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      exponent = -squaredFrequency / (decay + rate)
      inverseRate = 0.5 / rate
    }
    steps = exponent * StepConstants.octaveSteps
    // No power leaves the normal numbers, and up to 2^20 radians are counted. The bits of positive
    // numbers are in the order of the numbers.
    var last = 707.9 / exponent.magnitude
    switch regime {
    case .under:
      pace = rate * StepConstants.turnSteps
      last = min(last, 0x1p20 / rate)
      (gentle, quiet) = (0, 0)
    case .critical:
      pace = 0
      (gentle, quiet) = (0, 0)
    case .over:
      pace = -2 * rate * StepConstants.octaveSteps
      (gentle, quiet) = ((0.125 / rate).bitPattern, (20.0 / rate).bitPattern)
    }
    latest = last.bitPattern
  }

  /// The factors E, C and S of one time.
  struct Factors {
    var e: Double
    var c: Double
    var s: Double
  }

  /// Returns the factors of a time, in seconds, which serve any start.
  @inline(__always)
  func factors(at time: Double) -> Factors {
    guard Self.isPlain(time.bitPattern, upTo: latest) else { return carefulFactors(at: time) }
    return plainFactors(at: time, regime)
  }

  /// Whether the factors of a time, given by its bits, need no special case.
  ///
  /// One comparison keeps both limits: less 1, the bits of 0 are larger than all others, as those of
  /// negative numbers are.
  @inline(__always)
  static func isPlain(_ bits: UInt64, upTo latest: UInt64) -> Bool {
    bits &- 1 < latest
  }

  /// The factors of a plain time; the regime is said, where the compiler may know it.
  @inline(__always)
  func plainFactors(at time: Double, _ regime: DampingRegime) -> Factors {
    let e = ElementaryFunctions.power(steps: steps * time)
    switch regime {
    case .under:
      let swing = ElementaryFunctions.sinAndCos(steps: pace * time)
      return Factors(e: e, c: swing.cos, s: swing.sin * inverseRate)
    case .critical:
      return Factors(e: e, c: 1, s: time)
    case .over:
      // What rounds away is not computed.
      guard time.bitPattern < quiet else { return Factors(e: e, c: 0.5, s: inverseRate) }
      guard time.bitPattern >= gentle else {
        let angle = rate * time
        let mean = ElementaryFunctions.meanDecay(angle)
        return Factors(e: e, c: 1 - angle * mean, s: time * mean)
      }
      let fast = ElementaryFunctions.power(steps: pace * time)
      return Factors(e: e, c: 0.5 + 0.5 * fast, s: (1 - fast) * inverseRate)
    }
  }

  /// The factors of any time, with all special cases.
  @inline(never)
  func carefulFactors(at time: Double) -> Factors {
    let e = ElementaryFunctions.exp(exponent * time)
    switch regime {
    case .under:
      let swing = ElementaryFunctions.sinAndCos(rate * time)
      return Factors(e: e, c: swing.cos, s: swing.sin * inverseRate)
    case .critical:
      return Factors(e: e, c: 1, s: time)
    case .over:
      let fast = ElementaryFunctions.expm1(-2 * rate * time)
      return Factors(e: e, c: 1 + 0.5 * fast, s: -fast * inverseRate)
    }
  }
}
