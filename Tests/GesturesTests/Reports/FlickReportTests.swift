import Gestures
import Motion
import Testing

/// Returns the value with which a drag ends that touches, moves and lifts at times in milliseconds.
private func end(
  _ places: [(Double, Double)], _ estimator: VelocityEstimator = .swiftUI, isVertical: Bool = false
) -> DragValue? {
  let events = places.enumerated().map { (step, place) -> PointerEvent in
    let phase: PointerPhase = step == 0 ? .down : step == places.count - 1 ? .up : .move
    return isVertical
      ? sample(place.0, phase, 0, place.1) : sample(place.0, phase, place.1, 0)
  }
  let updates = report(.drag(DragGesture(velocity: estimator)), events)
  guard case .ended(.drag(let value))? = updates.last?.change else { return nil }
  return value
}

/// How fast a finger was when it let go.
@Suite("Reports of velocity and flicks")
struct FlickReportTests {
  // Report 41.
  @Test("a short flick has the velocity of its last samples and a predicted end far away")
  func predictedEnd() {
    let value = end([(0, 300), (8, 290), (16, 270), (24, 250)])
    #expect(value?.translation.x == -50)
    #expect(value?.velocity.x == -2_500)
    #expect(value?.predictedEndTranslation.x == -675)
  }

  // Report 42. VEL-01.
  @Test("two or three samples are enough for a velocity")
  func fewSamples() {
    #expect(end([(0, 0), (8, 40), (16, 80), (16, 80)])?.velocity.x == 5_000)
    #expect(end([(0, 0), (16, 80)])?.velocity.x == 5_000)
    let fitted = end([(0, 0), (8, 40), (16, 80), (16, 80)], .leastSquares)?.velocity.x
    #expect(abs((fitted ?? 0) - 5_000) < 1e-9)
    // A touch and a lift: without the lift there is one sample, which is documented to give 0.
    #expect(end([(0, 0), (16, 80)], .leastSquares)?.velocity.x == 0)
  }

  // Report 43. VEL-02.
  @Test("a finger that has stopped flings by SwiftUI's rule, and not by one with a stop rule")
  func stopped() {
    let half: [(Double, Double)] = [(0, 0), (50, 50), (100, 100), (1_100, 100)]
    #expect(end(half)?.velocity.x == 750)
    #expect(end(half)?.ignoredRest == 1)
    #expect(end(half, .leastSquares)?.velocity.x == 0)
    #expect(end(half, .leastSquares)?.ignoredRest == 0)
    let steps = (0...100).map { (Double($0), Double($0)) } + [(600, 100)]
    #expect(end(steps)?.velocity.x == 750)
    #expect(end(steps, .leastSquares)?.velocity.x == 0)
  }

  // VEL-03. The slope of the parabola through the moves is that of an independent fit.
  @Test("a last move that hardly moves does not hide a flick from a window")
  func lastMove() {
    let way: [(Double, Double)] = [
      (0, 200), (8.3, 164.5), (16.5, 98.3), (24.3, 97.6), (32.5, 97.6),
    ]
    let short = end(way, isVertical: true)?.velocity.y ?? 0
    #expect(abs(short + 0.75 * 0.7 / 0.0078) < 1e-9)
    let windowed = end(way, .leastSquares, isVertical: true)?.velocity.y ?? 0
    #expect(abs(windowed + 1_679.729747) < 1e-4)
    #expect(windowed < -500)
    var line = VelocityTracker(.leastSquares)
    for (time, place) in way.dropLast() { line.add(place, at: milliseconds(time)) }
    let mean = LeastSquaresVelocity(degree: 1).velocity(of: line.samples, at: milliseconds(24.3))
    #expect((mean?[0] ?? 0) < -4_000)
  }

  // VEL-04.
  @Test("the time before the flick does not thin its velocity")
  func holdAndFlick() {
    let way: [(Double, Double)] = [
      (0, 100), (1_008, 120), (1_016, 140), (1_024, 160), (1_024, 160),
    ]
    for estimator in [VelocityEstimator.swiftUI, .leastSquares] {
      #expect(abs((end(way, estimator)?.velocity.x ?? 0) - 2_500) < 1e-9)
    }
  }

  // VEL-09.
  @Test("a small way back at the lift does not turn the flick round")
  func wayBack() {
    let way: [(Double, Double)] = [(0, 300), (8, 280), (16, 260), (24, 262), (24, 262)]
    #expect(end(way, isVertical: true)?.velocity.y == -1_812.5)
    // The parabola follows the turn; the straight line keeps the direction.
    #expect((end(way, .leastSquares, isVertical: true)?.velocity.y ?? 0) > 0)
    var tracker = VelocityTracker(.leastSquares)
    for (time, place) in way.dropLast() { tracker.add(place, at: milliseconds(time)) }
    let line = LeastSquaresVelocity(degree: 1).velocity(of: tracker.samples, at: milliseconds(24))
    #expect(abs((line?[0] ?? 0) + 1_675) < 1e-9)
  }

  // VEL-15.
  @Test("two moves at one time leave the place of the second, and a finite velocity")
  func sameTime() {
    let updates = report(
      .drag(DragGesture()),
      [sample(0, .down, 0), sample(16, .move, 10), sample(16, .move, 20), sample(32, .up, 20)])
    let drags = updates.compactMap { update -> DragValue? in
      guard case .drag(let value)? = update.change.value else { return nil }
      return value
    }
    #expect(drags.map { $0.location.x } == [10, 20, 20])
    #expect(drags.map { $0.velocity.x } == [625, 1_250, 937.5])
  }
}
