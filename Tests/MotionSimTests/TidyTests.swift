import Foundation
import Testing

// Each test goes over many files and lists what it finds, so that a failure shows all of it.

@Suite("The package's files")
struct TidyTests {
  @Test("have at most 400 lines")
  func length() {
    // A table of reference values in the tests is as long as it is.
    let files = PackageFiles.swift.filter {
      !($0.path.hasPrefix("Tests/") && $0.path.hasSuffix("Table.swift"))
    }
    #expect(files.count > 30)
    #expect(files.filter { $0.lines.count > 401 }.map(\.path) == [])
  }

  @Test("have no spaces in their paths")
  func spaces() {
    let folders = ["Sources", "Tests", "Embedded", "docs", "scripts", "traces"]
    #expect(PackageFiles.paths(in: folders).filter { $0.contains(" ") } == [])
  }

  @Test("in the kernel call nothing that depends on the machine")
  func kernelCalls() {
    let banned = [
      "Foundation", "Glibc", "Darwin", "Dispatch", "Date", "ContinuousClock", "SuspendingClock",
      "clock_gettime", "Task", "Any", "AnyHashable", "AnySequence", "Codable", "Decodable",
      "Encodable", "Mirror", "ObjectIdentifier", "print", "dump", "debugPrint", "random",
      "SystemRandomNumberGenerator", "randomElement", "shuffled", "hashValue",
      "truncatingRemainder", "addingProduct", "addProduct", "fatalError", "pow",
    ]
    let phrases = ["map(\\.", "filter(\\.", "String(describing", "String(reflecting"]
    #expect(
      findings(in: PackageFiles.kernel) { file in
        let code = file.code
        let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let existentials = code.matches(of: #/\bany [A-Z]\w*/#).map { String($0.0) }
        return banned.filter(words.contains) + phrases.filter(code.contains) + existentials
      } == [])
  }

  @Test(
    "in the kernel import only the layers below",
    arguments: [
      ("Sources/Motion", []),
      ("Sources/Gestures", ["Motion"]),
      ("Sources/Simulation", ["Motion", "Gestures"]),
      ("Embedded/Bridge", ["Simulation"]),
    ] as [(String, [String])])
  func layers(folder: String, allowed: [String]) {
    let files = PackageFiles.sources(in: [folder])
    #expect(!files.isEmpty)
    #expect(
      findings(in: files) { file in
        file.code.split(separator: "\n").compactMap { line in
          let words = line.split(separator: " ")
          guard let place = words.firstIndex(of: "import"), place <= 2 else { return nil }
          let module = words.dropFirst(place + 1).joined(separator: " ")
          return allowed.contains(module) ? nil : module
        }
      } == [])
  }

  @Test("have no loose ends")
  func looseEnds() {
    // Spelled in parts, so that this file passes itself.
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "for " + "now"]
    #expect(
      findings(in: PackageFiles.swift) { file in
        let code = file.code
        return marks.filter(file.text.contains)
          + ["fatalError", "try!", "as!"].filter(code.contains)
      } == [])
  }

  @Test("hold no code in comments")
  func commentedCode() {
    #expect(
      findings(in: PackageFiles.swift) { file in
        var run = 0
        var found: [String] = []
        for (index, line) in file.lines.enumerated() {
          run = looksLikeCode(line.drop { $0 == " " }) ? run + 1 : 0
          if run == 3 { found.append("line \(index + 1)") }
        }
        return found
      } == [])
  }

  @Test("of tests expect something in every test")
  func expectations() {
    let expects = ["#expect", "#require", "Issue.record", "expect", "require"]
    #expect(
      findings(in: PackageFiles.tests) { file in
        let code = file.code
        return code.ranges(of: "@Test").compactMap { start in
          let test = function(after: start.upperBound, in: code)
          let body = test.drop { $0 != "{" }
          return expects.contains { body.contains($0) } ? nil : String(test.prefix(60))
        }
      } == [])
  }

  @Test("in Markdown have one title, at the top")
  func titles() {
    #expect(PackageFiles.pages.count > 10)
    #expect(
      findings(in: PackageFiles.pages) { page in
        var isInFence = false
        var titles = 0
        for line in page.lines {
          if line.hasPrefix("```") { isInFence.toggle() }
          if !isInFence, line.hasPrefix("# ") { titles += 1 }
        }
        return titles == 1 && page.text.hasPrefix("# ") ? [] : ["\(titles) titles"]
      } == [])
  }

  @Test("that Markdown links to are there")
  func links() {
    #expect(
      findings(in: PackageFiles.pages) { page in
        let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        return page.text.matches(of: #/\]\(([^)\s:#]+)\)/#).map { folder + $0.1 }
          .filter { !PackageFiles.exists($0) }
      } == [])
  }

  /// Returns what a look at each file finds, with the path in front.
  private func findings(in files: [SourceFile], by look: (SourceFile) -> [String]) -> [String] {
    files.flatMap { file in look(file).map { "\(file.path): \($0)" } }
  }

  /// Whether a line, without its indentation, is a comment that reads like a statement.
  private func looksLikeCode(_ line: Substring) -> Bool {
    guard line.hasPrefix("//"), !line.hasPrefix("///") else { return false }
    let text = line.dropFirst(2).drop { $0 == " " }
    if text.hasSuffix("{") || text.hasSuffix("}") || text.hasSuffix(";") { return true }
    let statement = #/^(let|var) \w+( =|:)|^(return|guard|import|func) .*[()=]|^[\w.]+\(.*\)$/#
    return text.firstMatch(of: statement) != nil
  }

  /// Returns the function after a place, its body included.
  private func function(after start: String.Index, in code: String) -> Substring {
    guard let name = code[start...].range(of: "func ") else { return "" }
    guard let open = code[name.upperBound...].firstIndex(of: "{") else { return "" }
    var depth = 0
    for index in code.indices[open...] {
      if code[index] == "{" { depth += 1 }
      if code[index] == "}" { depth -= 1 }
      if depth == 0 { return code[name.upperBound...index] }
    }
    return code[name.upperBound...]
  }
}
