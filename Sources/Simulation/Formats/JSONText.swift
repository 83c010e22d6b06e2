/// Writes the parts of a JSON text.
enum JSONText {
  /// Appends a text in quotation marks, with the escapes that JSON asks for and no others.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a key with its colon, and a comma before it unless it is the first.
  static func appendKey(_ key: String, isFirst: Bool = false, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Appends a value of a trace.
  static func append(_ value: TraceValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let boolean): bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
    case .number(let number): NumberFormat.exact.append(number, to: &bytes)
    case .string(let text): append(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(values[index], to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for index in fields.indices {
        appendKey(fields[index].name, isFirst: index == 0, to: &bytes)
        append(fields[index].value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
