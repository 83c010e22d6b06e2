import ArbiterWalks
import Gestures
import Testing

/// A small generator whose sequence depends on its seed alone.
private struct SeededGenerator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

private let kinds: [GestureDescription] = [
  .tap(TapGesture()), .tap(TapGesture(count: 2)), .drag(DragGesture()),
  .drag(DragGesture(minimumDistance: 0)), .longPress(LongPressGesture()),
]

/// All sets of three gestures, by kind and priority.
private let triples: [[GestureAttachment]] = {
  var single: [(GestureDescription, GesturePriority)] = []
  for kind in kinds {
    for priority in GesturePriority.allCases { single.append((kind, priority)) }
  }
  var all: [[GestureAttachment]] = []
  for first in single {
    for second in single {
      for third in single {
        all.append(
          [first, second, third].enumerated().map { number, gesture in
            GestureAttachment(
              id: GestureID(Int32(number)), gesture: gesture.0, priority: gesture.1)
          })
      }
    }
  }
  return all
}()

/// Gestures that are made of others, and those that most tests leave out.
private let combinations: [GestureDescription] = {
  let (tap, double, drag) = (kinds[0], kinds[1], kinds[2])
  let (drag0, hold) = (kinds[3], kinds[4])
  let magnify = GestureDescription.magnify(MagnifyGesture())
  return [
    drag.simultaneously(with: magnify), hold.simultaneously(with: drag0),
    double.simultaneously(with: drag), hold.sequenced(before: drag),
    hold.sequenced(before: drag0), double.exclusively(before: tap),
    drag.exclusively(before: magnify), hold.exclusively(before: drag),
    tap.exclusively(before: hold.sequenced(before: drag)),
    drag.simultaneously(with: magnify.simultaneously(with: .rotate(RotateGesture()))),
  ]
}()

@Suite("Arbiter, whatever happens")
struct ArbiterPropertyTests {
  @Test("keeps its rules over all walks of four steps", arguments: GesturePaths.threes.indices)
  func exhaustive(_ path: Int) {
    let exploration = Exploration(GesturePaths.threes[path], steps: 4)
    #expect(exploration.walks == 20_736)  // 12⁴
    #expect(exploration.complaint == nil)
  }

  @Test("keeps its rules over long sequences for every set of three gestures")
  func seeded() {
    var worst: String?
    for (index, offered) in triples.enumerated() {
      var generator = SeededGenerator(state: UInt64(index) &+ 20_240_601)
      var walk = ArbiterWalk(offered)
      for _ in 0..<24 {
        walk.take(WalkStep.allCases[generator.next(below: WalkStep.allCases.count)])
      }
      // Whatever happened, with all contacts gone and time passed nothing is left undecided.
      walk.finish()
      if let complaint = walk.complaint { worst = "set \(index): \(complaint)" }
    }
    #expect(triples.count == 3_375)
    #expect(worst == nil)
  }

  @Test("keeps its rules over long sequences of combined gestures")
  func seededCombinations() {
    var worst: String?
    var generator = SeededGenerator(state: 20_261_130)
    for number in 0..<2_000 {
      let offered = (0..<3).map { index in
        let pool = generator.next(below: 3) == 0 ? kinds : combinations
        let priorities = GesturePriority.allCases
        return GestureAttachment(
          id: GestureID(Int32(index)), gesture: pool[generator.next(below: pool.count)],
          priority: priorities[generator.next(below: priorities.count)])
      }
      var walk = ArbiterWalk(offered)
      for _ in 0..<24 {
        walk.take(WalkStep.allCases[generator.next(below: WalkStep.allCases.count)])
      }
      walk.finish()
      if let complaint = walk.complaint {
        worst = worst ?? "path \(number), \(offered.map { "\($0.gesture)" }): \(complaint)"
      }
    }
    #expect(worst == nil)
  }
}
