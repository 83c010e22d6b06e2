import Motion

// Views that come into sight take their values at once; those that go out of it stop.

extension Stage {
  /// Places a view of a lazy stack that has been out of sight, and shows it where it is seen now.
  ///
  /// It goes to its place with the others where it is seen there, else at once. What is inside goes
  /// with it.
  mutating func evaluateOutOfSight(
    _ instance: Int, layout: Int, implicit: ViewProgram.Implicit?
  ) {
    guard layout >= 0, isRow(instance) else { return }
    var transaction = writes[layout].transaction
    transaction.follow(implicit)
    placeOutOfSight(instance, transaction)
  }

  /// The same under a transaction.
  mutating func placeOutOfSight(_ instance: Int, _ transaction: Transaction) {
    let view = program.views[instances[instance].view]
    guard let frame = evaluate(view.properties[0], place: 0, of: instance) else { return }
    let before = instances[instance].channels[0].animated.model
    let isSeen = instances[instance].enteredIn == update
    var transaction = isSeen ? transaction : Transaction()
    transaction.tracking = .none
    if view.matched != nil { note(ownFrame: frame, of: instance, transaction) }
    apply(frame, to: instance, place: 0, transaction)
    guard isSeen else {
      carry(inside: instance, by: before, to: frame)
      return
    }
    instances[instance].enteredIn = -1
    let isGroup = view.isGeometryGroup
    show(
      instance, shift: isGroup ? .zero : Self.shift(from: frame, to: before), transaction)
  }

  private static func shift(from one: ChannelValue, to other: ChannelValue) -> ChannelValue {
    let (start, end) = (one.components, other.components)
    return ChannelValue(end.x - start.x, end.y - start.y, 0, 0)
  }

  /// Moves what is inside a view that is out of sight along with it, unevaluated.
  private mutating func carry(
    inside instance: Int, by before: ChannelValue, to frame: ChannelValue
  ) {
    guard before != frame else { return }
    if program.views[instances[instance].view].isGeometryGroup { return }
    let shift = Self.shift(from: before, to: frame)
    for group in instances[instance].groups {
      for child in group where instances[child].presence == .present {
        let place = instances[child].channels[0].animated.model
        let isPlaced = program.views[instances[child].view].isPlaced
        let new = isPlaced ? layouts[instances[child].layout].frame : (place + shift).limited
        instances[child].channels[0].animated.set(new)
        touched.append(child)
        carry(inside: child, by: place, to: new)
      }
    }
  }

  /// Brings a view and those inside it into sight: they take their values at once.
  ///
  /// - Parameters:
  ///   - instance: The view; its frame has been seen to.
  ///   - shift: How far from their places the frames inside start.
  ///   - transaction: How they go there.
  mutating func show(
    _ instance: Int, shift: ChannelValue = .zero, _ transaction: Transaction = Transaction()
  ) {
    instances[instance].isOutOfSight = false
    touched.append(instance)
    if isRow(instance), instances[instance].bornIn != update {
      log(.view, instance: instance, name: "", phase: "inSight")
    }
    let view = program.views[instances[instance].view]
    for (place, property) in view.properties.enumerated() where place > 0 {
      instances[instance].channels[place].tracker.removeAll()
      guard let value = evaluate(property, place: place, of: instance) else { continue }
      instances[instance].channels[place].animated.set(value)
    }
    fillValues(of: instance, view)
    // At the start all that is in sight appears in the order of the tree.
    if update > 0, !view.onAppear.isEmpty { queue.append(.appear(instance)) }
    if view.layout?.isContainer ?? false, !view.isPlaced { layOut(instance, write: -1) }
    let isLine = instances[instance].line >= 0
    let inner = view.isGeometryGroup ? .zero : shift
    for group in instances[instance].groups {
      for child in group where instances[child].presence == .present {
        place(child, shift: inner, transaction)
        if !isLine { show(child, shift: inner, transaction) }
      }
    }
    if isLine { check(line: instances[instance].line) }
  }

  /// Gives a view inside one that comes into sight its frame.
  private mutating func place(
    _ instance: Int, shift: ChannelValue, _ transaction: Transaction
  ) {
    let view = program.views[instances[instance].view]
    guard let frame = evaluate(view.properties[0], place: 0, of: instance) else { return }
    let before = instances[instance].channels[0].animated.model
    if view.matched != nil { note(ownFrame: frame, of: instance, transaction) }
    instances[instance].channels[0].animated.set((frame + shift).limited)
    apply(frame, to: instance, place: 0, transaction)
    if isRow(instance) { carry(inside: instance, by: before, to: frame) }
  }

  /// Takes a view of a lazy stack out of sight: all that moves on it stops, its gestures fail.
  mutating func hide(_ instance: Int) {
    log(.view, instance: instance, name: "", phase: "outOfSight")
    failGestures(inside: instance, .viewRemoved)
    interrupt(instance)
    conceal(instance)
  }

  private mutating func conceal(_ instance: Int) {
    guard !instances[instance].isOutOfSight, instances[instance].presence == .present else {
      return
    }
    instances[instance].isOutOfSight = true
    touched.append(instance)
    instances[instance].isLeavingSight = false
    instances[instance].match.source = -1
    let view = program.views[instances[instance].view]
    if !view.onDisappear.isEmpty { queue.append(.disappear(instance)) }
    stopPlays(of: instance, view)
    if instances[instance].isScrubbed { endScrub(of: instance) }
    if instances[instance].line >= 0 { sightLines[instances[instance].line].shown = [] }
    for group in instances[instance].groups {
      for child in group { conceal(child) }
    }
  }
}
