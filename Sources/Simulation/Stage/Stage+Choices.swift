extension Stage {
  /// Brings the views on stage that fit, and begins the insertions that waited for a frame.
  ///
  /// A view that fits may contain others that choose, so this goes on until all have chosen; each
  /// chooses once in an update.
  mutating func settleLayouts() throws(Diagnostics) {
    repeat { try settleChoices() } while settleSight() && !choices.isEmpty
    let insertions = insertions
    self.insertions.removeAll(keepingCapacity: true)
    for insertion in insertions where instances[insertion.instance].presence == .present {
      appear(insertion.instance, insertion.transaction)
    }
  }

  private mutating func settleChoices() throws(Diagnostics) {
    while !choices.isEmpty {
      let found = choices
      choices.removeAll(keepingCapacity: true)
      var taken: [PendingChoice] = []
      var chosen: [Int] = []
      for choice in found
      where layouts[instances[choice.container].layout].chosenIn != update {
        taken.append(choice)
        chosen.append(try take(choice))
      }
      var last = -1
      for choice in taken {
        let root = layoutRoot(of: choice.container)
        if root != last { layOut(root, write: choice.write) }
        last = root
      }
      for (choice, instance) in zip(taken, chosen) {
        if instances[instance].bornIn == update {
          settleFrames(of: instance)
        } else {
          evaluate(instance, layout: write(of: choice), implicit: nil)
        }
      }
    }
  }

  /// The container around a view that no other places.
  private func layoutRoot(of instance: Int) -> Int {
    var result = instance
    while program.views[instances[result].view].isPlaced, let parent = instances[result].parent {
      result = parent
    }
    return result
  }

  /// The write that made a choice: the last one where the layout was not made for one of its own.
  private func write(of choice: PendingChoice) -> Int {
    choice.write >= 0 ? choice.write : writes.count - 1
  }

  /// Puts a view of a `viewThatFits` in the place of the one that is there; returns it.
  private mutating func take(_ choice: PendingChoice) throws(Diagnostics) -> Int {
    let container = choice.container
    let write = write(of: choice)
    let transaction = write >= 0 ? writes[write].transaction : Transaction()
    let isNew = instances[container].bornIn == update
    layouts[instances[container].layout].chosenIn = update
    isReordered = true
    for place in instances[container].groups.indices {
      for instance in instances[container].groups[place]
      where instances[instance].presence == .present {
        leave(instance, transaction)
      }
      let kept = instances[container].groups[place].filter { instances[$0].presence != .gone }
      instances[container].groups[place] = kept
    }
    if write >= 0, let leaving = instances[container].groups[choice.place].first {
      bringBack(leaving, write: write)
      try updateStructure(of: leaving)
      return leaving
    }
    let view = program.views[instances[container].view].children[choice.place]
    let instance = try make(parent: container, Entry(only: view))
    instances[container].groups[choice.place].append(instance)
    if update > 0 { queueAppearances(inside: instance) }
    if !isNew {
      insertions.append(PendingInsertion(instance: instance, transaction: transaction))
    }
    return instance
  }
}
