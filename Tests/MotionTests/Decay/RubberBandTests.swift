import Motion
import Testing

@Suite("RubberBand")
struct RubberBandTests {
  let band = RubberBand(dimension: 100)

  @Test("shows what UIKit shows, alike in both directions")
  func values() {
    #expect(abs(band.displacement(for: 10) - 5.213_270) < 1e-6)
    #expect(band.displacement(for: -10) == -band.displacement(for: 10))
    #expect(band.displacement(for: 0) == 0)
    #expect(band.displacement(for: 1e300) == 100)
    #expect(band.displacement(for: -.infinity) == -100)
  }

  @Test("turns what is shown back into what is pulled", arguments: 0..<30)
  func inverse(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let band = RubberBand(
      dimension: generator.magnitude(from: 1, to: 2000),
      coefficient: generator.number(in: 0.05...1))
    let pull = generator.number(in: -3...3) * band.dimension
    // The inverse is steep where the band is nearly stretched: 16 times at 3 dimensions.
    let error = band.distance(for: band.displacement(for: pull)) - pull
    #expect(abs(error) < 1e-13 * band.dimension / band.coefficient * 10, "seed \(seed)")
    let width = 1e-6 * band.dimension
    let slope =
      (band.displacement(for: pull + width) - band.displacement(for: pull - width)) / (2 * width)
    #expect(abs(slope - band.slope(at: pull)) < 1e-6, "seed \(seed)")
  }

  @Test("cannot be pulled as far as its dimension")
  func limit() {
    #expect(band.distance(for: 100) == .infinity)
    #expect(band.distance(for: -120) == -.infinity)
    #expect(band.slope(at: 0) == 0.55)
  }

  @Test("holds back beyond bounds only")
  func bounds() {
    #expect(band.position(for: 30, in: 0, 60) == 30)
    #expect(band.position(for: 70, in: 0, 60) == 60 + band.displacement(for: 10))
    #expect(band.position(for: -10, in: 0, 60) == band.displacement(for: -10))
    for value in [-30.0, 0, 25, 60, 90] {
      let shown = band.position(for: value, in: 0, 60)
      #expect(abs(band.value(for: shown, in: 0, 60) - value) < 1e-12)
    }
  }
}
