import Gestures
import Motion
import Testing

@Suite("Touch sampling")
struct TouchSamplingTests {
  static let low = Point(x: 100, y: 600)
  static let high = Point(x: 130, y: 200)
  static let rates: [Double] = [60, 90, 120, 240]

  static func drag(_ sampling: TouchSampling) -> TouchScript {
    TouchScript(sampling).drag(from: low, to: high, in: 0.3)
  }

  /// Runs a drag recogniser over a script and returns the value at its end.
  static func ending(_ script: TouchScript) throws -> DragValue {
    let drag = GestureAttachment(
      id: GestureID(0), gesture: .drag(DragGesture()), priority: .normal)
    let updates = ArbiterRun(offered: [drag]).run(script.events)
    guard case .ended(.drag(let value)) = try #require(updates.last).change else {
      throw Problem()
    }
    return value
  }

  struct Problem: Error {}

  @Test("The same seed gives the same samples, another one other times")
  func seeds() {
    #expect(Self.drag(.device(seed: 7)).events == Self.drag(.device(seed: 7)).events)
    #expect(Self.drag(.device(seed: 7)).events != Self.drag(.device(seed: 8)).events)
  }

  @Test("Looks stay within the jitter of their times, in whole microseconds", arguments: rates)
  func jitter(rate: Double) {
    let script = Self.drag(.device(rate: rate, seed: 3))
    var spread = 0.0
    for event in script.events {
      #expect(event.time.nanoseconds % 1000 == 0)
      guard event.phase == .move else { continue }
      let looks = event.time.seconds * rate
      let off = (looks - looks.rounded()).magnitude / rate
      // Half a microsecond of rounding comes on top.
      #expect(off <= 0.0003 + 0.6e-6)
      spread = max(spread, off)
    }
    #expect(spread > 0.0002)
  }

  @Test("Places are whole steps of the grid, and a place that has not changed is not repeated")
  func grid() {
    let script = Self.drag(TouchSampling(rate: 240, grid: 1.0 / 3))
    for (index, event) in script.events.enumerated() {
      #expect((event.location.x * 3).rounded() / 3 == event.location.x)
      #expect((event.location.y * 3).rounded() / 3 == event.location.y)
      if index > 0, event.phase == .move {
        #expect(event.location != script.events[index - 1].location)
      }
    }
    // An eased drag starts more slowly than a step a look.
    let fast = Self.drag(TouchSampling(rate: 1000, grid: 1.0 / 3)).events.count
    #expect(fast < Self.drag(TouchSampling(rate: 1000)).events.count)
    #expect(
      Self.drag(TouchSampling(grid: 2)).events.allSatisfy {
        $0.location.y.remainder(dividingBy: 2) == 0
      })
  }

  @Test("Duplicates repeat the share of moves that is asked for")
  func duplicates() {
    let all = Self.drag(TouchSampling(duplicates: 1)).events
    let none = Self.drag(TouchSampling()).events
    #expect(all.count == 2 * (none.count - 2) + 2)
    let some = Self.drag(TouchSampling(duplicates: 0.5, seed: 1)).events.count
    #expect(some > none.count + 5 && some < all.count - 5)
  }

  @Test("A flick leaves at its speed, within 0.01 %", arguments: rates, [300.0, 1200, 4000])
  func flick(rate: Double, speed: Double) throws {
    let value = try Self.ending(
      TouchScript(TouchSampling(rate: rate)).flick(from: Self.low, to: Self.high, speed: speed))
    #expect((value.velocity.length - speed).magnitude < speed * 1e-4)
    #expect(value.location == Self.high)
    let way = Self.high - Self.low
    // The direction is that of the way.
    #expect((value.velocity.x * way.y - value.velocity.y * way.x).magnitude < speed * 0.1)
  }

  @Test("Jitter does not change the speed; a grid does, within its tolerance", arguments: rates)
  func roughFlick(rate: Double) throws {
    for seed in 0..<20 {
      let exact = TouchSampling(rate: rate, jitter: 0.0005, seed: UInt64(seed))
      let value = try Self.ending(
        TouchScript(exact).flick(from: Self.low, to: Self.high, speed: 1500))
      #expect((value.velocity.length - 1500).magnitude < 0.15)
      let rough = TouchSampling.device(rate: rate, seed: UInt64(seed))
      let script = TouchScript(rough).flick(from: Self.low, to: Self.high, speed: 1500)
      let tolerance = 0.75 / 3 / (1 / rate - 0.0006) * 2.0.squareRoot()
      #expect((try Self.ending(script).velocity.length - 1500).magnitude < 0.15 + tolerance)
    }
  }

  @Test("A hand-over right after the last sample has the speed, faded by the silence")
  func handOver() throws {
    let events = TouchScript().flick(from: Self.low, to: Self.high, speed: 2000).events
    var tracker = VelocityTracker(.swiftUI)
    for event in events where event.phase != .up {
      tracker.add(event.location - .zero, at: event.time)
    }
    let lift = try #require(events.last?.time)
    let velocity: Vector = tracker.handOver(at: lift)
    // One interval of 8.333 ms at 0.998 a millisecond.
    #expect((velocity.length / 2000 - 0.98345).magnitude < 2e-4)
  }

  @Test("A drag that is held leaves without a velocity where rests count")
  func held() {
    let script = TouchScript().drag(from: Self.low, to: Self.high, in: 0.2, resting: 0.3)
    var tracker = VelocityTracker(.leastSquares)
    for event in script.events where event.phase != .up {
      tracker.add(event.location - .zero, at: event.time)
    }
    let velocity: Vector = tracker.velocity(at: script.end)
    #expect(velocity == .zero)
  }

  @Test("The rule is told in words")
  func text() {
    #expect(TouchSampling().text == "120 Hz")
    #expect(
      TouchSampling.device(rate: 59.94, seed: 7).text
        == "59.94 Hz, jitter 0.3 ms, grid 0.3333 pt, seed 7")
  }
}
