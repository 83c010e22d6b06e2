import Gestures
import Motion
import Testing

/// How many samples of a window count, by the times of the samples in milliseconds.
private struct WindowCase: CustomTestStringConvertible {
  var testDescription: String
  var window: VelocityWindow
  var times: [Double]
  var lift: Double
  var count: Int?

  init(
    _ name: String, _ window: VelocityWindow, _ times: [Double], lift: Double, count: Int?
  ) {
    testDescription = name
    self.window = window
    self.times = times
    self.lift = lift
    self.count = count
  }
}

@Suite("VelocityWindow")
struct VelocityWindowTests {
  @Test(
    "counts samples up to its bounds",
    arguments: [
      WindowCase("a gap at the bound", .android, [0, 40, 50], lift: 50, count: 3),
      WindowCase("a gap over it", .android, [0, 40.001, 50], lift: 50, count: 2),
      WindowCase("Chromium's gap below it", .chromium, [0, 39.999, 50], lift: 50, count: 3),
      WindowCase("Chromium's gap at it", .chromium, [0, 40, 50], lift: 50, count: 2),
      WindowCase("an age at the horizon", .android, [0, 30, 65, 100], lift: 100, count: 4),
      WindowCase("an age over it", .android, [0, 30, 65, 100.001], lift: 101, count: 3),
      WindowCase("silence at the bound", .android, [0, 10], lift: 50, count: 2),
      WindowCase("silence over it", .android, [0, 10], lift: 50.001, count: nil),
      WindowCase("Chromium's silence below it", .chromium, [0, 10], lift: 89.999, count: 2),
      WindowCase("Chromium's silence at it", .chromium, [0, 10], lift: 90, count: nil),
      WindowCase("Compose's silence", .compose, [0, 10], lift: 9_000, count: 2),
      WindowCase("Compose's impulse at its horizon", .composeImpulse, [0, 40], lift: 90, count: 2),
      WindowCase("over it", .composeImpulse, [0, 40.001], lift: 90, count: nil),
      WindowCase("Flutter's two samples", .flutter, [0, 10], lift: 10, count: nil),
      WindowCase("Flutter's three samples", .flutter, [0, 10, 20], lift: 20, count: 3),
      WindowCase("one sample", VelocityWindow(minimumSamples: 0), [0], lift: 0, count: nil),
      WindowCase("none", VelocityWindow(), [], lift: 0, count: nil),
      WindowCase(
        "a short history", VelocityWindow(history: 3), [0, 1, 2, 3, 4], lift: 4, count: 3),
    ])
  private func bounds(_ row: WindowCase) {
    let samples = row.times.map { VelocitySample(time: milliseconds($0), value: SIMD4()) }
    #expect(row.window.counted(samples, at: milliseconds(row.lift))?.count == row.count)
  }

  @Test("holds 20 samples on Android, in Flutter, Compose and Chromium")
  func histories() {
    let samples = (0..<40).map {
      VelocitySample(time: milliseconds(Double($0)), value: SIMD4())
    }
    let windows: [VelocityWindow] = [.android, .flutter, .compose, .composeImpulse, .chromium]
    for window in windows {
      #expect(window.counted(samples, at: milliseconds(39))?.count == 20)
    }
    #expect(VelocityWindow().counted(samples, at: milliseconds(39))?.count == 40)
  }
}
