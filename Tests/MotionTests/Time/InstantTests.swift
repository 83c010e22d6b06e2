import Motion
import Testing

@Suite("Instant")
struct InstantTests {
  @Test("rounds a wait up to a nanosecond")
  func advances() {
    let start = Instant(nanoseconds: 10)
    #expect(start.advanced(bySeconds: 0) == start)
    #expect(start.advanced(bySeconds: 0.5).nanoseconds == 500_000_010)
    #expect(start.advanced(bySeconds: 1e-10).nanoseconds == 11)
    #expect(start.advanced(bySeconds: .infinity) == .never)
    #expect(start.advanced(bySeconds: 1e10) == .never)
    #expect(Instant.never.advanced(bySeconds: 1) == .never)
  }

  @Test("measures seconds")
  func seconds() {
    #expect(Instant(nanoseconds: 1_500_000_000).seconds == 1.5)
    #expect(
      Instant(nanoseconds: 1_500_000_000).seconds(since: Instant(nanoseconds: 2_000_000_000))
        == -0.5)
    #expect(Instant(nanoseconds: 1) < Instant(nanoseconds: 2))
    #expect(Instant.zero < .never)
  }
}
