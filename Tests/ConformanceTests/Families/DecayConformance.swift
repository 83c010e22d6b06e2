/// Decay, flings, edges and rubber bands.
enum DecayConformance {
  static let kinds: [String: Coverage] = [
    "decay.sample": .pending(issue: 3),
    "decay.timeAt": .pending(issue: 3),
    "decay.through": .pending(issue: 3),
    "decay.target": .pending(issue: 3),
    "decay.velocityForTarget": .pending(issue: 3),
    "decay.targetRounded": .pending(issue: 3),
    "decay.exponentialFriction": .pending(issue: 3),
    "decay.exponentialDuration": .pending(issue: 3),
    "decay.exponentialSeries": .pending(issue: 3),
    "decay.exponentialRate": .pending(issue: 3),
    "decay.androidFling": .pending(issue: 3),
    "decay.androidFlingSpline": .pending(issue: 3),
    "gravity.sample": .pending(issue: 3),
    "scroll.bounce": .pending(issue: 3),
    "rubberBand": .pending(issue: 3),
    "rubberBand.position": .pending(issue: 3),
    "rubberBand.series": .pending(issue: 3),
    "projection.discrete": .pending(issue: 3),
  ]
}
