extension Stage {
  /// Lets what the arbiter decided at one event take effect: one update.
  ///
  /// Gesture states reset first, then each gesture's `updating` and handlers run in order.
  mutating func apply(_ updates: [GestureUpdate], at time: Instant) throws(Diagnostics) {
    guard !updates.isEmpty else { return }
    begin(at: time, stamp: updates.last?.time ?? time)
    cause = .gestures(updates)
    for update in updates { log(update) }
    for update in updates where update.change.isTerminal { reset(update) }
    for update in updates { runHandlers(update) }
    try commit()
  }

  private mutating func reset(_ update: GestureUpdate) {
    let entry = entry(of: update.gesture)
    guard entry.isArmed else { return }
    gestures[Int(update.gesture.rawValue)].isArmed = false
    let program = gesture(entry)
    var tracking = Transaction.Tracking.none
    if case .failed = update.change { tracking = .dropped }
    for state in program.updating {
      let cell = instances[entry.instance].cells[state.slot]
      if tracking == .dropped { dropSamples(readingSlot: state.slot, of: owners[cell]) }
      write(
        state.local.initial, to: cell,
        Transaction(animation: state.local.gestureState?.reset, tracking: tracking))
    }
  }

  /// Drops the samples of what a failed gesture moved, even where its state has not changed.
  private mutating func dropSamples(readingSlot slot: Int, of instance: Int) {
    let view = program.views[instances[instance].view]
    for (place, property) in view.properties.enumerated()
    where property.reads.triggers.contains(.local(slot)) {
      instances[instance].channels[place].tracker.removeAll()
    }
    for group in instances[instance].groups {
      for child in group { dropSamples(readingSlot: slot, of: child) }
    }
  }

  private mutating func runHandlers(_ update: GestureUpdate) {
    let place = Int(update.gesture.rawValue)
    let entry = gestures[place]
    let program = gesture(entry)
    var context = HandlerContext(cells: instances[entry.instance].cells)
    context.gesture = update.change.value
    if let container = scroll(of: update.gesture) { scroll(container, by: update) }
    switch update.change {
    case .possible:
      gestures[place].sequence = nextSerial()
      gestures[place].isArmed = false
    case .held: break
    case .began, .changed:
      gestures[place].isArmed = true
      for state in program.updating {
        let scope = Scope(cells: cells, locals: context.cells, gesture: context.gesture)
        let value = state.value.evaluate(in: scope)
        guard value.isFinite else { continue }
        write(
          value, to: context.cells[state.slot],
          Transaction(tracking: .sample(sequence: gestures[place].sequence)))
      }
      run(program.onChanged, context, Transaction())
    case .ended: run(program.onEnded, context, Transaction())
    case .failed(let failure):
      if failure.lastValue != nil { run(program.onCancel, context, Transaction()) }
    }
  }

  private func entry(of id: GestureID) -> GestureEntry { gestures[Int(id.rawValue)] }

  private func gesture(_ entry: GestureEntry) -> GestureProgram {
    program.views[instances[entry.instance].view].gestures[entry.place]
  }

  /// A gesture's full name, as `card[c1]:drag`.
  func name(of id: GestureID) -> String {
    let entry = entry(of: id)
    return instances[entry.instance].path + ":" + gesture(entry).name
  }

  private mutating func log(_ update: GestureUpdate) {
    let entry = entry(of: update.gesture)
    var phase = update.change.name
    var reason = ""
    var cause = ""
    var value = update.change.value?.text ?? ""
    switch update.change {
    case .began: phase = "active"
    case .held(by: let other, let progress):
      cause = name(of: other)
      reason = "waits for " + cause + " to fail"
      value = progress?.text ?? ""
    case .failed(let failure):
      reason = failure.reason.name
      if let progress = failure.progress { reason += ": " + progress.text }
      cause = failure.by.map { name(of: $0) } ?? ""
    case .possible, .changed, .ended: break
    }
    log(
      .gesture, instance: entry.instance, name: gesture(entry).name, phase: phase, reason: reason,
      by: cause, value: value)
    let rest = update.change.value?.ignoredRest ?? 0
    if update.change.isTerminal, rest > 0 {
      log(
        .diagnostic, instance: entry.instance, name: gesture(entry).name, phase: "staleVelocity",
        reason: "the velocity is that before a rest of "
          + Value.number((rest * 1000).rounded()).text + " ms")
    }
  }
}
