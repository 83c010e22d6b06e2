import Motion
import Testing

@Suite("UnitCurve")
struct UnitCurveTests {
  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
    .bezier(startControlPoint: Point(x: 0.68, y: -0.6), endControlPoint: Point(x: 0.32, y: 1.6)),
    .bezier(startControlPoint: Point(x: 1, y: 0), endControlPoint: Point(x: 0, y: 1)),
  ]

  @Test("runs from 0 to 1, and stays there outside", arguments: all)
  func ends(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
  }

  @Test("has the slope of its values", arguments: all)
  func slopes(_ curve: UnitCurve) {
    for step in 1..<40 where step != 20 {
      let x = Double(step) / 40
      let h = 1e-6
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      // The cut-off h²/6 of curves whose third derivative stays below 1e6, relative to the slope.
      #expect((slope - curve.velocity(at: x)).magnitude <= 2e-6 * max(1, slope.magnitude))
    }
  }

  @Test("solves for the parameter to the last bits")
  func solver() {
    // Symmetric: the value in the middle is exact, and the halves mirror each other.
    let curve = UnitCurve.easeInOut
    #expect(curve.value(at: 0.5) == 0.5)
    for step in 1..<100 {
      let x = Double(step) / 100
      #expect((curve.value(at: x) + curve.value(at: 1 - x) - 1).magnitude <= 4e-16)
    }
    // x = s³ and y = 3s² − 2s³ for (0, 0), (0, 1).
    let cube = UnitCurve.bezier(
      startControlPoint: Point(x: 0, y: 0), endControlPoint: Point(x: 0, y: 1))
    #expect((cube.value(at: 0.125) - 0.5).magnitude <= 4e-16)
    #expect((cube.value(at: 0.001) - 0.028).magnitude <= 4e-16)
  }

  @Test("has the limits of its slope at the ends")
  func endSlopes() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect((UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58).magnitude < 1e-15)
    #expect((UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58).magnitude < 1e-15)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test("inverts")
  func inverse() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
      for step in 1..<20 {
        let x = Double(step) / 20
        #expect((curve.inverse.value(at: curve.value(at: x)) - x).magnitude < 1e-12)
      }
    }
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
  }
}
