import Motion
import Simulation

/// `motion-sim curve`: sample, describe or convert one curve.
enum CurveCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "curve",
    summary: "Sample, describe or convert a spring, a timing curve, a decay or keyframes.",
    operands: "spring|timing|decay|keyframes [FILE]",
    operandCount: 1...2,
    discussion: [
      "A spring is --stiffness and --damping with or without --mass, or --response and "
        + "--damping-fraction, or --duration and --bounce, or --settling-duration and "
        + "--damping-ratio. A timing curve is --name, --bezier or --css. A decay is --velocity; "
        + "at a bound it becomes the spring of the same options, or one of mass 1, stiffness 100 "
        + "and damping 20.",
      "The table has the value at exactly each time, and the velocity per second. A curve is at "
        + "rest when it stays within a thousandth of its way.",
      "Keyframes are a file as below: JSON with comments, unquoted keys and single quotes. A "
        + "keyframe is linear, cubic, spring or move, with the value it leads to. Linear takes a "
        + "duration and a curve, a name or four numbers. Cubic takes a duration, startVelocity and "
        + "endVelocity; without them it is smooth. Spring takes a duration, else it ends when it "
        + "has settled, a startVelocity and parameters, any of the four forms. Beside initial may "
        + "stand initialVelocity.",
      "With --solver swiftUI, constants and a --velocity make an interpolating spring; a spring "
        + "of another form without --velocity is a fluid one, whose velocity alone SwiftUI knows.",
    ],
    options: CurveOptions.all,
    example: [
      "$ motion-sim curve spring --response 0.5 --damping-fraction 0.825 --to 100 --at 0,0.1,0.5",
      "time,value,velocity",
      "0,0,0",
      "0.1,39.360772,514.086614",
      "0.5,100.840196,-4.961656",
      "$ motion-sim curve spring --duration 0.5 --bounce 0.2 --to-format framer --precision 3",
      "{ type: \"spring\", stiffness: 157.914, damping: 20.106, mass: 1 }",
      "// largest error: 0.00000546, 0.00000546 of the way",
      "// ends by restDelta and restSpeed",
      "$ cat hop.json5",
      "{",
      "  initial: 0,",
      "  keyframes: [",
      "    { linear: 10, duration: 0.2, curve: 'easeIn' },",
      "    { cubic: 20, duration: 0.3, startVelocity: 50, endVelocity: 0 },",
      "    { spring: 0, duration: 1, parameters: { response: 0.5, dampingFraction: 0.8 } },",
      "    { move: 5 },",
      "  ],",
      "}",
      "$ motion-sim curve keyframes hop.json5 --fps 2",
      "time,value,velocity",
      "0,0,0",
      "0.5,20,0",
      "1,-0.209011,1.615493",
      "1.5,5,0",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let kind = try CurveKind.read(arguments)
    let sampling = try CurveSampling(arguments)
    if arguments.has("describe"), arguments.has("to-format") {
      throw CommandFailure.usage("--describe and --to-format contradict each other")
    }
    let (course, notes) = try course(kind, arguments, host: host)
    for note in notes { report(note, host: host) }
    let code = arguments.has("describe") || arguments.has("to-format")
    let numbers = try CurveNumbers(arguments, standard: code ? .exact : .standard)
    if arguments.has("describe") {
      let lines = course.description(numbers).map { "\($0.name): \($0.value)\n" }
      try host.output.write(Array(lines.joined().utf8))
    } else if let format = arguments.value("to-format").flatMap({ CurveFormat(rawValue: $0) }) {
      try write(course, for: format, kind, numbers, sampling, arguments, host: host)
    } else {
      try sample(course, sampling, numbers, arguments, host: host)
    }
    return .success
  }

  private static func course(
    _ kind: CurveKind, _ arguments: Arguments, host: any Host
  ) throws -> (any CurveCourse, notes: [String]) {
    switch kind {
    case .spring:
      let parameters = try SpringArguments(arguments, isRequired: true)
      return (try SpringCourse(parameters, arguments), parameters.notes)
    case .timing: return (try TimingCourse(arguments), [])
    case .decay:
      let parameters = try SpringArguments(arguments, isRequired: false)
      return (try DecayCourse(parameters, arguments), parameters.notes)
    case .keyframes:
      let path = arguments.operands[1]
      let source = try host.read(path)
      do {
        return (KeyframesCourse(try KeyframeReader.read(source)), [])
      } catch {
        host.report(error.items, in: path, source: source)
        throw ReportedFailure(status: .badData)
      }
    }
  }

  private static func sample(
    _ course: any CurveCourse, _ sampling: CurveSampling, _ numbers: CurveNumbers,
    _ arguments: Arguments, host: any Host
  ) throws {
    var table = CurveTable(output: host.output, numbers: numbers)
    if arguments.value("solver") == "swiftUI" {
      let request = try course.frameAnimation()
      if let times = sampling.times, zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
        throw CommandFailure.usage(
          "--solver swiftUI wants the times of --at in order: they are its frames")
      }
      let isEndless = course.restTime == .infinity && sampling.until == nil
      let end = isEndless ? CurveSampling.endlessLimit : sampling.until
      if isEndless, sampling.times == nil {
        report(sampling.end(for: course).note ?? "", host: host)
      }
      return try table.print(request, sampling, end: end)
    }
    let end = sampling.end(for: course)
    if sampling.times == nil, let note = end.note { report(note, host: host) }
    try table.print(course, sampling, end: end.time)
  }

  private static func write(
    _ course: any CurveCourse, for format: CurveFormat, _ kind: CurveKind, _ numbers: CurveNumbers,
    _ sampling: CurveSampling, _ arguments: Arguments, host: any Host
  ) throws {
    guard kind.formats.contains(format) else {
      let names = kind.formats.map { $0.rawValue }.joined(separator: ", ")
      throw CommandFailure.usage(
        "\(format.rawValue) has nothing like curve \(kind.rawValue)",
        hints: ["curve \(kind.rawValue) can be written for \(names)"])
    }
    let limit = try arguments.number("max-error", in: 0.0001...0.5, "a share from 0.0001 to 0.5")
    let options = CurveCodeOptions(
      numbers: numbers, maximumError: limit ?? 0.001, end: sampling.until)
    let code = try course.code(for: format, options)
    try host.output.write(Array(code.text.utf8))
  }

  private static func report(_ note: String, host: any Host) {
    host.report("motion-sim curve: note: \(note)\n")
  }
}
