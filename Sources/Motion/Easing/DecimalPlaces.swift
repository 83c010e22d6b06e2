/// Numbers of a fixed number of decimals, as text.
struct DecimalPlaces {
  /// Ten to the number of decimals.
  let factor: Double
  private let decimals: Int

  init(_ decimals: Int) {
    precondition(decimals >= 0 && decimals <= 9, "decimals must be in 0...9, got \(decimals)")
    self.decimals = decimals
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    self.factor = factor
  }

  /// Returns the nearest number of so many decimals; halves are rounded up.
  func rounded(_ number: Double) -> Double { units(number) / factor }

  /// Returns the text of a number, without zeros at its end.
  ///
  /// - Precondition: The number is at most 1e9 in size.
  func text(_ number: Double) -> String {
    precondition(number.magnitude <= 1e9, "a number in an easing must be at most 1e9 in size")
    let units = Int64(units(number))
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt64(factor))
    var result = units < 0 ? "-" : ""
    result += String(whole)
    guard rest > 0 else { return result }
    var digits = String(rest)
    while digits.utf8.count < decimals { digits = "0" + digits }
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return result + "." + digits
  }

  private func units(_ number: Double) -> Double { (number * factor + 0.5).rounded(.down) }
}
