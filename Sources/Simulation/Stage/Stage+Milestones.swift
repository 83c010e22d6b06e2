extension Stage {
  /// The time of the next milestone that still counts.
  mutating func nextMilestone() -> Instant? {
    while let first = milestones.first {
      if isCurrent(first) { return first.time }
      _ = milestones.removeFirst()
    }
    return nil
  }

  /// The time of the earliest milestone, whether or not it still counts.
  var upcomingMilestone: Instant? { milestones.first?.time }

  /// Takes the earliest milestone and lets it happen, unless it is out of date.
  mutating func reachMilestone() {
    guard let milestone = milestones.removeFirst(), isCurrent(milestone) else { return }
    now = milestone.time
    stamp = milestone.time
    switch milestone.event {
    case .completion(let watch): fire(watch.place)
    case .scrolled(let instance, run: _): endScroll(of: instance)
    case .sight(let line, number: _): queue.append(.sight(line))
    case .keyframes(let instance, run: _): endKeyframes(of: instance)
    case .phase(let instance, let step): queue.append(.phase(instance, step: step))
    case .logical(let run, _):
      log(.animation, instance: run.instance, name: name(of: run), phase: "logicallyComplete")
    case .removed(let run, _):
      if run.isTransition {
        instances[run.instance].transitionChannels[run.place].progress.retireIfRested(at: now)
      } else {
        instances[run.instance].channels[run.place].animated.retireIfRested(at: now)
      }
      log(.animation, instance: run.instance, name: name(of: run), phase: "removed")
      runEnded(run)
      settle(run.instance)
      if !run.isTransition, run.place == 0 { checkSightAfterRun(of: run.instance) }
    }
  }

  private func isCurrent(_ milestone: Milestone) -> Bool {
    switch milestone.event {
    case .completion(let watch): return isOpen(watch)
    case .scrolled(let instance, let number):
      return instances[instance].presence != .gone
        && scrolls[instances[instance].scroll].number == number
    case .sight(let line, let number): return sightLines[line].number == number
    case .keyframes(let instance, let run):
      return instances[instance].presence != .gone && instances[instance].keyframes.run == run
    case .phase(let instance, let step):
      return instances[instance].presence == .present && instances[instance].phaseStep == step
    case .removed(let run, let number), .logical(let run, let number):
      guard instances[run.instance].presence != .gone else { return false }
      return number == currentRun(run)
    }
  }

  /// The number of a run; −1 where another view has the place of one that is gone.
  private func currentRun(_ run: RunReference) -> Int {
    let instance = instances[run.instance]
    if run.isTransition {
      guard run.place < instance.transitionChannels.count else { return -1 }
      return instance.transitionChannels[run.place].run
    }
    return run.place < instance.channels.count ? instance.channels[run.place].run : -1
  }

  /// The name of what a run moves.
  func name(of run: RunReference) -> String {
    if run.isTransition {
      let element = instances[run.instance].transitionChannels[run.place].element
      return "transition." + instances[run.instance].transition.elements[element].part.name
    }
    return program.views[instances[run.instance].view].properties[run.place].kind.name
  }

  /// Ends insertions and removals for which a view has nothing more to wait.
  mutating func settle(_ instance: Int) {
    if instances[instance].isInserting, !isTransitioning(instance) {
      instances[instance].isInserting = false
      isReordered = true
      log(.view, instance: instance, name: "", phase: "present")
    }
    var ancestor: Int? = instance
    while let current = ancestor {
      ancestor = instances[current].parent
      guard instances[current].presence == .leaving, isAtRest(current) else { continue }
      retire(current)
    }
  }

  /// Whether nothing moves in a view and in those inside it.
  private func isAtRest(_ instance: Int) -> Bool {
    let view = instances[instance]
    if view.channels.contains(where: { $0.animated.isAnimating }) { return false }
    if view.transitionChannels.contains(where: { $0.progress.isAnimating }) { return false }
    if view.keyframes.isRunning, !view.keyframes.repeats { return false }
    return view.groups.allSatisfy { $0.allSatisfy { isAtRest($0) } }
  }

  /// Drops what remains of a view's animations: it stands at its model, what scrolls where it is.
  mutating func interrupt(_ instance: Int) {
    if instances[instance].scroll >= 0 { interruptScroll(of: instance) }
    for place in instances[instance].channels.indices
    where instances[instance].channels[place].animated.isAnimating {
      instances[instance].channels[place].animated.interrupt()
      touched.append(instance)
      instances[instance].channels[place].run = nextSerial()
      log(
        .animation, instance: instance,
        name: name(of: RunReference(instance: instance, place: place, isTransition: false)),
        phase: "interrupted")
      runEnded(RunReference(instance: instance, place: place, isTransition: false))
      if place == 0 { checkSightAfterRun(of: instance) }
    }
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].progress.isAnimating {
      drop(transition: place, of: instance)
      log(
        .animation, instance: instance,
        name: name(of: RunReference(instance: instance, place: place, isTransition: true)),
        phase: "interrupted")
    }
    for group in instances[instance].groups {
      for child in group { interrupt(child) }
    }
    settle(instance)
  }
}
