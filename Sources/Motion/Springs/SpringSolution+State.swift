extension SpringSolution {
  /// Returns displacement and velocity after a time in seconds, from those at time 0.
  ///
  /// At time 0 they are returned as they came, bit by bit. A negative time continues the motion
  /// backwards, where it grows without bound.
  @inlinable
  public func state(displacement: Double, velocity: Double, at time: Double) -> SpringState {
    // This much goes into the caller's code, where a loop over times does it once.
    let start = SpringStart(self, displacement: displacement, velocity: velocity)
    switch regime {
    case .under: return underDampedState(start, at: time)
    case .critical: return criticalState(start, at: time)
    case .over: return overDampedState(start, at: time)
    }
  }

  /// Returns the displacement alone; see ``state(displacement:velocity:at:)``.
  public func displacement(displacement: Double, velocity: Double, at time: Double) -> Double {
    guard time != 0 else { return displacement }
    return self.displacement(displacement: displacement, velocity: velocity, factors(at: time))
  }

  /// The state of a spring below critical damping.
  @usableFromInline
  func underDampedState(_ start: SpringStart, at time: Double) -> SpringState {
    guard Self.isPlain(time.bitPattern, upTo: latest) else { return carefulState(start, at: time) }
    return start.state(plainFactors(at: time, .under))
  }

  /// The state of a spring at critical damping.
  @usableFromInline
  func criticalState(_ start: SpringStart, at time: Double) -> SpringState {
    guard Self.isPlain(time.bitPattern, upTo: latest) else { return carefulState(start, at: time) }
    return start.state(plainFactors(at: time, .critical))
  }

  /// The state of a spring above critical damping.
  @usableFromInline
  func overDampedState(_ start: SpringStart, at time: Double) -> SpringState {
    guard Self.isPlain(time.bitPattern, upTo: latest) else { return carefulState(start, at: time) }
    return start.state(plainFactors(at: time, .over))
  }

  /// The state at any time, with all special cases.
  @inline(never)
  private func carefulState(_ start: SpringStart, at time: Double) -> SpringState {
    guard time != 0 else {
      return SpringState(displacement: start.displacement, velocity: start.velocity)
    }
    return start.state(carefulFactors(at: time))
  }

  /// Returns the displacement of a start, with the factors of a time.
  @inline(__always)
  func displacement(displacement: Double, velocity: Double, _ factors: Factors) -> Double {
    SpringStart(self, displacement: displacement, velocity: velocity).displacement(factors)
  }

  /// Returns the velocity of a start, with the factors of a time.
  @inline(__always)
  func velocity(displacement: Double, velocity: Double, _ factors: Factors) -> Double {
    SpringStart(self, displacement: displacement, velocity: velocity).velocity(factors)
  }
}
