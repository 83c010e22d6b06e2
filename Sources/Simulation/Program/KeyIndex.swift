/// The places of keys in a list, found by bisection; keys are compared byte by byte.
///
/// - Complexity: O(n log n) to make, O(log n) to ask.
struct KeyIndex {
  private let keys: [String]
  /// The places in the order of their keys, those of an equal key in their own order.
  private let order: [Int]

  /// Makes the index of some keys.
  init(_ keys: [String]) {
    self.keys = keys
    order = keys.indices.sorted { left, right in
      if keys[left].hasSameBytes(as: keys[right]) { return left < right }
      return keys[left].utf8.lexicographicallyPrecedes(keys[right].utf8)
    }
  }

  /// The first place of a key; nil where it is not there.
  func place(of key: String) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = low + (high - low) / 2
      if keys[order[middle]].utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < order.count, keys[order[low]].hasSameBytes(as: key) else { return nil }
    return order[low]
  }

  /// The places of keys that stood before, in their own order.
  var repetitions: [Int] {
    var result: [Int] = []
    for index in order.indices.dropFirst()
    where keys[order[index]].hasSameBytes(as: keys[order[index - 1]]) {
      result.append(order[index])
    }
    return result.sorted()
  }
}
