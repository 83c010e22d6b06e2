extension Stage {
  /// Inserts and removes views so that those of a parent follow the state.
  mutating func updateStructure(of parent: Int?) throws(Diagnostics) {
    let views = parent.map { program.views[instances[$0].view].children } ?? program.roots
    let cells = parent.map { instances[$0].cells } ?? []
    // What a view around these missed while it was leaving, the write that brought it back tells.
    let missed = parent.map { instances[$0].returnedIn == update ? instances[$0].returnWrite : -1 }
    let standIns = parent.map { instances[$0].standIns } ?? []
    for (place, view) in views.enumerated() {
      let reads = program.views[view].structureReads
      let write = max(lastWrite(among: reads, cells: cells), missed ?? -1)
      // Which view of those that choose by their size is there, the layout says.
      if write >= 0, standIns.isEmpty {
        try update(view, place: place, parent: parent, write: write)
      }
      guard program.views[view].hasStructureInside else { continue }
      let isAffected = isAffected(program.views[view].structure, cells: cells)
      let inner = group(place, of: parent) + (standIns.isEmpty ? [] : [standIns[place]])
      for child in inner where instances[child].presence == .present {
        guard instances[child].bornIn != update else { continue }
        let isTouched = instances[child].dirtyIn == update || instances[child].returnedIn == update
        if isAffected || isTouched { try updateStructure(of: child) }
      }
    }
  }

  /// Fills a group for the first time, without transitions.
  mutating func populate(_ view: Int, place: Int, parent: Int?) throws(Diagnostics) {
    var group: [Int] = []
    for entry in try entries(of: view, parent: parent) {
      group.append(try make(parent: parent, entry))
    }
    setGroup(place, of: parent, to: group)
  }

  private mutating func update(
    _ view: Int, place: Int, parent: Int?, write: Int
  ) throws(Diagnostics) {
    let old = group(place, of: parent)
    var new: [Int] = []
    var index: KeyIndex?
    var cursor = 0
    for entry in try entries(of: view, parent: parent) {
      // Most keys stand where they stood; an index of all is made when one does not.
      var place: Int? = cursor
      if cursor >= old.count || !instances[old[cursor]].identity.hasSameBytes(as: entry.identity) {
        let known = index ?? KeyIndex(old.map { instances[$0].identity })
        index = known
        place = known.place(of: entry.identity)
      }
      if let place {
        keep(old[place], entry, write: write)
        new.append(old[place])
        cursor = place + 1
      } else {
        let swaps = swapsIn(entry, among: old, of: view)
        new.append(try insert(entry, parent: parent, write: write, swaps: swaps))
      }
    }
    dismiss(old, beside: new, of: view, write: write)
    let merged = merge(new, withLeavingOf: old)
    if merged != old {
      isReordered = true
      setGroup(place, of: parent, to: merged)
    }
  }

  private mutating func insert(
    _ entry: Entry, parent: Int?, write: Int, swaps: Bool
  ) throws(Diagnostics) -> Int {
    let instance = try make(parent: parent, entry)
    instances[instance].keptIn = update
    noteStructureInside(instance, write: write)
    markDirty(instance)
    if instances[instance].isStandIn { return instance }
    appearedAny = true
    // A view whose type is erased takes the place of another one without a transition.
    let transaction = swaps ? Transaction() : writes[write].transaction
    if program.views[entry.view].isPlaced {
      insertions.append(PendingInsertion(instance: instance, transaction: transaction))
    } else {
      appear(instance, transaction)
    }
    return instance
  }

  private mutating func keep(_ instance: Int, _ entry: Entry, write: Int) {
    refresh(instance, entry, write: write)
    instances[instance].keptIn = update
    if instances[instance].presence == .leaving { bringBack(instance, write: write) }
  }

  /// Puts the views that leave after their nearest former predecessor that is still there.
  private func merge(_ new: [Int], withLeavingOf old: [Int]) -> [Int] {
    var result = new
    var predecessor: Int?
    for instance in old where instances[instance].presence != .gone {
      if instances[instance].presence == .leaving {
        let place = predecessor.flatMap { result.firstIndex(of: $0) }
        result.insert(instance, at: place.map { $0 + 1 } ?? 0)
      }
      predecessor = instance
    }
    return result
  }

  /// Gives an instance the item and the index it has now.
  private mutating func refresh(_ instance: Int, _ entry: Entry, write: Int) {
    guard let loop = program.views[entry.view].loop else { return }
    let locals = instances[instance].cells
    change(locals[loop.itemSlot], to: entry.item, write: write)
    change(locals[loop.indexSlot], to: .number(Double(entry.index)), write: write)
  }

  /// Gives an item's cell what a write to its collection made of it.
  mutating func change(_ cell: Int, to value: Value, write: Int) {
    guard cells[cell] != value else { return }
    cells[cell] = value
    lastWrites[cell] = write
    changedItems.append(cell)
    markDirty(owners[cell])
  }

  /// Queues the `onAppear` of the views that this update made, in the order of the tree.
  mutating func queueAppearances() {
    appearedAny = false
    for group in roots {
      for instance in group { queueAppearances(inside: instance) }
    }
  }

  /// Queues the `onAppear` of a view and those inside it.
  mutating func queueAppearances(inside instance: Int) {
    // A view made at the start or in this update stands on a way that the update has marked.
    guard instances[instance].bornIn == update || instances[instance].dirtyIn == update,
      !instances[instance].isOutOfSight
    else { return }
    let view = instances[instance].view
    if instances[instance].bornIn == update, !program.views[view].onAppear.isEmpty {
      queue.append(.appear(instance))
    }
    for group in instances[instance].groups {
      for child in group { queueAppearances(inside: child) }
    }
  }
}
