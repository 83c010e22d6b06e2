import Motion
import Testing

/// A function and the table of its values.
struct FunctionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var rows: [Double]
  var function: @Sendable (Double) -> Double

  var testDescription: String { name }

  static let all = [
    FunctionCase(name: "exp", rows: ExpTable.rows) { ElementaryFunctions.exp($0) },
    FunctionCase(name: "expm1", rows: Expm1Table.rows) { ElementaryFunctions.expm1($0) },
    FunctionCase(name: "log", rows: LogTable.rows) { ElementaryFunctions.log($0) },
    FunctionCase(name: "log1p", rows: Log1pTable.rows) { ElementaryFunctions.log1p($0) },
    FunctionCase(name: "sin", rows: SinTable.rows) { ElementaryFunctions.sin($0) },
    FunctionCase(name: "cos", rows: CosTable.rows) { ElementaryFunctions.cos($0) },
  ]
}

@Suite("ElementaryFunctions")
struct ElementaryFunctionsTests {
  @Test("are within one ulp of the true value", arguments: FunctionCase.all)
  func accuracy(_ row: FunctionCase) {
    var worst = 0.0
    var worstArgument = 0.0
    for start in stride(from: 0, to: row.rows.count, by: 3) {
      let (argument, nearest, rest) = (row.rows[start], row.rows[start + 1], row.rows[start + 2])
      let actual = row.function(argument)
      let error = ((actual - nearest) - rest).magnitude / nearest.ulp
      if !(error <= worst) {
        worst = error
        worstArgument = argument
      }
    }
    print("\(row.name): worst error \(worst) ulp, at \(worstArgument)")
    #expect(row.rows.count >= 3 * 250)
    #expect(worst <= 1, "at \(worstArgument)")
  }

  @Test("give the angle of a point within one ulp")
  func arcTangent() {
    let rows = Atan2Table.rows
    var worst = 0.0
    for start in stride(from: 0, to: rows.count, by: 4) {
      let actual = ElementaryFunctions.atan2(y: rows[start], x: rows[start + 1])
      let nearest = rows[start + 2]
      let error = ((actual - nearest) - rows[start + 3]).magnitude / nearest.ulp
      if !(error <= worst) { worst = error }
    }
    print("atan2: worst error \(worst) ulp")
    #expect(rows.count >= 4 * 250)
    #expect(worst <= 1)
  }

  @Test("give the angles of points on the axes and at infinity")
  func arcTangentEnds() {
    func atan2(_ y: Double, _ x: Double) -> Double { ElementaryFunctions.atan2(y: y, x: x) }
    #expect(atan2(0, 1).bitPattern == (0.0).bitPattern)
    #expect(atan2(-0.0, 1).bitPattern == (-0.0).bitPattern)
    #expect(atan2(0, 0) == 0)
    #expect(atan2(0, -1) == .pi)
    #expect(atan2(-0.0, -1) == -.pi)
    #expect(atan2(0, -0.0) == .pi)
    #expect(atan2(1, 0) == .pi / 2)
    #expect(atan2(-1, -0.0) == -.pi / 2)
    #expect(atan2(.infinity, .infinity) == .pi / 4)
    #expect(atan2(-.infinity, -.infinity) == -2.356194490192345)
    #expect(atan2(1, .infinity) == 0)
    #expect(atan2(1, -.infinity) == .pi)
    #expect(atan2(.nan, 1).isNaN && atan2(1, .nan).isNaN)
  }

  @Test("give sine and cosine together as one at a time")
  func together() {
    for start in stride(from: 0, to: SinTable.rows.count, by: 3) {
      for angle in [SinTable.rows[start], -SinTable.rows[start]] {
        let both = ElementaryFunctions.sinAndCos(angle)
        #expect(both.sin.bitPattern == ElementaryFunctions.sin(angle).bitPattern)
        #expect(both.cos.bitPattern == ElementaryFunctions.cos(angle).bitPattern)
      }
    }
  }

  @Test("keep the sign of zero and the values at it")
  func zero() {
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.cos(-0.0) == 1)
    #expect(ElementaryFunctions.log(1) == 0)
    for function in [
      ElementaryFunctions.sin, ElementaryFunctions.expm1, ElementaryFunctions.log1p,
    ] {
      #expect(function(-0.0).bitPattern == (-0.0).bitPattern)
      #expect(function(0).bitPattern == (0.0).bitPattern)
    }
  }

  @Test("answer at the ends of their domains")
  func ends() {
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(.infinity) == .infinity)
    #expect(ElementaryFunctions.exp(-746) == 0)
    #expect(ElementaryFunctions.exp(709.79) == .infinity)
    #expect(ElementaryFunctions.expm1(-.infinity) == -1)
    #expect(ElementaryFunctions.expm1(800) == .infinity)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    #expect(ElementaryFunctions.log1p(-1) == -.infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    #expect(ElementaryFunctions.log1p(-2).isNaN)
    #expect(ElementaryFunctions.sin(.infinity).isNaN)
    #expect(ElementaryFunctions.cos(-.infinity).isNaN)
    for row in FunctionCase.all { #expect(row.function(.nan).isNaN) }
  }
}
