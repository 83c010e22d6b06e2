// A key that changes under the same item: the view is removed, and another one inserted for it.

extension SceneCompiler {
  /// A name or a field of an item that a key reads.
  struct KeyRead {
    var name: String
    var origin: NameScope.Origin
    var field: String?
    var position: SourcePosition?
  }

  /// A field of the items of a collection that some step sets.
  struct SetField {
    var collection: Int
    var field: String
  }

  /// Notes what a key reads; what the steps change is known only when all are compiled.
  mutating func note(
    key: Expression, at position: SourcePosition?, besides index: Reference, in scope: NameScope
  ) {
    if case .field(.reference(let item), let field) = key, let entry = scope.entry(of: item) {
      keyReads.append(
        KeyRead(name: entry.name, origin: entry.origin, field: field, position: position))
    } else if case .reference(let reference) = key, reference != index,
      let entry = scope.entry(of: reference)
    {
      keyReads.append(
        KeyRead(name: entry.name, origin: entry.origin, field: nil, position: position))
    } else {
      for part in key.parts { note(key: part, at: position, besides: index, in: scope) }
    }
  }

  /// Warns of keys that change while their items stay.
  mutating func warnOfChangingKeys() {
    for read in keyReads {
      guard let reason = reason(thatChanges: read) else { continue }
      program.warnings.append(
        .warning(
          "the key reads " + reason + ", and a view whose key changes is taken for another one",
          at: read.position))
    }
  }

  /// What can change of what a key reads; nil where nothing can.
  private func reason(thatChanges read: KeyRead) -> String? {
    switch read.origin {
    case .state: return "the state '\(read.name)', which can change"
    case .value: return "'\(read.name)', which can change"
    case .item(let collection):
      // An item as a whole stands for its id.
      let field = read.field ?? "id"
      let isSet = setFields.contains {
        $0.collection == collection && $0.field.hasSameBytes(as: field)
      }
      return isSet ? "'\(read.name).\(field)', which a step sets" : nil
    }
  }
}
