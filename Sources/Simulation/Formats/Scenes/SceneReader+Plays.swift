extension SceneReader {
  /// Reads the keyframes of a view.
  mutating func keyframes(_ object: JSONFields) -> KeyframesDeclaration {
    var fields = object
    var result = KeyframesDeclaration(
      trigger: fields.value("trigger").map { expression($0) }, tracks: [])
    for effect in KeyframesDeclaration.Effect.allCases {
      guard let values = fields.array(effect.rawValue) else { continue }
      guard !values.isEmpty else {
        report("a track needs one keyframe at least", at: fields.keyPosition(effect.rawValue))
        continue
      }
      var reader = KeyframeReader()
      if let keyframes = reader.track(values, from: effect.neutral) {
        result.tracks.append(.init(effect, keyframes))
      }
      problems += reader.problems
    }
    if fields.members.isEmpty {
      let names = KeyframesDeclaration.Effect.allCases.map { $0.rawValue }.joined(separator: ", ")
      report("keyframes have tracks: \(names)", at: fields.position)
    }
    finish(fields)
    return result
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
