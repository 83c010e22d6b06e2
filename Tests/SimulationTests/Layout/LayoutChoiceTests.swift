import Gestures
import Motion
import Testing

@testable import Simulation

@Suite("Layout choices, scrolling and size")
struct LayoutChoiceTests {
  /// A wide row, a narrow column, and something for the smallest space.
  static func choice(_ axes: DragAxes) -> LayoutSketch {
    LayoutSketch(
      .firstFitting(axes),
      [
        .hstack(0, .top, [.fixed(200, 50), .fixed(100, 50)]),
        .vstack(0, [.fixed(120, 50), .fixed(100, 50)]), .fixed(50, 50),
      ])
  }

  @Test(
    "takes the first view whose ideal size fits, the edge included, and else the last",
    arguments: [
      (DragAxes.both, 300.0, 50.0, 1), (.both, 299, 100, 4), (.both, 299, 99, 7),
      (.horizontal, 299, 10, 4), (.horizontal, 300, 10, 1), (.horizontal, 119, 900, 7),
      (.vertical, 10, 50, 1), (.vertical, 10, 49, 7), (.both, 0, 0, 7),
    ])
  func firstFitting(axes: DragAxes, width: Double, height: Double, chosen: Int) {
    let pass = Self.choice(axes).pass(in: Size(width: width, height: height))
    #expect(pass.choices[0] == chosen)
    #expect(pass.frames[chosen] != nil)
    for other in [1, 4, 7] where other != chosen { #expect(pass.frames[other] == nil) }
  }

  @Test("lets a choice inside a stack see what the stack offers")
  func choiceInStack() {
    let sketch = LayoutSketch.hstack(0, .top, [.fixed(100, 10), Self.choice(.horizontal)])
    // Of 300 points the choice is offered 200: the row of 300 does not fit, the column of 120 does.
    #expect(
      sketch.frames() == [
        "0 0 300 600", "40 250 100 10", "140 250 120 100", "-", "-", "-", "140 250 120 100",
        "140 250 120 50", "150 300 100 50", "-",
      ])
  }

  @Test("places nothing for a choice of nothing")
  func emptyChoice() {
    let sketch = LayoutSketch.vstack(0, [LayoutSketch(.firstFitting(.both)), .fixed(10, 10)])
    #expect(sketch.frames() == ["0 0 300 600", "150 295 0 0", "145 295 10 10"])
  }

  @Test("moves what scrolls by the offset, and lets it be as long as it likes")
  func scroll() {
    let content: [LayoutSketch] = [.fixed(100, 400), .fixed(50, 500)]
    let sketch = LayoutSketch.scroll(.vertical, Vector(x: 7, y: 120), content)
    #expect(sketch.frames() == ["0 0 300 600", "100 -120 100 400", "125 280 50 500"])
    #expect(sketch.pass().contentSizes[0] == Size(width: 100, height: 900))
  }

  @Test("counts a horizontal offset from the side where lines begin")
  func horizontalScroll() {
    let content: [LayoutSketch] = [.fixed(200, 40), .fixed(200, 40)]
    let sketch = LayoutSketch.scroll(.horizontal, Vector(x: 30, y: 7), content)
    #expect(sketch.frames() == ["0 0 300 600", "-30 280 200 40", "170 280 200 40"])
    #expect(
      sketch.frames(.rightToLeft) == ["0 0 300 600", "130 280 200 40", "-70 280 200 40"])
  }

  @Test("takes in a stack the length that is left for it, and the breadth of its content")
  func scrollInStack() {
    let sketch = LayoutSketch.vstack(
      0,
      [
        .fixed(300, 100), .scroll(.vertical, .zero, [.fixed(80, 900)]),
      ])
    #expect(
      sketch.frames() == ["0 0 300 600", "0 0 300 100", "110 100 80 500", "110 100 80 900"])
  }

  @Test("tells which views of a lazy stack are in sight, an edge in common being out of sight")
  func inSight() {
    let views = (0..<10).map { _ in LayoutSketch.fixed(nil, 100) }
    let line = LayoutSketch.scroll(.vertical, .zero, isLazy: true, views).pass().lazyLine(of: 0)
    #expect(line?.inSight(at: 0) == [0, 1, 2, 3, 4, 5])
    #expect(line?.inSight(at: 100) == [1, 2, 3, 4, 5, 6])
    #expect(line?.inSight(at: 99.5) == [0, 1, 2, 3, 4, 5, 6])
    let eager = LayoutSketch.scroll(.vertical, .zero, views)
    #expect(eager.pass().lazyLine(of: 0) == nil)
  }

  @Test("counts along a lazy line from the edge where it begins, whatever stands before it")
  func lazyLineInside() {
    let views = (0..<4).map { _ in LayoutSketch.fixed(100, 50) }
    let row = LayoutSketch(
      .stack(LayoutStack(axis: .horizontal, spacing: 0, isLazy: true)), views)
    let sketch = LayoutSketch.scroll(
      .horizontal, .zero, [.fixed(150, 40), row])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let line = sketch.pass(direction).lazyLine(of: 2)
      #expect(line?.inSight(at: 0) == [0, 1])
      #expect(line?.inSight(at: 50) == [0, 1])
      #expect(line?.inSight(at: 51) == [0, 1, 2])
      #expect(line?.inSight(at: 250) == [1, 2, 3])
    }
  }

  @Test("offers the views of a lazy stack no length, and takes all the breadth")
  func lazy() {
    let sketch = LayoutSketch.vstack(0, .leading, isLazy: true, [.flexible, .fixed(40, 30)])
    #expect(sketch.frames() == ["0 0 300 600", "0 280 300 10", "0 290 40 30"])
  }

  @Test("places ten thousand views of a lazy stack at their places")
  func manyViews() {
    let views = (0..<10_000).map { LayoutSketch.fixed(nil, Double($0 % 3) + 1) }
    let pass = LayoutSketch.scroll(.vertical, Vector(x: 0, y: 50), isLazy: true, views).pass()
    // Three views are 6 points high together; 9 999 of them are 3 333 times that.
    #expect(pass.frames[10_000] == Rect(x: 0, y: 19_998 - 50, width: 300, height: 1))
    // The pass has placed them 50 points further up.
    #expect(pass.lazyLine(of: 0)?.inSight(at: 0).count == 301)
  }

  /// Stacks in each other, a choice and a frame at every level.
  static func tower(_ depth: Int) -> LayoutSketch {
    guard depth > 0 else { return .flexible }
    let inner = tower(depth - 1)
    let stack: LayoutSketch =
      depth % 2 == 0
      ? .vstack(1, [.fixed(nil, 1), inner, .flexible])
      : .hstack(1, .center, [.fixed(1, nil), inner, .flexible])
    let framed = stack.with { $0.width = LayoutLength(minimum: 3) }
    return LayoutSketch(.firstFitting(.both), [framed, .flexible])
  }

  @Test(
    "measures a view at most once for each choice around it, and once where it may choose",
    arguments: [1, 5, 20])
  func depth(levels: Int) {
    // With three measurements of each view for each of its containers it would be 3²⁰ at depth 20.
    let sketch = Self.tower(levels)
    let pass = sketch.pass(in: Size(width: 1e6, height: 1e6))
    #expect(pass.measurements <= sketch.nodes.count * (levels + 1))
    #expect(pass.measurements >= sketch.nodes.count / 2)
  }

  @Test("keeps least and largest sizes apart from what is offered")
  func limits() {
    let sketch = LayoutSketch.vstack(
      10,
      [
        LayoutSketch.flexible.with { $0.height = LayoutLength(minimum: 20, maximum: 40) },
        .fixed(30, 50),
        .hstack(0, .top, [.fixed(10, nil), LayoutSketch.flexible.with { $0.padding.leading = 5 }]),
      ])
    let limits = sketch.pass().limits
    #expect(limits[0].least == Size(width: 30, height: 20 + 50 + 0 + 20))
    #expect(limits[0].largest == Size(width: .infinity, height: .infinity))
    #expect(limits[1].least.height == 20)
    #expect(limits[1].largest.height == 40)
    #expect(limits[3].least == Size(width: 15, height: 0))
  }
}
