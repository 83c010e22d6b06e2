import Simulation

/// Where the frames go and how they are written, by the command line.
struct FrameOutput {
  /// How frames are written.
  let encoder: FrameEncoder.Options
  /// The file of `-o`.
  let path: String?
  /// Whether the hash is printed.
  let printsHash: Bool

  /// Whether the frames leave standard output free.
  var hasFile: Bool { (path ?? "-") != "-" }

  /// Whether velocities are among what is written.
  var showsVelocities: Bool {
    encoder.includesVelocities || encoder.selection.contains { $0.isVelocity }
  }

  /// Reads the options.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ arguments: Arguments) throws {
    var encoder = FrameEncoder.Options()
    encoder.form = arguments.value("format") == "jsonl" ? .jsonLines : .csv
    encoder.numbers = try Self.numbers(arguments.value("precision"))
    encoder.includesVelocities = arguments.has("velocity")
    encoder.isChangedOnly = arguments.has("changed")
    encoder.selection = try Self.selection(arguments)
    encoder.isWide = arguments.has("wide")
    if encoder.isWide && encoder.selection.isEmpty {
      throw CommandFailure.usage("--wide needs --select CHANNELS: they are its columns")
    }
    self.encoder = encoder
    path = arguments.value("output")
    printsHash = arguments.has("hash")
  }

  /// Opens the place of the frames; nil where only the hash is wanted.
  func open(_ host: any Host) throws -> (any OutputStream)? {
    if path == nil && printsHash { return nil }
    return try host.destination(path)
  }

  /// The channels of `--select`.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func selection(_ arguments: Arguments) throws -> [ChannelSelector] {
    var result: [ChannelSelector] = []
    for text in arguments.values("select") {
      do {
        result += try ChannelSelector.list(text)
      } catch let problem {
        let column = problem.position.map { " at column \($0.column)" } ?? ""
        throw CommandFailure.usage("option --select\(column): \(problem.message)")
      }
    }
    return result
  }

  private static func numbers(_ text: String?) throws -> NumberFormat {
    guard let text else { return .standard }
    if text == "exact" { return .exact }
    guard text.utf8.count <= 2, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }),
      let decimals = Int(text), decimals <= 15
    else {
      throw CommandFailure.usage("option --precision wants 0 to 15 or exact, got \"\(text)\"")
    }
    return NumberFormat(decimals: decimals)
  }
}
