import Motion

/// Reads keyframes: those of a scene, and files that hold one track of them.
///
/// ```json5
/// { initial: 0, keyframes: [
///   { linear: 10, duration: 0.2, curve: "easeIn" },
///   { cubic: 20, duration: 0.3, startVelocity: 0, endVelocity: 5 },
///   { spring: 4, parameters: { response: 0.4, dampingFraction: 0.5 } },
///   { move: 5 } ] }
/// ```
public struct KeyframeReader {
  /// What was found wrong.
  private(set) var problems: [Diagnostic] = []

  private static let kinds = ["linear", "cubic", "spring", "move"]

  /// Makes a reader that has found nothing wrong.
  init() {}

  /// Reads a file of one track: JSON with comments, unquoted keys and single quotes.
  ///
  /// - Throws: All that is wrong, in the order of the file.
  public static func read(_ bytes: [UInt8]) throws(Diagnostics) -> KeyframeFile {
    let value: JSONValue
    do throws(Diagnostic) {
      value = try JSONReader.read(bytes, dialect: .json5)
    } catch {
      throw Diagnostics([error])
    }
    var reader = KeyframeReader()
    let file = reader.file(value)
    guard let file, reader.problems.isEmpty else {
      let start = SourcePosition(line: 0, column: 0)
      throw Diagnostics(
        reader.problems.sorted { ($0.position ?? start) < ($1.position ?? start) })
    }
    return file
  }

  private mutating func file(_ value: JSONValue) -> KeyframeFile? {
    var fields = JSONFields(value, of: "a keyframe file")
    let initial = magnitude(&fields, "initial", isRequired: true) ?? 0
    let velocity = magnitude(&fields, "initialVelocity") ?? 0
    let list = fields.array("keyframes", isRequired: true)
    problems += fields.finish()
    guard let list else { return nil }
    guard !list.isEmpty else {
      problems.append(.error("a keyframe file needs one keyframe at least", at: value.position))
      return nil
    }
    let keyframes = track(list, from: initial, velocity: velocity)
    return keyframes.map {
      KeyframeFile(initialValue: initial, initialVelocity: velocity, keyframes: $0)
    }
  }

  /// Reads the keyframes of a track and checks that each one ends.
  ///
  /// - Returns: The keyframes; nil where something is wrong, which ``problems`` has.
  mutating func track(
    _ list: [JSONValue], from initial: Double, velocity: Double = 0
  ) -> [Keyframe<Double>]? {
    let before = problems.count
    var keyframes: [Keyframe<Double>] = []
    for value in list { if let keyframe = keyframe(value) { keyframes.append(keyframe) } }
    guard problems.count == before else { return nil }
    let path = KeyframePath(initialValue: initial, keyframes, initialVelocity: velocity)
    for (index, segment) in path.segments.enumerated() where !(segment.endTime <= 1e9) {
      problems.append(
        .error("keyframe \(index + 1) never ends, give it a duration", at: list[index].position))
      return nil
    }
    return keyframes
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
    let target = magnitude(&fields, kind, isRequired: true)
    let result =
      switch kind {
      case "linear": linear(target ?? 0, &fields)
      case "cubic": cubic(target ?? 0, &fields)
      case "spring": spring(target ?? 0, &fields)
      default: Keyframe.move(to: target ?? 0)
      }
    problems += fields.finish()
    return target == nil ? nil : result
  }

  private mutating func linear(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let duration = duration(&fields, isRequired: true)
    let curve = fields.value("curve").map { self.curve($0) } ?? .linear
    guard let duration, let curve else { return nil }
    return .linear(to: target, duration: duration, timingCurve: curve)
  }

  private mutating func cubic(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let start = magnitude(&fields, "startVelocity")
    let end = magnitude(&fields, "endVelocity")
    return duration(&fields, isRequired: true).map {
      .cubic(to: target, duration: $0, startVelocity: start, endVelocity: end)
    }
  }

  private mutating func spring(_ target: Double, _ fields: inout JSONFields) -> Keyframe<Double>? {
    let duration = duration(&fields, isRequired: false)
    let velocity = magnitude(&fields, "startVelocity")
    var spring: Spring? = Spring()
    if let value = fields.value("parameters") {
      var reader = SpringReader()
      spring = reader.read(value)
      problems += reader.problems
    }
    return spring.map {
      .spring(to: target, duration: duration, spring: $0, startVelocity: velocity)
    }
  }

  private mutating func curve(_ value: JSONValue) -> UnitCurve? {
    if let name = value.string {
      if let found = UnitCurve.named.first(where: { $0.name.hasSameBytes(as: name) }) {
        return found.curve
      }
      problems.append(
        JSONFields.unknown(
          "curve", name, of: "a keyframe", among: UnitCurve.named.map { $0.name },
          at: value.position))
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
    return .bezier(
      startControlPoint: Point(x: numbers[0], y: numbers[1]),
      endControlPoint: Point(x: numbers[2], y: numbers[3]))
  }

  private func duration(_ fields: inout JSONFields, isRequired: Bool) -> Double? {
    fields.number("duration", "seconds from 0 to 1000000", isRequired: isRequired) {
      $0 >= 0 && $0 <= 1e6
    }
  }

  private func magnitude(
    _ fields: inout JSONFields, _ key: String, isRequired: Bool = false
  ) -> Double? {
    fields.number(key, "a number of at most 1e9 in size", isRequired: isRequired) {
      $0.magnitude <= 1e9
    }
  }
}
