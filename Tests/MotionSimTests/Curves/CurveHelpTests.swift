import Testing

@testable import motion_sim

@Suite("The help of motion-sim curve")
struct CurveHelpTests {
  @Test("shows what the command prints")
  func example() throws {
    let host = MemoryHost()
    var expected = ""
    var file: String?
    for line in CurveCommand.description.example {
      guard line.hasPrefix("$ ") else {
        if let path = file {
          host.files[path, default: []] += Array("\(line)\n".utf8)
        } else {
          expected += "\(line)\n"
        }
        continue
      }
      let words = line.split(separator: " ").map { String($0) }
      if words[1] == "cat" {
        file = words[2]
      } else {
        file = nil
      }
    }
    for line in CurveCommand.description.example where line.hasPrefix("$ motion-sim ") {
      let words = line.split(separator: " ").dropFirst(2).map { String($0) }
      #expect(Command.run(words, host: host) == .success, "\(line)")
    }
    #expect(host.outputText == expected)
  }

  @Test("names the kinds of curve that take an option")
  func kinds() {
    for option in CurveOptions.all {
      let kinds = CurveKind.allCases.filter { kind in
        (kind.options + CurveOptions.shared).contains { $0.name == option.name }
      }
      #expect(!kinds.isEmpty, "\(option.name)")
    }
  }
}
