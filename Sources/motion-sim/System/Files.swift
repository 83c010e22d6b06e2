#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The only place that reads files.
enum Files {
  /// What there is at a path, links followed.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  /// The bytes of a file, of standard input for `-`.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" { return try readAll(from: 0, named: "standard input") }
    if kind(of: path) == .directory {
      throw CommandFailure(.noInput, "\(path) is a directory, not a file")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw CommandFailure(.noInput, "cannot read \(path): \(reason(errno))")
    }
    defer { close(descriptor) }
    return try readAll(from: descriptor, named: path)
  }

  /// The names in a directory, sorted by their bytes.
  static func entries(of directory: String) throws -> [String] {
    guard let handle = opendir(directory) else {
      throw CommandFailure(.noInput, "cannot read \(directory): \(reason(errno))")
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Writes all bytes to a descriptor; the error number where that fails, 0 else.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text).lowercased()
  }

  private static func readAll(from descriptor: Int32, named name: String) throws -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: FileLimits.bufferSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw CommandFailure(.noInput, "cannot read \(name): \(reason(errno))")
      }
      if count == 0 { return result }
      result += buffer[..<count]
      if result.count > FileLimits.fileSize {
        throw CommandFailure(
          .badData, "\(name) is larger than \(FileLimits.fileSize >> 20) MiB, the limit of one file"
        )
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  guard let bytes else { return 0 }
  return write(descriptor, bytes, count)
}

private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  guard let bytes else { return 0 }
  return read(descriptor, bytes, count)
}
