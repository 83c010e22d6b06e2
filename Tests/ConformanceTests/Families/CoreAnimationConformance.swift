import Simulation

/// Core Animation's springs.
enum CoreAnimationConformance {
  private static func spring(_ row: Row) throws(Unanswered) -> CoreAnimationSpring {
    let mass = row.number("mass", default: 1)
    let (stiffness, damping) = (try row.number("stiffness"), try row.number("damping"))
    guard Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping) else {
      throw .refused("mass \(mass), stiffness \(stiffness), damping \(damping)")
    }
    return CoreAnimationSpring(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: row.number("initialVelocity", default: 0),
      allowsOverdamping: row.inputs["allowsOverdamping"]?.bool ?? false)
  }

  static func settlingDuration(_ row: Row) throws(Unanswered) -> Value {
    .number(try spring(row).settlingDuration)
  }

  static func position(_ row: Row) throws(Unanswered) -> Value {
    .number(
      try spring(row).value(
        from: try row.number("fromValue"), to: try row.number("toValue"),
        at: try row.number("time")))
  }

  static func perceptual(_ row: Row) throws(Unanswered) -> Value {
    let spring = CoreAnimationSpring(
      perceptualDuration: try row.number("perceptualDuration"), bounce: try row.number("bounce"))
    return .object([
      "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
      "settlingDuration": .number(spring.settlingDuration),
    ])
  }

  static func defaults(_ row: Row) throws(Unanswered) -> Value {
    let spring = CoreAnimationSpring()
    return .object([
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping), "initialVelocity": .number(spring.initialVelocity),
      "allowsOverdamping": .bool(spring.allowsOverdamping),
      "perceptualDuration": .number(spring.perceptualDuration), "bounce": .number(spring.bounce),
    ])
  }

  static func invalidSetters(_ row: Row) throws(Unanswered) -> Value {
    let refused = try spring(row)
    return .object([
      "mass": .number(refused.mass), "stiffness": .number(refused.stiffness),
      "damping": .number(refused.damping),
    ])
  }

  static func overdampingPolicy(_ row: Row) throws(Unanswered) -> Value {
    let spring = try spring(row)
    return .object([
      "damping": .number(spring.damping), "bounce": .number(spring.bounce),
      "settlingDuration": .number(spring.settlingDuration),
    ])
  }

  static func viewDefaults(_ row: Row) throws(Unanswered) -> Value {
    let view = CoreAnimationSpring(
      perceptualDuration: try row.number("springDuration"), bounce: try row.number("bounce"))
    return .object([
      "stiffness": .number(view.stiffness), "damping": .number(view.damping),
      "initialVelocity": .number(view.initialVelocity),
      "duration": .number(view.settlingDuration),
    ])
  }
}
