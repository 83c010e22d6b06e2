/// The fields that the items of a collection may have.
public struct RecordType: Hashable, Sendable {
  /// A field's name and type.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The type; optional where some item lacks the field.
    public var type: ValueType
  }

  /// The fields in the order of their first appearance.
  public var fields: [Field]

  /// Makes the type of some fields.
  public init(fields: [Field] = []) {
    self.fields = fields
  }

  /// Makes the union of the fields of several items; a field that some of them lack is optional.
  public init(unionOf records: [Record]) {
    var fields: [Field] = []
    var counts: [Int] = []
    for record in records {
      for field in record.fields {
        let type = ValueType(of: field.value)
        if let index = fields.firstIndex(where: { $0.name.hasSameBytes(as: field.name) }) {
          fields[index].type = fields[index].type.joined(with: type) ?? fields[index].type
          counts[index] += 1
        } else {
          fields.append(Field(name: field.name, type: type))
          counts.append(1)
        }
      }
    }
    for index in fields.indices where counts[index] < records.count {
      fields[index].type = fields[index].type.optionalized
    }
    self.fields = fields
  }

  /// The type of a field; nil where no item has it.
  subscript(name: String) -> ValueType? {
    for field in fields where field.name.hasSameBytes(as: name) { return field.type }
    return nil
  }
}
