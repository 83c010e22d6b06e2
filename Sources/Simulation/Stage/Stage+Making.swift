// How views come to be, with all that belongs to them.

extension Stage {
  /// Begins to count the views anew that follow from one event, one deadline or one completion.
  mutating func beginCascade() {
    madeCount = 0
  }

  /// Makes an instance and those inside it, at their values, without a transition.
  mutating func make(
    parent: Int?, _ entry: Entry, asStandIn: Bool = false
  ) throws(Diagnostics) -> Int {
    let declaration = program.views[entry.view]
    try count(declaration)
    let index = free.instances.popLast() ?? instances.count
    var instance = Instance(
      view: entry.view, parent: parent, identity: entry.identity,
      path: path(declaration, parent, entry.key),
      isEmitted: declaration.id != nil,
      cells: makeCells(of: index, entry, parent: parent))
    instance.bornIn = update
    instance.isStandIn = asStandIn || (parent.map { instances[$0].isStandIn } ?? false)
    if instance.isStandIn { instance.isEmitted = false }
    if let parent {
      instance.carrier = carries(parent) ? parent : instances[parent].carrier
    }
    prepareSight(of: &instance, declaration)
    if declaration.layout?.scroll != nil, !instance.isStandIn {
      instance.scroll = scrolls.count
      scrolls.append(ScrollState())
    }
    if declaration.layout != nil { instance.layout = addLayout() }
    enter(instance, at: index)
    addLine(declaration, of: index)
    refreshNode(of: index)
    makeChannels(of: index, declaration)
    for place in declaration.gestures.indices { addGesture(place, of: index) }
    if instances[index].isOutOfSight {
      stopPlays(of: index, declaration)
    } else {
      fillValues(of: index, declaration)
    }
    try makeChildren(of: index, declaration)
    return index
  }

  /// Counts a view that is about to be made.
  private mutating func count(_ declaration: ViewProgram) throws(Diagnostics) {
    viewCount += 1
    madeCount += 1
    if viewCount > viewLimit { throw tooManyViews(of: declaration) }
    if madeCount > viewLimit { throw tooManyViews(of: declaration, " from one event") }
  }

  /// The cells of the names that a view's expressions use: those around it, then its own.
  private mutating func makeCells(of index: Int, _ entry: Entry, parent: Int?) -> [Int] {
    let declaration = program.views[entry.view]
    var result = parent.map { instances[$0].cells } ?? []
    if declaration.loop != nil {
      result.append(addCell(entry.item, of: index))
      result.append(addCell(.number(Double(entry.index)), of: index))
    }
    for local in declaration.locals { result.append(addCell(local.initial, of: index)) }
    return result
  }

  /// Gives a view its properties, those of one that nobody sees without an evaluation, and its transition.
  private mutating func makeChannels(of index: Int, _ declaration: ViewProgram) {
    let isSeen = !instances[index].isStandIn && !instances[index].isOutOfSight
    for property in declaration.properties {
      let value = isSeen ? evaluate(property, place: .max, of: index) : property.kind.neutral
      instances[index].channels.append(
        Channel(
          animated: AnimatedValue(value ?? property.kind.neutral, rest: property.kind.rest),
          tracker: VelocityTracker(velocity), isReported: value == nil))
    }
    if declaration.matched != nil {
      note(ownFrame: instances[index].channels[0].animated.model, of: index, Transaction())
    }
    let reducesMotion = cells[SceneProgram.environmentCell].asRecord["reduceMotion"].asBoolean
    let transition = declaration.transition
    instances[index].transition = reducesMotion ? transition.reducingMotion : transition
  }

  /// Makes the views inside a view; of those that choose by their size, what is measured for them.
  private mutating func makeChildren(
    of index: Int, _ declaration: ViewProgram
  ) throws(Diagnostics) {
    instances[index].groups = declaration.children.map { _ in [] }
    for (place, child) in declaration.children.enumerated() {
      if declaration.layout?.isChoice ?? false {
        let standIn = try make(parent: index, Entry(only: child), asStandIn: true)
        instances[index].standIns.append(standIn)
      } else {
        try populate(child, place: place, parent: index)
      }
    }
  }

  /// Gives a view its place among its siblings and the values that it watches, and starts its plays.
  mutating func fillValues(of index: Int, _ declaration: ViewProgram) {
    evaluateZIndex(of: declaration, instance: index)
    let scope = scope(of: index)
    instances[index].implicitValues = declaration.implicit.map { $0.value.evaluate(in: scope) }
    instances[index].watchedValues = declaration.onChange.map { $0.value.evaluate(in: scope) }
    startPlays(of: index)
    if declaration.transitionProgress != nil { progressing.append(index) }
    readPosition(of: declaration, instance: index, Transaction())
  }

  private func path(_ declaration: ViewProgram, _ parent: Int?, _ key: String) -> String {
    let outer = parent.map { instances[$0].path } ?? ""
    guard let id = declaration.id else { return outer }
    let name = declaration.loop == nil ? id : id + "[" + ViewPath.escaped(key) + "]"
    return outer.isEmpty ? name : outer + "/" + name
  }
}
