import Motion
import Testing

@Suite("Detents")
struct DetentsTests {
  let detents = Detents([0, 300, 700])

  @Test("are chosen by where the motion would end, not by where it is")
  func choice() {
    let flick = detents.landing(from: 290, velocity: 900)
    #expect(flick.index == 2 && flick.position == 700)
    #expect(flick.projectedPosition == 290 + DecelerationRate.normal.projection(of: 900))
    #expect(flick.velocity == 900)
    #expect(flick.relativeVelocity == 900.0 / 410)
    let slow = detents.landing(from: 290, velocity: 10)
    #expect(slow.index == 1)
    #expect(detents.landing(from: 290, velocity: 900, rate: .fast).index == 1)
  }

  @Test("give no relative velocity where there is no way")
  func noWay() {
    #expect(detents.landing(from: 300, velocity: 50).relativeVelocity == 0)
  }

  @Test("prefer the first given of two as near")
  func ties() {
    #expect(detents.nearest(to: 150) == 0)
    #expect(Detents([300, 0]).nearest(to: 150) == 0)
    #expect(detents.landing(from: 0, velocity: 1, projected: 500).index == 1)
  }
}
