import Motion
import Simulation

/// Prints a curve as a table of times, values and velocities.
struct CurveTable {
  /// Where the table goes.
  let output: any OutputStream
  /// How values and velocities are written; times always read back as the same number.
  let numbers: CurveNumbers
  private var buffer: [UInt8] = Array("time,value,velocity\n".utf8)

  /// Makes a table.
  init(output: any OutputStream, numbers: CurveNumbers) {
    self.output = output
    self.numbers = numbers
  }

  /// Prints a curve by its closed form.
  mutating func print(_ course: any CurveCourse, _ sampling: CurveSampling, end: Double) throws {
    if let times = sampling.times {
      for time in times { try add(time, course.value(at: time), course.velocity(at: time)) }
    } else {
      try forEachFrame(sampling, end: end) { table, time in
        try table.add(time, course.value(at: time), course.velocity(at: time))
        return true
      }
    }
    try flush()
  }

  /// Prints what SwiftUI's frames show of an animation.
  mutating func print(
    _ request: FrameAnimationRequest, _ sampling: CurveSampling, end: Double?
  ) throws {
    var solver = FrameSolver(request.from)
    solver.animate(to: request.to, request.animation, at: 0)
    if let times = sampling.times {
      for time in times {
        solver.advance(to: time)
        try add(time, solver.value, solver.velocity)
      }
    } else {
      try forEachFrame(sampling, end: end ?? CurveSampling.slowLimit) { table, time in
        solver.advance(to: time)
        try table.add(time, solver.value, solver.velocity)
        return end != nil || !solver.isFinished
      }
    }
    try flush()
  }

  /// Calls for every frame: up to the end asked for, or the first at which the curve rests.
  private mutating func forEachFrame(
    _ sampling: CurveSampling, end: Double, _ body: (inout CurveTable, Double) throws -> Bool
  ) throws {
    let last = Int64((end * 1e9).rounded(sampling.until == nil ? .up : .toNearestOrAwayFromZero))
    var index: Int64 = 0
    while true {
      let instant = sampling.rate.instant(ofFrame: index)
      if sampling.until != nil, instant.nanoseconds > last { return }
      guard try body(&self, instant.seconds), instant.nanoseconds < last else { return }
      index += 1
    }
  }

  private mutating func add(_ time: Double, _ value: Double, _ velocity: Double) throws {
    guard value.isFinite, velocity.isFinite else {
      throw CommandFailure(
        .internalError, "the curve is not finite at \(NumberFormat.exact.text(time)) s")
    }
    NumberFormat.exact.append(time, to: &buffer)
    buffer.append(UInt8(ascii: ","))
    numbers.format.append(value, to: &buffer)
    buffer.append(UInt8(ascii: ","))
    numbers.format.append(velocity, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= FileLimits.bufferSize { try flush() }
  }

  private mutating func flush() throws {
    try output.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
