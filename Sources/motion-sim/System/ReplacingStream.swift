#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file written beside its place and renamed into it when closed.
///
/// Until then, and for good where the run fails, what stood at the path stays as it was. A path
/// that is no plain file, such as `/dev/null` or a pipe, is written directly.
final class ReplacingStream: OutputStream {
  private let path: String
  private let temporary: String?
  private let descriptor: Int32
  private var held: [UInt8] = []
  private var isOpen = true

  /// Opens the file beside the path.
  ///
  /// - Throws: ``CommandFailure`` with status 73.
  init(path: String) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists && status.st_mode & S_IFMT == S_IFDIR {
      throw CommandFailure(.cannotCreate, "cannot create \(path): it is a directory")
    }
    // A link keeps pointing where it did: the file that it names is replaced, not the link.
    let path = exists ? Self.resolved(path) : path
    self.path = path
    let isSpecial = exists && status.st_mode & S_IFMT != S_IFREG
    let temporary = isSpecial ? nil : "\(path).\(getpid()).partial"
    let mode = exists && !isSpecial ? status.st_mode & 0o777 : 0o666
    let flags = isSpecial ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC
    self.temporary = temporary
    descriptor = open(temporary ?? path, flags, mode)
    if descriptor < 0 {
      throw CommandFailure(.cannotCreate, "cannot create \(path): \(Files.reason(errno))")
    }
  }

  deinit {
    discard()
  }

  /// Takes some bytes.
  func write(_ bytes: [UInt8]) throws {
    held += bytes
    if held.count >= FileLimits.bufferSize { try flush() }
  }

  /// Writes what is held back and renames the file into its place.
  func close() throws {
    guard isOpen else { return }
    try flush()
    isOpen = false
    let closed = systemClose(descriptor)
    guard let temporary else { return }
    guard closed == 0, rename(temporary, path) == 0 else {
      let failure = errno
      unlink(temporary)
      throw CommandFailure(.cannotCreate, "cannot create \(path): \(Files.reason(failure))")
    }
  }

  /// Removes the file beside the path.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    _ = systemClose(descriptor)
    if let temporary { unlink(temporary) }
  }

  private static func resolved(_ path: String) -> String {
    guard let text = realpath(path, nil) else { return path }
    defer { free(text) }
    return String(cString: text)
  }

  private func flush() throws {
    let failure = Files.write(held, to: descriptor)
    held.removeAll(keepingCapacity: true)
    if failure == 0 { return }
    discard()
    if failure == EPIPE { throw BrokenPipe() }
    throw CommandFailure(.cannotCreate, "cannot write \(path): \(Files.reason(failure))")
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
