import Simulation

/// How `curve` writes numbers: with words for those that are not finite.
struct CurveNumbers {
  /// The format of finite numbers.
  var format: NumberFormat

  /// Makes the numbers of a format.
  init(format: NumberFormat) {
    self.format = format
  }

  /// Reads `--precision`.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ arguments: Arguments, standard: NumberFormat) throws {
    guard let text = arguments.value("precision") else {
      format = standard
      return
    }
    if text == "exact" {
      format = .exact
    } else if let decimals = DecimalText.number(text), (0...15).contains(decimals),
      decimals == decimals.rounded()
    {
      format = NumberFormat(decimals: Int(decimals))
    } else {
      throw CommandFailure.usage("option --precision wants 0 to 15 or exact, got \"\(text)\"")
    }
  }

  /// A number; one that is infinite is `never`, because only times are.
  func text(_ number: Double) -> String {
    number.isFinite ? format.text(number) : "never"
  }

  /// A number as it comes back from its text.
  func rounded(_ number: Double) -> Double {
    DecimalText.number(format.text(number)) ?? number
  }

  /// An error: three digits are enough, and a small one is not written as 0.
  static func error(_ number: Double) -> String {
    guard number > 0 else { return "0" }
    var scale = 1.0
    while number * scale < 100, scale < 1e22 { scale *= 10 }
    while number * scale >= 1000, scale > 1e-22 { scale /= 10 }
    return NumberFormat.exact.text((number * scale).rounded(.up) / scale)
  }
}
