#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Bytes to an open descriptor, gathered into large writes.
final class DescriptorStream: OutputStream {
  private let descriptor: Int32
  private var held: [UInt8] = []

  /// Makes a stream to a descriptor that stays open.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Takes some bytes.
  func write(_ bytes: [UInt8]) throws {
    held += bytes
    if held.count >= FileLimits.bufferSize { try flush() }
  }

  /// Writes what is held back.
  func close() throws {
    try flush()
  }

  /// Forgets what is held back.
  func discard() {
    held = []
  }

  private func flush() throws {
    guard !held.isEmpty else { return }
    let failure = Files.write(held, to: descriptor)
    held.removeAll(keepingCapacity: true)
    if failure == EPIPE { throw BrokenPipe() }
    if failure != 0 {
      throw CommandFailure(.cannotCreate, "cannot write the output: \(Files.reason(failure))")
    }
  }
}
