#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The real world, by the calls that every Unix has.
final class SystemHost: Host {
  /// Standard output, written in large pieces.
  let output: any OutputStream = DescriptorStream(descriptor: 1)

  /// Makes the host; a broken pipe becomes an error of the write instead of a signal.
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { isatty(1) == 1 }

  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool { isatty(2) == 1 }

  /// The width that the terminal reports.
  var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a message to standard error; where that fails there is nobody to tell.
  func report(_ text: String) {
    _ = Files.write(Array(text.utf8), to: 2)
  }

  /// The value of a variable of the environment.
  func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// What there is at a path.
  func kind(of path: String) -> FileKind? {
    Files.kind(of: path)
  }

  /// The bytes of a file, of standard input for `-`.
  func read(_ path: String) throws -> [UInt8] {
    try Files.read(path)
  }

  /// The names in a directory, sorted by their bytes.
  func entries(of directory: String) throws -> [String] {
    try Files.entries(of: directory)
  }

  /// Opens a file for writing, under another name until it is closed.
  func create(_ path: String) throws -> any OutputStream {
    try ReplacingStream(path: path)
  }

  /// Ends the process.
  func exit(_ status: ExitStatus) -> Never {
    endProcess(status.rawValue)
  }
}

private func endProcess(_ code: Int32) -> Never {
  exit(code)
}
