/// Lays the text of a scene out: what fits into a line stands in one, the rest a member a line.
struct SceneTextLayout {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  private var lineStart = 0
  private static let width = 100

  /// Appends a value; on the outside it is broken into lines even where it would fit.
  mutating func append(_ value: SceneText) {
    appendBroken(value, indentation: 0)
  }

  /// Appends a value in the line, or a member a line where it does not fit.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: That of the line, in spaces.
  ///   - trailing: How many characters follow the value in its last line.
  private mutating func append(_ value: SceneText, indentation: Int, trailing: Int) {
    let start = bytes.count
    appendInline(value)
    guard bytes.count - lineStart + trailing > Self.width else { return }
    switch value {
    case .list(let values) where !values.isEmpty: break
    case .object(let members) where !members.isEmpty: break
    default: return
    }
    bytes.removeSubrange(start...)
    appendBroken(value, indentation: indentation)
  }

  private mutating func appendBroken(_ value: SceneText, indentation: Int) {
    switch value {
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        breakLine(indentation + 2, isFirst: index == 0)
        append(value, indentation: indentation + 2, trailing: index < values.count - 1 ? 1 : 0)
      }
      breakLine(indentation)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        breakLine(indentation + 2, isFirst: index == 0)
        appendKey(member.key)
        append(
          member.value, indentation: indentation + 2, trailing: index < members.count - 1 ? 1 : 0)
      }
      breakLine(indentation)
      bytes.append(UInt8(ascii: "}"))
    case .boolean, .null, .number, .string, .problem: appendInline(value)
    }
  }

  private mutating func appendInline(_ value: SceneText) {
    switch value {
    case .boolean(let boolean): bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
    case .null, .problem: bytes.append(contentsOf: "null".utf8)
    case .number(let number): NumberFormat.exact.append(number, to: &bytes)
    case .string(let text): JSONText.append(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        appendInline(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      guard !members.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        bytes.append(contentsOf: (index > 0 ? ", " : " ").utf8)
        appendKey(member.key)
        appendInline(member.value)
      }
      bytes.append(contentsOf: " }".utf8)
    }
  }

  private mutating func appendKey(_ key: String) {
    JSONText.append(key, to: &bytes)
    bytes.append(contentsOf: ": ".utf8)
  }

  /// Begins a line, after a comma unless what follows is the first of its kind.
  private mutating func breakLine(_ indentation: Int, isFirst: Bool? = nil) {
    if isFirst == false { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
  }
}
