/// What a command may touch of the world: files, standard streams, the environment.
///
/// Commands know nothing else of the system, so tests run them on a world made of dictionaries.
protocol Host: AnyObject {
  /// Standard output.
  var output: any OutputStream { get }
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool { get }
  /// The width of the terminal, in characters, where there is one.
  var terminalColumns: Int? { get }

  /// Writes a message to standard error.
  func report(_ text: String)
  /// The value of a variable of the environment.
  func variable(_ name: String) -> String?
  /// What there is at a path; nil where there is nothing.
  func kind(of path: String) -> FileKind?
  /// The bytes of a file, of standard input for `-`.
  ///
  /// - Throws: ``CommandFailure`` with status 66 or, for a file beyond the limit, 65.
  func read(_ path: String) throws -> [UInt8]
  /// The names in a directory, sorted by their bytes.
  func entries(of directory: String) throws -> [String]
  /// Opens a file for writing; it takes its place when closed, and not before.
  ///
  /// - Throws: ``CommandFailure`` with status 73.
  func create(_ path: String) throws -> any OutputStream
}

extension Host {
  /// Whether messages are coloured.
  var usesColor: Bool {
    errorIsTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// Whether what is printed on standard output is coloured.
  var outputUsesColor: Bool {
    outputIsTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// Opens what `-o` names: a file, or standard output for `-` and where nothing is named.
  func destination(_ path: String?) throws -> any OutputStream {
    guard let path, path != "-" else { return output }
    return try create(path)
  }
}
