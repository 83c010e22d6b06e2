/// Something to say about a file: where, what was found, and what was expected.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How grave it is.
  public enum Severity: Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but perhaps not as meant.
    case warning
    /// A place that belongs to the message before.
    case note
  }

  /// How grave it is.
  public var severity: Severity
  /// Where in the file; nil where it concerns the file as a whole.
  public var position: SourcePosition?
  /// The sentence: what was found and what was expected, without a full stop.
  public var message: String

  /// Makes a diagnostic.
  public init(_ severity: Severity, at position: SourcePosition?, _ message: String) {
    self.severity = severity
    self.position = position
    self.message = message
  }

  /// Makes an error.
  public static func error(_ message: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(.error, at: position, message)
  }

  /// Makes a warning.
  public static func warning(_ message: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(.warning, at: position, message)
  }
}
