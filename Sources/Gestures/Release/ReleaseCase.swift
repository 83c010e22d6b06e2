/// One line of a rule: what happens when a condition holds.
public struct ReleaseCase: Hashable, Sendable {
  /// When the line applies.
  public let condition: ReleaseCondition
  /// What happens then.
  public let choice: ReleaseChoice

  /// Makes a line.
  public init(when condition: ReleaseCondition, _ choice: ReleaseChoice) {
    self.condition = condition
    self.choice = choice
  }
}
