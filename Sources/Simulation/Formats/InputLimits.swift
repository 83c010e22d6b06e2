/// How large an input may be before it is refused with a message that says so.
///
/// The limits keep a damaged or hostile file from exhausting memory or the stack. They are far
/// above what a recording needs and can be changed for one that needs more.
public struct InputLimits: Hashable, Sendable {
  /// The size of a file, in bytes; 256 MiB.
  public var fileSize = 268_435_456
  /// The length of a line of a trace or a table, in bytes; 64 KiB.
  public var lineLength = 65_536
  /// How many lists and objects may stand in each other; 64.
  public var nesting = 64
  /// The number of entries of a trace, or of rows of a table; 10⁷.
  public var entries = 10_000_000
  /// The latest time of a trace, in milliseconds; 10⁹, which is eleven days.
  ///
  /// Above 9 × 10¹² it has no effect.
  public var time = 1e9
  /// How many errors, and how many warnings, are told one by one before they are only counted.
  public var diagnostics = 20

  /// Makes the limits that apply unless others are given.
  public init() {}
}
