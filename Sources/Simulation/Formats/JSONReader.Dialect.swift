extension JSONReader {
  /// The grammar of a JSON text.
  public enum Dialect: Hashable, Sendable {
    /// JSON as RFC 8259 has it, and nothing more: traces.
    case strict
    /// Also comments, trailing commas, single quotes and keys without quotes: scenes.
    ///
    /// These are the conveniences of JSON5 that people use; its other numbers and escapes are not
    /// accepted.
    case json5
  }
}
