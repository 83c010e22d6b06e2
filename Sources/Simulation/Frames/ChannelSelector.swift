/// Names one number of one view: `card[c1].offset.x`, or its velocity: `card[c1].offset.x.v`.
///
/// A view is named by its path. In the key between brackets `\` makes an ordinary character of any
/// of `\ / [ ] . ~`; in a selector a dot or a slash inside the brackets needs none.
public struct ChannelSelector: Hashable, Sendable {
  /// The path of the view, its keys escaped as in the output.
  public let view: String
  /// The number.
  public let channel: FrameChannel
  /// Whether the velocity of the number is meant.
  public let isVelocity: Bool

  /// Makes the name of a number of a view.
  public init(view: String, channel: FrameChannel, isVelocity: Bool = false) {
    self.view = view
    self.channel = channel
    self.isVelocity = isVelocity
  }

  /// Reads one name.
  ///
  /// - Throws: What is wrong, with the column in the text.
  public init(parsing text: String) throws(Diagnostic) {
    let bytes = Array(text.utf8)
    self = try Self.read(bytes, 0..<bytes.count)
  }

  /// Reads names separated by commas; a comma inside brackets belongs to the key.
  ///
  /// - Throws: What is wrong, with the column in the text.
  public static func list(_ text: String) throws(Diagnostic) -> [ChannelSelector] {
    let bytes = Array(text.utf8)
    var result: [ChannelSelector] = []
    var start = 0
    var isInKey = false
    var index = 0
    while index <= bytes.count {
      if index == bytes.count || (bytes[index] == UInt8(ascii: ",") && !isInKey) {
        result.append(try read(bytes, start..<index))
        start = index + 1
      } else if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "[") {
        isInKey = true
      } else if bytes[index] == UInt8(ascii: "]") {
        isInKey = false
      }
      index += 1
    }
    return result
  }

  /// The name as it is written in a column.
  public var name: String {
    "\(view).\(channel.name)\(isVelocity ? ".v" : "")"
  }

  private static func read(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(Diagnostic) -> ChannelSelector {
    var path = ViewPath(bytes, range)
    let view = try path.read()
    guard path.offset < range.upperBound else {
      throw .error(
        "the channel is missing, expected one such as \(view).offset.x",
        at: position(bytes, path.offset))
    }
    guard bytes[path.offset] == UInt8(ascii: ".") else {
      throw path.unexpected("\".\" and a channel")
    }
    let start = path.offset + 1
    var name = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    let isVelocity = name.utf8.count > 2 && name.hasSuffix(".v")
    if isVelocity { name = String(name.dropLast(2)) }
    guard let channel = FrameChannel(name: name) else {
      let problem = JSONFields.unknown(
        "channel", name, of: view, among: FrameChannel.allCases.map { $0.name },
        at: position(bytes, start))
      throw problem
    }
    return ChannelSelector(view: view, channel: channel, isVelocity: isVelocity)
  }

  /// The place of a byte in a text of one line.
  static func position(_ bytes: [UInt8], _ offset: Int) -> SourcePosition {
    var column = 1
    for index in 0..<min(offset, bytes.count) where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: 1, column: column)
  }
}
