import Gestures
import Motion
import Testing

/// A named rule that throws, and what becomes of one release.
private struct NamedThrow: CustomTestStringConvertible {
  var name: String
  var way: Vector
  var velocity: Vector
  var expected: ReleaseDirection?

  init(
    _ name: String, _ x: Double, _ y: Double, v: (Double, Double) = (0, 0),
    _ expected: ReleaseDirection?
  ) {
    self.name = name
    way = Vector(x: x, y: y)
    velocity = Vector(x: v.0, y: v.1)
    self.expected = expected
  }

  var testDescription: String { "\(name) of \(way.x), \(way.y) at \(velocity.x), \(velocity.y)" }
}

/// A named rule that settles, the detents, and where it goes.
private struct NamedSettle: CustomTestStringConvertible {
  var name: String
  var detents: [Double]
  var position: Double
  var velocity: Double
  var across: Double
  var start: Int
  var expected: Int

  init(
    _ name: String, _ detents: [Double], at position: Double, v velocity: Double = 0,
    across: Double = 0, from start: Int = 0, _ expected: Int
  ) {
    self.name = name
    self.detents = detents
    self.position = position
    self.velocity = velocity
    self.across = across
    self.start = start
    self.expected = expected
  }

  var testDescription: String { "\(name) at \(position), \(velocity)" }
}

private let sheet = [100.0, 500, 800]
private let pages = [0.0, 300, 600]

@Suite("The rules of libraries")
struct ReleaseLibraryTests {
  @Test(
    "throw at their limits, on a size of 300 by 600",
    arguments: [
      NamedThrow("tinder-card/velocity", 0, 0, v: (500, 500), nil),
      NamedThrow("tinder-card/velocity", 0, 0, v: (0, -500.1), .up),
      NamedThrow("tinder-card/position", 300, 300, nil),
      NamedThrow("tinder-card/position", -300.1, 400, .left),
      NamedThrow("Shuffle/swipe", 75, 0, .right),
      NamedThrow("Shuffle/swipe", 74.9, 0, nil),
      NamedThrow("Shuffle/swipe", 0, -9, v: (0, -1_100), .up),
      NamedThrow("SwiftUI-CardStackView/swipe", 150, 0, nil),
      NamedThrow("SwiftUI-CardStackView/swipe", 90, 121, .down),
      NamedThrow("Koloda/swipe", 149.9, 600, nil),
      NamedThrow("Koloda/swipe", -150, 600, .left),
      NamedThrow("swing/throwOut", 299.9, 599.9, nil),
      NamedThrow("swing/throwOut", 0, 600, .down),
      NamedThrow("deck-swiper/swipe", 75, 120, nil),
      NamedThrow("deck-swiper/swipe", 75.1, 0, .right),
      NamedThrow("deck-swiper/swipe", 0, -120.1, .up),
      NamedThrow("flutter_card_swiper/swipe", 50, 50, nil),
      NamedThrow("flutter_card_swiper/swipe", 50.1, 500, .right),
      NamedThrow("CardStackView/swipe", 90, 0, v: (4_999, 0), nil),
      NamedThrow("CardStackView/swipe", 90.1, 0, .right),
      NamedThrow("CardStackView/swipe", 9, 0, v: (0, 5_000), .right),
      NamedThrow("Flutter/dismissible", 120, 0, nil),
      NamedThrow("Flutter/dismissible", 120.1, 0, .right),
      NamedThrow("Material/swipeDismiss", 150, 0, .right),
      NamedThrow("Material/swipeDismiss", 149.9, 0, nil),
      NamedThrow("Material/swipeDismiss", 20, 0, v: (-1, 0), .left),
      NamedThrow("PopupView/dismiss", 0, 200, nil),
      NamedThrow("PopupView/dismiss", 0, 200.1, .down),
      NamedThrow("PopupView/dismiss", 0, -400, nil),
      NamedThrow("vaul/drawer", 0, 150, .down),
      NamedThrow("vaul/drawer", 0, 149.9, v: (0, 400), nil),
      NamedThrow("vaul/drawer", 0, 1, v: (0, 400.1), .down),
      NamedThrow("Flutter/bottomSheet", 0, 300, v: (0, 700), nil),
      NamedThrow("Flutter/bottomSheet", 0, 300.1, .down),
      NamedThrow("Flutter/bottomSheet", 0, 1, v: (0, 700.1), .down),
      NamedThrow("Flutter/backSwipe", 150, 0, .right),
      NamedThrow("Flutter/backSwipe", 149.9, 0, v: (299.9, 0), nil),
      NamedThrow("Flutter/backSwipe", 1, 0, v: (300, 0), .right),
      NamedThrow("Flutter/backSwipe", 299, 0, v: (-300, 0), nil),
      NamedThrow("MediaViewer/dismiss", 0, -88, .up),
      NamedThrow("MediaViewer/dismiss", 0, 87.9, nil),
      NamedThrow("MediaViewer/dismiss", 80, 92, nil),
      NamedThrow("MediaViewer/dismiss", 79, 92, .down),
      NamedThrow("MediaViewer/dismiss", 0, 20, v: (0, 400), .down),
      NamedThrow("MediaViewer/dismiss", 0, 7, v: (0, 4_000), nil),
      NamedThrow("sample/offsetOrPrediction", 0, 96, v: (0, 256), nil),
      NamedThrow("sample/offsetOrPrediction", 0, 96.1, .down),
      NamedThrow("sample/offsetOrPrediction", 0, 60, v: (0, 400.1), .down),
    ])
  private func throwing(_ row: NamedThrow) throws {
    let rule = try #require(ReleaseRule.named(row.name))
    let release = Release(
      translation: row.way, velocity: row.velocity, size: Size(width: 300, height: 600))
    #expect(rule.target(of: release).direction == row.expected)
  }

  @Test(
    "settle at their limits",
    arguments: [
      NamedSettle("PanModal/sheet", sheet, at: 700, v: -301, from: 1, 0),
      NamedSettle("PanModal/sheet", sheet, at: 449, v: 301, 1),
      NamedSettle("PanModal/sheet", sheet, at: 451, v: 301, 2),
      NamedSettle("PanModal/sheet", sheet, at: 640, v: 300, from: 1, 1),
      NamedSettle("PanModal/sheet", sheet, at: 651, v: -300, from: 1, 2),
      NamedSettle("FloatingPanel/target", sheet, at: 300, 0),
      NamedSettle("FloatingPanel/target", sheet, at: 300.1, 1),
      NamedSettle("FloatingPanel/targetPastAdjacent", sheet, at: 110, v: 1_400, 2),
      NamedSettle("FloatingPanel/removal", [0, 200], at: 100, v: 550, 1),
      NamedSettle("FloatingPanel/removal", [0, 200], at: 100, v: 549.9, 0),
      NamedSettle("FloatingPanel/removal", [0, 200], at: 200, v: -10, 0),
      NamedSettle("BottomSheet/flickThrough", sheet, at: 160, 1),
      NamedSettle("BottomSheet/flickThrough", sheet, at: 159, 0),
      NamedSettle("BottomSheet/flickThrough", sheet, at: 279, 1),
      NamedSettle("BottomSheet/flickThrough", sheet, at: 280, 2),
      NamedSettle("BottomSheet/flickThrough", sheet, at: 610, from: 2, 0),
      NamedSettle("fluid-interfaces/drawer", [0, 400], at: 20, v: 0.5, 1),
      NamedSettle("fluid-interfaces/drawer", [0, 400], at: 390, v: -0.5, from: 1, 0),
      NamedSettle("fluid-interfaces/drawer", [0, 400], at: 390, 0),
      NamedSettle("gorhom/snapPoint", [0, 300], at: 100, v: 250, 0),
      NamedSettle("gorhom/snapPoint", [0, 300], at: 100, v: 250.1, 1),
      NamedSettle("Flutter/draggableSheet", sheet, at: 120, v: 20, 0),
      NamedSettle("Flutter/draggableSheet", sheet, at: 120, v: 20.1, 1),
      NamedSettle("Flutter/draggableSheet", sheet, at: 480, v: -20.1, from: 1, 0),
      NamedSettle("Flutter/draggableSheet", sheet, at: 300, 1),
      NamedSettle("Flutter/drawer", [0, 300], at: 150, 1),
      NamedSettle("Flutter/drawer", [0, 300], at: 149.9, v: 364.9, 0),
      NamedSettle("Flutter/drawer", [0, 300], at: 10, v: 365, 1),
      NamedSettle("Flutter/drawer", [0, 300], at: 290, v: -365, from: 1, 0),
      NamedSettle("Material/sideSheet", [100, 400], at: 390, v: -1, 0),
      NamedSettle("Material/sideSheet", [100, 400], at: 250, v: 500, 0),
      NamedSettle("Material/sideSheet", [100, 400], at: 250.1, 1),
      NamedSettle("Material/sideSheet", [100, 400], at: 110, v: 501, across: 500, 1),
      NamedSettle("Material/sideSheet", [100, 400], at: 110, v: 501, across: -501, 0),
      NamedSettle("Flutter/pageView", pages, at: 10, v: 100, 1),
      NamedSettle("Compose/anchoredDraggable", pages, at: 150, 1),
      NamedSettle("Material3/swipeToDismiss", pages, at: 56, 1),
      NamedSettle("Material3/swipeToDismiss", pages, at: 55.9, v: 124.9, 0),
      NamedSettle("SwiftUIPager/page", pages, at: 150, 1),
      NamedSettle("SwiftUIPager/page", pages, at: 149.9, v: 500, 0),
      NamedSettle("SwiftUIPager/page", pages, at: 310, v: -501, from: 1, 0),
      NamedSettle("Qt/snapOneItem", pages, at: 31, v: 75, 1),
      NamedSettle("Qt/snapOneItem", pages, at: 30, v: 900, 0),
      NamedSettle("Qt/snapOneItem", pages, at: 31, v: 74, 0),
      NamedSettle("Qt/snapOneItem", pages, at: 40, v: -900, 0),
      NamedSettle("Qt/snapOneItem", pages, at: 151, 1),
      NamedSettle("nearest", pages, at: 150, 0),
      NamedSettle("projected", pages, at: 0, v: 1_000, 2),
      NamedSettle("oneStep", pages, at: 0, v: 1_000, 1),
    ])
  private func settling(_ row: NamedSettle) throws {
    #expect(try target(row) == .detent(row.expected))
  }

  @Test(
    "let Material's bottom sheet expand, collapse or hide",
    arguments: [
      // Expanded at 100, collapsed at 500, hidden at 800: the peek is 300, the half 450.
      NamedSettle("Material/bottomSheet", sheet, at: 790, v: -1, from: 1, 0),
      NamedSettle("Material/bottomSheet", sheet, at: 300, 1),
      NamedSettle("Material/bottomSheet", sheet, at: 299.9, 0),
      NamedSettle("Material/bottomSheet", sheet, at: 200, v: 2_000, 1),
      NamedSettle("Material/bottomSheet", sheet, at: 200, v: 90, across: 100, 0),
      NamedSettle("Material/bottomSheet", sheet, at: 600, v: 500, from: 1, 1),
      NamedSettle("Material/bottomSheet", sheet, at: 600, v: 501, from: 1, 2),
      NamedSettle("Material/bottomSheet", sheet, at: 650, from: 1, 1),
      NamedSettle("Material/bottomSheet", sheet, at: 650.1, from: 1, 2),
      NamedSettle("Material/bottomSheet", sheet, at: 499, v: 3_000, 1),
      // Above the half and mostly sideways, it would fall far: it expands.
      NamedSettle("Material/bottomSheet", [0, 100, 400], at: 150, v: 2_000, across: 2_001, 0),
    ])
  private func bottomSheet(_ row: NamedSettle) throws {
    #expect(try target(row) == .detent(row.expected))
  }

  private func target(_ row: NamedSettle) throws -> ReleaseTarget {
    let rule = try #require(ReleaseRule.named(row.name))
    let axis = rule.axis
    let main = axis.vector(row.velocity)
    let across = axis.other.vector(row.across)
    return rule.target(
      of: Release(
        translation: axis.vector(row.position - row.detents[row.start]),
        velocity: Vector(x: main.x + across.x, y: main.y + across.y),
        size: Size(width: 300, height: 600), position: row.position, detents: row.detents,
        start: row.start))
  }

  @Test("have distinct names, a source, and are found again")
  func names() {
    #expect(Set(ReleaseRule.names).count == ReleaseRule.names.count)
    for rule in ReleaseRule.presets {
      #expect(ReleaseRule.named(rule.name) == rule)
      #expect(rule.name.contains("/") == !rule.source.isEmpty, "\(rule.name)")
    }
    #expect(ReleaseRule.named("shuffle/swipe") == nil)
    #expect(ReleaseRule.named("") == nil)
  }

  @Test("stand for their kinds")
  func kinds() {
    let kinds = [
      "floatingPanel", "anchoredDraggable", "dismissible", "pageView", "backSwipe",
      "nearestProjected", "speedOnly", "distanceOrSpeed", "drawer",
    ]
    #expect(
      kinds.compactMap { ReleaseRule.named($0)?.name } == [
        "FloatingPanel/target", "Compose/anchoredDraggable", "Flutter/dismissible",
        "Flutter/pageView", "Flutter/backSwipe", "gorhom/snapPoint", "tinder-card/velocity",
        "Shuffle/swipe", "vaul/drawer",
      ])
  }
}
