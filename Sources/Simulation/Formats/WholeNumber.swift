/// Writes whole numbers in decimal.
enum WholeNumber {
  /// Appends a number in ASCII.
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
      return
    }
    var digits = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    append(value, digits: digits, to: &bytes)
  }

  /// Appends a number in ASCII.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(value.magnitude, to: &bytes)
  }

  /// Appends the last digits of a number, zeros in front included.
  static func append(_ value: UInt64, digits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    for _ in 0..<digits { bytes.append(UInt8(ascii: "0")) }
    var rest = value
    var index = start + digits
    while rest > 0, index > start {
      index -= 1
      bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// Appends a whole double in ASCII, all its digits.
  ///
  /// - Precondition: `value` is finite, whole and not negative.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value >= 0x1p64 else { return append(UInt64(value), to: &bytes) }
    // Limbs of nine digits, the least first; the significand is doubled up to its size.
    let limit: UInt64 = 1_000_000_000
    let significand = value.significandBitPattern | 1 << 52
    var limbs = [
      significand % limit, significand / limit % limit, significand / limit / limit,
    ]
    var shift = Int(value.exponentBitPattern) - 1075
    while shift > 0 {
      let step = min(shift, 29)
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] << UInt64(step) + carry
        limbs[index] = product % limit
        carry = product / limit
      }
      if carry > 0 { limbs.append(carry) }
      shift -= step
    }
    while limbs.count > 1, limbs[limbs.count - 1] == 0 { limbs.removeLast() }
    append(limbs[limbs.count - 1], to: &bytes)
    for limb in limbs.dropLast().reversed() { append(limb, digits: 9, to: &bytes) }
  }
}
