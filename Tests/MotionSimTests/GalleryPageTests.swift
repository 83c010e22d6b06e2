import Foundation
import Testing

@testable import motion_sim

/// The pages of the gallery say what is in its folders.
@Suite("The gallery's pages")
struct GalleryPageTests {
  /// A folder of `traces/` with the names of its traces.
  struct Folder: Sendable, CustomTestStringConvertible {
    var name: String
    var traces: [String]
    var testDescription: String { name }

    var page: String { PackageFiles.text(of: "traces/\(name)/README.md") ?? "" }
  }

  static let folders: [Folder] = {
    var traces: [String: [String]] = [:]
    for path in PackageFiles.paths(in: ["traces"]) where path.hasSuffix(".trace.jsonl") {
      let words = path.split(separator: "/")
      guard words.count == 3 else { continue }
      traces[String(words[1]), default: []].append(
        String(words[2].dropLast(".trace.jsonl".count)))
    }
    return traces.keys.sorted().map { Folder(name: $0, traces: traces[$0] ?? []) }
  }()

  @Test("stand in the folder's own page, with links to all of them")
  func index() {
    let page = PackageFiles.text(of: "traces/README.md") ?? ""
    let missing = Self.folders.map(\.name).filter { !page.contains("](\($0)/README.md)") }
    #expect(missing == [])
    #expect(Self.folders.count >= 14)
  }

  @Test("name each trace once, in a row of their table, and no other", arguments: folders)
  func rows(folder: Folder) {
    let rows = folder.page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    #expect(named.sorted() == folder.traces.sorted())
    #expect(folder.traces.count >= 3)
  }

  @Test("say of most traces a number to look at", arguments: folders)
  func numbers(folder: Folder) {
    let rows = folder.page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let telling = rows.filter { row in
      row.split(separator: "|").last?.contains { $0.isNumber } ?? false
    }
    #expect(2 * telling.count > rows.count)
  }

  @Test("show a command that plots channels of one of the traces", arguments: folders)
  func commands(folder: Folder) throws {
    let commands = folder.page.split(separator: "\n").filter { $0.hasPrefix("motion-sim ") }
    #expect(commands.count == 1)
    let command = String(try #require(commands.first))
    let parts = command.split(separator: "'").map { String($0) }
    let words = parts[0].split(separator: " ").dropFirst().map { String($0) }
    let host = MemoryHost()
    for path in PackageFiles.paths(in: ["traces/\(folder.name)"]) {
      host.files[path] = PackageFiles.bytes(of: path)
    }
    host.environment["COLUMNS"] = "80"
    #expect(Command.run(words + [parts[1]], host: host) == .success, "\(host.errorText)")
    for channel in parts[1].split(separator: ",") {
      #expect(host.outputText.contains(" " + channel), "\(channel)")
    }
  }
}
