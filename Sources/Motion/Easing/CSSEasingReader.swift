/// Reads the text of an easing, byte by byte.
struct CSSEasingReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the whole text as one easing.
  mutating func easing() throws(CSSEasingError) -> CSSEasing {
    skipSpace()
    let start = offset
    let name = word()
    guard !name.isEmpty else { throw failure(.expected(.name)) }
    let result: CSSEasing
    if peek == UInt8(ascii: "(") {
      offset += 1
      result = try arguments(of: name, at: start)
      try expect(UInt8(ascii: ")"), .closing)
    } else {
      result = try keyword(name, at: start)
    }
    skipSpace()
    guard offset == bytes.count else { throw failure(.expected(.end)) }
    return result
  }

  private func keyword(_ name: String, at start: Int) throws(CSSEasingError) -> CSSEasing {
    switch name {
    case "linear": return .linear(LinearEasing(evenly: [0, 1]))
    case "ease": return .cubicBezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    case "ease-in": return .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    case "ease-out": return .cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    case "ease-in-out": return .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    case "step-start": return .steps(StepEasing(count: 1, position: .jumpStart))
    case "step-end": return .steps(StepEasing(count: 1, position: .jumpEnd))
    case "cubic-bezier", "steps": throw failure(.expected(.opening))
    default: throw CSSEasingError(offset: start, reason: .unknownName)
    }
  }

  private mutating func arguments(
    of name: String, at start: Int
  ) throws(CSSEasingError) -> CSSEasing {
    switch name {
    case "linear": return .linear(try linear())
    case "cubic-bezier": return .cubicBezier(try bezier())
    case "steps": return .steps(try steps())
    default: throw CSSEasingError(offset: start, reason: .unknownName)
    }
  }

  private mutating func bezier() throws(CSSEasingError) -> CubicBezier {
    var numbers: [Double] = []
    for index in 0..<4 {
      if index > 0 { try expect(UInt8(ascii: ","), .comma) }
      skipSpace()
      let start = offset
      let number = try number()
      let limits = index % 2 == 0 ? 0...1.0 : -1e6...1e6
      guard limits.contains(number) else {
        throw CSSEasingError(offset: start, reason: .outOfRange)
      }
      numbers.append(number)
    }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private mutating func steps() throws(CSSEasingError) -> StepEasing {
    skipSpace()
    let start = offset
    let count = try number()
    guard count == count.rounded(.down) else {
      throw CSSEasingError(offset: start, reason: .expected(.wholeNumber))
    }
    var position = StepEasing.Position.jumpEnd
    skipSpace()
    if peek == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
      let wordStart = offset
      switch word() {
      case "jump-start", "start": position = .jumpStart
      case "jump-end", "end": position = .jumpEnd
      case "jump-none": position = .jumpNone
      case "jump-both": position = .jumpBoth
      default: throw CSSEasingError(offset: wordStart, reason: .expected(.stepPosition))
      }
    }
    guard count >= (position == .jumpNone ? 2 : 1), count <= 1e6 else {
      throw CSSEasingError(offset: start, reason: .outOfRange)
    }
    return StepEasing(count: Int(count), position: position)
  }
}

// What the stops of linear() and all arguments are made of.
extension CSSEasingReader {
  private mutating func linear() throws(CSSEasingError) -> LinearEasing {
    var stops: [CSSLinearStop] = []
    repeat {
      if !stops.isEmpty { offset += 1 }
      stops.append(try stop())
      skipSpace()
    } while peek == UInt8(ascii: ",")
    return CSSLinearStop.easing(of: stops)
  }

  /// A number with up to two percentages, before or after it.
  private mutating func stop() throws(CSSEasingError) -> CSSLinearStop {
    var output: Double?
    var inputs: [Double] = []
    while true {
      skipSpace()
      guard startsNumber else { break }
      let start = offset
      let number = try number()
      if peek == UInt8(ascii: "%") {
        offset += 1
        // The percentages of a stop stand together, so that a number ends them.
        guard inputs.count < 2 else {
          throw CSSEasingError(offset: start, reason: .expected(.comma))
        }
        inputs.append(number / 100)
      } else {
        guard output == nil else { throw CSSEasingError(offset: start, reason: .expected(.comma)) }
        output = number
      }
    }
    guard let output else { throw failure(.expected(.number)) }
    return CSSLinearStop(output: output, inputs: inputs)
  }

  private mutating func number() throws(CSSEasingError) -> Double {
    skipSpace()
    guard startsNumber else { throw failure(.expected(.number)) }
    let start = offset
    var isNegative = false
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") {
      isNegative = peek == UInt8(ascii: "-")
      offset += 1
    }
    // Up to 15 digits and powers of ten up to 22 are exact, and one operation rounds.
    var (digits, power, count, found) = (0.0, 0, 0, 0)
    var isFraction = false
    while let byte = peek {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if isDigit(byte) {
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { power -= 1 }
        if digits > 0 { count += 1 }
        found += 1
      } else {
        break
      }
      offset += 1
    }
    guard found > 0 else { throw failure(.expected(.number)) }
    power += exponent()
    guard count <= 15, power.magnitude <= 22 else {
      throw CSSEasingError(offset: start, reason: .numberTooLong)
    }
    var scale = 1.0
    for _ in 0..<power.magnitude { scale *= 10 }
    let size = power < 0 ? digits / scale : digits * scale
    return isNegative ? -size : size
  }

  /// Reads an exponent, if one follows; 0 otherwise.
  private mutating func exponent() -> Int {
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return 0 }
    var next = offset + 1
    var isNegative = false
    if next < bytes.count, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
      isNegative = bytes[next] == UInt8(ascii: "-")
      next += 1
    }
    guard next < bytes.count, isDigit(bytes[next]) else { return 0 }
    var result = 0
    while next < bytes.count, isDigit(bytes[next]) {
      result = min(result * 10 + Int(bytes[next] - UInt8(ascii: "0")), 9999)
      next += 1
    }
    offset = next
    return isNegative ? -result : result
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private var startsNumber: Bool {
    guard let byte = peek else { return false }
    return isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// Reads letters and hyphens, in lower case.
  private mutating func word() -> String {
    var result: [UInt8] = []
    while let byte = peek {
      let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
      guard lower == UInt8(ascii: "-") || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
      else { break }
      result.append(lower)
      offset += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (byte >= 0x09 && byte <= 0x0d) { offset += 1 }
  }

  private mutating func expect(
    _ byte: UInt8, _ expectation: CSSEasingError.Expectation
  ) throws(CSSEasingError) {
    skipSpace()
    guard peek == byte else { throw failure(.expected(expectation)) }
    offset += 1
  }

  private func failure(_ reason: CSSEasingError.Reason) -> CSSEasingError {
    CSSEasingError(offset: offset, reason: reason)
  }
}
