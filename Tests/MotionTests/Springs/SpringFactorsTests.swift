import Motion
import Testing

/// The factors of the closed form have functions of their own; springs that show one factor alone
/// hold them against the tables and against the general functions.
@Suite("A spring's factors")
struct SpringFactorsTests {
  @Test("decay as the exponential does")
  func exponential() {
    // From 1 with the velocity −1 a critical spring of frequency 1 moves as e^(−t).
    let solution = SpringSolution(Spring(angularFrequency: 1, dampingRatio: 1))
    var count = 0
    var worst = 0.0
    for start in stride(from: 0, to: ExpTable.rows.count, by: 3) {
      let (time, nearest) = (-ExpTable.rows[start], ExpTable.rows[start + 1])
      guard time > 0, time < 708 else { continue }
      count += 1
      let actual = solution.state(displacement: 1, velocity: -1, at: time)
      let error = ((actual.displacement - nearest) - ExpTable.rows[start + 2]).magnitude
      // The units of time are rounded once and the product with the time again.
      let allowed = (1.2 + 2 * time) * nearest.ulp
      worst = max(worst, error / allowed)
      #expect(error <= allowed, "at \(time)")
      #expect(actual.velocity == -actual.displacement)
    }
    print("springs: \(count) exponentials, worst error \(worst) of what is allowed")
    #expect(count > 100)
  }

  @Test("swing as cosine and sine do")
  func swing() {
    let solution = SpringSolution(Spring(angularFrequency: 1, dampingRatio: 0))
    var count = 0
    for start in stride(from: 0, to: CosTable.rows.count, by: 3) {
      let time = CosTable.rows[start]
      guard time > 0, time < 1e5 else { continue }
      count += 1
      let cosine = solution.state(displacement: 1, velocity: 0, at: time).displacement
      let sine = solution.state(displacement: 0, velocity: 1, at: time).displacement
      // One and a half units of the amplitude, and the two roundings of the angle.
      let allowed = (1.5 + 2 * time) * 0x1p-53
      let (cosineError, sineError) = (
        ((cosine - CosTable.rows[start + 1]) - CosTable.rows[start + 2]).magnitude,
        ((sine - SinTable.rows[start + 1]) - SinTable.rows[start + 2]).magnitude
      )
      #expect(cosineError <= allowed, "cosine at \(time)")
      #expect(sineError <= allowed, "sine at \(time)")
      // Near the start a sine keeps its digits.
      if time < 1e-2 { #expect(sineError <= 4 * sine.ulp, "sine at \(time)") }
    }
    #expect(count > 100)
  }

  @Test(
    "creep without a seam where a series ends and where the quick part is gone",
    arguments: [1 + 1e-14, 1 + 1e-9, 1.000_1, 1.01, 1.25, 2, 30, 1e3, 1e6])
  func creep(_ ratio: Double) {
    let solution = SpringSolution(Spring(angularFrequency: 1, dampingRatio: ratio))
    let rate = solution.rate
    let slow = 1 / (solution.decay + rate)
    for border in [0.125 / rate, 20 / rate, 1] {
      for step in -40...40 {
        let time = border * (1 + Double(step) * 0x1p-7)
        guard slow * time < 600 else { continue }
        let actual = solution.state(displacement: 0, velocity: 1, at: time).displacement
        let expected =
          ElementaryFunctions.exp(-slow * time) * -ElementaryFunctions.expm1(-2 * rate * time)
          / (2 * rate)
        // Ten roundings, and those of the exponents.
        let allowed = (10 + 3 * slow * time) * expected.ulp
        #expect((actual - expected).magnitude <= allowed, "at \(time)")
      }
    }
  }
}
