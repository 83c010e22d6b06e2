import Motion
import Simulation

extension TimingCourse {
  /// Reads the control points of `--bezier`.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func bezier(_ text: String) throws -> CubicBezier {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      DecimalText.number(CurveSampling.trimmed(part))
    }
    guard numbers.count == 4,
      case (let x1?, let y1?, let x2?, let y2?) = (
        numbers[0], numbers[1], numbers[2], numbers[3]
      )
    else {
      throw CommandFailure.usage("option --bezier wants four numbers X1,Y1,X2,Y2, got \"\(text)\"")
    }
    guard (0...1).contains(x1), (0...1).contains(x2) else {
      throw CommandFailure.usage("option --bezier wants X1 and X2 from 0 to 1, got \"\(text)\"")
    }
    guard y1.magnitude <= 1e6, y2.magnitude <= 1e6 else {
      throw CommandFailure.usage(
        "option --bezier wants Y1 and Y2 of at most 1e6 in size, got \"\(text)\"")
    }
    return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Reads the easing of `--css`.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func easing(_ text: String) throws -> CSSEasing {
    do {
      let easing = try CSSEasing(text)
      if case .linear(let linear) = easing {
        guard linear.stops.allSatisfy({ $0.output.magnitude <= 1e6 && $0.input.magnitude <= 1e6 })
        else {
          throw CommandFailure.usage("option --css wants numbers of at most 1e6 in size")
        }
      }
      return easing
    } catch let error as CSSEasingError {
      let column = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).count + 1
      throw CommandFailure.usage(
        "option --css at column \(column): \(sentence(error.reason)), in \"\(text)\"",
        hints: name(of: error.reason, text))
    }
  }

  private static func name(of reason: CSSEasingError.Reason, _ text: String) -> [String] {
    guard reason == .unknownName else { return [] }
    let word = String(text.prefix { $0 != "(" }).lowercased()
    return Arguments.suggestion(
      for: CurveSampling.trimmed(word[...]),
      among: [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
        "cubic-bezier", "steps",
      ])
  }

  private static func sentence(_ reason: CSSEasingError.Reason) -> String {
    switch reason {
    case .unknownName: "this is the name of no easing"
    case .outOfRange: "the number is outside the range of its place"
    case .numberTooLong: "the number has too many digits"
    case .expected(let what): "expected \(word(what))"
    }
  }

  private static func word(_ expectation: CSSEasingError.Expectation) -> String {
    switch expectation {
    case .name: "the name of an easing"
    case .opening: "("
    case .closing: ")"
    case .comma: "a comma"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .stepPosition: "jump-start, jump-end, jump-none or jump-both"
    case .end: "the end"
    }
  }
}
