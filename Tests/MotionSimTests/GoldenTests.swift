import Testing

@testable import motion_sim

/// Every trace of the gallery gives the frames and fulfils the expectations that stand beside it.
@Suite("The gallery's golden frames")
struct GoldenTests {
  private static let paths = PackageFiles.paths(in: ["traces"])
  static let traces = paths.filter { $0.hasSuffix(".trace.jsonl") }

  /// The files of a trace's folder.
  static func host(for trace: String) -> MemoryHost {
    let folder = trace.split(separator: "/").dropLast().joined(separator: "/") + "/"
    let host = MemoryHost()
    for path in paths where path.hasPrefix(folder) && !path.hasSuffix(".csv") {
      host.files[path] = PackageFiles.bytes(of: path)
    }
    return host
  }

  @Test("are what the trace gives, byte for byte", arguments: traces)
  func frames(trace: String) throws {
    let host = Self.host(for: trace)
    #expect(host.run("replay", trace, "-o", "out.csv") == .success)
    let golden = trace.dropLast(".trace.jsonl".count) + ".frames.csv"
    let expected = try #require(PackageFiles.text(of: String(golden)))
    let found = try #require(host.text("out.csv"))
    guard found != expected else { return }
    let lines = (found.split(separator: "\n"), expected.split(separator: "\n"))
    let place = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      line \((place?.offset ?? min(lines.0.count, lines.1.count)) + 1) of \(golden) differs:
      found     \(place.map { $0.element.0 } ?? "\(lines.0.count) lines")
      expected  \(place.map { $0.element.1 } ?? "\(lines.1.count) lines")
      """)
  }

  @Test("fulfil the expectations", arguments: traces)
  func expectations(trace: String) {
    let host = Self.host(for: trace)
    #expect(host.run("check", trace) == .success, "\(host.outputText)\(host.errorText)")
  }
}
