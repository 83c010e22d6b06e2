// Keyframes and phases.

extension Stage {
  /// Starts what begins with a view: keyframes that repeat, and phases without a trigger.
  mutating func startPlays(of instance: Int) {
    let view = program.views[instances[instance].view]
    let triggers = [view.keyframes?.trigger, view.phases?.trigger]
    let scope = scope(of: instance)
    instances[instance].playValues = triggers.map { $0?.evaluate(in: scope) ?? .null }
    if let keyframes = view.keyframes {
      instances[instance].keyframes.paths = Self.stillPaths(of: keyframes)
      if keyframes.trigger == nil { playKeyframes(keyframes, of: instance) }
    }
    if let phases = view.phases, phases.trigger == nil, phases.phases.count > 1 {
      instances[instance].isInPhases = true
      queue.append(.phase(instance, step: instances[instance].phaseStep))
    }
  }

  /// Keyframes that show nothing.
  private static func stillPaths(of keyframes: KeyframesProgram) -> [KeyframePath<Double>] {
    keyframes.tracks.map { KeyframePath(initialValue: $0.effect.neutral, []) }
  }

  /// Plays what an update has triggered.
  mutating func notePlays(of view: ViewProgram, instance: Int) {
    let locals = instances[instance].cells
    if let keyframes = view.keyframes, let trigger = keyframes.trigger,
      lastWrite(among: keyframes.reads, cells: locals) >= 0,
      hasChanged(trigger, place: 0, of: instance)
    {
      playKeyframes(keyframes, of: instance)
    }
    if let phases = view.phases, let trigger = phases.trigger,
      lastWrite(among: phases.reads, cells: locals) >= 0,
      hasChanged(trigger, place: 1, of: instance)
    {
      instances[instance].phaseStep = nextSerial()
      instances[instance].isInPhases = true
      queue.append(.phase(instance, step: instances[instance].phaseStep))
    }
  }

  private mutating func hasChanged(_ trigger: Expression, place: Int, of instance: Int) -> Bool {
    let value = trigger.evaluate(in: scope(of: instance))
    guard value != instances[instance].playValues[place] else { return false }
    instances[instance].playValues[place] = value
    return true
  }

  /// Plays keyframes from where they are, with the velocity that they have.
  private mutating func playKeyframes(_ keyframes: KeyframesProgram, of instance: Int) {
    let old = instances[instance].keyframes
    var run = KeyframeRun(start: now, repeats: keyframes.trigger == nil, run: nextSerial())
    for (place, track) in keyframes.tracks.enumerated() {
      let path = KeyframePath(
        initialValue: old.value(place, at: now), track.keyframes,
        initialVelocity: old.velocity(place, at: now))
      run.paths.append(path)
      run.duration = max(run.duration, path.duration)
    }
    run.isRunning = run.duration > 0
    instances[instance].keyframes = run
    touched.append(instance)
    guard run.isRunning else { return }
    markRestless(instance)
    log(
      .animation, instance: instance, name: "keyframes",
      phase: old.isRunning ? "retargeted" : "started")
    guard !run.repeats else { return }
    milestones.insert(
      Milestone(
        time: now.advanced(bySeconds: run.duration), order: nextSerial(),
        event: .keyframes(instance, run: run.run)))
  }

  /// Ends keyframes that have been played.
  mutating func endKeyframes(of instance: Int) {
    instances[instance].keyframes.isRunning = false
    touched.append(instance)
    log(.animation, instance: instance, name: "keyframes", phase: "removed")
    settle(instance)
  }

  /// Stops keyframes and phases of a view that is out of sight: they begin anew when it is seen.
  mutating func stopPlays(of instance: Int, _ view: ViewProgram) {
    instances[instance].isInPhases = false
    instances[instance].phaseStep = nextSerial()
    if let phases = view.phases {
      instances[instance].phase = 0
      cells[instances[instance].cells[phases.slot]] = phases.phases[0].value
    }
    if let keyframes = view.keyframes {
      instances[instance].keyframes = KeyframeRun(
        paths: Self.stillPaths(of: keyframes), run: nextSerial())
    }
  }

  /// Goes on to the next phase.
  mutating func advancePhase(of instance: Int, step: Int) {
    guard let phases = program.views[instances[instance].view].phases,
      instances[instance].presence == .present, instances[instance].phaseStep == step
    else { return }
    let place = (instances[instance].phase + 1) % phases.phases.count
    let phase = phases.phases[place]
    instances[instance].phase = place
    instances[instance].phaseStep = nextSerial()
    set(
      phase.value, cell: instances[instance].cells[phases.slot], "phase",
      Transaction(animation: phase.animation))
    guard place != 0 || phases.trigger == nil else {
      instances[instance].isInPhases = false
      return
    }
    var course = AnimatedValue(0.0, rest: .other)
    let end = phase.animation.map { course.animate(to: 1, $0, at: now).logical } ?? now
    milestones.insert(
      Milestone(
        time: max(now, end), order: nextSerial(),
        event: .phase(instance, step: instances[instance].phaseStep)))
  }
}
