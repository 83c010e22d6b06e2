/// A place for bytes: standard output, or a file that appears whole or not at all.
protocol OutputStream: AnyObject {
  /// Takes some bytes; they may be held back until ``close()``.
  ///
  /// - Throws: ``BrokenPipe`` where nobody reads any more, ``CommandFailure`` with status 73 else.
  func write(_ bytes: [UInt8]) throws
  /// Writes what is held back and, for a file, puts it in its place.
  func close() throws
  /// Gives the file up; what stood in its place stays.
  func discard()
}

/// The reader of standard output has gone.
struct BrokenPipe: Error {}
