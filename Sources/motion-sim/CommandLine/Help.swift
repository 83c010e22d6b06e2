/// Lays out the help of the program and of each command, in at most 100 columns.
enum Help {
  /// The widest line, in characters.
  static let width = 100

  /// The help of one command.
  static func text(for command: CommandDescription) -> String {
    var lines = ["motion-sim \(command.name): \(lowercasedFirst(command.summary))", ""]
    lines += [command.usage, ""]
    for paragraph in command.discussion {
      // A paragraph of several lines is a list that is laid out already.
      let isList = paragraph.contains("\n")
      lines += (isList ? [paragraph] : wrap(paragraph, indent: 0)) + [""]
    }
    lines.append("options:")
    for option in command.allOptions {
      lines += entry(option.spelling, option.summary, column: 30)
    }
    lines += ["", "example:"] + command.example.map { $0.isEmpty ? "" : "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the program as a whole.
  static func overview(of commands: [CommandDescription]) -> String {
    var lines = [
      "motion-sim: gestures and animations as SwiftUI has them, without a screen: the same input",
      "gives the same frames, everywhere.",
      "",
      "usage: motion-sim COMMAND [options]",
      "",
      "commands:",
    ]
    for command in commands {
      lines += entry(command.name, command.summary, column: 16)
    }
    lines += ["", "options:"]
    lines += entry("-h, --help", "Print this help; after a command, that command's.", column: 30)
    lines += entry("    --version", "Print the version.", column: 30)
    lines += [
      "",
      "Data goes to standard output, messages to standard error. Exit status: 0 ok, 1 a check failed,",
      "64 usage, 65 bad data, 66 no such input, 70 internal error, 73 cannot create output.",
      "",
      "example:",
      "  motion-sim replay flick.trace.jsonl --scene card.scene.json -o flick.csv",
      "  motion-sim plot flick.csv --select 'card[c1].offset.x' -o flick.svg",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Breaks a paragraph into lines.
  static func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty && indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }

  private static func entry(_ left: String, _ right: String, column: Int) -> [String] {
    var lines = wrap(right, indent: column)
    let head = "  \(left)"
    guard head.count + 2 <= column, !lines.isEmpty else { return [head] + lines }
    let padding = String(repeating: " ", count: column - head.count)
    lines[0] = head + padding + lines[0].dropFirst(column)
    return lines
  }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
