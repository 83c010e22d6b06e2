import Motion
import Simulation

/// Reads the file of `curve keyframes`: JSON with comments, unquoted keys and single quotes.
struct KeyframesReader {
  private var problems: [Diagnostic] = []
  private var code: [String] = []
  private static let kinds = ["linear", "cubic", "spring", "move"]
  private static let times: ClosedRange<Double> = 0...1e6
  private static let seconds = "seconds from 0 to 1000000"

  /// Reads a file.
  ///
  /// - Throws: All that is wrong, in the order of the file.
  static func read(_ bytes: [UInt8]) throws(Diagnostics) -> KeyframesCourse {
    let value: JSONValue
    do throws(Diagnostic) {
      value = try JSONReader.read(bytes, dialect: .json5)
    } catch {
      throw Diagnostics([error])
    }
    var reader = KeyframesReader()
    let course = reader.course(value)
    guard let course, reader.problems.isEmpty else {
      let start = SourcePosition(line: 0, column: 0)
      throw Diagnostics(
        reader.problems.sorted { ($0.position ?? start) < ($1.position ?? start) })
    }
    return course
  }

  private mutating func course(_ value: JSONValue) -> KeyframesCourse? {
    var fields = JSONFields(value, of: "a keyframe file")
    let initial = magnitude(&fields, "initial", isRequired: true) ?? 0
    let velocity = magnitude(&fields, "initialVelocity") ?? 0
    let list = fields.array("keyframes", isRequired: true) ?? []
    var keyframes: [Keyframe<Double>] = []
    for element in list {
      if let keyframe = keyframe(element) { keyframes.append(keyframe) }
    }
    problems += fields.finish()
    if list.isEmpty, problems.isEmpty {
      problems.append(.error("a keyframe file needs one keyframe at least", at: value.position))
    }
    guard problems.isEmpty else { return nil }
    let path = KeyframePath(initialValue: initial, keyframes, initialVelocity: velocity)
    for (index, segment) in path.segments.enumerated() where !(segment.endTime <= 1e9) {
      problems.append(
        .error("keyframe \(index + 1) never ends, give it a duration", at: list[index].position))
      return nil
    }
    if velocity != 0 { code.append("// initialVelocity: \(text(velocity))") }
    return KeyframesCourse(
      keyframes: keyframes, path: path,
      code: ["KeyframeTrack {"] + code.map { "  \($0)" } + ["}"])
  }

  private mutating func keyframe(_ value: JSONValue) -> Keyframe<Double>? {
    var fields = JSONFields(value, of: "a keyframe")
    let given = Self.kinds.filter { fields.has($0) }
    guard given.count == 1, let kind = given.first else {
      problems.append(
        .error(
          "a keyframe has one of \(Self.kinds.joined(separator: ", ")), found "
            + (given.isEmpty ? "none" : given.joined(separator: " and ")), at: value.position))
      return nil
    }
    let target = magnitude(&fields, kind, isRequired: true) ?? 0
    let result: Keyframe<Double>?
    switch kind {
    case "linear": result = linear(target, &fields)
    case "cubic": result = cubic(target, &fields)
    case "spring": result = spring(target, &fields)
    default:
      result = .move(to: target)
      code.append("MoveKeyframe(\(text(target)))")
    }
    problems += fields.finish()
    return result
  }

  private mutating func linear(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let duration = duration(&fields, isRequired: true)
    var curve = UnitCurve.linear
    var curveCode = ""
    if let value = fields.value("curve") {
      guard let read = self.curve(value) else { return nil }
      curve = read.curve
      curveCode = ", timingCurve: \(read.code)"
    }
    guard let duration else { return nil }
    code.append("LinearKeyframe(\(text(target)), duration: \(text(duration))\(curveCode))")
    return .linear(to: target, duration: duration, timingCurve: curve)
  }

  private mutating func cubic(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let start = magnitude(&fields, "startVelocity")
    let end = magnitude(&fields, "endVelocity")
    guard let duration = duration(&fields, isRequired: true) else { return nil }
    var arguments = "\(text(target)), duration: \(text(duration))"
    if let start { arguments += ", startVelocity: \(text(start))" }
    if let end { arguments += ", endVelocity: \(text(end))" }
    code.append("CubicKeyframe(\(arguments))")
    return .cubic(to: target, duration: duration, startVelocity: start, endVelocity: end)
  }

  private mutating func spring(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let duration = duration(&fields, isRequired: false)
    let velocity = magnitude(&fields, "startVelocity")
    var spring = Spring()
    var arguments = text(target)
    if let duration { arguments += ", duration: \(text(duration))" }
    if let value = fields.value("parameters") {
      var reader = SpringParametersReader()
      let read = reader.read(value)
      problems += reader.problems
      guard let read else { return nil }
      spring = read
      arguments +=
        ", spring: Spring(response: \(text(spring.response)), "
        + "dampingRatio: \(text(spring.dampingRatio)))"
    }
    if let velocity { arguments += ", startVelocity: \(text(velocity))" }
    code.append("SpringKeyframe(\(arguments))")
    return .spring(to: target, duration: duration, spring: spring, startVelocity: velocity)
  }

  private mutating func curve(_ value: JSONValue) -> (curve: UnitCurve, code: String)? {
    let names = TimingCourse.names.map { $0.0 }
    if let name = value.string {
      if let found = TimingCourse.names.first(where: { $0.0 == name }) {
        return (found.1, ".\(name)")
      }
      problems.append(
        JSONFields.unknown("curve", name, of: "a keyframe", among: names, at: value.position))
      return nil
    }
    let numbers = (value.array ?? []).compactMap { $0.number }
    guard numbers.count == 4, value.array?.count == 4, (0...1).contains(numbers[0]),
      (0...1).contains(numbers[2]), numbers[1].magnitude <= 1e6, numbers[3].magnitude <= 1e6
    else {
      problems.append(
        value.mismatch(expected: "a curve's name, or [x1, y1, x2, y2] with x1 and x2 from 0 to 1"))
      return nil
    }
    let (start, end) = (Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]))
    return (
      .bezier(startControlPoint: start, endControlPoint: end),
      ".bezier(startControlPoint: UnitPoint(x: \(text(start.x)), y: \(text(start.y))), "
        + "endControlPoint: UnitPoint(x: \(text(end.x)), y: \(text(end.y))))"
    )
  }

  private func duration(_ fields: inout JSONFields, isRequired: Bool) -> Double? {
    fields.number("duration", Self.seconds, isRequired: isRequired) { Self.times.contains($0) }
  }

  private func magnitude(
    _ fields: inout JSONFields, _ key: String, isRequired: Bool = false
  ) -> Double? {
    fields.number(key, "a number of at most 1e12 in size", isRequired: isRequired) {
      $0.magnitude <= 1e12
    }
  }

  private func text(_ number: Double) -> String { NumberFormat.exact.text(number) }
}
