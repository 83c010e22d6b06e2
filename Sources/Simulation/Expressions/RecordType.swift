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

  /// Whether an item of another type has all that this one must have, and nothing of another type.
  func accepts(_ other: RecordType) -> Bool {
    fields.allSatisfy { field in
      other[field.name].map { field.type.accepts($0) } ?? !field.type.isRequired
    }
  }

  /// The type of what is of one of two types; nil where a field has types that do not go together.
  func joined(with other: RecordType) -> RecordType? {
    var result = self
    for index in result.fields.indices {
      guard let type = other[result.fields[index].name] else {
        result.fields[index].type = result.fields[index].type.optionalized
        continue
      }
      guard let joined = result.fields[index].type.joined(with: type) else { return nil }
      result.fields[index].type = joined
    }
    for field in other.fields where self[field.name] == nil {
      result.fields.append(Field(name: field.name, type: field.type.optionalized))
    }
    return result
  }

  /// The sentence that an item does not have what all items of the type have; nil where it has.
  ///
  /// - Parameters:
  ///   - record: The item.
  ///   - owners: Whose items these are, as `'cards'`.
  /// - Returns: The sentence, or nil.
  func refusal(of record: Record, among owners: String) -> String? {
    for field in fields {
      let found = ValueType(of: record[field.name])
      if field.type.accepts(found) { continue }
      if found == .null {
        return "the item lacks the field '\(field.name)' that all of \(owners) have"
      }
      return "found a \(found.name) for '\(field.name)', expected a \(field.type.name)"
    }
    return nil
  }

  /// The field for which some items have values of types that do not go together; nil without any.
  static func conflict(among records: [Record]) -> (field: String, types: [ValueType])? {
    var types: [Field] = []
    for record in records {
      for field in record.fields {
        let type = ValueType(of: field.value)
        guard let index = types.firstIndex(where: { $0.name.hasSameBytes(as: field.name) }) else {
          types.append(Field(name: field.name, type: type))
          continue
        }
        guard let joined = types[index].type.joined(with: type) else {
          return (field.name, [types[index].type, type])
        }
        types[index].type = joined
      }
    }
    return nil
  }

  /// The type of a field; nil where no item has it.
  subscript(name: String) -> ValueType? {
    for field in fields where field.name.hasSameBytes(as: name) { return field.type }
    return nil
  }
}
