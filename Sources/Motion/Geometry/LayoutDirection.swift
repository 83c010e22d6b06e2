/// The direction in which lines run; it decides where leading and trailing are.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right.
  case rightToLeft
}
