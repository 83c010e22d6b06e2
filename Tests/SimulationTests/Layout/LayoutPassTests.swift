import Gestures
import Motion
import Testing

@testable import Simulation

/// Frames worked out by hand, in a space of 300 by 600 points unless a row says otherwise.
@Suite("Layout pass")
struct LayoutPassTests {
  /// A tree, its frames from left to right, and those from right to left where they differ.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var sketch: LayoutSketch
    var frames: [String]
    var mirrored: [String]?

    init(
      _ name: String, _ sketch: LayoutSketch, _ frames: [String], mirrored: [String]? = nil
    ) {
      testDescription = name
      self.sketch = sketch
      self.frames = frames
      self.mirrored = mirrored
    }
  }

  static let rows = [
    Row(
      "a stack hugs its views and stands in the middle of its frame",
      .vstack([.fixed(100, 40), .fixed(60, 20)]),
      // 40 + 8 + 20 = 68 high, 100 wide.
      ["0 0 300 600", "100 266 100 40", "120 314 60 20"]),
    Row(
      "views without a size share what is left",
      .vstack(10, [.fixed(nil, 90), .flexible, .flexible]),
      // 600 − 20 − 90 = 490, halved.
      ["0 0 300 600", "0 0 300 90", "0 100 300 245", "0 355 300 245"]),
    Row(
      "leading views stand at the left, or at the right where lines begin there",
      .vstack(0, .leading, [.fixed(100, 300), .fixed(60, 300)]),
      ["0 0 300 600", "100 0 100 300", "100 300 60 300"],
      mirrored: ["0 0 300 600", "100 0 100 300", "140 300 60 300"]),
    Row(
      "a row runs from the side where lines begin",
      .hstack(10, .top, [.fixed(50, 100), .fixed(70, 40), .flexible]),
      // 300 − 20 − 120 = 160.
      ["0 0 300 600", "0 0 50 100", "60 0 70 40", "140 0 160 600"],
      mirrored: ["0 0 300 600", "250 0 50 100", "170 0 70 40", "0 0 160 600"]),
    Row(
      "a row stands its views on the bottom",
      .hstack(0, .bottom, [.fixed(50, 100), .fixed(50, 40)]),
      ["0 0 300 600", "100 250 50 100", "150 310 50 40"],
      mirrored: ["0 0 300 600", "150 250 50 100", "100 310 50 40"]),
    Row(
      "a pile is as large as its largest views and aligns each",
      .zstack(Alignment(.trailing, .bottom), [.fixed(100, 40), .fixed(60, 80)]),
      ["0 0 300 600", "100 300 100 40", "140 260 60 80"],
      mirrored: ["0 0 300 600", "100 300 100 40", "100 260 60 80"]),
    Row(
      "the frame's alignment moves the content",
      LayoutSketch.vstack([.fixed(100, 40)]).with { $0.alignment = Alignment(.leading, .top) },
      ["0 0 300 600", "0 0 100 40"], mirrored: ["0 0 300 600", "200 0 100 40"]),
    Row(
      "padding narrows what views are offered",
      LayoutSketch.zstack([.flexible]).with {
        $0.padding = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }, ["0 0 300 600", "2 1 294 596"], mirrored: ["0 0 300 600", "4 1 294 596"]),
    Row(
      "a padded stack in a stack is larger by its padding",
      .vstack(
        0,
        [
          LayoutSketch.hstack(0, .center, [.fixed(50, 30)]).with {
            $0.padding = LayoutInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
          }
        ]), ["0 0 300 600", "110 280 80 40", "120 285 50 30"],
      mirrored: ["0 0 300 600", "110 280 80 40", "130 285 50 30"]),
    Row(
      "what is too large runs over on both sides of the middle",
      .vstack(0, [.fixed(500, 400), .fixed(100, 400)]),
      ["0 0 300 600", "-100 -100 500 400", "100 300 100 400"]),
    Row(
      "views that come too late get nothing",
      .vstack(0, [.fixed(10, 700), .flexible]),
      ["0 0 300 600", "145 -50 10 700", "0 650 300 0"]),
    Row(
      "an empty stack has no size",
      .vstack([.vstack([]), .fixed(10, 10)]),
      ["0 0 300 600", "150 291 0 0", "145 299 10 10"]),
    Row(
      "a view of no size keeps its place and its spacing",
      .vstack(8, [.fixed(0, 0), .fixed(10, 10)]),
      ["0 0 300 600", "150 291 0 0", "145 299 10 10"]),
    Row(
      "negative spacing draws views over each other",
      .hstack(-20, .center, [.fixed(50, 50), .fixed(50, 50)]),
      ["0 0 300 600", "110 275 50 50", "140 275 50 50"],
      mirrored: ["0 0 300 600", "140 275 50 50", "110 275 50 50"]),
    Row(
      "a row in a column and a column in the row",
      .vstack(
        0,
        [
          .fixed(nil, 100),
          .hstack(0, .center, [.flexible, .vstack(0, [.fixed(40, nil), .fixed(20, 50)])]),
        ]),
      // The row gets 500; of its 300 the column takes 40 and the flexible view 260.
      [
        "0 0 300 600", "0 0 300 100", "0 100 300 500", "0 100 260 500", "260 100 40 500",
        "260 100 40 450", "270 550 20 50",
      ],
      mirrored: [
        "0 0 300 600", "0 0 300 100", "0 100 300 500", "40 100 260 500", "0 100 40 500",
        "0 100 40 450", "10 550 20 50",
      ]),
  ]

  @Test("places views where SwiftUI's rules put them", arguments: rows)
  func frames(row: Row) {
    #expect(row.sketch.frames() == row.frames)
    #expect(row.sketch.frames(.rightToLeft) == row.mirrored ?? row.frames)
  }

  static let lengths = [
    Row(
      "the least flexible view chooses first",
      // It is offered a third, 100, and takes 40; the others halve the 260 that are left.
      .hstack(
        0, .top,
        [
          .flexible, LayoutSketch.flexible.with { $0.width = LayoutLength(minimum: 80) },
          LayoutSketch.flexible.with { $0.width = LayoutLength(minimum: 10, maximum: 40) },
        ]), ["0 0 300 600", "0 0 130 600", "130 0 130 600", "260 0 40 600"]),
    Row(
      "a least width holds against a small offer",
      .hstack(
        0, .top,
        [
          LayoutSketch.flexible.with { $0.width = LayoutLength(minimum: 200) }, .flexible,
        ]), ["0 0 300 600", "0 0 200 600", "200 0 100 600"]),
    Row(
      "a stack fills what it is offered where its largest width has no end",
      .vstack(
        0, .leading,
        [
          LayoutSketch.hstack(0, .top, [.fixed(50, 20)]).with {
            $0.width = LayoutLength(maximum: .infinity)
            $0.alignment = Alignment(.leading, .top)
          }
        ]), ["0 0 300 600", "0 290 300 20", "0 290 50 20"],
      mirrored: ["0 0 300 600", "0 290 300 20", "250 290 50 20"]),
    Row(
      "a larger priority is served first, and leaves the others their least",
      .hstack(
        0, .top,
        [
          LayoutSketch.flexible.with { $0.width = LayoutLength(minimum: 30) },
          LayoutSketch.flexible.with { $0.priority = 1 },
        ]), ["0 0 300 600", "0 0 30 600", "30 0 270 600"],
      mirrored: ["0 0 300 600", "270 0 30 600", "0 0 270 600"]),
    Row(
      "a ratio fits into the width",
      .zstack([LayoutSketch.flexible.with { $0.aspect = LayoutAspect(ratio: 2) }]),
      ["0 0 300 600", "0 225 300 150"]),
    Row(
      "a ratio fits into the height",
      .zstack([LayoutSketch.flexible.with { $0.aspect = LayoutAspect(ratio: 0.25) }]),
      ["0 0 300 600", "75 0 150 600"]),
    Row(
      "a ratio that fills runs over",
      .zstack([LayoutSketch.flexible.with { $0.aspect = LayoutAspect(ratio: 2, fills: true) }]),
      ["0 0 300 600", "-450 0 1200 600"]),
    Row(
      "a ratio gives the height of a fixed width",
      .zstack([LayoutSketch.fixed(150, nil).with { $0.aspect = LayoutAspect(ratio: 1.5) }]),
      ["0 0 300 600", "75 250 150 100"]),
    Row(
      "a ratio in a stack chooses before what has no limit",
      .vstack(0, [.flexible, LayoutSketch.flexible.with { $0.aspect = LayoutAspect(ratio: 1.5) }]),
      ["0 0 300 600", "0 0 300 400", "0 400 300 200"]),
    Row(
      "contradicting limits give the least",
      .zstack([
        LayoutSketch.flexible.with { $0.width = LayoutLength(minimum: 90, maximum: 50) }
      ]), ["0 0 300 600", "105 0 90 600"]),
    Row(
      "an ideal length counts only where none is offered",
      .scroll(
        .vertical, .zero,
        [
          LayoutSketch.flexible.with { $0.height = LayoutLength(ideal: 70) }, .flexible,
        ]), ["0 0 300 600", "0 0 300 70", "0 70 300 10"]),
    Row(
      "a negative fixed length is none",
      .zstack([.fixed(-5, 10)]), ["0 0 300 600", "150 295 0 10"]),
  ]

  @Test("gives views the lengths that they ask for", arguments: lengths)
  func extents(row: Row) {
    #expect(row.sketch.frames() == row.frames)
    #expect(row.sketch.frames(.rightToLeft) == row.mirrored ?? mirror(row.frames))
  }

  /// The same frames seen in a mirror of 300 points.
  private func mirror(_ frames: [String]) -> [String] {
    frames.map { frame in
      let numbers = frame.split(separator: " ").compactMap { Double($0) }
      let mirrored = [300 - numbers[0] - numbers[2]] + numbers.dropFirst()
      return mirrored.map { Value.number($0).text }.joined(separator: " ")
    }
  }
}
