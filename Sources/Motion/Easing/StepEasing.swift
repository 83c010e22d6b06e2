/// CSS's `steps()`: a staircase from 0 to 1.
public struct StepEasing: Hashable, Sendable {
  /// Where the steps are.
  public enum Position: Hashable, Sendable {
    /// The first step is at the start, none at the end.
    case jumpStart
    /// The last step is at the end, none at the start.
    case jumpEnd
    /// Neither end has a step: both 0 and 1 last.
    case jumpNone
    /// Both ends have a step.
    case jumpBoth
  }

  /// The number of levels that last.
  public let count: Int
  /// Where the steps are.
  public let position: Position

  /// Makes a staircase.
  ///
  /// - Precondition: `count` is in 1…1,000,000, and above 1 where neither end has a step.
  public init(count: Int, position: Position = .jumpEnd) {
    precondition(
      count >= (position == .jumpNone ? 2 : 1) && count <= 1_000_000,
      "a staircase needs a step, and no more than a million, got \(count) levels")
    self.count = count
    self.position = position
  }

  /// Returns the output at an input; at a step it is what comes after.
  public func value(at input: Double) -> Double {
    let jumps: Double =
      switch position {
      case .jumpStart, .jumpEnd: Double(count)
      case .jumpNone: Double(count - 1)
      case .jumpBoth: Double(count + 1)
      }
    var step = (input * Double(count)).rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if input >= 0, step < 0 { step = 0 }
    if input <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// The staircase as CSS writes it.
  public var text: String {
    switch position {
    case .jumpStart: "steps(\(count), jump-start)"
    case .jumpEnd: "steps(\(count))"
    case .jumpNone: "steps(\(count), jump-none)"
    case .jumpBoth: "steps(\(count), jump-both)"
    }
  }
}
