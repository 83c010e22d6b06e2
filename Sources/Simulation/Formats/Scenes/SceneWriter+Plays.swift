import Motion

extension SceneWriter {
  /// The keyframes of a view.
  static func keyframes(_ keyframes: KeyframesDeclaration) -> SceneText {
    guard !keyframes.tracks.isEmpty else {
      return .problem(.animation("keyframes without a track"))
    }
    var fields = SceneText.Fields()
    fields.add("trigger", keyframes.trigger)
    for track in keyframes.tracks {
      fields.add(
        track.effect.rawValue,
        track.keyframes.isEmpty
          ? .problem(.animation("a track without keyframes"))
          : .list(track.keyframes.map { keyframe($0) }))
    }
    return .object(fields.members)
  }

  private static func keyframe(_ keyframe: Keyframe<Double>) -> SceneText {
    let range = "a number of at most 1e9 in size"
    let target = number(keyframe.target, range) { $0.magnitude <= 1e9 }
    var fields = SceneText.Fields()
    switch keyframe.interpolation {
    case .move: fields.add("move", target)
    case .linear(let curve):
      fields.add("linear", target)
      addDuration(keyframe.duration, to: &fields)
      if curve != .linear { fields.add("curve", text(of: curve)) }
    case .cubic(let start, let end):
      fields.add("cubic", target)
      addDuration(keyframe.duration, to: &fields)
      if let start { fields.add("startVelocity", .number(start)) }
      if let end { fields.add("endVelocity", .number(end)) }
    case .spring(let spring, let start):
      fields.add("spring", target)
      addDuration(keyframe.duration, to: &fields)
      if spring != Spring() { fields.add("parameters", parameters(of: spring)) }
      if let start { fields.add("startVelocity", .number(start)) }
    }
    return .object(fields.members)
  }

  private static func text(of curve: UnitCurve) -> SceneText {
    if let name = curve.name { return .string(name) }
    guard let points = curve.controlPoints else {
      return .problem(.animation("a keyframe on a curve without control points"))
    }
    return .list([points.x1, points.y1, points.x2, points.y2].map { .number($0) })
  }

  private static func parameters(of spring: Spring) -> SceneText {
    guard spring.mass == 1 else { return .problem(.animation("a keyframe with a mass")) }
    var fields = SceneText.Fields()
    fields.add("response", .number(response(of: spring)))
    fields.add("dampingFraction", .number(spring.dampingRatio))
    return .object(fields.members)
  }

  private static func addDuration(_ duration: Double?, to fields: inout SceneText.Fields) {
    guard let duration else { return }
    let range = "seconds from 0 to 1000000"
    fields.add("duration", number(duration, range) { $0 >= 0 && $0 <= 1e6 })
  }

  /// The response from which the spring comes: a spring keeps its frequency, so that a few roundings
  /// lie between.
  private static func response(of spring: Spring) -> Double {
    let near = spring.response
    var best = near
    var length = Int.max
    for candidate in [near, near.nextUp, near.nextDown, near.nextUp.nextUp, near.nextDown.nextDown]
    {
      guard Spring.legalResponses.contains(candidate),
        Spring(response: candidate, dampingRatio: spring.dampingRatio) == spring
      else { continue }
      let digits = NumberFormat.exact.text(candidate).utf8.count
      if digits < length { (best, length) = (candidate, digits) }
    }
    return best
  }

  /// The phases of a view.
  static func phases(_ phases: PhasesDeclaration) -> SceneText {
    guard let first = phases.phases.first else { return .problem(.animation("no phases")) }
    var fields = SceneText.Fields()
    fields.add("values", .list(phases.phases.map { phase($0.value) }))
    if !phases.phases.allSatisfy({ $0.animation == first.animation }) {
      fields.add("animation", .list(phases.phases.map { phaseAnimation($0.animation) }))
    } else if first.animation != .default {
      fields.add("animation", phaseAnimation(first.animation))
    }
    fields.add("trigger", phases.trigger)
    return .object(fields.members)
  }

  /// The value of a phase; a list of two numbers would be taken for a vector.
  private static func phase(_ value: Value) -> SceneText {
    if case .list(let values) = value, values.count == 2, case .number = values[0],
      case .number = values[1]
    {
      return .problem(.stateType(ValueType(of: value).name))
    }
    return initial(value)
  }

  private static func phaseAnimation(_ animation: Animation?) -> SceneText {
    animation.map { self.animation($0) } ?? .null
  }
}
