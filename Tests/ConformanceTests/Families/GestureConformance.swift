/// Gestures: phases, who wins, and what a drag reports.
enum GestureConformance {
  static let kinds: [String: Coverage] = [
    "arbitration.phases": .pending(issue: 4),
    "drag.release": .pending(issue: 4),
    "dragTrace": .pending(issue: 4),
    "tapTrace": .pending(issue: 4),
    "phase.simultaneous": .pending(issue: 4),
    "phase.exclusive": .pending(issue: 4),
    "phase.sequence": .pending(issue: 4),
    "gestures26.velocityMix": .pending(issue: 4),
    "gestures26.thresholdSubtracted": .pending(issue: 4),
    "gestures26.consume": .pending(issue: 4),
    "gestures26.durationGate": .pending(issue: 4),
    "gestures26.movementGateMin": .pending(issue: 4),
    "gestures26.movementGateMax": .pending(issue: 4),
    "gestures26.separationGate": .pending(issue: 4),
    "gestures26.repeat": .pending(issue: 4),
    "gestures26.mix": .pending(issue: 4),
    "gestures26.phaseTransition": .pending(issue: 4),
    "gestures26.failureIsTerminated": .pending(issue: 4),
  ]
}
