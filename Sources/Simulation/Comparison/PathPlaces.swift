/// The places of paths in the order in which they came, found by their hashes.
///
/// A dictionary would compare them as Unicode text; paths are equal where their bytes are.
///
/// - Complexity: O(1) on average to ask and to add.
struct PathPlaces {
  /// The paths in the order in which they came.
  private(set) var paths: [String] = []
  /// For each hash the place of a path, or −1; a path stands in the first free one from its own on.
  private var slots: [Int] = Array(repeating: -1, count: 16)

  /// The place of a path; nil where it has not come yet.
  func place(of path: String) -> Int? {
    let place = slots[slot(of: path)]
    return place >= 0 ? place : nil
  }

  /// Adds a path that has not come yet, and returns its place.
  mutating func add(_ path: String) -> Int {
    paths.append(path)
    if paths.count * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for (place, known) in paths.enumerated() { slots[slot(of: known)] = place }
    } else {
      slots[slot(of: path)] = paths.count - 1
    }
    return paths.count - 1
  }

  /// The slot that holds a path, or the free one where it belongs.
  private func slot(of path: String) -> Int {
    // FNV-1a, whose high bits are the better mixed ones.
    var hash: UInt32 = 0x811C_9DC5
    for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var slot = Int((hash ^ (hash >> 15)) & UInt32(slots.count - 1))
    while slots[slot] >= 0, !paths[slots[slot]].hasSameBytes(as: path) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
