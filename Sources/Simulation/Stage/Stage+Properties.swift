extension Stage {
  /// Evaluates what an update changed of a view and of the views inside.
  ///
  /// - Parameters:
  ///   - instance: The view; one that leaves keeps its last values.
  ///   - layout: The last write among the names that the frames around it read, or −1.
  ///   - implicit: The animation by value of a view around it whose value has changed.
  mutating func evaluate(_ instance: Int, layout: Int, implicit: ViewProgram.Implicit?) {
    guard instances[instance].presence == .present else { return }
    let view = program.views[instances[instance].view]
    if instances[instance].bornIn == update {
      // It has its values; its frame could not be known before those around it were.
      if layout >= 0 || view.hasContainers { settleFrames(of: instance) }
      return
    }
    if instances[instance].isOutOfSight {
      evaluateOutOfSight(instance, layout: layout, implicit: implicit)
      return
    }
    let changed = changedImplicit(of: view, instance: instance) ?? implicit
    let locals = instances[instance].cells
    let hasReturned = instances[instance].returnedIn == update
    var frameWrite = layout
    let frameBefore = instances[instance].channels[0].animated.model
    for (place, property) in view.properties.enumerated() {
      var write = lastWrite(among: property.reads, cells: locals)
      if property.kind == .frame {
        write = max(write, layout)
        frameWrite = write
      }
      if hasReturned, write < 0 { write = instances[instance].returnWrite }
      guard write >= 0 else { continue }
      guard let value = evaluate(property, place: place, of: instance) else { continue }
      var transaction = writes[write].transaction
      if hasReturned {
        transaction.animation = writes[instances[instance].returnWrite].transaction.animation
      }
      transaction.follow(changed)
      if property.kind == .frame, view.matched != nil {
        note(ownFrame: value, of: instance, transaction)
      } else {
        apply(value, to: instance, place: place, transaction)
      }
    }
    if view.layout?.isContainer ?? false {
      if !view.isPlaced { frameWrite = updateLayout(inside: instance, frameWrite: frameWrite) }
    } else if view.isPlaced, instances[instance].channels[0].animated.model == frameBefore {
      // The layout has left this view as it was, so frames inside it are what they were.
      frameWrite = -1
    }
    if hasReturned || lastWrite(among: view.zIndexReads, cells: locals) >= 0 {
      evaluateZIndex(of: view, instance: instance)
    }
    noteChanges(of: view, instance: instance)
    noteDisabled(view, instance: instance)
    notePlays(of: view, instance: instance)
    noteProgress(of: view, instance: instance)
    notePosition(of: view, instance: instance, changed)
    // Where nothing is placed anew, nothing happens to what is out of sight.
    let isSightOnly = instances[instance].line >= 0 && frameWrite < 0
    for (place, child) in view.children.enumerated() {
      let group =
        isSightOnly
        ? shown(child, inLineOf: instance) : instances[instance].groups[place]
      evaluate(
        group: group, of: child, inside: locals, layout: frameWrite, implicit: changed)
    }
  }

  /// Evaluates those views of a declaration for which an update may have changed something.
  mutating func evaluate(
    group: [Int], of view: Int, inside locals: [Int], layout: Int, implicit: ViewProgram.Implicit?
  ) {
    let isAffected = layout >= 0 || isAffected(program.views[view].subtree, cells: locals)
    for instance in group {
      let isTouched =
        instances[instance].dirtyIn == update || instances[instance].returnedIn == update
      if isAffected || isTouched { evaluate(instance, layout: layout, implicit: implicit) }
    }
  }

  /// Gives a view its place among its siblings; what is not finite changes nothing.
  mutating func evaluateZIndex(of view: ViewProgram, instance: Int) {
    guard let zIndex = view.zIndex else { return }
    let z = zIndex.evaluate(in: scope(of: instance)).asNumber
    if ChannelValue(z).isUsable {
      instances[instance].z = z
      touched.append(instance)
    } else if !instances[instance].isZIndexReported {
      instances[instance].isZIndexReported = true
      logUnusable(ChannelValue(z), of: "zIndex", in: instance)
    }
  }

  /// Logs that a property keeps its value.
  mutating func logUnusable(
    _ value: ChannelValue, of property: String, in instance: Int
  ) {
    let limit = Value.number(Spring.largestMagnitude).text
    let fault = value.isFinite ? "beyond \(limit) or -\(limit)" : "not finite"
    log(
      .diagnostic, instance: instance, name: property,
      phase: value.isFinite ? "tooLarge" : "notFinite",
      reason: "the expression's result is \(fault); the value before it stays")
  }

  /// The innermost animation by value whose value this update has changed.
  private mutating func changedImplicit(
    of view: ViewProgram, instance: Int
  ) -> ViewProgram.Implicit? {
    var result: ViewProgram.Implicit?
    for (place, implicit) in view.implicit.enumerated() {
      guard lastWrite(among: implicit.reads, cells: instances[instance].cells) >= 0 else {
        continue
      }
      let value = implicit.value.evaluate(in: scope(of: instance))
      guard value != instances[instance].implicitValues[place] else { continue }
      instances[instance].implicitValues[place] = value
      if result == nil { result = implicit }
    }
    return result
  }

  /// Lets the gestures fail that this update has turned off.
  private mutating func noteDisabled(_ view: ViewProgram, instance: Int) {
    let locals = instances[instance].cells
    if lastWrite(among: view.disabledReads, cells: locals) >= 0,
      view.isDisabled?.evaluate(in: scope(of: instance)).asBoolean ?? false
    {
      failGestures(inside: instance, .disabled)
    }
    for (place, gesture) in view.gestures.enumerated()
    where lastWrite(among: gesture.enabledReads, cells: locals) >= 0 {
      guard let isEnabled = gesture.isEnabled?.evaluate(in: scope(of: instance)).asBoolean,
        !isEnabled
      else { continue }
      queue.append(.failGestures([instances[instance].gestures[place]], .disabled))
    }
  }

  private mutating func noteChanges(of view: ViewProgram, instance: Int) {
    for (place, handler) in view.onChange.enumerated() {
      guard lastWrite(among: handler.reads, cells: instances[instance].cells) >= 0 else { continue }
      let value = handler.value.evaluate(in: scope(of: instance))
      guard value != instances[instance].watchedValues[place] else { continue }
      instances[instance].watchedValues[place] = value
      queue.append(.change(instance, place))
    }
  }

  /// Returns a property's components; nil, with one diagnostic, where no spring takes them.
  mutating func evaluate(
    _ property: PropertyProgram, place: Int, of instance: Int
  ) -> ChannelValue? {
    countEvaluation(of: instance)
    let value = components(of: property, instance: instance)
    if value.isUsable { return value }
    if place < instances[instance].channels.count {
      guard !instances[instance].channels[place].isReported else { return nil }
      instances[instance].channels[place].isReported = true
    }
    logUnusable(value, of: property.kind.name, in: instance)
    return nil
  }

  private func components(of property: PropertyProgram, instance: Int) -> ChannelValue {
    let scope = scope(of: instance)
    switch property.form {
    case .inherited: return parentFrame(of: instance)
    case .placed: return layouts[instances[instance].layout].frame
    case .vector(let expression):
      let vector = expression.evaluate(in: scope).asVector
      return ChannelValue(vector.x, vector.y)
    case .uniform(let expression):
      let number = expression.evaluate(in: scope).asNumber
      return ChannelValue(number, number)
    case .components(let expressions):
      var value = ChannelValue()
      if property.kind == .frame { value = parentFrame(of: instance) }
      for (index, expression) in expressions.enumerated() {
        guard let expression else { continue }
        let number = expression.evaluate(in: scope).asNumber
        // A frame's place is relative to its parent's.
        value[component: index] =
          property.kind == .frame && index < 2 ? value[component: index] + number : number
      }
      return value
    }
  }

  /// The frame around a view's own, as the view counts it.
  func parentFrame(of instance: Int) -> ChannelValue {
    guard let parent = instances[instance].parent else {
      return ChannelValue(0, 0, viewport.width, viewport.height)
    }
    return frameForInside(parent)
  }

  /// Moves a property to a value under a transaction.
  mutating func apply(
    _ target: ChannelValue, to instance: Int, place: Int, _ transaction: Transaction,
    addedVelocity: ChannelValue = .zero
  ) {
    track(target, instance: instance, place: place, transaction.tracking)
    guard instances[instance].channels[place].animated.model != target else { return }
    touched.append(instance)
    guard let animation = transaction.animation else {
      instances[instance].channels[place].animated.set(target)
      return
    }
    let handedOver = instances[instance].channels[place].tracker.handOverComponents(at: stamp)
    let wasRunning = instances[instance].channels[place].animated.isAnimating
    let wasDelayed = instances[instance].channels[place].animated.run.map { $0.start > now }
    let run = nextSerial()
    instances[instance].channels[place].tracker.removeAll()
    instances[instance].channels[place].run = run
    let times = instances[instance].channels[place].animated.animate(
      to: target, animation, at: now,
      addedVelocity: (ChannelValue(components: handedOver) + addedVelocity).limited)
    let reference = RunReference(instance: instance, place: place, isTransition: false)
    if wasDelayed == true { runSkipped(reference) }
    let name = program.views[instances[instance].view].properties[place].kind.name
    begin(reference, run: run, times: times, wasRunning: wasRunning, name: name, transaction)
  }

  private mutating func track(
    _ target: ChannelValue, instance: Int, place: Int, _ tracking: Transaction.Tracking
  ) {
    switch tracking {
    case .none: break
    case .dropped: instances[instance].channels[place].tracker.removeAll()
    case .sample(let sequence):
      if instances[instance].channels[place].sequence != sequence {
        instances[instance].channels[place].tracker.removeAll()
        instances[instance].channels[place].sequence = sequence
      }
      instances[instance].channels[place].tracker.add(target.components, at: stamp)
    }
  }

  /// Notes that something runs on a view, so that every frame samples it.
  mutating func markRestless(_ instance: Int) {
    guard !instances[instance].isRestless else { return }
    instances[instance].isRestless = true
    restless.append(instance)
  }

  /// Enters the milestones of a run, and tells the completions of its write.
  mutating func begin(
    _ reference: RunReference, run: Int, times: RunTimes, wasRunning: Bool, name: String,
    _ transaction: Transaction
  ) {
    guard times.started else {
      runEnded(reference)
      // What the run was waited for, as the end of a view that leaves, comes after this update.
      if wasRunning {
        milestones.insert(
          Milestone(time: now, order: nextSerial(), event: .removed(reference, run: run)))
      }
      return
    }
    markRestless(reference.instance)
    log(
      .animation, instance: reference.instance, name: name,
      phase: wasRunning ? "retargeted" : "started")
    if times.removed < .never {
      milestones.insert(
        Milestone(
          time: max(now, times.removed), order: nextSerial(), event: .removed(reference, run: run)))
    }
    if times.logical < .never {
      milestones.insert(
        Milestone(
          time: max(now, times.logical), order: nextSerial(), event: .logical(reference, run: run)))
    }
    for watch in transaction.watches { wait(watch, for: reference, until: times.logical) }
  }
}
