/// The 64-bit hash of all frames of a run, by which two machines compare their results.
///
/// It is FNV-1a over these bytes, for each frame in order:
///
/// | bytes | what |
/// |---|---|
/// | 8 | the frame's number, little-endian |
/// | for each row, in order: | |
/// | any | the view's path in UTF-8, without a terminator |
/// | 1 | the phase: 0 present, 1 inserting, 2 removing |
/// | 12 × 8 | the emitted numbers, in the order of the columns, as IEEE 754 bits, little-endian |
///
/// The numbers are those inside their legal ranges, before they are rounded for printing; −0 counts
/// as +0. So the hash does not depend on how frames are printed, nor on which are selected.
public struct FrameHash: Hashable, Sendable {
  /// The hash of the frames added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of no frames.
  public init() {}

  /// Returns the hash of some frames.
  public static func hash(of frames: [Frame]) -> UInt64 {
    var hash = FrameHash()
    for frame in frames { hash.add(frame) }
    return hash.value
  }

  /// Adds a frame.
  public mutating func add(_ frame: Frame) {
    add(UInt64(bitPattern: frame.index))
    for row in frame.rows {
      for byte in row.view.utf8 { add(byte) }
      add(row.phase.rawValue)
      let values = row.values.clamped
      for channel in FrameChannel.allCases {
        // Adding zero turns −0 into +0 and changes nothing else.
        add((values[channel] + 0).bitPattern)
      }
    }
  }

  /// The hash in sixteen hexadecimal digits, as it is printed.
  public var text: String { Self.text(of: value) }

  /// Returns a hash in sixteen hexadecimal digits.
  public static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
