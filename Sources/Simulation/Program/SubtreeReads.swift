/// What the views of a declaration and of those inside it depend on from outside.
struct SubtreeReads: Sendable {
  /// The cells of the scene.
  private(set) var cells: [Int] = []
  /// The slots that belong to views around.
  private(set) var outerSlots: [Int] = []

  /// Adds the triggers of some reads; slots from a number on are the declaration's own.
  mutating func add(_ reads: Reads, ownSlotsFrom limit: Int) {
    for trigger in reads.triggers {
      switch trigger {
      case .scene(let cell): if !cells.contains(cell) { cells.append(cell) }
      case .local(let slot):
        if slot < limit, !outerSlots.contains(slot) { outerSlots.append(slot) }
      case .gesture, .argument: break
      }
    }
  }

  /// Adds what a view inside depends on.
  mutating func add(_ inner: SubtreeReads, ownSlotsFrom limit: Int) {
    for cell in inner.cells where !cells.contains(cell) { cells.append(cell) }
    for slot in inner.outerSlots where slot < limit && !outerSlots.contains(slot) {
      outerSlots.append(slot)
    }
  }
}
