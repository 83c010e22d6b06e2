import Gestures
import Motion
import Testing

private let frame = Rect(x: 100, y: 50, width: 80, height: 40)

/// A shape with points that are in it and points that are not.
struct ShapeCase: CustomTestStringConvertible, Sendable {
  var shape: ContentShape
  var inside: [(Double, Double)]
  var outside: [(Double, Double)]

  init(_ shape: ContentShape, _ inside: [(Double, Double)], not outside: [(Double, Double)]) {
    self.shape = shape
    self.inside = inside
    self.outside = outside
  }

  var testDescription: String { "\(shape)" }
}

private let cases: [ShapeCase] = [
  ShapeCase(.rectangle, [(100, 50), (179.9, 89.9)], not: [(99.9, 60), (180, 60)]),
  ShapeCase(.outset(10), [(90, 40), (189.9, 99.9)], not: [(89.9, 60), (190, 60)]),
  ShapeCase(.outset(-10), [(110, 60), (169.9, 79.9)], not: [(109.9, 70), (170, 70)]),
  ShapeCase(.outset(-30), [], not: [(140, 70), (110, 60)]),
  ShapeCase(.circle, [(120, 70), (140, 50), (154, 84)], not: [(119.9, 70), (155, 85)]),
  ShapeCase(.ellipse, [(100, 70), (140, 50), (168, 83)], not: [(101, 60), (169, 85)]),
  ShapeCase(
    .capsule, [(100, 70), (120, 50), (160, 89.9), (106, 56)], not: [(104, 54), (179, 88)]),
  ShapeCase(
    .roundedRectangle(cornerRadius: 10), [(103, 53), (100, 60), (140, 50), (177, 87)],
    not: [(102, 52), (179, 89), (99, 60)]),
  ShapeCase(.roundedRectangle(cornerRadius: 0), [(100, 50)], not: [(180, 90)]),
  ShapeCase(.roundedRectangle(cornerRadius: 1_000), [(100, 70), (106, 56)], not: [(104, 54)]),
]

@Suite("Content shape")
struct ContentShapeTests {
  @Test("contains what it covers", arguments: cases)
  func contains(_ row: ShapeCase) {
    for (x, y) in row.inside {
      #expect(row.shape.contains(Point(x: x, y: y), in: frame), "\(x), \(y)")
    }
    for (x, y) in row.outside {
      #expect(!row.shape.contains(Point(x: x, y: y), in: frame), "\(x), \(y)")
    }
  }

  @Test("of a frame without size contains nothing that has an area")
  func empty() {
    let empty = Rect(x: 10, y: 10, width: 0, height: 0)
    for shape in [ContentShape.rectangle, .ellipse, .capsule, .roundedRectangle(cornerRadius: 5)] {
      #expect(!shape.contains(Point(x: 10, y: 10), in: empty))
    }
    #expect(ContentShape.outset(5).contains(Point(x: 10, y: 10), in: empty))
  }
}
