import Simulation

/// Conversions between the parameters of springs.
enum SpringConversionConformance {
  static let kinds: [String: Coverage] = [
    "conversion.durationBounce": .handled(constants),
    "conversion.toDurationBounce": .handled(durationBounce),
    "conversion.responseDampingRatio": .handled(responseDampingRatio),
    "conversion.ratioToDamping": .handled { (row) throws(Unanswered) in
      .number(try SpringInput.spring(row.inputs, overDamping: true).damping)
    },
    "conversion.roundedDurationBounce": .pending(issue: 3),
    "conversion.framerDurationBounce": .pending(issue: 3),
    "conversion.visualDurationBounce": .pending(issue: 3),
    "conversion.bouncinessSpeed": .pending(issue: 3),
    "conversion.origami": .pending(issue: 3),
    "conversion.energyDuration": .pending(issue: 3),
    "caSpring.settlingDuration": .pending(issue: 3),
    "caSpring.position": .pending(issue: 3),
    "caSpring.perceptual": .pending(issue: 3),
    "caSpring.defaults": .pending(issue: 3),
    "caSpring.invalidSetters": .pending(issue: 3),
    "caSpring.overdampingPolicy": .pending(issue: 3),
    "uiView.animateDefaults": .pending(issue: 3),
  ]

  private static func constants(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    return .object([
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping), "dampingRatio": .number(spring.dampingRatio),
    ])
  }

  private static func durationBounce(_ row: Row) throws(Unanswered) -> Value {
    let spring = try SpringInput.spring(row.inputs, overDamping: true)
    return .object(["duration_s": .number(spring.duration), "bounce": .number(spring.bounce)])
  }

  private static func responseDampingRatio(_ row: Row) throws(Unanswered) -> Value {
    let unit = try SpringInput.spring(row.inputs, overDamping: true)
    let spring = Spring(
      angularFrequency: unit.angularFrequency, dampingRatio: unit.dampingRatio,
      mass: row.number("mass", default: 1))
    return .object([
      "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
    ])
  }
}
