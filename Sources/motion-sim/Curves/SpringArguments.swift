import Motion
import Simulation

/// The spring that a command line asks for, in one of the four forms.
struct SpringArguments {
  /// The spring.
  let spring: Spring
  /// What SwiftUI does to these numbers that may surprise; for standard error.
  private(set) var notes: [String] = []
  /// Whether it was given by its constants, as an interpolating spring is.
  let isByConstants: Bool

  /// The options of each form: those it needs, and those it may have.
  private static let forms: [(needed: [String], optional: [String])] = [
    (["stiffness", "damping"], ["mass", "allow-over-damping"]),
    (["response", "damping-fraction"], []),
    (["duration", "bounce"], []),
    (["settling-duration", "damping-ratio"], []),
  ]

  /// What a scroll view's edge uses: critical damping, mass 1, stiffness 100.
  private static let edge = Spring(stiffness: 100, damping: 20)

  /// Reads the options; without any, a spring that is not required is that of an edge.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ arguments: Arguments, isRequired: Bool) throws {
    let given = Self.forms.filter { form in
      (form.needed + form.optional).contains { arguments.has($0) }
    }
    guard let form = given.first else {
      guard !isRequired else { throw Self.missing("curve spring needs a spring") }
      (spring, isByConstants) = (Self.edge, false)
      return
    }
    if given.count > 1 {
      let names = given.map { form in
        "--" + ((form.needed + form.optional).first { arguments.has($0) } ?? "")
      }
      throw Self.missing("\(names.joined(separator: " and ")) contradict each other")
    }
    for name in form.needed where !arguments.has(name) {
      let names = (form.needed + form.optional).filter { arguments.has($0) }
      throw Self.missing("--\(names[0]) needs --\(name)")
    }
    isByConstants = form.needed[0] == "stiffness"
    switch form.needed[0] {
    case "stiffness": (spring, notes) = try Self.constants(arguments)
    case "response": spring = try Self.response(arguments)
    case "duration": spring = try Self.duration(arguments)
    default: (spring, notes) = try Self.settling(arguments)
    }
  }

  private static func missing(_ message: String) -> CommandFailure {
    .usage(
      message,
      hints: [
        "a spring is one of: [--mass M] --stiffness K --damping C | --response R --damping-fraction"
          + " Z | --duration D --bounce B | --settling-duration S --damping-ratio Z"
      ])
  }

  private static func constants(_ arguments: Arguments) throws -> (Spring, notes: [String]) {
    let sizes = 1e-15...1e15
    let size = "a number from 1e-15 to 1e15"
    let mass = try arguments.number("mass", in: sizes, size) ?? 1
    let stiffness = try arguments.number("stiffness", in: sizes, size) ?? 1
    let damping =
      try arguments.number("damping", in: 0...1e15, "a number from 0 to 1e15") ?? 0
    guard Spring.isLegal(mass: mass, stiffness: stiffness, damping: damping) else {
      let response = 2 * .pi * (mass / stiffness).squareRoot()
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      throw illegal("these constants", response: response, dampingRatio: ratio)
    }
    let free = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    if free.regime == .over, !arguments.has("allow-over-damping") {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let taken = NumberFormat.standard.text(spring.damping)
      let given = NumberFormat.exact.text(damping)
      return (
        spring,
        [
          "the damping \(given) is above critical and counts as \(taken), as in SwiftUI; "
            + "--allow-over-damping keeps it"
        ]
      )
    }
    return (free, [])
  }

  private static func response(_ arguments: Arguments) throws -> Spring {
    let response = try time("response", arguments)
    let ratio =
      try arguments.number("damping-fraction", in: 0...1e9, "a number from 0 to 1e9") ?? 0
    return Spring(response: response, dampingRatio: ratio)
  }

  private static func duration(_ arguments: Arguments) throws -> Spring {
    let duration = try time("duration", arguments)
    let rule = "a number above -1, at most 1"
    let bounce = try arguments.number("bounce", in: -1...1, rule) ?? 0
    let ratio = Spring.dampingRatio(bounce: bounce)
    guard ratio <= Spring.legalDampingRatios.upperBound else {
      throw CommandFailure.usage(
        "option --bounce wants \(rule), got \"\(arguments.value("bounce") ?? "")\"",
        hints: ["at -1 the damping is infinite"])
    }
    return Spring(duration: duration, bounce: bounce)
  }

  private static func settling(_ arguments: Arguments) throws -> (Spring, notes: [String]) {
    let duration = try time("settling-duration", arguments)
    let ratio = try arguments.number("damping-ratio", in: 0...1e9, "a number from 0 to 1e9") ?? 1
    guard Spring.isLegal(settlingDuration: duration, dampingRatio: ratio) else {
      throw CommandFailure.usage(
        "no spring of damping ratio \(NumberFormat.exact.text(ratio)) settles in "
          + "\(NumberFormat.exact.text(duration)) s by SwiftUI's search",
        hints: ["with a damping ratio of 0.001 or less nothing is left to settle"])
    }
    var notes: [String] = []
    if !(0.01...10).contains(duration) {
      notes.append("SwiftUI holds the settling duration within 0.01 to 10 s")
    }
    if ratio > 1 { notes.append("SwiftUI takes a damping ratio above 1 as 1 here") }
    return (Spring(settlingDuration: duration, dampingRatio: ratio), notes)
  }

  private static func time(_ name: String, _ arguments: Arguments) throws -> Double {
    try arguments.number(
      name, in: Spring.legalResponses, "seconds from 0.000001 to 1000000") ?? 1
  }

  /// The failure that a spring would lie outside the legal ranges.
  static func illegal(
    _ what: String, response: Double, dampingRatio: Double
  ) -> CommandFailure {
    guard Spring.legalResponses.contains(response) else {
      return .usage(
        "\(what) make a response of \(NumberFormat.exact.text(response)) s, expected "
          + "0.000001 to 1000000")
    }
    return .usage(
      "\(what) make a damping ratio of \(NumberFormat.exact.text(dampingRatio)), expected "
        + "0 to 1e9")
  }
}
