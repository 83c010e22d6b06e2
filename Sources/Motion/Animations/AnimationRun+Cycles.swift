extension AnimationRun {
  /// The value at a time in nanoseconds after the start, of a run that repeats.
  ///
  /// Backwards the remainder runs up from 0 to the whole way: the way less what remains forwards.
  func value(after elapsed: Double, in cycles: AnimationCycles, model: Value) -> Value {
    guard let place = cycles.place(at: elapsed * speed) else { return model }
    var result = model
    let share = share(at: place.time / 1e9)
    let pace = speed * cycles.speed
    for index in 0..<Value.componentCount {
      let distance = origin[component: index] - target[component: index]
      var remainder = 0.0
      if place.time == 0 {
        remainder = distance
      } else if place.time < rests[component: index] {
        remainder =
          switch share {
          case .spring(let solution, let factors):
            solution.displacement(
              displacement: distance, velocity: initialVelocity[component: index] / pace, factors)
          case .fraction(let fraction): distance * fraction
          }
      }
      result[component: index] += place.isReversed ? distance - remainder : remainder
    }
    return result
  }

  /// The velocity at a time in nanoseconds after the start, of a run that repeats.
  func velocity(after elapsed: Double, in cycles: AnimationCycles) -> Value {
    let pace = speed * cycles.speed
    guard pace > 0, let place = cycles.place(at: elapsed * speed), !place.isHeld else {
      return .zero
    }
    var result = Value.zero
    let sign = place.isReversed ? -pace : pace
    let time = place.time / 1e9
    for index in 0..<Value.componentCount where place.time < rests[component: index] {
      let distance = origin[component: index] - target[component: index]
      switch course {
      case .held: break
      case .spring(let solution):
        result[component: index] =
          sign
          * solution.state(
            displacement: distance, velocity: initialVelocity[component: index] / pace, at: time
          ).velocity
      case .curve(let curve, let duration):
        let slope = curve.velocity(at: time / duration)
        if slope.isFinite { result[component: index] = -distance * slope / duration * sign }
      }
    }
    return result
  }
}
