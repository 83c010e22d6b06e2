extension Stage {
  /// Starts the insertion of a view that an update made.
  mutating func appear(_ instance: Int, _ transaction: Transaction) {
    isReordered = true
    for (place, element) in instances[instance].transition.elements.enumerated()
    where element.role != .removal && !instances[instance].isOutOfSight {
      guard animation(of: element, transaction) != nil else { continue }
      let full = effect(of: element, .willAppear, instance)
      guard full != .identity else { continue }
      instances[instance].transitionChannels.append(
        TransitionChannel(
          element: place, role: role(of: element, instance) ?? .insertion, full: full,
          progress: 1))
      let channel = instances[instance].transitionChannels.count - 1
      move(channel, of: instance, to: 0, transaction)
    }
    showProgress(of: instance, transaction)
    instances[instance].isInserting = isTransitioning(instance)
    log(.view, instance: instance, name: "", phase: "inserted")
  }

  /// The channel of a part that plays when the view goes: that of its insertion where it is the
  /// same on both sides and still there.
  mutating func removalChannel(
    _ place: Int, _ element: Transition.Element, _ full: TransitionEffect, of instance: Int
  ) -> Int {
    let existing = instances[instance].transitionChannels.firstIndex {
      $0.element == place && $0.role != .insertion
    }
    if let existing {
      if !instances[instance].transitionChannels[existing].progress.isAnimating {
        instances[instance].transitionChannels[existing].full = full
      }
      return existing
    }
    instances[instance].transitionChannels.append(
      TransitionChannel(
        element: place, role: role(of: element, instance) ?? .removal, full: full, progress: 0,
        velocity: velocity))
    return instances[instance].transitionChannels.count - 1
  }

  /// The effect of a part on a view of the size it is going to have, in the direction of now.
  func effect(
    of element: Transition.Element, _ phase: TransitionPhase, _ instance: Int
  ) -> TransitionEffect {
    let frame = instances[instance].channels[0].animated.model.components
    let direction = cells[SceneProgram.environmentCell].asRecord["layoutDirection"]
    let isMirrored = direction == .string(LayoutDirection.rightToLeft.rawValue)
    return element.effect(
      in: phase, size: Size(width: frame.z, height: frame.w),
      direction: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Both, where a part is the same when the view comes and when it goes; else nil.
  private func role(
    of element: Transition.Element, _ instance: Int
  ) -> TransitionChannel.Role? {
    guard element.role == .both else { return nil }
    let isSame =
      effect(of: element, .willAppear, instance) == effect(of: element, .didDisappear, instance)
    return isSame ? .both : nil
  }

  /// Takes a view back that was leaving: its effects return to identity.
  mutating func bringBack(_ instance: Int, write: Int) {
    let transaction = writes[write].transaction
    isReordered = true
    restoreName(of: instance)
    instances[instance].presence = .present
    markReturned(instance, write: write)
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].role != .insertion {
      if animation(of: place, instance, transaction) == nil {
        instances[instance].transitionChannels[place].progress.set(0)
        drop(transition: place, of: instance)
      } else {
        move(place, of: instance, to: 0, transaction)
      }
    }
    instances[instance].isInserting = isTransitioning(instance)
    log(.view, instance: instance, name: "", phase: "returned")
  }

  /// Ends the run of a part of a transition where it is going.
  mutating func drop(transition place: Int, of instance: Int) {
    guard instances[instance].transitionChannels[place].progress.isAnimating else { return }
    instances[instance].transitionChannels[place].progress.interrupt()
    touched.append(instance)
    instances[instance].transitionChannels[place].run = nextSerial()
    runEnded(RunReference(instance: instance, place: place, isTransition: true))
  }

  private mutating func markReturned(_ instance: Int, write: Int) {
    instances[instance].returnedIn = update
    instances[instance].returnWrite = write
    noteStructure(of: instance, write: write)
    for group in instances[instance].groups {
      for child in group { markReturned(child, write: write) }
    }
  }

  /// Takes a view and those inside it off the stage for good.
  mutating func tearDown(_ instance: Int) {
    guard instances[instance].presence != .gone else { return }
    instances[instance].presence = .gone
    gone.append(instance)
    viewCount -= 1
    for group in instances[instance].groups {
      for child in group { tearDown(child) }
    }
    for standIn in instances[instance].standIns { tearDown(standIn) }
    if instances[instance].isStandIn { return }
    viewEnded(instance)
    let view = instances[instance].view
    if !program.views[view].onDisappear.isEmpty, !instances[instance].isOutOfSight {
      queue.append(.disappear(instance))
    }
    log(.view, instance: instance, name: "", phase: "gone")
  }

  /// Takes a view that has finished leaving out of its group.
  mutating func retire(_ instance: Int) {
    if program.hasMatches, isSource(inside: instance) { queue.append(.matches) }
    tearDown(instance)
    isReordered = true
    let parent = instances[instance].parent
    let declaration = program.views[instances[instance].view]
    let view = declaration.base ?? declaration.index
    let siblings = parent.map { program.views[instances[$0].view].children } ?? program.roots
    guard let place = siblings.firstIndex(of: view) else { return }
    setGroup(place, of: parent, to: group(place, of: parent).filter { $0 != instance })
  }

  /// The animation of a part: its own, else that of the write; none where the write disables all.
  func animation(of element: Transition.Element, _ transaction: Transaction) -> Animation? {
    transaction.disablesAnimations ? nil : element.animation ?? transaction.animation
  }

  private func animation(
    of channel: Int, _ instance: Int, _ transaction: Transaction
  ) -> Animation? {
    let element = instances[instance].transitionChannels[channel].element
    return animation(of: instances[instance].transition.elements[element], transaction)
  }

  /// Animates a part of a transition; whether it moves.
  @discardableResult
  mutating func move(
    _ place: Int, of instance: Int, to target: Double, _ transaction: Transaction
  ) -> Bool {
    let wasRunning = instances[instance].transitionChannels[place].progress.isAnimating
    let wasDelayed =
      instances[instance].transitionChannels[place].progress.run.map { $0.start > now }
    guard let animation = animation(of: place, instance, transaction) else { return false }
    let run = nextSerial()
    let handedOver = instances[instance].transitionChannels[place].tracker
      .handOverComponents(at: stamp)
    instances[instance].transitionChannels[place].tracker.removeAll()
    instances[instance].transitionChannels[place].run = run
    let times = instances[instance].transitionChannels[place].progress.animate(
      to: target, animation, at: now,
      addedVelocity: ChannelValue(components: handedOver).limited.components.x)
    let reference = RunReference(instance: instance, place: place, isTransition: true)
    if wasDelayed == true { runSkipped(reference) }
    begin(
      reference, run: run, times: times, wasRunning: wasRunning, name: name(of: reference),
      transaction)
    return times.started
  }

  /// Whether a part of the view's transition is on its way.
  func isTransitioning(_ instance: Int) -> Bool {
    instances[instance].transitionChannels.contains { $0.progress.isAnimating }
  }

  /// Lets the gestures of a view and of those inside fail in the next update.
  mutating func failGestures(inside instance: Int, _ reason: FailureReason) {
    var found: [GestureID] = []
    collectGestures(inside: instance, into: &found)
    if !found.isEmpty { queue.append(.failGestures(found, reason)) }
  }

  private func collectGestures(inside instance: Int, into found: inout [GestureID]) {
    found += instances[instance].gestures
    for group in instances[instance].groups {
      for child in group { collectGestures(inside: child, into: &found) }
    }
  }
}
