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
  }

  /// Ends an update: the tree follows the state, then the properties, then what has to follow.
  mutating func commit() throws(Diagnostics) {
    guard failures.isEmpty else { throw Diagnostics(failures) }
    guard !writes.isEmpty || !freshWatches.isEmpty else { return }
    if !writes.isEmpty {
      try updateStructure(of: nil)
      if appearedAny { queueAppearances() }
      let layout = lastWrites[SceneProgram.viewportCell]
      for group in roots {
        for instance in group { evaluate(instance, layout: layout, implicit: nil) }
      }
    }
    settleFreshWatches()
  }

  /// The place of the last write among some names; −1 where none was written.
  func lastWrite(among reads: [Reference], cells locals: [Int]) -> Int {
    var result = -1
    for read in reads {
      switch read {
      case .scene(let cell): result = max(result, lastWrites[cell])
      case .local(let slot): result = max(result, lastWrites[locals[slot]])
      case .gesture, .argument: break
      }
    }
    return result
  }

  private mutating func settleFreshWatches() {
    let fresh = freshWatches
    freshWatches.removeAll(keepingCapacity: true)
    for watch in fresh {
      if watches[watch].runs.isEmpty {
        fire(watch)
      } else if watches[watch].criteria == .logical, watches[watch].logical < .never {
        milestones.insert(
          Milestone(time: watches[watch].logical, order: nextSerial(), event: .completion(watch)))
      }
    }
  }

  /// Queues what follows a completion, once.
  mutating func fire(_ watch: Int) {
    guard !watches[watch].isDone else { return }
    watches[watch].isDone = true
    openWatches.removeAll { $0 == watch }
    queue.append(.completion(watch))
  }

  /// Tells the completions that a run is over.
  mutating func runEnded(_ run: RunReference) {
    release(evenLogical: false) { $0 == run }
  }

  /// Tells the completions that a run was replaced before its delay was over: it counts as complete.
  mutating func runSkipped(_ run: RunReference) {
    release(evenLogical: true) { $0 == run }
  }

  /// Tells the completions that a view is gone: those that have nothing else to wait for fire.
  mutating func viewEnded(_ instance: Int) {
    release(evenLogical: true) { $0.instance == instance }
  }

  /// Takes runs out of what completions wait for; those of the update under way are settled later.
  private mutating func release(evenLogical: Bool, where isOver: (RunReference) -> Bool) {
    for watch in openWatches where !watches[watch].isDone {
      let count = watches[watch].runs.count
      watches[watch].runs.removeAll(where: isOver)
      guard watches[watch].runs.isEmpty, count > 0, !freshWatches.contains(watch),
        evenLogical || watches[watch].criteria == .removed
      else { continue }
      fire(watch)
    }
  }
}
