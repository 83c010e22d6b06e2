extension Stage {
  /// Starts the insertion of a view that an update made.
  mutating func appear(_ instance: Int, _ transaction: Transaction) {
    let size = modelSize(of: instance)
    let (insertion, removal) = parts(of: instance)
    for part in insertion {
      let role: TransitionChannel.Role = removal.contains(part) ? .both : .insertion
      guard (part.animation ?? transaction.animation) != nil else { continue }
      let place = addChannel(part, role: role, from: 1, size: size, to: instance)
      move(place, of: instance, to: 0, transaction)
    }
    instances[instance].isInserting = isTransitioning(instance)
    log(.view, instance: instance, name: "", phase: "inserted")
  }

  /// Starts the removal of a view; it is gone at once where nothing moves.
  mutating func leave(_ instance: Int, _ transaction: Transaction) {
    let size = modelSize(of: instance)
    var movesAny = false
    for part in parts(of: instance).removal {
      guard (part.animation ?? transaction.animation) != nil else { continue }
      let existing = instances[instance].transitionChannels.firstIndex {
        $0.part == part && $0.role != .insertion
      }
      let role: TransitionChannel.Role =
        parts(of: instance).insertion.contains(part) ? .both : .removal
      let place = existing ?? addChannel(part, role: role, from: 0, size: size, to: instance)
      if move(place, of: instance, to: 1, transaction) { movesAny = true }
    }
    log(.view, instance: instance, name: "", phase: "removed")
    failGestures(inside: instance)
    guard movesAny else {
      tearDown(instance)
      return
    }
    instances[instance].presence = .leaving
    instances[instance].isInserting = false
    resetKeptGestureStates(of: instance)
  }

  /// Takes a view back that was leaving: its effects return to identity.
  mutating func bringBack(_ instance: Int, write: Int) {
    let transaction = writes[write].transaction
    instances[instance].presence = .present
    markReturned(instance, write: write)
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].role != .insertion {
      if (instances[instance].transitionChannels[place].part.animation ?? transaction.animation)
        == nil
      {
        instances[instance].transitionChannels[place].progress.set(0)
        instances[instance].transitionChannels[place].progress.interrupt()
        runEnded(RunReference(instance: instance, place: place, isTransition: true))
      } else {
        move(place, of: instance, to: 0, transaction)
      }
    }
    instances[instance].isInserting = isTransitioning(instance)
    log(.view, instance: instance, name: "", phase: "returned")
  }

  private mutating func markReturned(_ instance: Int, write: Int) {
    instances[instance].returnedIn = update
    instances[instance].returnWrite = write
    for group in instances[instance].groups {
      for child in group { markReturned(child, write: write) }
    }
  }

  /// Takes a view and those inside it off the stage for good.
  mutating func tearDown(_ instance: Int) {
    guard instances[instance].presence != .gone else { return }
    instances[instance].presence = .gone
    for group in instances[instance].groups {
      for child in group { tearDown(child) }
    }
    viewEnded(instance)
    queue.append(.disappear(instance))
    log(.view, instance: instance, name: "", phase: "gone")
  }

  /// Takes a view that has finished leaving out of its group.
  mutating func retire(_ instance: Int) {
    tearDown(instance)
    let parent = instances[instance].parent
    let view = instances[instance].view
    let siblings = parent.map { program.views[instances[$0].view].children } ?? program.roots
    guard let place = siblings.firstIndex(of: view) else { return }
    setGroup(place, of: parent, to: group(place, of: parent).filter { $0 != instance })
  }

  /// The moving parts of a view's transition on each side.
  private func parts(
    of instance: Int
  ) -> (insertion: [TransitionPart], removal: [TransitionPart]) {
    let transition = instances[instance].transition
    return (transition.insertionParts, transition.removalParts)
  }

  private func modelSize(of instance: Int) -> Size {
    let frame = instances[instance].channels[0].animated.model
    return Size(width: frame.components.z, height: frame.components.w)
  }

  private mutating func addChannel(
    _ part: TransitionPart, role: TransitionChannel.Role, from progress: Double, size: Size,
    to instance: Int
  ) -> Int {
    let rest = RestThreshold.absolute(part.restThreshold(size: size))
    instances[instance].transitionChannels.append(
      TransitionChannel(
        part: part, role: role, progress: AnimatedValue(progress, rest: rest), size: size))
    return instances[instance].transitionChannels.count - 1
  }

  /// Animates a part of a transition; whether it moves.
  @discardableResult
  private mutating func move(
    _ place: Int, of instance: Int, to target: Double, _ transaction: Transaction
  ) -> Bool {
    let channel = instances[instance].transitionChannels[place]
    guard let animation = channel.part.animation ?? transaction.animation else { return false }
    let run = nextSerial()
    instances[instance].transitionChannels[place].run = run
    let times = instances[instance].transitionChannels[place].progress.animate(
      to: target, animation, at: now)
    begin(
      RunReference(instance: instance, place: place, isTransition: true), run: run, times: times,
      wasRunning: channel.progress.isAnimating, name: "transition." + channel.part.name,
      transaction)
    return times.started
  }

  /// Whether a part of the view's transition is on its way.
  func isTransitioning(_ instance: Int) -> Bool {
    instances[instance].transitionChannels.contains { $0.progress.isAnimating }
  }

  private mutating func failGestures(inside instance: Int) {
    var found: [GestureID] = []
    collectGestures(inside: instance, into: &found)
    if !found.isEmpty { queue.append(.failGestures(found)) }
  }

  private func collectGestures(inside instance: Int, into found: inout [GestureID]) {
    found += instances[instance].gestures
    for group in instances[instance].groups {
      for child in group { collectGestures(inside: child, into: &found) }
    }
  }

  /// Lets the properties of a leaving view follow the gesture states that reset with it.
  private mutating func resetKeptGestureStates(of instance: Int) {
    let view = program.views[instances[instance].view]
    for local in view.locals {
      guard let state = local.gestureState, state.onRemoval == .reset else { continue }
      cells[instances[instance].cells[local.slot]] = local.initial
      for (place, property) in view.properties.enumerated()
      where property.reads.contains(.local(local.slot)) {
        guard let value = evaluate(property, place: place, of: instance) else { continue }
        apply(value, to: instance, place: place, Transaction(animation: state.reset))
      }
    }
  }
}
