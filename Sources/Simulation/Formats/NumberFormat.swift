/// How numbers are written: with a number of decimals, or so that they read back as the same bits.
public struct NumberFormat: Hashable, Sendable {
  /// The largest number of decimals after the point, 0…15; nil writes all digits that are needed.
  public let decimals: Int?

  /// Makes a format with a number of decimals.
  ///
  /// - Precondition: `decimals` is 0…15.
  public init(decimals: Int) {
    precondition(decimals >= 0 && decimals <= 15, "decimals must be 0…15, got \(decimals)")
    self.decimals = decimals
  }

  private init() {
    decimals = nil
  }

  /// At most six decimals: what frames and events have unless told otherwise.
  public static let standard = NumberFormat(decimals: 6)

  /// The shortest digits that read back as the same bits.
  public static let exact = NumberFormat()

  /// Returns a number as text.
  public func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number in ASCII.
  ///
  /// - Precondition: `value` is finite.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    precondition(value.isFinite, "a number to write must be finite, got \(value)")
    bytes.append(contentsOf: value.description.utf8)
  }
}
