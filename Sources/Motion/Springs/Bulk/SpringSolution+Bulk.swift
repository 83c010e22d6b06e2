extension SpringSolution {
  /// Writes displacement and velocity at many times into the caller's buffers.
  ///
  /// The bits are those of ``state(displacement:velocity:at:)``, in less time: two times are
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
      let (rate, inverse) = (Lanes(repeating: rate), Lanes(repeating: inverseRate))
      fill(displacement, velocity, times, displacements, velocities) { time, exponents in
        guard let swing = ElementaryFunctions.sinAndCosInRange(rate * time) else { return nil }
        return (ElementaryFunctions.expInRange(exponents), swing.cos, swing.sin * inverse)
      }
    case .critical:
      fill(displacement, velocity, times, displacements, velocities) { time, exponents in
        (ElementaryFunctions.expInRange(exponents), Lanes(repeating: 1), time)
      }
    case .over:
      let (rate, inverse) = (Lanes(repeating: -2 * rate), Lanes(repeating: inverseRate))
      fill(displacement, velocity, times, displacements, velocities) { time, exponents in
        let fast = ElementaryFunctions.expm1InRange(rate * time)
        return (
          ElementaryFunctions.expInRange(exponents),
          Lanes(repeating: 1) + Lanes(repeating: 0.5) * fast, negated(fast) * inverse
        )
      }
    }
  }

  /// The numbers with their signs turned; zeros too.
  @inline(__always)
  private func negated(_ x: Lanes) -> Lanes {
    let sign = LaneBits(repeating: 1 &<< 63)
    return unsafeBitCast(unsafeBitCast(x, to: LaneBits.self) ^ sign, to: Lanes.self)
  }

  @inline(__always)
  private func fill(
    _ displacement: Double, _ velocity: Double, _ times: UnsafeBufferPointer<Double>,
    _ displacements: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>,
    _ factors: (_ time: Lanes, _ exponents: Lanes) -> (e: Lanes, c: Lanes, s: Lanes)?
  ) {
    let source = UnsafeRawBufferPointer(times)
    let first = UnsafeMutableRawBufferPointer(displacements)
    let second = UnsafeMutableRawBufferPointer(velocities)
    let start = Lanes(repeating: displacement)
    let speed = Lanes(repeating: velocity)
    let push = Lanes(repeating: velocity + decay * displacement)
    let pull = Lanes(repeating: decay * velocity + squaredFrequency * displacement)
    let exponents = Lanes(repeating: exponent)
    // One comparison keeps both limits; the last factor keeps time 0 out, where signs of zeros matter.
    let middle = Lanes(repeating: 0.5 * (earliest + latest))
    let reach = Lanes(repeating: 0.5 * (latest - earliest) * (1 - 0x1p-30))
    let count = times.count
    var index = 0
    while index &+ 2 <= count {
      let offset = index &* 8
      let time = source.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      let distance = ElementaryFunctions.magnitude(time - middle)
      if ElementaryFunctions.isNowhereNegative(reach - distance),
        let (e, c, s) = factors(time, exponents * time)
      {
        first.storeBytes(of: e * (start * c + push * s), toByteOffset: offset, as: Lanes.self)
        second.storeBytes(of: e * (speed * c - pull * s), toByteOffset: offset, as: Lanes.self)
      } else {
        rest(displacement, velocity, times, displacements, velocities, index..<index &+ 2)
      }
      index &+= 2
    }
    rest(displacement, velocity, times, displacements, velocities, index..<times.count)
  }

  /// One by one, where there are no two, and at the start, whose bits are kept.
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
