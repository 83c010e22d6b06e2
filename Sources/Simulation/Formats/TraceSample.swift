/// The members of a line that is a plain sample of a contact.
struct TraceSample {
  var t = 0.0
  var id = ContactID(0)
  var x = 0.0
  var y = 0.0
  var pressure: Double?
  var phase = PointerPhase.move
  /// Which keys were seen: one bit each for `t`, `ev`, `id`, `x`, `y`, `p`.
  private var seen: UInt8 = 0

  /// Reads the line; nil where it is anything but a plain and faultless sample.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var offset = range.lowerBound
    let end = range.upperBound
    guard Self.take(UInt8(ascii: "{"), bytes, &offset, end) else { return nil }
    repeat {
      Self.skipSpace(bytes, &offset, end)
      guard readMember(bytes, &offset, end) else { return nil }
    } while Self.take(UInt8(ascii: ","), bytes, &offset, end)
    guard Self.take(UInt8(ascii: "}"), bytes, &offset, end) else { return nil }
    Self.skipSpace(bytes, &offset, end)
    guard offset == end, seen & 0b01_1111 == 0b01_1111 else { return nil }
  }

  private static func skipSpace(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) {
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }

  private static func take(
    _ byte: UInt8, _ bytes: [UInt8], _ offset: inout Int, _ end: Int
  ) -> Bool {
    skipSpace(bytes, &offset, end)
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// A word of at most seven bytes between quotation marks, packed into a number; 0 where none is.
  private static func word(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> UInt64 {
    guard take(UInt8(ascii: "\""), bytes, &offset, end) else { return 0 }
    var word: UInt64 = 0
    for _ in 0..<8 {
      guard offset < end else { return 0 }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return word }
      guard TextInput.startsWord(byte) else { return 0 }
      word = word << 8 | UInt64(byte)
    }
    return 0
  }

  private mutating func readMember(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Bool {
    let key = Self.word(bytes, &offset, end)
    guard Self.take(UInt8(ascii: ":"), bytes, &offset, end) else { return false }
    Self.skipSpace(bytes, &offset, end)
    if key == 0x6576 { return mark(1) && readPhase(bytes, &offset, end) }
    guard case .number(let value, let next) = DecimalReader.read(bytes, from: offset, to: end)
    else {
      return false
    }
    offset = next
    switch key {
    case 0x74:
      t = value
      return mark(0)
    case 0x6964:
      guard value.magnitude <= 9_007_199_254_740_991, let whole = Int64(exactly: value) else {
        return false
      }
      id = ContactID(whole)
      return mark(2)
    case 0x78:
      x = value
      return mark(3)
    case 0x79:
      y = value
      return mark(4)
    case 0x70:
      pressure = value
      return value >= 0 && value <= 1 && mark(5)
    default: return false
    }
  }

  /// Notes that a key was seen; false where it was before.
  private mutating func mark(_ bit: UInt8) -> Bool {
    guard seen & (1 << bit) == 0 else { return false }
    seen |= 1 << bit
    return true
  }

  private mutating func readPhase(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Bool {
    switch Self.word(bytes, &offset, end) {
    case 0x646F_776E: phase = .down
    case 0x6D6F_7665: phase = .move
    case 0x7570: phase = .up
    default: return false
    }
    return true
  }
}
