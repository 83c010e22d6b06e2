extension SceneCompiler {
  /// Compiles the keyframes and phases of a view; its expressions can read `phase` from here on.
  mutating func compilePlays(
    of view: ViewDeclaration, into result: inout ViewProgram, scope: inout NameScope
  ) {
    if let keyframes = view.keyframes {
      let trigger = keyframes.trigger.flatMap { check($0, in: scope)?.expression }
      result.keyframes = KeyframesProgram(
        trigger: trigger, reads: reads(of: trigger.map { [$0] } ?? [], in: result),
        tracks: keyframes.tracks)
    }
    guard let phases = view.phases, let first = phases.phases.first else { return }
    let trigger = phases.trigger.flatMap { check($0, in: scope)?.expression }
    let type = ValueType(of: first.value)
    for phase in phases.phases where !type.accepts(ValueType(of: phase.value)) {
      report(
        "the phases are of several types, \(type.name) and \(ValueType(of: phase.value).name)",
        at: view.position)
    }
    if trigger == nil, phases.phases.allSatisfy({ $0.animation == nil }) {
      report("phases that go on for ever need an animation", at: view.position)
    }
    let slot = result.slotCount
    result.slotCount += 1
    result.locals.append(.init(name: "phase", slot: slot, type: type, initial: first.value))
    scope.add("phase", .local(slot), type)
    result.phases = PhasesProgram(
      trigger: trigger, reads: reads(of: trigger.map { [$0] } ?? [], in: result), slot: slot,
      phases: phases.phases)
  }
}
