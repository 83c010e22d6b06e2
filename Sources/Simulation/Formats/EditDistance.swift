/// Finds the known name that a mistyped one was probably meant to be.
public enum EditDistance {
  /// Names longer than this, in bytes, are not compared.
  private static let longestName = 64

  /// Returns the known name nearest to an unknown one; nil where none is near.
  ///
  /// Near is at most one change in a name of up to four bytes, two in one of up to six, one more for
  /// each three bytes beyond; a change of letter case costs nothing. Of equally near names the first is returned.
  public static func nearest(to name: String, among known: [String]) -> String? {
    let count = name.utf8.count
    guard count <= longestName else { return nil }
    var best: String?
    var least = (count <= 4 ? 1 : (count + 2) / 3) + 1
    for candidate in known where candidate.utf8.count <= longestName {
      let distance = between(name, candidate)
      if distance < least, distance < max(count, candidate.utf8.count) {
        least = distance
        best = candidate
      }
    }
    return best
  }

  /// Returns how many bytes must be added, dropped, changed or swapped with their neighbour to get
  /// from one name to another, letter case aside.
  static func between(_ first: String, _ second: String) -> Int {
    let left = first.utf8.map(lowercased)
    let right = second.utf8.map(lowercased)
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
        cost = min(cost, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
