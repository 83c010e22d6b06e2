/// An item of a collection: named values in the order in which they were given.
public struct Record: Hashable, Sendable {
  /// One name with its value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Value

    /// Makes a field.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order.
  public var fields: [Field]

  /// Makes a record of some fields.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of a field; null where there is none.
  public subscript(name: String) -> Value {
    get {
      for field in fields where field.name.hasSameBytes(as: name) { return field.value }
      return .null
    }
    set {
      for index in fields.indices where fields[index].name.hasSameBytes(as: name) {
        fields[index].value = newValue
        return
      }
      fields.append(Field(name, newValue))
    }
  }

  /// The text of the field `id`, by which items are told apart unless a scene says otherwise.
  public var key: String? {
    let id = self["id"]
    return id == .null ? nil : id.text
  }
}
