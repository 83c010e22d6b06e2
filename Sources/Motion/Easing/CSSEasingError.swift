/// What is wrong with the text of an easing, and where.
public struct CSSEasingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no easing of this name.
    case unknownName
    /// Something else should stand here.
    case expected(Expectation)
    /// The number is not in the range that its place allows.
    case outOfRange
    /// The number has more digits or is larger than can be read.
    case numberTooLong
  }

  /// What should stand at a place.
  public enum Expectation: Hashable, Sendable {
    /// A name.
    case name
    /// An opening parenthesis.
    case opening
    /// A closing parenthesis.
    case closing
    /// A comma.
    case comma
    /// A number.
    case number
    /// A whole number.
    case wholeNumber
    /// One of the positions of steps.
    case stepPosition
    /// The end of the text.
    case end
  }

  /// The number of bytes before the place.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// Makes an error.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
