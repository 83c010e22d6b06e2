import Motion
import Testing

@Suite("KeyframeTimeline")
struct KeyframeTimelineTests {
  @Test("holds its initial value before and its last value after")
  func outside() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(3, duration: 2)
      CubicKeyframe(-1, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 1 && timeline.value(time: 0) == 1)
    #expect(timeline.value(time: 1) == 2 && timeline.value(time: 2) == 3)
    #expect(timeline.value(time: 3) == -1 && timeline.value(time: 9) == -1)
    #expect(timeline.value(progress: 1.0 / 3) == 2)
    #expect(timeline.velocity(time: 1) == 1)
    #expect(timeline.velocity(time: -1) == 0 && timeline.velocity(time: 3) == 0)
  }

  @Test("jumps at the time of a move, even before the start")
  func moves() {
    let first = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(9, duration: 1)
    }
    #expect(first.value(time: -1) == 5 && first.value(time: 0) == 5)
    let last = KeyframeTimeline(initialValue: 0.0, [.linear(to: 1, duration: 1), .move(to: 7)])
    #expect(last.value(time: 1.0.nextDown) < 1.1 && last.value(time: 1) == 7)
    #expect(KeyframeTimeline(initialValue: 4.0, [.move(to: 7)]).value(time: 0) == 7)
    #expect(KeyframeTimeline<Double>(initialValue: 4, []).value(time: 1) == 4)
  }

  @Test("is C¹ through cubic keyframes, and has its velocity as its slope", arguments: 0..<30)
  func smooth(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let path = KeyframePath(
      initialValue: 0,
      (0..<6).map { _ in
        Keyframe.cubic(
          to: generator.number(in: -100...100), duration: generator.number(in: 0.1...2))
      })
    for (segment, next) in zip(path.segments, path.segments.dropFirst()) {
      // Both sides are the same chord, computed from the same numbers in another order.
      let kink = (segment.endVelocity - next.startVelocity).magnitude
      #expect(kink < 1e-10, "seed \(seed)")
      #expect(path.value(time: next.startTime) == segment.target, "seed \(seed)")
    }
    for step in 1..<20 {
      let time = path.duration * Double(step) / 20
      let width = 1e-6
      let slope = (path.value(time: time + width) - path.value(time: time - width)) / (2 * width)
      // Second derivatives reach 4e4 here; a keyframe in between costs that times the width.
      #expect(abs(slope - path.velocity(time: time)) < 0.05, "seed \(seed), \(time) s")
    }
  }

  @Test("gives a spring the velocity of what came before")
  func springs() throws {
    let path = KeyframePath(
      initialValue: 0.0, [.linear(to: 10, duration: 1), .spring(to: 12, spring: .bouncy)])
    #expect(path.segments[1].startVelocity == 10)
    #expect(
      path.segments[1].duration
        == Spring.bouncy.settlingDuration(target: 2, initialVelocity: 10, epsilon: 0.001))
    #expect(abs(path.finalValue - 12) < 0.002)
    let cut = KeyframePath(initialValue: 0.0, [.spring(to: 4, duration: 0.1), .move(to: 4)])
    #expect(cut.value(time: 0.1) == 4 && cut.segments[0].end < 3)
    let given = KeyframePath(
      initialValue: 0.0, [.spring(to: 4, duration: 0.5, startVelocity: 7)])
    #expect(given.velocity(time: 0) == 7)
  }

  @Test("eases a linear keyframe by its curve; an infinite slope counts as 0")
  func easing() {
    let path = KeyframePath(
      initialValue: 0.0, [.linear(to: 8, duration: 2, timingCurve: .circularEaseOut)])
    #expect(path.value(time: 1) == 8 * UnitCurve.circularEaseOut.value(at: 0.5))
    #expect(path.velocity(time: 0) == 0)
    #expect(path.velocity(time: 1) == 4 * UnitCurve.circularEaseOut.velocity(at: 0.5))
  }

  @Test("runs its tracks side by side; of two on a component the last counts")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Rect(x: 1, y: 2, width: 3, height: 4)) {
      KeyframeTrack(component: 0) {
        LinearKeyframe(11, duration: 1)
      }
      KeyframeTrack(components: 2, of: Size.self) {
        LinearKeyframe(Size(width: 13, height: 24), duration: 2)
      }
      KeyframeTrack(component: 3) {
        MoveKeyframe(0)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == Rect(x: 6, y: 2, width: 5.5, height: 0))
    #expect(timeline.value(time: 5) == Rect(x: 11, y: 2, width: 13, height: 0))
    #expect(timeline.velocity(time: 0.5) == Rect(x: 10, y: 0, width: 5, height: 0))
  }

  @Test("moves whole values, from a velocity if one is given, and repeats")
  func whole() {
    let isLong = true
    let timeline = KeyframeTimeline(
      initialValue: Point(x: 0, y: 0), initialVelocity: Point(x: 6, y: 0)
    ) {
      CubicKeyframe(Point(x: 10, y: 20), duration: 1)
      if isLong { LinearKeyframe(Point(x: 0, y: 0), duration: 1) }
    }
    #expect(timeline.velocity(time: 0) == Point(x: 6, y: 0))
    #expect(timeline.value(time: 1.5) == Point(x: 5, y: 10))
    let onTrack = KeyframeTimeline(
      initialValue: Point(x: 0, y: 0), initialVelocity: Point(x: 6, y: 7)
    ) {
      KeyframeTrack(component: 1) {
        SpringKeyframe(3)
      }
    }
    #expect(onTrack.velocity(time: 0) == Point(x: 0, y: 7))
    #expect(timeline.repeatingValue(time: 3.5) == Point(x: 5, y: 10))
    #expect(timeline.repeatingValue(time: 2) == timeline.value(time: 0))
  }
}
