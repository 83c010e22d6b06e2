extension Stage {
  /// The twelve numbers of a view at a time, its own effects with those of its transition.
  func shown(_ instance: Int, at time: Instant) -> FrameValues {
    let view = instances[instance]
    var values = FrameValues()
    let properties = program.views[view.view].properties
    for (place, channel) in view.channels.enumerated() {
      fill(&values, properties[place].kind, channel.animated.value(at: time).components)
    }
    for channel in view.transitionChannels {
      let effect = channel.effect(at: time)
      values.offsetX += effect.offset.x
      values.offsetY += effect.offset.y
      values.scaleX *= effect.scale
      values.scaleY *= effect.scale
      values.rotation += effect.rotation
      values.opacity *= effect.opacity
      values.blur = max(values.blur, effect.blur)
    }
    if view.carrier >= 0 {
      let carried = carried(instance, at: time)
      values.x += carried.x
      values.y += carried.y
    }
    addKeyframes(of: view, at: time, to: &values)
    values.z = view.z
    return values
  }

  private func addKeyframes(of view: Instance, at time: Instant, to values: inout FrameValues) {
    guard let tracks = program.views[view.view].keyframes?.tracks else { return }
    for (place, track) in tracks.enumerated() {
      let value = view.keyframes.value(place, at: time)
      switch track.effect {
      case .offsetX: values.offsetX += value
      case .offsetY: values.offsetY += value
      case .scale:
        values.scaleX *= value
        values.scaleY *= value
      case .scaleX: values.scaleX *= value
      case .scaleY: values.scaleY *= value
      case .rotation: values.rotation += value
      case .opacity: values.opacity *= value
      case .blur: values.blur += value
      }
    }
  }

  private func addKeyframes(
    of view: Instance, at time: Instant, to rates: inout FrameValues, _ values: FrameValues
  ) {
    guard let tracks = program.views[view.view].keyframes?.tracks else { return }
    var values = values
    for (place, track) in tracks.enumerated() {
      let (value, rate) =
        (view.keyframes.value(place, at: time), view.keyframes.velocity(place, at: time))
      switch track.effect {
      case .offsetX: rates.offsetX += rate
      case .offsetY: rates.offsetY += rate
      case .rotation: rates.rotation += rate
      case .blur: rates.blur += rate
      case .opacity:
        rates.opacity = rates.opacity * value + values.opacity * rate
        values.opacity *= value
      case .scale, .scaleX, .scaleY:
        if track.effect != .scaleY {
          rates.scaleX = rates.scaleX * value + values.scaleX * rate
          values.scaleX *= value
        }
        if track.effect != .scaleX {
          rates.scaleY = rates.scaleY * value + values.scaleY * rate
          values.scaleY *= value
        }
      }
    }
  }

  /// The velocities of a view's channels, per second, of runs only.
  ///
  /// Where the view's own value and its transition multiply, both contribute: (s·t)′ = s′·t + s·t′.
  func velocities(_ instance: Int, at time: Instant) -> FrameValues {
    let properties = program.views[instances[instance].view].properties
    var values = FrameValues()
    var rates = FrameValues()
    (rates.scaleX, rates.scaleY, rates.opacity) = (0, 0, 0)
    for (place, channel) in instances[instance].channels.enumerated() {
      fill(&values, properties[place].kind, channel.animated.value(at: time).components)
      fill(&rates, properties[place].kind, channel.animated.velocity(at: time).components)
    }
    if instances[instance].carrier >= 0 {
      let carried = carriedVelocity(instance, at: time)
      rates.x += carried.x
      rates.y += carried.y
    }
    for channel in instances[instance].transitionChannels {
      // Effects go in a line with the progress, so their rate is that of the whole effect.
      let (full, effect) = (channel.full, channel.effect(at: time))
      let rate = channel.progress.velocity(at: time)
      rates.offsetX += full.offset.x * rate
      rates.offsetY += full.offset.y * rate
      rates.rotation += full.rotation * rate
      rates.scaleX = rates.scaleX * effect.scale + values.scaleX * (full.scale - 1) * rate
      rates.scaleY = rates.scaleY * effect.scale + values.scaleY * (full.scale - 1) * rate
      rates.opacity = rates.opacity * effect.opacity + values.opacity * (full.opacity - 1) * rate
      if effect.blur > values.blur { rates.blur = full.blur * rate }
      values.scaleX *= effect.scale
      values.scaleY *= effect.scale
      values.opacity *= effect.opacity
      values.blur = max(values.blur, effect.blur)
    }
    addKeyframes(of: instances[instance], at: time, to: &rates, values)
    return rates
  }

  private func fill(_ values: inout FrameValues, _ kind: PropertyKind, _ numbers: SIMD4<Double>) {
    switch kind {
    case .frame:
      values.x = numbers.x
      values.y = numbers.y
      values.width = numbers.z
      values.height = numbers.w
    case .offset:
      values.offsetX = numbers.x
      values.offsetY = numbers.y
    case .scale:
      values.scaleX = numbers.x
      values.scaleY = numbers.y
    case .rotation: values.rotation = numbers.x
    case .opacity: values.opacity = numbers.x
    case .blur: values.blur = numbers.x
    }
  }

  /// Brings a frame to a time: all rows where the views changed, else those that move or moved.
  mutating func sample(at time: Instant, withVelocities: Bool, into frame: inout Frame) {
    frame.time = time
    if isReordered {
      isReordered = false
      frame.rows.removeAll(keepingCapacity: true)
      for group in roots {
        for instance in group {
          sample(instance, phase: .present, at: time, withVelocities, into: &frame.rows)
        }
      }
      frame.changedRows = nil
    } else {
      var changed: [Int] = []
      for instance in restless {
        refresh(instance, at: time, withVelocities, &frame.rows, &changed)
      }
      for instance in touched { refresh(instance, at: time, withVelocities, &frame.rows, &changed) }
      for instance in restless + touched
      where program.views[instances[instance].view].isGeometryGroup {
        refresh(inside: instance, at: time, withVelocities, &frame.rows, &changed)
      }
      for scroller in activeScrolls {
        refresh(inside: scroller, at: time, withVelocities, &frame.rows, &changed)
      }
      changed.sort()
      var kept: [Int] = []
      for place in changed where kept.last != place { kept.append(place) }
      frame.changedRows = kept
    }
    touched.removeAll(keepingCapacity: true)
    forgetRested()
    activeScrolls.removeAll { place in !scrolls[instances[place].scroll].isRunning }
  }

  /// Brings the rows of all that a view carries along to a time.
  private func refresh(
    inside container: Int, at time: Instant, _ withVelocities: Bool, _ rows: inout [FrameRow],
    _ changed: inout [Int]
  ) {
    for group in instances[container].groups {
      for child in group {
        refresh(child, at: time, withVelocities, &rows, &changed)
        refresh(inside: child, at: time, withVelocities, &rows, &changed)
      }
    }
  }

  private func refresh(
    _ instance: Int, at time: Instant, _ withVelocities: Bool, _ rows: inout [FrameRow],
    _ changed: inout [Int]
  ) {
    let place = instances[instance].row
    guard place >= 0, instances[instance].presence != .gone else { return }
    rows[place].values = shown(instance, at: time)
    rows[place].velocities = withVelocities ? velocities(instance, at: time) : nil
    changed.append(place)
  }

  private mutating func forgetRested() {
    var kept = 0
    for instance in restless {
      let isMoving = isMoving(instance)
      instances[instance].isRestless = isMoving
      guard isMoving else { continue }
      restless[kept] = instance
      kept += 1
    }
    restless.removeLast(restless.count - kept)
  }

  /// Whether something runs on a view itself.
  func isMoving(_ instance: Int) -> Bool {
    instances[instance].presence != .gone
      && (instances[instance].channels.contains { $0.animated.isAnimating }
        || instances[instance].transitionChannels.contains { $0.progress.isAnimating }
        || instances[instance].keyframes.isRunning)
  }

  private mutating func sample(
    _ instance: Int, phase outer: ViewPhase, at time: Instant, _ withVelocities: Bool,
    into rows: inout [FrameRow]
  ) {
    var phase = outer
    if instances[instance].presence == .leaving {
      phase = .removing
    } else if instances[instance].isInserting {
      phase = .inserting
    }
    instances[instance].row = -1
    if instances[instance].isEmitted {
      instances[instance].row = rows.count
      rows.append(
        FrameRow(
          view: instances[instance].path, phase: phase, values: shown(instance, at: time),
          velocities: withVelocities ? velocities(instance, at: time) : nil))
    }
    for place in instances[instance].groups.indices {
      for child in instances[instance].groups[place] {
        sample(child, phase: phase, at: time, withVelocities, into: &rows)
      }
    }
  }
}
