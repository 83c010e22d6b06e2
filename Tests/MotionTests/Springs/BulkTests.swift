import Motion
import Testing

@Suite("Bulk sampling")
struct BulkTests {
  @Test(
    "gives the bits of one at a time",
    arguments: [0, 0.01, 0.5, 0.999_999, 1, 1.000_001, 1.05, 2, 1e3])
  func sameBits(_ ratio: Double) {
    var generator = SeededGenerator(seed: 17)
    let spring = Spring(response: 0.37, dampingRatio: ratio)
    // Frames from the start, then times of all sizes, whose lanes take all the ways; an odd count.
    var times = (0..<601).map { Double($0) / 120 }
    for _ in 0..<2_000 { times.append(generator.magnitude(from: 1e-12, to: 1e6)) }
    // Near multiples of π/2 the reduction of the angle takes its careful way.
    for index in 1..<400 { times.append(Double(index) * 0.37 / 4) }
    var values = [Double](repeating: 0, count: times.count)
    var velocities = values
    spring.sample(
      target: 300, initialVelocity: -70, times: times, values: &values, velocities: &velocities)
    for index in times.indices {
      let value = spring.value(target: 300, initialVelocity: -70, time: times[index])
      let velocity = spring.velocity(target: 300, initialVelocity: -70, time: times[index])
      #expect(values[index].bitPattern == value.bitPattern, "value at \(times[index])")
      #expect(velocities[index].bitPattern == velocity.bitPattern, "velocity at \(times[index])")
    }
  }
}
