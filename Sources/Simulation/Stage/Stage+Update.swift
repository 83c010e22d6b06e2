extension Stage {
  /// Begins an update.
  ///
  /// - Parameters:
  ///   - time: When its animations start.
  ///   - stamp: The time stamp of the event behind it, for velocities.
  mutating func begin(at time: Instant, stamp: Instant) {
    now = time
    self.stamp = stamp
    update += 1
    for write in writes { lastWrites[write.cell] = -1 }
    for cell in changedItems { lastWrites[cell] = -1 }
    changedItems.removeAll(keepingCapacity: true)
    writes.removeAll(keepingCapacity: true)
    freshWatches.removeAll(keepingCapacity: true)
  }

  /// Gives a cell a value.
  ///
  /// A write of an equal value is no write, unless it is a sample of a finger.
  mutating func write(_ value: Value, to cell: Int, _ transaction: Transaction) {
    if cells[cell] == value {
      guard case .sample = transaction.tracking else { return }
    }
    cells[cell] = value
    lastWrites[cell] = writes.count
    writes.append(Write(cell: cell, transaction: transaction))
    if owners[cell] >= 0 { markDirty(owners[cell]) }
  }

  /// Notes that an update changed a cell of a view, so that the way to the view is visited.
  mutating func markDirty(_ instance: Int) {
    var current: Int? = instance
    while let place = current, instances[place].dirtyIn != update {
      instances[place].dirtyIn = update
      current = instances[place].parent
    }
  }

  /// Whether an update wrote what the views of a declaration inside some cells depend on.
  func isAffected(_ reads: SubtreeReads, cells locals: [Int]) -> Bool {
    reads.cells.contains { lastWrites[$0] >= 0 }
      || reads.outerSlots.contains { lastWrites[locals[$0]] >= 0 }
  }

  /// Ends an update: the tree follows the state, then the properties, then what has to follow.
  mutating func commit() throws(Diagnostics) {
    guard failures.isEmpty else { throw Diagnostics(failures) }
    if !writes.isEmpty {
      try updateStructure(of: nil)
      if appearedAny { queueAppearances() }
      let layout = lastWrites[SceneProgram.viewportCell]
      for (place, view) in program.roots.enumerated() {
        evaluate(group: roots[place], of: view, inside: [], layout: layout, implicit: nil)
      }
      try settleLayouts()
      updateMatches()
      if !choices.isEmpty { try settleLayouts() }
    }
    if settleSight() || areMatchesStale {
      areMatchesStale = false
      try settleLayouts()
      updateMatches()
    }
    showNewProgress()
    settleFreshWatches()
    reportUpdate()
  }

  /// The place of the last write among the names that something depends on.
  ///
  /// It is −1 where nothing was written whose change makes a new evaluation necessary.
  func lastWrite(among reads: Reads, cells locals: [Int]) -> Int {
    guard lastWrite(among: reads.triggers, locals) >= 0 else { return -1 }
    return lastWrite(among: reads.names, locals)
  }

  private func lastWrite(among names: [Reference], _ locals: [Int]) -> Int {
    var result = -1
    for name in names {
      switch name {
      case .scene(let cell): result = max(result, lastWrites[cell])
      case .local(let slot): result = max(result, lastWrites[locals[slot]])
      case .gesture, .argument: break
      }
    }
    return result
  }
}
