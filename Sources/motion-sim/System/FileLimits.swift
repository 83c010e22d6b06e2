/// How much a command is willing to read.
enum FileLimits {
  /// The largest file, in bytes.
  static let fileSize = 256 << 20
  /// Bytes that are held back before they are written.
  static let bufferSize = 1 << 16
}
