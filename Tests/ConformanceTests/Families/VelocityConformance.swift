/// Release velocities from samples.
enum VelocityConformance {
  static let kinds: [String: Coverage] = [
    "velocity.leastSquares": .pending(issue: 4),
    "velocity.impulse": .pending(issue: 4),
    "velocity.impulseDeltas": .pending(issue: 4),
    "velocity.swiftUI": .pending(issue: 4),
    "velocity.weightedThree": .pending(issue: 4),
    "velocitySampler": .pending(issue: 4),
  ]
}
