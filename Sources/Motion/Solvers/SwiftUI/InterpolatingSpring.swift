/// SwiftUI's interpolating spring: a function of time from 0 to 1, critical at the most.
struct InterpolatingSpring: Hashable, Sendable {
  private let solution: SpringSolution?
  private let initialVelocity: Double
  /// When it ends, in seconds: where a bound is a thousandth.
  let duration: Double
  /// When it counts as complete, in seconds: `2π/√k`, whatever the mass.
  let logicalDuration: Double

  /// Takes the spring of an animation; nil where it is another.
  init?(_ base: Animation.Base) {
    guard case .interpolatingSpring(let mass, let stiffness, let damping, let velocity) = base
    else { return nil }
    initialVelocity = velocity
    guard stiffness < .infinity else {
      (solution, duration, logicalDuration) = (nil, 0, 0)
      return
    }
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    solution = SpringSolution(spring)
    duration = spring.settlingDuration(relativeVelocity: velocity)
    logicalDuration = 2 * .pi / stiffness.squareRoot()
  }

  /// The share of the way made at a time in seconds; nil from the end on.
  func fraction(at time: Double) -> Double? {
    guard let solution, time < duration else { return nil }
    return 1 + solution.displacement(displacement: -1, velocity: initialVelocity, at: time)
  }
}
