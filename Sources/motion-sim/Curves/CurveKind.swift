import Simulation

/// What `curve` is asked for: the first word after it.
enum CurveKind: String, CaseIterable {
  /// A spring between two values.
  case spring
  /// A timing curve between two values.
  case timing
  /// A motion that slows down by itself.
  case decay
  /// Keyframes from a file.
  case keyframes

  /// The options that mean something for it.
  var options: [OptionDescription] {
    switch self {
    case .spring: CurveOptions.spring + CurveOptions.course + CurveOptions.speed
    case .timing: CurveOptions.timing + CurveOptions.course
    case .decay: CurveOptions.spring + CurveOptions.start + CurveOptions.speed + CurveOptions.decay
    case .keyframes: []
    }
  }

  /// The formats that can say it.
  var formats: [CurveFormat] {
    switch self {
    case .spring: CurveFormat.allCases
    case .timing: [.swiftUI, .coreAnimation, .css, .flutter, .android, .framer]
    case .decay: [.css, .flutter, .android, .framer]
    case .keyframes: [.swiftUI, .css]
    }
  }

  /// Reads the word, and asks whether the options belong to it.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func read(_ arguments: Arguments) throws -> CurveKind {
    let word = arguments.operands[0]
    let words = allCases.map { $0.rawValue }
    guard let kind = CurveKind(rawValue: word) else {
      throw CommandFailure.usage(
        "a curve is one of \(words.joined(separator: ", ")), got \"\(word)\"",
        hints: Arguments.suggestion(for: word, among: words))
    }
    try kind.check(arguments)
    return kind
  }

  private func check(_ arguments: Arguments) throws {
    let own = (options + CurveOptions.shared).map { $0.name }
    for given in arguments.given where !own.contains(given.name) {
      let others = Self.allCases.filter { kind in kind.options.contains { $0.name == given.name } }
      let kinds = others.map { "curve \($0.rawValue)" }.joined(separator: " and ")
      throw CommandFailure.usage("--\(given.name) belongs to \(kinds), not to curve \(rawValue)")
    }
    let files = arguments.operands.count - 1
    if self == .keyframes, files == 0 {
      throw CommandFailure.usage(
        "curve keyframes needs a FILE", hints: ["- is standard input; --help shows a file"])
    }
    if self != .keyframes, files > 0 {
      throw CommandFailure.usage("unexpected operand \"\(arguments.operands[1])\"")
    }
  }
}
