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
    "conversion.roundedDurationBounce": .handled(rounded),
    "conversion.framerDurationBounce": .handled(framer),
    "conversion.visualDurationBounce": .handled(visual),
    "conversion.bouncinessSpeed": .handled(pop),
    "conversion.origami": .handled(origami),
    "conversion.energyDuration": .handled(energy),
    "caSpring.settlingDuration": .handled(CoreAnimationConformance.settlingDuration),
    "caSpring.position": .handled(CoreAnimationConformance.position),
    "caSpring.perceptual": .handled(CoreAnimationConformance.perceptual),
    "caSpring.defaults": .handled(CoreAnimationConformance.defaults),
    "caSpring.invalidSetters": .handled(CoreAnimationConformance.invalidSetters),
    "caSpring.overdampingPolicy": .handled(CoreAnimationConformance.overdampingPolicy),
    "uiView.animateDefaults": .handled(CoreAnimationConformance.viewDefaults),
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

  private static func rounded(_ row: Row) throws(Unanswered) -> Value {
    let spring = AnimeSpring(
      milliseconds: try row.number("duration_ms"), bounce: try row.number("bounce"))
    return .object([
      "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
    ])
  }

  private static func framer(_ row: Row) throws(Unanswered) -> Value {
    let spring = MotionSpring(
      milliseconds: try row.number("duration_ms"), bounce: try row.number("bounce"),
      velocity: row.number("velocity", default: 0), mass: row.number("mass", default: 1))
    return .object([
      "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
    ])
  }

  private static func visual(_ row: Row) throws(Unanswered) -> Value {
    let spring = MotionSpring(
      visualDuration: try row.number("visualDuration_s"), bounce: try row.number("bounce"))
    return .object([
      "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
    ])
  }

  private static func pop(_ row: Row) throws(Unanswered) -> Value {
    tensionAndFriction(
      PopSpring(bounciness: try row.number("bounciness"), speed: try row.number("speed")).origami)
  }

  private static func origami(_ row: Row) throws(Unanswered) -> Value {
    tensionAndFriction(
      OrigamiSpring(
        tension: try row.number("origamiTension"), friction: try row.number("origamiFriction")))
  }

  /// Rebound's words for stiffness and damping.
  private static func tensionAndFriction(_ spring: OrigamiSpring) -> Value {
    .object(["tension": .number(spring.stiffness), "friction": .number(spring.damping)])
  }

  private static func energy(_ row: Row) throws(Unanswered) -> Value {
    .number(
      ReanimatedSpring(
        milliseconds: try row.number("duration_ms"), dampingRatio: try row.number("dampingRatio"),
        mass: try row.number("mass"), displacement: try row.number("x0"),
        velocity: try row.number("v0"), energyThreshold: try row.number("energyThreshold")
      ).stiffness)
  }
}
