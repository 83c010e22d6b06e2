extension SpringSolution {
  /// Writes displacement and velocity at many times into the caller's buffers.
  ///
  /// The bits are those of ``state(displacement:velocity:at:)``, in less time: four times are
  /// computed at once, and nothing is allocated.
  ///
  /// - Parameters:
  ///   - displacement: The displacement at time 0.
  ///   - velocity: The velocity at time 0.
  ///   - times: The times, in seconds.
  ///   - displacements: Where the displacements go; as many as times.
  ///   - velocities: Where the velocities go; as many as times.
  public func sample(
    displacement: Double, velocity: Double, at times: UnsafeBufferPointer<Double>,
    displacements: UnsafeMutableBufferPointer<Double>,
    velocities: UnsafeMutableBufferPointer<Double>
  ) {
    precondition(
      displacements.count >= times.count && velocities.count >= times.count,
      "the buffers must hold a number for each time")
    switch regime {
    case .under:
      fill(displacement, velocity, times, displacements, velocities) { time in
        let swing = ElementaryFunctions.sinAndCos(Lanes(repeating: rate) * time)
        return (swing.cos, swing.sin * Lanes(repeating: inverseRate))
      }
    case .critical:
      fill(displacement, velocity, times, displacements, velocities) { time in
        (Lanes(repeating: 1), time)
      }
    case .over:
      fill(displacement, velocity, times, displacements, velocities) { time in
        let fast = ElementaryFunctions.expm1(Lanes(repeating: -2 * rate) * time)
        return (
          Lanes(repeating: 1) + Lanes(repeating: 0.5) * fast,
          negated(fast) * Lanes(repeating: inverseRate)
        )
      }
    }
  }

  /// The numbers with their signs turned; zeros too.
  @inline(__always)
  private func negated(_ x: Lanes) -> Lanes {
    let sign = SIMD4<UInt64>(repeating: 1 &<< 63)
    return unsafeBitCast(unsafeBitCast(x, to: SIMD4<UInt64>.self) ^ sign, to: Lanes.self)
  }

  @inline(__always)
  private func fill(
    _ displacement: Double, _ velocity: Double, _ times: UnsafeBufferPointer<Double>,
    _ displacements: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>,
    _ factors: (Lanes) -> (c: Lanes, s: Lanes)
  ) {
    let source = UnsafeRawBufferPointer(times)
    let first = UnsafeMutableRawBufferPointer(displacements)
    let second = UnsafeMutableRawBufferPointer(velocities)
    let start = Lanes(repeating: displacement)
    let speed = Lanes(repeating: velocity)
    let push = Lanes(repeating: velocity + decay * displacement)
    let pull = Lanes(repeating: decay * velocity + squaredFrequency * displacement)
    var index = 0
    while index &+ 4 <= times.count {
      let offset = index &* 8
      let time = source.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      let e = ElementaryFunctions.exp(Lanes(repeating: exponent) * time)
      let (c, s) = factors(time)
      first.storeBytes(of: e * (start * c + push * s), toByteOffset: offset, as: Lanes.self)
      second.storeBytes(of: e * (speed * c - pull * s), toByteOffset: offset, as: Lanes.self)
      if time[0] == 0 || time[1] == 0 || time[2] == 0 || time[3] == 0 {
        rest(displacement, velocity, times, displacements, velocities, index..<index &+ 4)
      }
      index &+= 4
    }
    rest(displacement, velocity, times, displacements, velocities, index..<times.count)
  }

  /// One by one, where there are no four, and at the start, whose bits are kept.
  @inline(never)
  private func rest(
    _ displacement: Double, _ velocity: Double, _ times: UnsafeBufferPointer<Double>,
    _ displacements: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>, _ range: Range<Int>
  ) {
    for index in range {
      let state = state(displacement: displacement, velocity: velocity, at: times[index])
      displacements[index] = state.displacement
      velocities[index] = state.velocity
    }
  }
}
