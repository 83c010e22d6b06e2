import Motion

/// Where a finger is in a picture: a number on the horizontal axis, or `[x, y]`.
struct Place: Hashable, Sendable {
  /// The place in the viewport.
  var point: Point
}

extension Place: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) {
    point = Point(x: value, y: 0)
  }

  init(integerLiteral value: Int) {
    point = Point(x: Double(value), y: 0)
  }
}

extension Place: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Double...) {
    precondition(elements.count == 2, "a place is [x, y], got \(elements.count) numbers")
    point = Point(x: elements[0], y: elements[1])
  }
}
