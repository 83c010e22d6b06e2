/// What a view does when assistive technology asks it to.
public struct AccessibilityHandlers: Hashable, Sendable {
  /// Steps as by a double tap.
  public var activate: [Step]
  /// Steps towards more.
  public var increment: [Step]
  /// Steps towards less.
  public var decrement: [Step]
  /// Steps that dismiss.
  public var escape: [Step]

  /// Makes handlers; those left out do nothing.
  public init(
    activate: [Step] = [], increment: [Step] = [], decrement: [Step] = [], escape: [Step] = []
  ) {
    self.activate = activate
    self.increment = increment
    self.decrement = decrement
    self.escape = escape
  }

  /// The words of the actions.
  static let actions = ["activate", "increment", "decrement", "escape"]

  /// Whether there are no steps at all.
  public var isEmpty: Bool {
    activate.isEmpty && increment.isEmpty && decrement.isEmpty && escape.isEmpty
  }

  /// The steps of an action by its word in a trace.
  public func steps(of action: String) -> [Step] {
    switch action {
    case "activate": activate
    case "increment": increment
    case "decrement": decrement
    case "escape": escape
    default: []
    }
  }
}
