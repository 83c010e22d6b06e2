/// The milestones ahead, the earliest first: a binary heap.
struct MilestoneQueue: Sendable {
  private var heap: [Milestone] = []

  /// The earliest milestone.
  var first: Milestone? { heap.first }

  /// Adds a milestone.
  mutating func insert(_ milestone: Milestone) {
    heap.append(milestone)
    var child = heap.count - 1
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the earliest milestone out.
  mutating func removeFirst() -> Milestone? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
