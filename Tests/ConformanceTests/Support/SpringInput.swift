import Simulation

/// Springs as the vectors write them.
enum SpringInput {
  /// The spring of inputs; `overDamping` where the kind allows it unless told otherwise.
  static func spring(_ inputs: Value, overDamping: Bool) throws(Unanswered) -> Spring {
    if let settling = number(inputs, "settlingDuration") {
      let ratio = number(inputs, "dampingRatio") ?? 1
      let epsilon = number(inputs, "epsilon") ?? 0.001
      guard
        Spring.isLegal(settlingDuration: settling, dampingRatio: ratio, epsilon: epsilon)
      else { throw .refused("settling duration \(settling), damping ratio \(ratio)") }
      return Spring(settlingDuration: settling, dampingRatio: ratio, epsilon: epsilon)
    }
    if let duration = number(inputs, "duration") ?? number(inputs, "duration_s") {
      return try legal(
        response: duration,
        dampingRatio: Spring.dampingRatio(bounce: number(inputs, "bounce") ?? 0))
    }
    if let response = number(inputs, "response") ?? number(inputs, "response_s") {
      return try legal(
        response: response, dampingRatio: number(inputs, "dampingRatio") ?? 1)
    }
    let mass = number(inputs, "mass") ?? 1
    guard let stiffness = number(inputs, "stiffness") else { throw .missing("stiffness") }
    guard mass > 0, mass < .infinity, stiffness > 0, stiffness < .infinity else {
      throw .refused("mass \(mass), stiffness \(stiffness)")
    }
    let critical = 2 * (stiffness * mass).squareRoot()
    let damping =
      number(inputs, "damping") ?? number(inputs, "dampingRatio").map { $0 * critical }
    guard let damping else { throw .missing("damping") }
    guard damping >= 0, damping < 1e9 * critical else { throw .refused("damping \(damping)") }
    return Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      allowOverDamping: inputs["allowOverDamping"]?.bool ?? overDamping)
  }

  private static func legal(
    response: Double, dampingRatio: Double
  ) throws(Unanswered) -> Spring {
    guard response >= 1e-6, response <= 1e6 else { throw .refused("response \(response)") }
    guard dampingRatio >= 0, dampingRatio <= 1e9 else {
      throw .refused("damping ratio \(dampingRatio)")
    }
    return Spring(response: response, dampingRatio: dampingRatio)
  }

  private static func number(_ inputs: Value, _ name: String) -> Double? {
    inputs[name]?.number
  }
}
