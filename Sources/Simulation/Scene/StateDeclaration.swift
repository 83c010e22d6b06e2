/// A state of the scene or of a view: a name, a type and an initial value.
public struct StateDeclaration: Hashable, Sendable {
  /// The name by which expressions read it and handlers set it.
  public var name: String
  /// The type; that of the initial value unless it is given.
  public var type: ValueType
  /// The value at the start.
  public var initial: Value
  /// Where the file declares it.
  public var position: SourcePosition?

  /// Makes a declaration; `null` needs a type.
  public init(
    _ name: String, initial: Value, type: ValueType? = nil, position: SourcePosition? = nil
  ) {
    self.name = name
    self.type = type ?? ValueType(of: initial)
    self.initial = initial
    self.position = position
  }
}
