/// All that is wrong with a file, in the order of the file.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The messages; at least one of them is an error where this is thrown.
  public var items: [Diagnostic]

  /// Makes the collection of some messages.
  public init(_ items: [Diagnostic] = []) {
    self.items = items
  }

  /// Makes the collection of one error.
  public init(error message: String, at position: SourcePosition?) {
    self.init([.error(message, at: position)])
  }

  /// Whether one of the messages is an error.
  public var hasErrors: Bool {
    items.contains { $0.severity == .error }
  }
}
