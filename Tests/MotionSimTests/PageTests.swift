import Simulation
import Testing

@Suite("The pages in Markdown")
struct PageTests {
  @Test("show Swift code that stands in a test")
  func examples() {
    let tested = Set(PackageFiles.tests.flatMap { Self.examples(in: $0) })
    let shown = PackageFiles.pages.flatMap { page in
      Self.fences("swift", in: page).map { (page.path, $0) }
    }
    #expect(shown.count > 4)
    #expect(shown.filter { !tested.contains($0.1) }.map { "\($0.0):\n\($0.1)" } == [])
  }

  @Test("show scenes that can be read")
  func scenes() throws {
    // What stands on the page of expectations is tested with the examples in Swift.
    let scenes = PackageFiles.pages.filter { !$0.name.hasPrefix("writing-expectations") }
      .flatMap { Self.fences("json5", in: $0) }
    #expect(scenes.count >= 2)
    for scene in scenes {
      #expect(try SceneReader.read(Array(scene.utf8)).warnings == [])
    }
  }

  @Test("show traces that can be read")
  func traces() throws {
    let traces = PackageFiles.pages.flatMap { Self.fences("json", in: $0) }
    #expect(traces.count >= 2)
    for trace in traces {
      #expect(try TraceReader.read(Array(trace.utf8)).trace.entries.count > 2)
    }
  }

  @Test("show actions that a trace may hold")
  func actions() throws {
    let page = try #require(PackageFiles.pages.first { $0.name.hasPrefix("recording-and-reading") })
    let rows = page.lines.filter { $0.hasPrefix("| `{") }.map { row in
      String(row.dropFirst(3).prefix { $0 != "`" })
    }
    let header = #"{"trace":"gesture-trace","version":1,"width":393,"height":852}"#
    let text = ([header] + rows).joined(separator: "\n")
    #expect(try TraceReader.read(Array(text.utf8)).trace.entries.count == rows.count)
    #expect(rows.count > 7)
  }

  @Test("have no lines longer than 120 characters outside tables and code", arguments: ["docs"])
  func lineLength(folder: String) {
    let pages = PackageFiles.pages.filter { $0.path.hasPrefix(folder) }
    #expect(!pages.isEmpty)
    let long = pages.flatMap { page in
      page.lines.filter { $0.count > 120 && !$0.hasPrefix("|") }.map { "\(page.path): \($0)" }
    }
    #expect(long == [])
  }

  /// Returns the examples of a test file: the lines between the marks, without their indentation.
  private static func examples(in file: SourceFile) -> [String] {
    var result: [String] = []
    var lines: [Substring] = []
    var indentation: Int?
    for line in file.lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("// example: ") {
        indentation = line.count - text.count
        lines = []
      } else if let depth = indentation, text == "// end" {
        result.append(lines.map { $0.dropFirst(depth) }.joined(separator: "\n"))
        indentation = nil
      } else if indentation != nil {
        lines.append(line)
      }
    }
    return result
  }

  /// Returns what stands in the fences of a language.
  static func fences(_ language: String, in page: SourceFile) -> [String] {
    var result: [String] = []
    var lines: [Substring] = []
    var isOpen = false
    for line in page.lines {
      if line == "```\(language)" {
        isOpen = true
        lines = []
      } else if isOpen, line == "```" {
        result.append(lines.joined(separator: "\n"))
        isOpen = false
      } else if isOpen {
        lines.append(line)
      }
    }
    return result
  }
}
