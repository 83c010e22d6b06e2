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
    let start = SpringStart(self, displacement: displacement, velocity: velocity)
    let (pace, inverse) = (Lanes(repeating: pace), Lanes(repeating: inverseRate))
    switch regime {
    case .under:
      fill(start, times, displacements, velocities) { time, _, _ in
        let swing = ElementaryFunctions.sinAndCos(steps: pace * time)
        return (swing.cos, swing.sin * inverse)
      }
    case .critical:
      fill(start, times, displacements, velocities) { time, _, _ in (Lanes(repeating: 1), time) }
    case .over:
      let (half, one) = (Lanes(repeating: 0.5), Lanes(repeating: 1))
      let rate = Lanes(repeating: rate)
      fill(start, times, displacements, velocities) { time, first, second in
        if first >= gentle, second >= gentle, first < quiet, second < quiet {
          let fast = ElementaryFunctions.power(steps: pace * time)
          return (half + half * fast, (one - fast) * inverse)
        }
        if first >= quiet, second >= quiet { return (half, inverse) }
        guard first < gentle, second < gentle else { return nil }
        let angle = rate * time
        let mean = ElementaryFunctions.meanDecay(angle)
        return (one - angle * mean, time * mean)
      }
    }
  }

  /// Goes through the times in pairs, whose factors C and S a function computes.
  ///
  /// The function also gets the bits of the two times; nothing is where they go different ways.
  @inline(__always)
  private func fill(
    _ start: SpringStart, _ times: UnsafeBufferPointer<Double>,
    _ displacements: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>,
    _ factors: (_ time: Lanes, _ first: UInt64, _ second: UInt64) -> (c: Lanes, s: Lanes)?
  ) {
    let source = UnsafeRawBufferPointer(times)
    let places = UnsafeMutableRawBufferPointer(displacements)
    let speeds = UnsafeMutableRawBufferPointer(velocities)
    let displacement = Lanes(repeating: start.displacement)
    let velocity = Lanes(repeating: start.velocity)
    let (push, pull) = (Lanes(repeating: start.push), Lanes(repeating: start.pull))
    let (steps, latest) = (Lanes(repeating: steps), latest)
    var index = 0
    while index &+ 2 <= times.count {
      let offset = index &* 8
      let first = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let second = source.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      let time = source.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      if Self.isPlain(first, upTo: latest), Self.isPlain(second, upTo: latest),
        let (c, s) = factors(time, first, second)
      {
        let e = ElementaryFunctions.power(steps: steps * time)
        places.storeBytes(
          of: e * (displacement * c + push * s), toByteOffset: offset, as: Lanes.self)
        speeds.storeBytes(of: e * (velocity * c - pull * s), toByteOffset: offset, as: Lanes.self)
      } else {
        rest(start, times, displacements, velocities, index..<index &+ 2)
      }
      index &+= 2
    }
    rest(start, times, displacements, velocities, index..<times.count)
  }

  /// One by one, where there are no two, and at the start, whose bits are kept.
  @inline(never)
  private func rest(
    _ start: SpringStart, _ times: UnsafeBufferPointer<Double>,
    _ displacements: UnsafeMutableBufferPointer<Double>,
    _ velocities: UnsafeMutableBufferPointer<Double>, _ range: Range<Int>
  ) {
    for index in range {
      let state = state(
        displacement: start.displacement, velocity: start.velocity, at: times[index])
      displacements[index] = state.displacement
      velocities[index] = state.velocity
    }
  }
}
