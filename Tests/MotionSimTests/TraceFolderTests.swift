import Foundation
import Testing

@Suite("The traces' folder")
struct TraceFolderTests {
  /// Everything in the folder.
  private static let paths = PackageFiles.paths(in: ["traces"])

  /// The traces in it.
  private static let traces = paths.filter { $0.hasSuffix(".trace.jsonl") }

  @Test("holds traces")
  func presence() {
    #expect(!Self.traces.isEmpty)
  }

  @Test("has frames, expectations and a scene for each trace")
  func companions() {
    let missing = Self.traces.flatMap { trace in
      let base = trace.dropLast(".trace.jsonl".count)
      let scene = Self.scene(of: trace) ?? "a scene"
      let wanted = ["\(base).frames.csv", "\(base).expect.json", scene]
      return wanted.filter { !Self.paths.contains($0) }.map { "\(trace) lacks \($0)" }
    }
    #expect(missing == [])
  }

  @Test("holds no file that nothing refers to")
  func strays() {
    let bases = Self.traces.map { $0.dropLast(".trace.jsonl".count) }
    let known =
      bases.flatMap { ["\($0).trace.jsonl", "\($0).frames.csv", "\($0).expect.json"] }
      + Self.traces.compactMap(Self.scene(of:))
    #expect(Self.paths.filter { !known.contains($0) && !$0.hasSuffix("README.md") } == [])
  }

  /// Returns the path of the scene that a trace's header names.
  private static func scene(of trace: String) -> String? {
    struct Header: Decodable {
      var scene: String?
    }
    guard let text = PackageFiles.text(of: trace),
      let line = text.split(separator: "\n").first,
      let header = try? JSONDecoder().decode(Header.self, from: Data(line.utf8)),
      let name = header.scene
    else { return nil }
    return trace.split(separator: "/").dropLast().joined(separator: "/") + "/" + name
  }
}
