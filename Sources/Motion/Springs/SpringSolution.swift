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
// where ζ is large; these do neither. See reference tables in SpringReferenceTests.

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
  /// The times whose factors need no special case, in seconds: the first of them.
  let earliest: Double
  /// The last of those times.
  let latest: Double

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
    // A little inside of what the functions state, so that no product rounds beyond it: exp takes
    // up to 708, sin and cos up to 2^20, expm1 from 1/8 to 708.
    let decayed = 707.9 / exponent.magnitude
    switch regime {
    case .under:
      earliest = .leastNormalMagnitude
      latest = min(decayed, 0x1.ffffp19 / rate)
    case .critical:
      earliest = .leastNormalMagnitude
      latest = decayed
    case .over:
      earliest = 0.0626 / rate
      latest = min(decayed, 353.9 / rate)
    }
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

  /// Returns the displacement of a start, with the factors of a time.
  @inline(__always)
  func displacement(displacement: Double, velocity: Double, _ factors: Factors) -> Double {
    factors.e * (displacement * factors.c + (velocity + decay * displacement) * factors.s)
  }

  /// Returns the velocity of a start, with the factors of a time.
  @inline(__always)
  func velocity(displacement: Double, velocity: Double, _ factors: Factors) -> Double {
    factors.e
      * (velocity * factors.c
        - (decay * velocity + squaredFrequency * displacement) * factors.s)
  }

  /// Returns displacement and velocity after a time in seconds, from those at time 0.
  ///
  /// At time 0 they are returned as they came, bit by bit. A negative time continues the motion
  /// backwards, where it grows without bound.
  @inline(__always)
  public func state(displacement: Double, velocity: Double, at time: Double) -> SpringState {
    guard time >= earliest, time <= latest else {
      return carefulState(displacement: displacement, velocity: velocity, at: time)
    }
    let e: Double
    let c: Double
    let s: Double
    switch regime {
    case .under:
      guard let swing = ElementaryFunctions.sinAndCosInRange(rate * time) else {
        return carefulState(displacement: displacement, velocity: velocity, at: time)
      }
      e = ElementaryFunctions.expInRange(exponent * time)
      c = swing.cos
      s = swing.sin * inverseRate
    case .critical:
      e = ElementaryFunctions.expInRange(exponent * time)
      c = 1
      s = time
    case .over:
      let (slow, fast) = ElementaryFunctions.expAndExpm1InRange(
        Lanes(exponent * time, -2 * rate * time))
      e = slow
      c = 1 + 0.5 * fast
      s = -fast * inverseRate
    }
    let factors = Factors(e: e, c: c, s: s)
    return SpringState(
      displacement: self.displacement(displacement: displacement, velocity: velocity, factors),
      velocity: self.velocity(displacement: displacement, velocity: velocity, factors))
  }

  /// The state at any time, with all special cases.
  @inline(never)
  func carefulState(displacement: Double, velocity: Double, at time: Double) -> SpringState {
    guard time != 0 else { return SpringState(displacement: displacement, velocity: velocity) }
    let factors = factors(at: time)
    return SpringState(
      displacement: self.displacement(displacement: displacement, velocity: velocity, factors),
      velocity: self.velocity(displacement: displacement, velocity: velocity, factors))
  }

  /// Returns the displacement alone; see ``state(displacement:velocity:at:)``.
  public func displacement(displacement: Double, velocity: Double, at time: Double) -> Double {
    guard time != 0 else { return displacement }
    return self.displacement(
      displacement: displacement, velocity: velocity, factors(at: time))
  }
}
