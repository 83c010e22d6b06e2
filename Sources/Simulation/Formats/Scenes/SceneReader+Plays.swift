extension SceneReader {
  /// Reads the keyframes of a view.
  mutating func keyframes(_ object: JSONFields) -> KeyframesDeclaration {
    var fields = object
    var result = KeyframesDeclaration(
      trigger: fields.value("trigger").map { expression($0) }, tracks: [])
    for effect in KeyframesDeclaration.Effect.allCases {
      guard let values = fields.array(effect.rawValue) else { continue }
      var keyframes: [Keyframe<Double>] = []
      for value in values { if let keyframe = keyframe(value) { keyframes.append(keyframe) } }
      if keyframes.isEmpty {
        report("a track needs one keyframe at least", at: fields.keyPosition(effect.rawValue))
      } else {
        check(keyframes, of: effect, at: fields.keyPosition(effect.rawValue))
        result.tracks.append(.init(effect, keyframes))
      }
    }
    if fields.members.isEmpty {
      let names = KeyframesDeclaration.Effect.allCases.map { $0.rawValue }.joined(separator: ", ")
      report("keyframes have tracks: \(names)", at: fields.position)
    }
    finish(fields)
    return result
  }

  private mutating func check(
    _ keyframes: [Keyframe<Double>], of effect: KeyframesDeclaration.Effect,
    at position: SourcePosition?
  ) {
    let path = KeyframePath(initialValue: effect.neutral, keyframes)
    if !(path.duration <= 1e6) {
      report("a keyframe never ends, give it a duration", at: position)
    }
  }

  private mutating func keyframe(_ value: JSONValue) -> Keyframe<Double>? {
    let kinds = ["linear", "cubic", "spring", "move"]
    var fields = JSONFields(value, of: "a keyframe")
    defer { finish(fields) }
    let given = kinds.filter { fields.has($0) }
    guard given.count == 1, let kind = given.first else {
      report(
        "a keyframe has one of \(kinds.joined(separator: ", ")), found \(given.count)",
        at: value.position)
      return nil
    }
    let isMagnitude: (Double) -> Bool = { $0.magnitude <= 1e9 }
    let size = "a number of at most 1e9 in size"
    guard let target = fields.number(kind, size, isRequired: true, where: isMagnitude) else {
      return nil
    }
    if kind == "move" { return .move(to: target) }
    let duration = fields.number(
      "duration", "seconds from 0 to 1000000", isRequired: kind != "spring",
      where: { $0 >= 0 && $0 <= 1e6 })
    let start =
      kind == "linear" ? nil : fields.number("startVelocity", size, where: isMagnitude)
    switch kind {
    case "linear":
      let curve = fields.value("curve").flatMap { timingCurve(named: $0) } ?? .linear
      return duration.map { .linear(to: target, duration: $0, timingCurve: curve) }
    case "cubic":
      let end = fields.number("endVelocity", size, where: isMagnitude)
      return duration.map {
        .cubic(to: target, duration: $0, startVelocity: start, endVelocity: end)
      }
    default:
      return spring(&fields).map {
        .spring(to: target, duration: duration, spring: $0, startVelocity: start)
      }
    }
  }

  private mutating func timingCurve(named value: JSONValue) -> UnitCurve? {
    switch value.string {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default:
      problems.append(value.mismatch(expected: "linear, easeIn, easeOut or easeInOut"))
      return nil
    }
  }

  private mutating func spring(_ fields: inout JSONFields) -> Spring? {
    let response = fields.number("response", "seconds from 0.000001 to 1000000") {
      $0 >= 1e-6 && $0 <= 1e6
    }
    let fraction = fields.number("dampingFraction", "a number from 0.001 to 1000") {
      $0 >= 1e-3 && $0 <= 1e3
    }
    return Spring(response: response ?? 0.5, dampingRatio: fraction ?? 1)
  }

  /// Reads the phases of a view.
  mutating func phases(_ object: JSONFields) -> PhasesDeclaration {
    var fields = object
    let values = (fields.required("values", "a list of values")?.array ?? []).map { stateValue($0) }
    if values.isEmpty { report("phases have one value at least", at: fields.position) }
    var animations: [Animation?] = [.default]
    if let value = fields.value("animation") {
      animations = value.array?.map { animation($0) } ?? [animation(value)]
    }
    if animations.count != 1, animations.count != values.count {
      report(
        "found \(animations.count) animations for \(values.count) phases, expected one for each or one",
        at: fields.position)
      animations = [.default]
    }
    let trigger = fields.value("trigger").map { expression($0) }
    finish(fields)
    return PhasesDeclaration(
      values.enumerated().map { place, value in
        PhasesDeclaration.Phase(
          value, animation: animations.count == 1 ? animations[0] : animations[place])
      }, trigger: trigger)
  }
}
