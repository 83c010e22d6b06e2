/// A name in a gesture's handlers: a part of its value, in a combination that of a part of it.
struct GestureReference: Hashable, Sendable {
  /// Which part of a combination.
  enum Part: Hashable, Sendable {
    case first
    case second
  }

  /// The way from the whole gesture to the part of a combination.
  var path: [Part] = []
  /// What is read there.
  var field: GestureField
  /// Its type.
  var type: ValueType

  /// The value in that of the whole gesture; where the part has none, that of nothing done yet.
  func value(in gesture: GestureValue?) -> Value {
    var value = gesture
    for part in path {
      guard case .combined(let first, let second)? = value else {
        value = nil
        break
      }
      value = part == .first ? first : second
    }
    if field == .isPresent { return .boolean(value != nil) }
    return value.flatMap { field.value(of: $0) } ?? field.emptyValue(of: type)
  }

  /// A name with what it stands for.
  struct Entry {
    var name: String
    var reference: GestureReference
  }

  /// The names that the handlers of a gesture may use.
  static func entries(of gesture: GestureDescription) -> [Entry] {
    switch gesture {
    case .sequenced(let first, before: let second), .simultaneously(let first, with: let second),
      .exclusively(let first, before: let second):
      let time = Entry(name: "time", reference: GestureReference(field: .time, type: .number))
      return [time] + entries(of: first, inside: .first) + entries(of: second, inside: .second)
    default:
      return GestureField.fields(of: gesture).map {
        Entry(
          name: $0.rawValue, reference: GestureReference(field: $0, type: $0.type(in: gesture)))
      }
    }
  }

  private static func entries(of gesture: GestureDescription, inside part: Part) -> [Entry] {
    let prefix = part == .first ? "first." : "second."
    var result = [
      Entry(
        name: prefix + GestureField.isPresent.rawValue,
        reference: GestureReference(path: [part], field: .isPresent, type: .boolean))
    ]
    for entry in entries(of: gesture) {
      var reference = entry.reference
      reference.path.insert(part, at: 0)
      result.append(Entry(name: prefix + entry.name, reference: reference))
    }
    return result
  }
}
