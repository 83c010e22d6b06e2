import Gestures
import Motion
import Testing

/// Runs one tap gesture over samples and returns what it reported.
private func changes(_ tap: TapGesture, _ events: [PointerEvent]) -> [GestureChange] {
  ArbiterRun(offered: [GestureAttachment(id: GestureID(1), gesture: .tap(tap))]).run(events).map {
    $0.change
  }
}

@Suite("Tap")
struct TapRecognizerTests {
  @Test("reports the place and time of its last lift")
  func value() {
    let all = changes(
      TapGesture(count: 2),
      [
        sample(0, .down, 10), sample(50, .up, 11), sample(150, .down, 300),
        sample(200, .up, 301, 7),
      ])
    #expect(
      all == [
        .possible,
        .ended(
          .tap(TapValue(location: Point(x: 301, y: 7), time: milliseconds(200), count: 2))),
      ])
  }

  @Test("measures the distance of every tap from its own touch, in the plane")
  func distance() {
    let far = changes(TapGesture(), [sample(0, .down, 0, 0), sample(50, .move, 27, 36)])
    #expect(far.last == .failed(GestureFailure(.tooFar, progress: .moved(45, of: 45))))
    let near = changes(TapGesture(), [sample(0, .down, 0, 0), sample(50, .up, 27, 35)])
    #expect(near.last?.name == "ended")
  }

  @Test("takes every limit as a parameter")
  func parameters() {
    let strict = TapGesture(
      count: 2, maximumDuration: 0.1, maximumDistance: 5, maximumInterval: 0.2)
    let long = changes(strict, [sample(0, .down, 0)])
    #expect(long.last == .failed(GestureFailure(.tooLong, progress: .pressed(0.1, of: 0.1))))
    let far = changes(strict, [sample(0, .down, 0), sample(10, .move, 5)])
    #expect(far.last == .failed(GestureFailure(.tooFar, progress: .moved(5, of: 5))))
    let late = changes(
      strict, [sample(0, .down, 0), sample(50, .up, 0), sample(250.001, .down, 0)])
    #expect(
      late.prefix(2) == [
        .possible, .failed(GestureFailure(.intervalOver, progress: .taps(1, of: 2))),
      ])
    let endless = changes(
      TapGesture(maximumDuration: .infinity, maximumDistance: .infinity),
      [sample(0, .down, 0), sample(90_000, .up, 5_000)])
    #expect(endless.last?.name == "ended")
  }

  @Test("is over after its count; further taps begin a new one")
  func furtherTaps() {
    var events: [PointerEvent] = []
    for tap in 0..<5 {
      events.append(sample(Double(tap) * 100, .down, 0))
      events.append(sample(Double(tap) * 100 + 50, .up, 0))
    }
    let names = changes(TapGesture(count: 2), events).map { $0.name }
    #expect(names == ["possible", "ended", "possible", "ended", "possible", "failed"])
  }
}
