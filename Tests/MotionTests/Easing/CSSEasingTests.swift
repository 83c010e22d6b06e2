import Motion
import Testing

@Suite("CSSEasing")
struct CSSEasingTests {
  @Test("fills in the inputs that are not written")
  func filledIn() throws {
    let easing = try linear("linear(0, 0.25, 1)")
    #expect(easing.stops.map { $0.input } == [0, 0.5, 1])
    #expect(try linear("linear(0 20%, 0.5 10%, 1)").stops.map { $0.input } == [0.2, 0.2, 1])
    #expect(
      try linear("LINEAR( 0,1 , 2 75% ,1)").stops.map { $0.input } == [0, 0.375, 0.75, 1])
    #expect(
      try linear("linear(0, 25% 75% .5, 1)").stops.map { $0.output } == [0, 0.5, 0.5, 1])
    #expect(try linear("linear(+1e-1, -2.5E0)").stops.map { $0.output } == [0.1, -2.5])
  }

  private func linear(_ text: String) throws -> LinearEasing {
    guard case .linear(let easing) = try CSSEasing(text) else {
      throw CSSEasingError(offset: 0, reason: .unknownName)
    }
    return easing
  }

  @Test("is a line between stops, jumps where two have one input, and goes on outside")
  func values() throws {
    let easing = try linear("linear(0, 0.5 50%, 0.8 50%, 1)")
    #expect(easing.value(at: 0.25) == 0.25 && easing.value(at: 0.5) == 0.8)
    #expect(easing.value(at: 0.5.nextDown) < 0.51)
    #expect(easing.value(at: -1) == -1 && abs(easing.value(at: 2) - 1.4) < 1e-15)
    #expect(easing.velocity(at: 0.25) == 1 && abs(easing.velocity(at: 0.75) - 0.4) < 1e-15)
    #expect(try linear("linear(0.5)").value(at: 0.7) == 0.5)
  }

  @Test(
    "reads and writes the other easings",
    arguments: [
      ("linear", "linear(0, 1)"), ("ease", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
      ("ease-in", "cubic-bezier(0.42, 0, 1, 1)"), ("ease-out", "cubic-bezier(0, 0, 0.58, 1)"),
      ("Ease-In-Out", "cubic-bezier(0.42, 0, 0.58, 1)"), ("step-start", "steps(1, jump-start)"),
      ("step-end", "steps(1)"), (" steps( 4 , end ) ", "steps(4)"),
      ("steps(3, start)", "steps(3, jump-start)"), ("steps(2, jump-none)", "steps(2, jump-none)"),
      ("steps(2, jump-both)", "steps(2, jump-both)"),
      ("cubic-bezier(.3, -.5, 1, 1.25)", "cubic-bezier(0.3, -0.5, 1, 1.25)"),
      ("linear(0, 0.5 20%, 0.7, 1)", "linear(0, 0.5 20%, 0.7, 1)"),
      ("linear(1 10%, 0 90%)", "linear(1 10%, 0 90%)"),
    ])
  func texts(_ text: String, _ written: String) throws {
    let easing = try CSSEasing(text)
    #expect(easing.text == written)
    #expect(try CSSEasing(written) == easing)
  }

  @Test(
    "tells what is wrong, and where",
    arguments: [
      ("", 0, CSSEasingError.Reason.expected(.name)), ("bounce", 0, .unknownName),
      ("bounce(1)", 0, .unknownName), ("steps", 5, .expected(.opening)),
      ("linear(0, 1", 11, .expected(.closing)), ("linear()", 7, .expected(.number)),
      ("linear(0,,1)", 9, .expected(.number)), ("linear(0 1)", 9, .expected(.comma)),
      ("linear(10% 20% 30% 1)", 15, .expected(.comma)), ("linear(0, 1) x", 13, .expected(.end)),
      ("cubic-bezier(0 0, 1, 1)", 15, .expected(.comma)),
      ("cubic-bezier(1.5, 0, 1, 1)", 13, .outOfRange), ("steps(1.5)", 6, .expected(.wholeNumber)),
      ("steps(0)", 6, .outOfRange), ("steps(1, jump-none)", 6, .outOfRange),
      ("steps(2, middle)", 9, .expected(.stepPosition)),
      ("linear(0, 0.1234567890123456789)", 10, .numberTooLong),
      ("linear(0, 1e99)", 10, .numberTooLong), ("linear(0, .)", 11, .expected(.number)),
    ])
  func faults(_ text: String, _ offset: Int, _ reason: CSSEasingError.Reason) {
    #expect(throws: CSSEasingError(offset: offset, reason: reason)) { try CSSEasing(text) }
  }

  @Test("climbs in steps")
  func steps() {
    let levels: [StepEasing.Position: [Double]] = [
      .jumpStart: [0.25, 0.5, 0.75, 1, 1], .jumpEnd: [0, 0.25, 0.5, 0.75, 1],
      .jumpNone: [0, 1 / 3.0, 2 / 3.0, 1, 1], .jumpBoth: [0.2, 0.4, 0.6, 0.8, 1],
    ]
    for (position, outputs) in levels {
      let easing = StepEasing(count: 4, position: position)
      #expect((0...4).map { easing.value(at: Double($0) / 4) } == outputs)
      #expect(CSSEasing.steps(easing).value(at: 0.3) == outputs[1])
    }
  }
}
