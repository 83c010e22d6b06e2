import Motion
/// The options of `curve`, by what they are about.
enum CurveOptions {
  /// The four ways to say which spring.
  static let spring = [
    OptionDescription("mass", .text("M"), "spring: The mass; 1 by default."),
    OptionDescription("stiffness", .text("K"), "spring: The force per displacement."),
    OptionDescription("damping", .text("C"), "spring: The force per velocity."),
    OptionDescription(
      "allow-over-damping", .none,
      "spring: Keep a damping above critical, which else counts as critical."),
    OptionDescription("response", .text("R"), "spring: The undamped period, in seconds."),
    OptionDescription(
      "damping-fraction", .text("Z"), "spring: The share of critical damping, with --response."),
    OptionDescription("duration", .text("D"), "spring, timing: The duration, in seconds."),
    OptionDescription("bounce", .text("B"), "spring: The bounce, above -1 to 1, with --duration."),
    OptionDescription(
      "settling-duration", .text("S"), "spring: The time to settle to a thousandth, in seconds."),
    OptionDescription(
      "damping-ratio", .text("Z"),
      "spring: The share of critical damping, with --settling-duration."),
  ]

  /// The value at the start.
  static let start = [
    OptionDescription("from", .text("X"), "The value at the start; 0 by default.")
  ]

  /// Both ends of a course that has a target, and who solves it.
  static let course =
    start + [
      OptionDescription("to", .text("X"), "The value at the end; 1 by default."),
      OptionDescription(
        "solver", .choice(["exact", "swiftUI"]),
        "The closed form (the default), or what SwiftUI shows in frames at these times."),
    ]

  /// The velocity at the start.
  static let speed = [
    OptionDescription(
      "velocity", .text("V"),
      "spring, decay: The velocity at the start, per second; a spring's is 0 by default.")
  ]

  /// What timing curve.
  static let timing = [
    OptionDescription(
      "name", .choice(UnitCurve.named.map { $0.name }), "timing: A curve that has a name."),
    OptionDescription(
      "bezier", .text("X1,Y1,X2,Y2"), "timing: The control points of a cubic Bézier curve."),
    OptionDescription(
      "css", .text("EASING"), "timing: As CSS has it: linear(…), steps(…), cubic-bezier(…), ease…"),
    OptionDescription("duration", .text("D"), "The duration, in seconds; 1 by default."),
  ]

  /// How a decay slows down, and between what.
  static let decay = [
    OptionDescription(
      "rate", .text("D"), "decay: The share of speed left after 1 ms; 0.998 by default."),
    OptionDescription(
      "bounds", .text("LO,HI"), "decay: Where a spring takes over and pulls back to the bound."),
  ]

  /// What every kind of curve takes.
  static let shared = [
    OptionDescription("at", .text("T,T,…"), "Print the values at these times, in seconds."),
    OptionDescription(
      "fps", .text("N"), "Print N values a second, as 60, 59.94 or 60000/1001; 60 by default."),
    OptionDescription(
      "until", .text("T"), "The last time in seconds; by default when the curve is at rest."),
    OptionDescription(
      "describe", .none, "Print what there is to know of the curve, as `name: value` lines."),
    OptionDescription(
      "to-format", .choice(CurveFormat.allCases.map { $0.rawValue }),
      "Print the curve for another library, to paste, and how far it is off."),
    OptionDescription(
      "max-error", .text("E"),
      "How far linear() may be off, as a share of the way; 0.001 by default."),
    OptionDescription(
      "precision", .text("N|exact"),
      "At most N decimals, 6 in tables by default; or all that count."
    ),
  ]

  /// All of them, each once.
  static let all: [OptionDescription] = {
    var result: [OptionDescription] = []
    for option in spring + timing + course + speed + decay + shared
    where !result.contains(where: { $0.name == option.name }) {
      result.append(option)
    }
    return result
  }()
}
