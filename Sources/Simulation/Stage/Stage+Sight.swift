// Lazy stacks: what is out of sight has its place, and nothing else of it is evaluated.

extension Stage {
  /// Whether a view stands in a lazy stack that a scroll container moves.
  func isRow(_ instance: Int) -> Bool {
    instances[instance].parent.map { instances[$0].line >= 0 } ?? false
  }

  /// Prepares a new view to be one that may be out of sight, or to hold such views.
  func prepareSight(of instance: inout Instance, _ declaration: ViewProgram) {
    guard !instance.isStandIn else { return }
    if let parent = instance.parent {
      instance.isOutOfSight = instances[parent].isOutOfSight || instances[parent].line >= 0
      if declaration.isPlaced { instance.sightScroll = instances[parent].sightScroll }
    }
  }

  /// Enters a new container whose views may be out of sight.
  mutating func addLine(_ declaration: ViewProgram, of instance: Int) {
    if instances[instance].scroll >= 0 { instances[instance].sightScroll = instance }
    let scroll = instances[instance].sightScroll
    guard declaration.layout?.isLazy ?? false, scroll >= 0 else { return }
    instances[instance].line = sightLines.count
    scrolls[instances[scroll].scroll].lines.append(sightLines.count)
    sightLines.append(SightLine(container: instance, scroll: scroll))
  }

  /// Takes over where a layout has placed the views of a lazy stack.
  mutating func setLine(of container: Int, _ line: LazyLine, rows: [Int]) {
    let index = instances[container].line
    sightLines[index].line = line
    sightLines[index].rows = rows
    for (place, row) in rows.enumerated() { instances[row].linePlace = place }
    sightLines[index].shown = rows.filter { !instances[$0].isOutOfSight }
    check(line: index)
    guard !instances[container].isOutOfSight else { return }
    for place in line.inSight(at: offset(of: index)) where instances[rows[place]].isOutOfSight {
      instances[rows[place]].enteredIn = update
    }
  }

  /// The views of a declaration in a lazy stack that are not out of sight, in order.
  func shown(_ view: Int, inLineOf container: Int) -> [Int] {
    sightLines[instances[container].line].shown.filter { row in
      let declaration = program.views[instances[row].view]
      return (declaration.base ?? declaration.index) == view
    }
  }

  /// Notes that other views of a lazy stack may be in sight now.
  mutating func check(line index: Int) {
    guard !sightLines[index].isPending else { return }
    sightLines[index].isPending = true
    pendingLines.append(index)
  }

  private func offset(of index: Int) -> Double {
    let scroll = sightLines[index].scroll
    return scrolls[instances[scroll].scroll].offset(at: now)[sightLines[index].line.axis]
  }

  /// Lets views come into sight and go out of it; whether any did.
  ///
  /// A view that shows others that may be out of sight adds these to what is looked at.
  mutating func settleSight() -> Bool {
    var next = 0
    var changedAny = false
    settlePositions()
    while next < pendingLines.count {
      let index = pendingLines[next]
      next += 1
      sightLines[index].isPending = false
      let container = sightLines[index].container
      guard instances[container].presence != .gone, !instances[container].isOutOfSight else {
        continue
      }
      if settle(line: index) { changedAny = true }
      // What came into sight may have to be somewhere itself.
      settlePositions()
      awaitChange(of: index)
    }
    pendingLines.removeAll(keepingCapacity: true)
    return changedAny
  }

  private mutating func settle(line index: Int) -> Bool {
    let (before, rows) = (sightLines[index].shown, sightLines[index].rows)
    let inSight = sightLines[index].line.inSight(at: offset(of: index)).map { rows[$0] }
    var shown = inSight
    var changedAny = false
    for row in before where instances[row].presence == .present {
      guard !inSight.contains(row) else { continue }
      // It is seen on its way to where it is not.
      if instances[row].channels[0].animated.isAnimating {
        instances[row].isLeavingSight = true
        shown.append(row)
      } else {
        hide(row)
        changedAny = true
      }
    }
    for row in inSight where instances[row].presence == .present {
      instances[row].isLeavingSight = false
      guard instances[row].isOutOfSight else { continue }
      show(row)
      changedAny = true
    }
    sightLines[index].shown = shown.sorted { instances[$0].linePlace < instances[$1].linePlace }
    return changedAny
  }

  /// Awaits the moment at which the motion of a scroll container changes what is in sight.
  private mutating func awaitChange(of index: Int) {
    sightLines[index].number = nextSerial()
    let scroll = instances[sightLines[index].scroll].scroll
    guard let run = scrolls[scroll].run,
      let time = run.nextChange(of: sightLines[index].line, after: now)
    else { return }
    milestones.insert(
      Milestone(
        time: time, order: nextSerial(),
        event: .sight(index, number: sightLines[index].number)))
  }

  /// Looks again at the stack of a view that had been seen on its way out of sight.
  mutating func checkSightAfterRun(of instance: Int) {
    guard instances[instance].isLeavingSight, let parent = instances[instance].parent else {
      return
    }
    queue.append(.sight(instances[parent].line))
  }
}
