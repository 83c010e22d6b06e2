import Motion
import Testing

@Suite("FrameRate")
struct FrameRateTests {
  @Test("places frames at the nearest nanosecond, computed from their index")
  func frames() {
    #expect(FrameRate(60).instant(ofFrame: 0) == .zero)
    #expect(FrameRate(60).instant(ofFrame: 1).nanoseconds == 16_666_667)
    #expect(FrameRate(60).instant(ofFrame: 2).nanoseconds == 33_333_333)
    #expect(FrameRate(60).instant(ofFrame: 3).nanoseconds == 50_000_000)
    #expect(FrameRate(60_000, per: 1_001).instant(ofFrame: 60_000).nanoseconds == 1_001_000_000_000)
    // Exactly half a nanosecond goes up.
    #expect(FrameRate(1_000_000_000, per: 1).instant(ofFrame: 7).nanoseconds == 7)
    #expect(FrameRate(400_000_000).instant(ofFrame: 1).nanoseconds == 3)
    #expect(FrameRate(60).instant(ofFrame: 1_000_000_000).nanoseconds == 16_666_666_666_666_667)
  }

  @Test("shares the frames of its divisors", arguments: [30, 60, 120] as [Int64])
  func commonTimes(_ rate: Int64) {
    for frame in 0..<Int64(1_000) {
      #expect(
        FrameRate(rate).instant(ofFrame: frame)
          == FrameRate(240).instant(ofFrame: frame * (240 / rate)))
    }
  }

  @Test(
    "finds the first frame at or after an instant",
    arguments: [
      FrameRate(60), FrameRate(120), FrameRate(60_000, per: 1_001), FrameRate(1, per: 3),
    ])
  func firstFrame(_ rate: FrameRate) {
    for frame in [0, 1, 2, 59, 60, 12_345] as [Int64] {
      let instant = rate.instant(ofFrame: frame)
      #expect(rate.firstFrame(at: instant) == frame)
      #expect(rate.firstFrame(at: Instant(nanoseconds: instant.nanoseconds + 1)) == frame + 1)
      if frame > 0 {
        #expect(rate.firstFrame(at: Instant(nanoseconds: instant.nanoseconds - 1)) == frame)
      }
    }
  }

  @Test(
    "reads decimals and fractions exactly",
    arguments: [
      ("60", FrameRate(60)), ("59.94", FrameRate(2_997, per: 50)), ("0.5", FrameRate(1, per: 2)),
      ("60000/1001", FrameRate(60_000, per: 1_001)), ("120.0", FrameRate(120)),
    ])
  func reads(_ text: String, _ rate: FrameRate) {
    #expect(FrameRate(text: text) == rate)
  }

  @Test(
    "refuses what is no rate",
    arguments: [
      "", "0", "-60", "abc", "60/0", "1/2/3", "6e1", "0.0001", "2000000", "60 ", ".", "1..2",
    ])
  func refuses(_ text: String) {
    #expect(FrameRate(text: text) == nil)
  }
}
