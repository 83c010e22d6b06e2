/// Gathers what is to be said about a file: the first of each severity, then only their number.
public struct DiagnosticCollector: Sendable {
  /// What was gathered, in the order of the file.
  public private(set) var items: [Diagnostic] = []
  /// The number of errors, those that are only counted included.
  public private(set) var errorCount = 0
  /// The number of warnings and notes, those that are only counted included.
  public private(set) var warningCount = 0
  private let limit: Int

  /// Makes an empty collection.
  ///
  /// - Parameter limit: How many errors, and how many warnings, are kept in full.
  public init(limit: Int = InputLimits().diagnostics) {
    self.limit = limit
  }

  /// Adds a message, or counts it.
  public mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errorCount += 1
      if errorCount <= limit { items.append(diagnostic) }
    } else {
      warningCount += 1
      if warningCount <= limit { items.append(diagnostic) }
    }
  }

  /// Adds messages in order.
  public mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// All messages, closed by the numbers of those that were only counted.
  public var diagnostics: Diagnostics {
    var result = items
    if errorCount > limit {
      result.append(.error("\(errorCount - limit) more errors are not shown", at: nil))
    }
    if warningCount > limit {
      result.append(.warning("\(warningCount - limit) more warnings are not shown", at: nil))
    }
    return Diagnostics(result)
  }
}
