extension Animation {
  /// Whether the animation can be run: its spring is within the legal ranges.
  ///
  /// Who reads an animation from a file asks this first: running an illegal one stops the program.
  public var isLegal: Bool {
    switch base {
    case .standard: true
    case .fluidSpring(let response, let dampingFraction, let blendDuration):
      response == 0
        ? dampingFraction >= 0 && blendDuration >= 0
        : Spring.isLegal(response: response, dampingRatio: dampingFraction) && blendDuration >= 0
    case .interpolatingSpring(let mass, let stiffness, let damping, let initialVelocity):
      initialVelocity.isFinite
        && Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping)
    case .curve(_, let duration):
      duration >= 0 && duration < .infinity
    }
  }
}
