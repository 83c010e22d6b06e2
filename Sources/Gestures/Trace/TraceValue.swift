/// A value that a trace hands to a scene: an item, a state's new value, an argument.
///
/// An object keeps the order of its keys, so nothing depends on hashing.
public indirect enum TraceValue: Hashable, Sendable {
  /// The absent value.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case list([TraceValue])
  /// Named values in the order of the file.
  case object([TraceField])
}
