/// What a lexer made of a line.
enum EvdevLine: Sendable, Hashable {
  /// The line said something, or was a comment.
  case used
  /// The line was empty.
  case blank
  /// The line is not of the format.
  case unknown
  /// The line begins as one of the format and goes wrong at a column, from 1.
  case damaged(column: Int, message: String)
}

/// Turns the lines of one tool's log into rows and ranges; one tool a type.
protocol EvdevLexer {
  /// Makes a lexer at the first line.
  init()
  /// The word for the format on the command line.
  static var name: String { get }
  /// The column of a row's time, from 1.
  static var timeColumn: Int { get }
  /// Whether a line looks like one of this format.
  static func recognizes(_ line: Substring) -> Bool
  /// Takes one line, without its end.
  mutating func take(_ line: Substring, number: Int, into log: inout EvdevLog) -> EvdevLine
}
