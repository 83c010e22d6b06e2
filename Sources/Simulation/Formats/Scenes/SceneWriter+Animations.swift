import Motion

extension SceneWriter {
  /// An animation: a text such as `spring 0.35 0.8`, or an object where it is more than that.
  static func animation(_ animation: Animation) -> SceneText {
    if animation == .default { return .string("default") }
    if animation.modifiers.isEmpty, let text = shortText(animation.base) { return .string(text) }
    var fields = SceneText.Fields()
    if let problem = add(animation, to: &fields) { return .problem(problem) }
    return .object(fields.members)
  }

  /// An animation by value.
  static func implicit(_ implicit: ImplicitAnimation) -> SceneText {
    var fields = SceneText.Fields()
    if let animation = implicit.animation, animation != .default {
      if let problem = add(animation, to: &fields) { return .problem(problem) }
    } else {
      fields.add("animation", implicit.animation.map { self.animation($0) } ?? .null)
    }
    fields.add("value", implicit.value)
    return .object(fields.members)
  }

  private static let durations = 1e-6...1e6

  /// The animations that have a text of their own, where their numbers are those that it takes.
  private static func shortText(_ base: Animation.Base) -> String? {
    switch base {
    case .fluidSpring(let response, let fraction, let blend)
    where blend == 0 && isLegal(response: response, fraction: fraction):
      "spring " + NumberFormat.exact.text(response) + " " + NumberFormat.exact.text(fraction)
    case .curve(let curve, let duration) where durations.contains(duration):
      name(of: curve).map { $0 + " " + NumberFormat.exact.text(duration) }
    case .standard, .fluidSpring, .interpolatingSpring, .curve: nil
    }
  }

  private static func isLegal(response: Double, fraction: Double) -> Bool {
    (response == 0 || durations.contains(response)) && fraction >= 0 && fraction <= 1e9
  }

  /// The word for an animation on a curve that has one.
  private static func name(of curve: UnitCurve) -> String? {
    curve.name.flatMap { SceneReader.durationKinds.contains($0) ? $0 : nil }
  }

  /// Adds the keys of an animation, or returns why that cannot be done.
  private static func add(
    _ animation: Animation, to fields: inout SceneText.Fields
  ) -> SceneWritingError.Reason? {
    if let problem = add(animation.base, to: &fields) { return problem }
    var modifiers = animation.modifiers[...]
    if case .speed(let speed)? = modifiers.first {
      let range = "a speed above 0, at most 1000000"
      fields.add("speed", number(speed, range) { $0 > 0 && $0 <= 1e6 })
      modifiers = modifiers.dropFirst()
    }
    if case .repetition(let count, let autoreverses)? = modifiers.first {
      if let count {
        fields.add("repeatCount", number(Double(count), "1 to 1000000 times") { $0 <= 1e6 })
      } else {
        fields.add("repeatForever", .boolean(true))
      }
      if !autoreverses { fields.add("autoreverses", .boolean(false)) }
      modifiers = modifiers.dropFirst()
    }
    if case .delay(let delay)? = modifiers.first {
      fields.add("delay", number(delay, "a delay from 0 to 1000000 s") { $0 > 0 && $0 <= 1e6 })
      modifiers = modifiers.dropFirst()
    }
    guard let rest = modifiers.first else { return nil }
    switch rest {
    case .delay, .speed, .repetition:
      return .animation("modifiers in another order than speed, repetition and delay")
    case .logicalCompletion: return .animation("a logical completion of its own")
    }
  }

  private static func add(
    _ base: Animation.Base, to fields: inout SceneText.Fields
  ) -> SceneWritingError.Reason? {
    switch base {
    case .standard: return .animation("modifiers of the default one")
    case .fluidSpring(let response, let fraction, let blend):
      guard blend == 0 else { return .animation("a blend duration") }
      guard isLegal(response: response, fraction: fraction) else {
        return .animation("a spring outside the legal range")
      }
      fields.add(
        "spring",
        .object([
          .init("response", .number(response)), .init("dampingFraction", .number(fraction)),
        ]))
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      guard velocity == 0 else { return .animation("an initial velocity") }
      guard Animation(base).isLegal, max(mass, stiffness, damping) <= 1e12 else {
        return .animation("a spring outside the legal range")
      }
      var inner = SceneText.Fields()
      inner.add("mass", mass, standard: 1, where: { $0 > 0 })
      inner.add("stiffness", .number(stiffness))
      inner.add("damping", .number(damping))
      fields.add("spring", .object(inner.members))
    case .curve(let curve, let duration):
      guard durations.contains(duration) else { return .animation("an instant curve") }
      return add(curve, duration: duration, to: &fields)
    }
    return nil
  }

  private static func add(
    _ curve: UnitCurve, duration: Double, to fields: inout SceneText.Fields
  ) -> SceneWritingError.Reason? {
    if let name = name(of: curve) {
      fields.add(name, .object([.init("duration", .number(duration))]))
      return nil
    }
    guard let points = curve.controlPoints else {
      return .animation("a curve that is no Bézier curve")
    }
    let numbers = [points.x1, points.y1, points.x2, points.y2]
    fields.add("timingCurve", .list(numbers.map { .number($0) }))
    fields.add("duration", .number(duration))
    return nil
  }
}
