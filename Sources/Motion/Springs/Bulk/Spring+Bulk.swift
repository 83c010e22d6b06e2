extension Spring {
  /// Writes value and velocity of a motion from 0 at many times into the caller's arrays.
  ///
  /// The bits are those of `value(target:initialVelocity:time:)` and
  /// `velocity(target:initialVelocity:time:)`, in less time, and nothing is allocated.
  ///
  /// - Precondition: The arrays are as long as `times`.
  public func sample(
    target: Double, initialVelocity: Double = 0, times: [Double], values: inout [Double],
    velocities: inout [Double]
  ) {
    let solution = SpringSolution(self)
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          solution.sample(
            displacement: -target, velocity: initialVelocity, at: times, displacements: values,
            velocities: velocities)
        }
      }
    }
    for index in times.indices {
      values[index] = times[index] == 0 ? 0 : target + values[index]
    }
  }
}
