/// Where a motion begins, with the products of it that every time needs.
@usableFromInline
struct SpringStart {
  /// The displacement from the target at time 0, x₀.
  @usableFromInline let displacement: Double
  /// The velocity at time 0, v₀, in units per second.
  @usableFromInline let velocity: Double
  /// The factor of S in the displacement: v₀ + b·x₀.
  @usableFromInline let push: Double
  /// The factor of S in the velocity, with a minus: b·v₀ + ω₀²·x₀.
  @usableFromInline let pull: Double

  /// Prepares the start of a motion of a spring.
  @inlinable
  init(_ solution: SpringSolution, displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    push = velocity + solution.decay * displacement
    pull = solution.decay * velocity + solution.squaredFrequency * displacement
  }

  /// The displacement, with the factors of a time.
  @inline(__always)
  func displacement(_ factors: SpringSolution.Factors) -> Double {
    factors.e * (displacement * factors.c + push * factors.s)
  }

  /// The velocity, with the factors of a time.
  @inline(__always)
  func velocity(_ factors: SpringSolution.Factors) -> Double {
    factors.e * (velocity * factors.c - pull * factors.s)
  }

  /// Displacement and velocity, with the factors of a time.
  @inline(__always)
  func state(_ factors: SpringSolution.Factors) -> SpringState {
    SpringState(displacement: displacement(factors), velocity: velocity(factors))
  }
}
