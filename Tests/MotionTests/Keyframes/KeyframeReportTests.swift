import Motion
import Testing

/// What has been reported of keyframes, and what is right.
@Suite("Reports of keyframes")
struct KeyframeReportTests {
  // KEY-01
  @Test("two keyframes at one time are a step, and what comes after holds there")
  func step() {
    let path = KeyframePath(
      initialValue: 0.0,
      [.linear(to: 10, duration: 0.5), .move(to: 20), .linear(to: 0, duration: 0.5)])
    #expect(abs(path.value(time: 0.5.nextDown) - 10) < 1e-12)
    #expect(path.value(time: 0.5) == 20)
    #expect(path.value(time: .infinity) == 0)
  }

  // KEY-02
  @Test("at every time one keyframe is under way, at a boundary the later one")
  func boundaries() {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    for _ in 0..<1_000 {
      let durations = [next() + 0.01, next() + 0.01, next() + 0.01]
      let path = KeyframePath(
        initialValue: 0.0,
        [
          .linear(to: 1, duration: durations[0]), .cubic(to: 3, duration: durations[1]),
          .linear(to: 2, duration: durations[2]),
        ])
      for segment in path.segments {
        let time = segment.startTime
        // The parts meet, but for the rounding of the values about them.
        #expect(abs(path.value(time: time) - path.value(time: time.nextDown)) < 1e-9)
        #expect(path.value(time: time) == segment.start)
      }
    }
  }

  // KEY-04
  @Test("the end of a course is its last value, however the frames fall")
  func end() {
    let path = KeyframePath(initialValue: 0.0, [.linear(to: 41, duration: 41.0 / 60)])
    let frames = (0...60).map { path.value(time: Double($0) / 60) }
    #expect(frames[41...].allSatisfy { $0 == 41 })
    #expect(frames[40] < 41)
  }

  // KEY-08
  @Test("places that are left out are spread evenly")
  func missingPlaces() throws {
    let curve = UnitCurve(try CSSEasing("linear(0, 0.25 25%, 0.5, 0.75, 1 100%)"))
    for (time, value) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1, 1)] {
      #expect(abs(curve.value(at: time) - value) < 1e-15)
    }
  }
}
