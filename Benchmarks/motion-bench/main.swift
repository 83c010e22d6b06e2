import Glibc
import Motion

/// The C closed form; see reference.c.
typealias Reference =
  @convention(c) (
    Double, Double, Double, Double, UnsafePointer<Double>?, Int, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<Double>?
  ) -> Void

/// Returns the nanoseconds of processor time that a piece of work takes: others may be busy too.
func nanoseconds(_ work: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  work()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e9 + Double(end.tv_nsec - start.tv_nsec)
}

/// Writes a number with so many decimals.
func text(_ number: Double, _ decimals: Int) -> String {
  let scale = decimals == 1 ? 10.0 : 100.0
  let whole = Int((number * scale).rounded())
  let digits = String(whole % Int(scale) + Int(scale)).dropFirst()
  return "\(whole / Int(scale)).\(digits)"
}

/// The smallest, the middle and the largest of some numbers.
func spread(_ numbers: [Double], _ decimals: Int) -> String {
  let sorted = numbers.sorted()
  let middle = sorted[sorted.count / 2]
  return [sorted[0], middle, sorted[sorted.count - 1]].map { text($0, decimals) }
    .joined(separator: " / ")
}

/// Measures one spring, in rounds in which C, the scalar code and the bulk code take turns.
func measure(_ name: String, _ spring: Spring, _ reference: Reference, check: inout Double) {
  let count = 4_096
  let repeats = 10
  // Frames of four seconds: absolute times, as a seek would ask for them.
  let times = (0..<count).map { Double($0 + 1) / 1_024 }
  var values = [Double](repeating: 0, count: count)
  var velocities = values
  let solution = SpringSolution(spring)
  var results: (c: [Double], scalar: [Double], bulk: [Double]) = ([], [], [])
  for _ in 0..<61 {
    let c = nanoseconds {
      for _ in 0..<repeats {
        reference(
          spring.angularFrequency, spring.dampingRatio, -300, 500, times, count, &values,
          &velocities)
      }
    }
    check += values[count / 3] + velocities[count / 2]
    let scalar = nanoseconds {
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          for _ in 0..<repeats {
            for index in 0..<count {
              let state = solution.state(displacement: -300, velocity: 500, at: times[index])
              values[index] = state.displacement
              velocities[index] = state.velocity
            }
          }
        }
      }
    }
    check += values[count / 3] + velocities[count / 2]
    let bulk = nanoseconds {
      for _ in 0..<repeats {
        times.withUnsafeBufferPointer { times in
          values.withUnsafeMutableBufferPointer { values in
            velocities.withUnsafeMutableBufferPointer { velocities in
              solution.sample(
                displacement: -300, velocity: 500, at: times, displacements: values,
                velocities: velocities)
            }
          }
        }
      }
    }
    check += values[count / 3] + velocities[count / 2]
    let samples = Double(count * repeats)
    results.c.append(c / samples)
    results.scalar.append(scalar / samples)
    results.bulk.append(bulk / samples)
  }
  let scalarRatios = zip(results.scalar, results.c).map { $0 / $1 }
  let bulkRatios = zip(results.bulk, results.c).map { $0 / $1 }
  print("\(name)")
  print("  C       \(spread(results.c, 1)) ns")
  print("  scalar  \(spread(results.scalar, 1)) ns   ratio \(spread(scalarRatios, 2))")
  print("  bulk    \(spread(results.bulk, 1)) ns   ratio \(spread(bulkRatios, 2))")
}

guard CommandLine.arguments.count == 2, let library = dlopen(CommandLine.arguments[1], RTLD_NOW),
  let symbol = dlsym(library, "reference_sample")
else {
  print("usage: motion-bench LIBRARY, the C closed form as a shared library")
  exit(64)
}
let reference = unsafeBitCast(symbol, to: Reference.self)
var check = 0.0
print("value and velocity at an absolute time: min / median / max of 61 rounds")
measure("under-damped, 0.5", Spring(response: 0.5, dampingRatio: 0.5), reference, check: &check)
measure("critical, 1", Spring(response: 0.5, dampingRatio: 1), reference, check: &check)
measure("over-damped, 1.001", Spring(response: 0.5, dampingRatio: 1.001), reference, check: &check)
measure("over-damped, 2", Spring(response: 0.5, dampingRatio: 2), reference, check: &check)
print("checksum \(check)")
