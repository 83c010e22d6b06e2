import Simulation

extension Arguments {
  /// The value of an option as a finite decimal number; nil where it was not given.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where it is no number, or outside the range.
  func number(_ name: String, in range: ClosedRange<Double>, _ wanted: String) throws -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = DecimalText.number(text), range.contains(number) else {
      throw CommandFailure.usage("option --\(name) wants \(wanted), got \"\(text)\"")
    }
    return number
  }

  /// The value of an option as a whole number; nil where it was not given.
  func integer(_ name: String, in range: ClosedRange<Int>, _ wanted: String) throws -> Int? {
    guard let text = value(name) else { return nil }
    let digits = text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard digits, let number = Int(text), range.contains(number) else {
      throw CommandFailure.usage("option --\(name) wants \(wanted), got \"\(text)\"")
    }
    return number
  }
}
