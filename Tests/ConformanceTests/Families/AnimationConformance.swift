import Simulation

/// Animations: what the factories make, and the solvers.
enum AnimationConformance {
  static let kinds: [String: Coverage] = [
    "animation.springFactory": .handled(springFactory),
    "animation.interpolatingSpringFactory": .handled(interpolatingSpringFactory),
    "fluidSpring.lowering": .handled { (row) throws(Unanswered) in
      try fluid(
        .spring(try spring(row), blendDuration: row.number("blendDuration", default: 0)))
    },
    "interpolatingSpring.lowering": .handled { (row) throws(Unanswered) in
      try interpolating(
        .interpolatingSpring(
          try spring(row), initialVelocity: row.number("initialVelocity", default: 0)))
    },
    "animation.immediate": .handled(FrameSolverConformance.immediate),
    "animation.combine": .handled(FrameSolverConformance.combine),
    "animation.logicallyComplete": .handled(FrameSolverConformance.logicallyComplete),
    "animation.completionOrder": .handled(FrameSolverConformance.completionOrder),
    "animation.retarget": .handled(FrameSolverConformance.retarget),
    "interpolatingSpring.duration": .handled(FrameSolverConformance.interpolatingDuration),
    "fluidSpring.samples": .handled(FrameSolverConformance.samples),
    "fluidSpring.blend": .handled(FrameSolverConformance.blend),
    "fluidSpring.catchUp": .handled(FrameSolverConformance.catchUp),
    "fluidSpring.divergence": .handled(FrameSolverConformance.divergence),
    "fluidSpring.finishEarlyFrame": .handled(FrameSolverConformance.finishEarlyFrame),
    "fluidSpring.finishEarlyRotation": .handled(FrameSolverConformance.finishEarlyRotation),
    "angle.animatableData": .handled(FrameSolverConformance.angle),
    "peer.integratorSeries": .doesNotApply(
      reason: "a peer's frame-dependent integrator, which we do not rebuild"),
    "peer.frameRateDependence": .doesNotApply(
      reason: "a peer's frame-dependent integrator, which we do not rebuild"),
    "peer.inertiaBoundary": .doesNotApply(
      reason: "a peer's decay that meets its bound at frames only, which we do not rebuild"),
  ]

  private static func spring(_ row: Row) throws(Unanswered) -> Spring {
    guard let inputs = row.inputs["spring"] else { throw .missing("spring") }
    return try SpringInput.spring(inputs, overDamping: false)
  }

  private static func fluid(_ animation: Animation) throws(Unanswered) -> Value {
    guard case .fluidSpring(let response, let fraction, let blend) = animation.base else {
      throw .refused("not a fluid spring")
    }
    return .object([
      "response": .number(response), "dampingFraction": .number(fraction),
      "blendDuration": .number(blend),
    ])
  }

  private static func interpolating(_ animation: Animation) throws(Unanswered) -> Value {
    guard
      case .interpolatingSpring(let mass, let stiffness, let damping, let velocity) =
        animation.base
    else { throw .refused("not an interpolating spring") }
    return .object([
      "mass": .number(mass), "stiffness": .number(stiffness), "damping": .number(damping),
      "initialVelocity": .number(velocity),
    ])
  }

  private static func springFactory(_ row: Row) throws(Unanswered) -> Value {
    let duration = try row.number("duration")
    let extra = row.number("extraBounce", default: 0)
    switch try row.text("factory") {
    case "spring":
      return try fluid(
        .spring(
          duration: duration, bounce: row.number("bounce", default: 0),
          blendDuration: row.number("blendDuration", default: 0)))
    case "interactiveSpring":
      return try fluid(
        .interactiveSpring(
          duration: duration, extraBounce: extra,
          blendDuration: row.number("blendDuration", default: 0.25)))
    case "smooth": return try fluid(.smooth(duration: duration, extraBounce: extra))
    case "snappy": return try fluid(.snappy(duration: duration, extraBounce: extra))
    case "bouncy": return try fluid(.bouncy(duration: duration, extraBounce: extra))
    default: throw .missing("factory")
    }
  }

  private static func interpolatingSpringFactory(_ row: Row) throws(Unanswered) -> Value {
    try interpolating(
      .interpolatingSpring(
        duration: try row.number("duration"), bounce: row.number("bounce", default: 0),
        initialVelocity: row.number("initialVelocity", default: 0)))
  }
}
