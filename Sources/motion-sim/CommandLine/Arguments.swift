import Simulation

/// The words after a command, sorted into options and operands.
struct Arguments: Equatable {
  /// An option that was given, with its value; a switch has none.
  struct Given: Equatable {
    /// The long name.
    var name: String
    /// What followed it.
    var value: String?
  }

  /// The options in the order of the command line.
  private(set) var given: [Given] = []
  /// The words that are no options.
  private(set) var operands: [String] = []

  /// Sorts the words by the description of a command.
  ///
  /// `--name value`, `--name=value`, `-o value`, `-ovalue`; `--` ends the options; `-` is an operand.
  /// - Throws: ``CommandFailure`` with status 64.
  init(_ words: [String], for command: CommandDescription) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(word, from: &rest, for: command)
      } else if word.hasPrefix("-") && word != "-" {
        try takeShort(word, from: &rest, for: command)
      } else {
        operands.append(word)
      }
    }
    guard !has("help") else { return }
    try checkOperands(for: command)
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    given.contains { $0.name == name }
  }

  /// The value of an option; the last one where it was given more than once.
  func value(_ name: String) -> String? {
    given.last { $0.name == name }?.value
  }

  /// The values of an option that may be given more than once.
  func values(_ name: String) -> [String] {
    given.filter { $0.name == name }.compactMap { $0.value }
  }

  private mutating func takeLong(
    _ word: String, from rest: inout ArraySlice<String>, for command: CommandDescription
  ) throws {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw Self.unknown("--\(name)", among: command.allOptions.map { "--\($0.name)" })
    }
    try take(option, shown: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func takeShort(
    _ word: String, from rest: inout ArraySlice<String>, for command: CommandDescription
  ) throws {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = command.allOptions.first(where: { $0.short == letter }) else {
      throw Self.unknown(word, among: command.allOptions.map { "--\($0.name)" })
    }
    let attached = String(word.dropFirst(2))
    if option.argument == .none && !attached.isEmpty {
      throw CommandFailure.usage("option -\(letter) takes no value, got \"\(attached)\"")
    }
    try take(option, shown: "-\(letter)", attached: attached.isEmpty ? nil : attached, &rest)
  }

  private mutating func take(
    _ option: OptionDescription, shown: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws {
    if option.argument == .none {
      if let attached {
        throw CommandFailure.usage("option \(shown) takes no value, got \"\(attached)\"")
      }
      given.append(Given(name: option.name, value: nil))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw CommandFailure.usage("option \(shown) needs a value: \(option.placeholder)")
    }
    if case .choice(let words) = option.argument, !words.contains(value) {
      throw CommandFailure.usage(
        "option \(shown) is one of \(words.joined(separator: ", ")), got \"\(value)\"",
        hints: Self.suggestion(for: value, among: words))
    }
    given.append(Given(name: option.name, value: value))
  }

  private func checkOperands(for command: CommandDescription) throws {
    if operands.count < command.operandCount.lowerBound {
      throw CommandFailure.usage("missing operand: \(command.operands)")
    }
    if operands.count > command.operandCount.upperBound {
      throw CommandFailure.usage(
        "unexpected operand \"\(operands[command.operandCount.upperBound])\"")
    }
  }

  private static func unknown(_ word: String, among names: [String]) -> CommandFailure {
    // The dashes are in every option and make none of them nearer.
    let bare = names.map { String($0.drop { $0 == "-" }) }
    let near = EditDistance.nearest(to: String(word.drop { $0 == "-" }), among: bare)
    let known = near.flatMap { name in names.first { $0.drop { $0 == "-" } == name } }
    return .usage("unknown option \(word)", hints: known.map { ["did you mean \($0)?"] } ?? [])
  }

  /// The hint that names the word nearest to a mistyped one; none where nothing is near.
  static func suggestion(for word: String, among names: [String]) -> [String] {
    guard let near = EditDistance.nearest(to: word, among: names) else { return [] }
    return ["did you mean \(near)?"]
  }
}
