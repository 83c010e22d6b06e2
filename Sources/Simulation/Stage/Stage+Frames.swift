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
    values.z = view.z
    return values
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

  /// Fills a frame with every emitted view, in tree order.
  func sample(at time: Instant, withVelocities: Bool, into rows: inout [FrameRow]) {
    rows.removeAll(keepingCapacity: true)
    for group in roots {
      for instance in group {
        sample(instance, phase: .present, at: time, withVelocities, into: &rows)
      }
    }
  }

  private func sample(
    _ instance: Int, phase outer: ViewPhase, at time: Instant, _ withVelocities: Bool,
    into rows: inout [FrameRow]
  ) {
    let view = instances[instance]
    var phase = outer
    if view.presence == .leaving {
      phase = .removing
    } else if view.isInserting {
      phase = .inserting
    }
    if view.isEmitted {
      rows.append(
        FrameRow(
          view: view.path, phase: phase, values: shown(instance, at: time),
          velocities: withVelocities ? velocities(instance, at: time) : nil))
    }
    for group in view.groups {
      for child in group { sample(child, phase: phase, at: time, withVelocities, into: &rows) }
    }
  }
}
