// Views that leave: they keep what they were, but for what resets with them.

extension Stage {
  /// Starts the removal of a view; it is gone at once where nothing moves.
  mutating func leave(_ instance: Int, _ transaction: Transaction) {
    guard !instances[instance].isStandIn else {
      tearDown(instance)
      return
    }
    isReordered = true
    keepFrames(of: instance)
    var movesAny = false
    for (place, element) in instances[instance].transition.elements.enumerated()
    where element.role != .insertion && !instances[instance].isOutOfSight {
      guard animation(of: element, transaction) != nil else { continue }
      let full = effect(of: element, .didDisappear, instance)
      guard full != .identity else { continue }
      let channel = removalChannel(place, element, full, of: instance)
      if move(channel, of: instance, to: 1, transaction) { movesAny = true }
    }
    log(.view, instance: instance, name: "", phase: "removed")
    failGestures(inside: instance, .viewRemoved)
    guard movesAny else {
      tearDown(instance)
      return
    }
    instances[instance].presence = .leaving
    instances[instance].isInserting = false
    resetGestureStates(inside: instance, [], moved: nil)
  }

  /// Notes where a view and those inside it are in the frames around them.
  private mutating func keepFrames(of instance: Int) {
    let hasOwn = program.views[instances[instance].view].matched != nil
    let frame =
      hasOwn ? instances[instance].match.ownFrame : instances[instance].channels[0].animated.model
    let outer = parentFrame(of: instance)
    instances[instance].keptFrame = frame
    instances[instance].keptFrame[component: 0] -= outer[component: 0]
    instances[instance].keptFrame[component: 1] -= outer[component: 1]
    for group in instances[instance].groups {
      for child in group { keepFrames(of: child) }
    }
  }

  /// The frame of a view that leaves: where it was in the frame around it, wherever that is now.
  func keptFrame(of instance: Int) -> ChannelValue {
    switch program.views[instances[instance].view].properties[0].form {
    case .placed: return layouts[instances[instance].layout].frame
    case .inherited, .vector, .uniform: return parentFrame(of: instance)
    case .components(let expressions):
      var frame = parentFrame(of: instance)
      let kept = instances[instance].keptFrame
      for (index, expression) in expressions.enumerated() where expression != nil {
        frame[component: index] = kept[component: index] + (index < 2 ? frame[component: index] : 0)
      }
      return frame.limited
    }
  }

  /// Lets what is shown of a leaving view and of those inside follow the gesture states that reset.
  ///
  /// - Parameters:
  ///   - instance: The view.
  ///   - outer: The slots of the states around it that reset, with the animations of their resets.
  ///   - moved: The transaction under which this has moved the frame around it; nil where it has not.
  private mutating func resetGestureStates(
    inside instance: Int, _ outer: [(slot: Int, animation: Animation?)], moved: Transaction?
  ) {
    let view = program.views[instances[instance].view]
    var resets = outer
    for local in view.locals {
      guard let state = local.gestureState, state.onRemoval == .reset else { continue }
      cells[instances[instance].cells[local.slot]] = local.initial
      resets.append((local.slot, state.reset))
    }
    var movedInside = moved
    for (place, property) in view.properties.enumerated() {
      let reset = resets.last { property.reads.triggers.contains(.local($0.slot)) }
      if let reset {
        guard let value = evaluate(property, place: place, of: instance) else { continue }
        let transaction = Transaction(animation: reset.animation)
        if place == 0 { movedInside = transaction }
        move(instance, place, to: value, transaction)
      } else if place == 0, let moved {
        move(instance, place, to: keptFrame(of: instance), moved)
      }
    }
    for group in instances[instance].groups {
      for child in group { resetGestureStates(inside: child, resets, moved: movedInside) }
    }
  }

  private mutating func move(
    _ instance: Int, _ place: Int, to value: ChannelValue, _ transaction: Transaction
  ) {
    if place == 0, program.views[instances[instance].view].matched != nil {
      note(ownFrame: value, of: instance, transaction)
    } else {
      apply(value, to: instance, place: place, transaction)
    }
  }
}
