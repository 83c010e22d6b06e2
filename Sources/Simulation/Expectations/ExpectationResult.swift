/// Whether a run fulfils an expectation, and what to show where it does not.
public struct ExpectationResult: Hashable, Sendable {
  /// The expectation.
  public var expectation: Expectation
  /// What is in the way, one sentence each; empty where the expectation holds.
  public var violations: [String]
  /// The course of the number that the expectation is about, for a plot; nil where it has none.
  public var curve: Curve?

  /// Makes a result.
  public init(_ expectation: Expectation, violations: [String] = [], curve: Curve? = nil) {
    self.expectation = expectation
    self.violations = violations
    self.curve = curve
  }

  /// Whether the expectation holds.
  public var passed: Bool { violations.isEmpty }

  /// The violations in one line, or what holds.
  public var message: String {
    passed ? expectation.text : violations.joined(separator: "; ")
  }

  /// The course in a line of text, empty where there is none.
  ///
  /// - Precondition: `width` is positive.
  public func sparkline(width: Int = 48) -> String {
    curve.map { Sparkline.text($0, width: width) } ?? ""
  }
}
