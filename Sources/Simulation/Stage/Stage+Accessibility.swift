extension Stage {
  /// Runs the steps of a view for an action of assistive technology.
  mutating func access(_ path: String, _ action: String) {
    guard let instance = instance(at: path) else {
      refuse("there is no view '\(path)' for the action '\(action)'")
      return
    }
    let view = program.views[instances[instance].view]
    guard let steps = view.accessibility.first(where: { $0.name.hasSameBytes(as: action) })?.steps
    else {
      log(
        .diagnostic, instance: instance, name: action, phase: "noAction",
        reason: "the view has no steps for this action")
      return
    }
    guard instances[instance].presence == .present, !instances[instance].isOutOfSight,
      isSceneEnabled, !isDisabledHere(instance)
    else {
      log(
        .diagnostic, instance: instance, name: action, phase: "disabled",
        reason: "the view is disabled, leaves or is out of sight")
      return
    }
    log(.access, instance: instance, name: action, phase: "done")
    run(steps, HandlerContext(cells: instances[instance].cells), Transaction())
  }

  /// Whether a view or one around it is disabled.
  private func isDisabledHere(_ instance: Int) -> Bool {
    var current: Int? = instance
    while let place = current {
      if isDisabled(place) { return true }
      current = instances[place].parent
    }
    return false
  }
}
