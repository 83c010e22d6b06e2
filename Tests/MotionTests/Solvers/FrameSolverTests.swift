import Motion
import Testing

@Suite("Frame solver")
struct FrameSolverTests {
  private func frames(_ count: Int, rate: Double = 60) -> [Double] {
    (0..<count).map { Double($0) / rate }
  }

  @Test("stays within 2 % of the exact solver for the presets")
  func nearExact() {
    for animation in [Animation.smooth, .snappy, .bouncy] {
      var exact = AnimatedValue(0.0, rest: .absolute(0))
      exact.animate(to: 100, animation, at: .zero)
      let drawn = FrameSolver.values(
        from: 0.0, changes: [.init(to: 100, animation, at: 0)], frames: frames(60))
      for (time, value) in zip(frames(60), drawn) {
        let instant = Instant(nanoseconds: Int64((time * 1e9).rounded()))
        #expect((value - exact.value(at: instant)).magnitude < 2)
      }
    }
  }

  @Test("depends on changes and frames alone")
  func pure() {
    let changes: [FrameSolver<Double>.Change] = [
      .init(to: 100, .snappy, at: 0.01), .init(to: 20, .bouncy, at: 0.2),
      .init(to: 50, .linear(duration: 0.3), at: 0.4), .init(to: 60, nil, at: 0.5),
    ]
    let first = FrameSolver.values(from: 0, changes: changes, frames: frames(200))
    #expect(first == FrameSolver.values(from: 0, changes: changes, frames: frames(200)))
    #expect(first[0] == 0 && first[1] == 0 && first[2] > 0 && first[199] == 60)
  }

  @Test("loses the rest of a frame at each repetition")
  func repetition() {
    var solver = FrameSolver(0.0)
    solver.animate(
      to: 10, .linear(duration: 0.35).repeatCount(3, autoreverses: false), at: 0)
    var finished: Double?
    for frame in 0..<40 where finished == nil {
      solver.advance(to: Double(frame) / 10)
      if solver.isFinished { finished = Double(frame) }
    }
    // Cycles of 0.35 s end at the frames 0.4, 0.8 and 1.2 s, not at 1.05 s.
    #expect(finished == 12)
    var exact = AnimatedValue(0.0, rest: .other)
    let times = exact.animate(
      to: 10, .linear(duration: 0.35).repeatCount(3, autoreverses: false), at: .zero)
    #expect(times.removed == Instant(nanoseconds: 1_050_000_000))
  }

  @Test("merges springs with their velocity, and no others")
  func velocity() {
    for (old, keeps) in [(Animation.smooth, true), (.easeInOut(duration: 0.5), false)] {
      var solver = FrameSolver(0.0)
      solver.animate(to: 100, old, at: 0)
      for frame in frames(9) { solver.advance(to: frame) }
      let (value, velocity) = (solver.value, solver.velocity)
      solver.animate(to: 200, .snappy, at: 8.0 / 60)
      solver.advance(to: 8.0 / 60)
      #expect((solver.value - value).magnitude < 1e-9)
      #expect(keeps ? solver.velocity == velocity && velocity > 0 : solver.velocity == 0)
    }
  }

  @Test("rounds bézier curves to 2⁻²⁰, and nothing else")
  func rounding() {
    let value = UnitCurve.easeInOut.frameValue(at: 0.25)
    #expect(value * 4 == 0.5166473388671875)
    #expect(UnitCurve.linear.frameValue(at: 0.4) == 0.4)
    #expect(
      UnitCurve.circularEaseIn.frameValue(at: 0.4) == UnitCurve.circularEaseIn.value(at: 0.4))
  }

  @Test("makes up for a long pause with one frame")
  func pause() {
    var solver = FrameSolver(0.0)
    solver.animate(to: 100, .smooth, at: 0)
    solver.advance(to: 0.1)
    let value = solver.value
    solver.advance(to: 5)
    #expect(!solver.isFinished && solver.value > value && solver.value < 75)
  }

  @Test("settles by size: a longer way takes longer, unlike the exact solver's relative rest")
  func settlesBySize() {
    let count = { (target: Double) -> Int in
      var solver = FrameSolver(0.0)
      solver.animate(to: target, .smooth, at: 0)
      var frame = 0
      while !solver.isFinished, frame < 1_000 {
        solver.advance(to: Double(frame) / 60)
        frame += 1
      }
      return frame - 1
    }
    #expect(count(1) == 50 && count(100) == 76)
  }

  @Test("ends, at its target, where the steps are too long for the damping")
  func divergence() {
    var solver = FrameSolver(0.0)
    solver.animate(to: 1, .spring(duration: 0.5, bounce: -0.99), at: 0)
    for frame in frames(600) {
      solver.advance(to: frame)
      #expect(solver.value.isFinite)
    }
    #expect(solver.isFinished && solver.value == 1)
  }

  @Test("lays a curve over the one that was running, as the article says")
  func article() {
    // example: frame-solver
    var solver = FrameSolver(0.0)
    solver.animate(to: 10, .linear(duration: 1), at: 0)
    solver.animate(to: 15, .linear(duration: 1), at: 0.25)
    solver.advance(to: 0.75)
    // 11.25: halfway from 7.5, where the first would be, to 15.
    // end
    #expect(solver.value == 11.25)
  }
}
