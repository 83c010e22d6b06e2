import Motion
import Testing

@Suite("Same bits")
struct SameBitsTests {
  /// Folds the bits of a number into a hash: FNV-1a over its bytes, the lowest first.
  private func fold(_ hash: inout UInt64, _ number: Double) {
    for byte in 0..<UInt64(8) {
      hash = (hash ^ ((number.bitPattern &>> (8 * byte)) & 0xff)) &* 0x100_0000_01b3
    }
  }

  @Test("come out of springs in every build and on every processor")
  func springs() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for ratio in [0, 0.2, 0.825, 0.999_999_9, 1, 1.000_000_1, 3, 1_000] {
      for response in [0.15, 0.5, 7] {
        let solution = SpringSolution(Spring(response: response, dampingRatio: ratio))
        for frame in 0..<Int64(240) {
          let state = solution.state(
            displacement: -300, velocity: 1_234.5,
            at: FrameRate(120).instant(ofFrame: frame).seconds)
          fold(&hash, state.displacement)
          fold(&hash, state.velocity)
        }
      }
    }
    #expect(hash == 16_418_157_451_937_334_649)
  }

  @Test("come out of the elementary functions and curves")
  func functions() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 1...4_000 {
      let x = Double(step) * 0.0137
      fold(&hash, ElementaryFunctions.exp(-x))
      fold(&hash, ElementaryFunctions.expm1(x / 50))
      fold(&hash, ElementaryFunctions.log(x))
      fold(&hash, ElementaryFunctions.log1p(x))
      fold(&hash, ElementaryFunctions.sin(x * x * x))
      fold(&hash, ElementaryFunctions.cos(x * 1e18))
      fold(&hash, ElementaryFunctions.atan2(y: x, x: 20 - x))
      fold(&hash, UnitCurve.easeInOut.value(at: x / 55))
    }
    #expect(hash == 13_063_898_759_047_460_436)
  }
}
