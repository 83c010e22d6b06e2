import Foundation
import Simulation
import Testing

@Suite("Exact curves")
struct ExactCurvesTests {
  /// 2e-14 of the scale: the rounding of the parameters times the number of radians travelled.
  static let tolerance = 2e-14

  @Test("are met within 2e-14 of their scale")
  func rows() throws {
    guard let directory = VectorFiles.directory else {
      print("curves-exact: skipped, there are no vectors here")
      return
    }
    let text = try String(
      contentsOf: directory.appendingPathComponent("curves-exact.csv"), encoding: .utf8)
    var (worstValue, worstVelocity) = (0.0, 0.0)
    var count = 0
    for line in text.split(whereSeparator: { $0.isNewline }).dropFirst() {
      let fields = line.split(separator: ",")
      let numbers = fields[2...].compactMap { Double($0) }
      try #require(numbers.count == 11, "\(line)")
      let spring = Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowOverDamping: true)
      let (from, to, velocity) = (numbers[3], numbers[4], numbers[5])
      let state = SpringSolution(spring).state(
        displacement: from - to, velocity: velocity, at: numbers[6] / 1000)
      let scale = max((from - to).magnitude, velocity.magnitude / spring.angularFrequency)
      worstValue = max(worstValue, (to + state.displacement - numbers[9]).magnitude / scale)
      worstVelocity = max(
        worstVelocity,
        (state.velocity - numbers[10]).magnitude / (scale * spring.angularFrequency))
      count += 1
    }
    print("curves-exact: \(count) rows, worst value \(worstValue), velocity \(worstVelocity)")
    #expect(count > 3_000)
    #expect(worstValue <= Self.tolerance)
    #expect(worstVelocity <= Self.tolerance)
  }
}
