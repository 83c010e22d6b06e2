@testable import motion_sim

/// A world made of dictionaries: files by path, and what was written where.
final class MemoryHost: Host {
  /// The files that can be read.
  var files: [String: [UInt8]] = [:]
  /// The files that were written and closed, in order.
  private(set) var written: [String: [UInt8]] = [:]
  /// The directories where nothing can be created.
  var sealed: Set<String> = []
  /// The environment.
  var environment: [String: String] = [:]
  /// Standard error.
  private(set) var errorText = ""
  var outputIsTerminal = false
  var errorIsTerminal = false
  var terminalColumns: Int?

  private let standardOutput = MemoryStream { _ in }
  var output: any OutputStream { standardOutput }

  /// Standard output, as text.
  var outputText: String { String(decoding: standardOutput.bytes, as: UTF8.self) }

  /// Makes a world with some text files.
  init(_ texts: [String: String] = [:]) {
    for (path, text) in texts { files[path] = Array(text.utf8) }
  }

  /// Runs a command line in this world.
  @discardableResult
  func run(_ words: String...) -> motion_sim.ExitStatus {
    Command.run(words, host: self)
  }

  /// The text of a file that was written.
  func text(_ path: String) -> String? {
    written[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func report(_ text: String) { errorText += text }

  func variable(_ name: String) -> String? { environment[name] }

  func kind(of path: String) -> FileKind? {
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : nil
  }

  func read(_ path: String) throws -> [UInt8] {
    guard let bytes = files[path] else {
      throw CommandFailure(.noInput, "cannot read \(path): no such file or directory")
    }
    return bytes
  }

  func entries(of directory: String) throws -> [String] {
    let names = files.keys.filter { $0.hasPrefix(directory + "/") }.compactMap { path in
      path.dropFirst(directory.count + 1).split(separator: "/").first.map { String($0) }
    }
    return Set(names).sorted()
  }

  func create(_ path: String) throws -> any OutputStream {
    let directory = path.split(separator: "/").dropLast().joined(separator: "/")
    if sealed.contains(directory) {
      throw CommandFailure(.cannotCreate, "cannot create \(path): permission denied")
    }
    return MemoryStream { [weak self] in self?.written[path] = $0 }
  }
}

/// Bytes that are kept until they are closed.
final class MemoryStream: OutputStream {
  private(set) var bytes: [UInt8] = []
  private let whenClosed: ([UInt8]) -> Void

  init(whenClosed: @escaping ([UInt8]) -> Void) {
    self.whenClosed = whenClosed
  }

  func write(_ bytes: [UInt8]) throws { self.bytes += bytes }
  func close() throws { whenClosed(bytes) }
  func discard() { bytes = [] }
}
