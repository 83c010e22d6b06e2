/// Takes the members of an object one by one and gathers what is wrong with them.
///
/// Each key that is asked for becomes known; ``finish()`` then reports the keys that nobody asked
/// for, each with the nearest known one. A member of the wrong type is reported and counts as
/// absent, so that one pass finds every mistake.
public struct JSONFields {
  /// Where the object begins.
  public let position: SourcePosition
  /// The members in the order of the file.
  public let members: [JSONMember]
  /// What was found wrong so far.
  public private(set) var problems: [Diagnostic] = []
  private let what: String
  private var isTaken: [Bool]
  private var known: [String] = []

  /// Makes the fields of an object.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - position: Where the object begins.
  ///   - what: The object in words, as `a spring`.
  public init(members: [JSONMember], at position: SourcePosition, of what: String) {
    self.members = members
    self.position = position
    self.what = what
    self.isTaken = [Bool](repeating: false, count: members.count)
  }

  /// Makes the fields of a value; where it is no object, the error is the only problem.
  public init(_ value: JSONValue, of what: String) {
    self.init(members: value.members ?? [], at: value.position, of: what)
    if value.members == nil { problems.append(value.mismatch(expected: what + ", an object")) }
  }

  /// Whether the object has a key; asking makes the key known.
  public mutating func has(_ key: String) -> Bool {
    index(of: key) != nil
  }

  /// Takes the value of a key, whatever it is.
  public mutating func value(_ key: String) -> JSONValue? {
    guard let index = index(of: key) else { return nil }
    isTaken[index] = true
    return members[index].value
  }

  /// Takes the value of a key that must be there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: What its value is, for the message, as `a number`.
  /// - Returns: The value; nil where it is absent, which is reported.
  public mutating func required(_ key: String, _ expected: String) -> JSONValue? {
    if let value = value(key) { return value }
    problems.append(.error("\(what) needs \"\(key)\", \(expected)", at: position))
    return nil
  }

  /// Takes a number; `isRequired` reports its absence.
  public mutating func number(_ key: String, isRequired: Bool = false) -> Double? {
    guard let value = take(key, "a number", isRequired) else { return nil }
    return matched(value.number, value, "a number", key)
  }

  /// Takes a text.
  public mutating func string(_ key: String, isRequired: Bool = false) -> String? {
    guard let value = take(key, "a text", isRequired) else { return nil }
    return matched(value.string, value, "a text", key)
  }

  /// Takes `true` or `false`.
  public mutating func boolean(_ key: String, isRequired: Bool = false) -> Bool? {
    guard let value = take(key, "true or false", isRequired) else { return nil }
    return matched(value.boolean, value, "true or false", key)
  }

  /// Takes a list.
  public mutating func array(_ key: String, isRequired: Bool = false) -> [JSONValue]? {
    guard let value = take(key, "a list", isRequired) else { return nil }
    return matched(value.array, value, "a list", key)
  }

  /// Takes an object as fields of its own, whose problems the caller gathers.
  public mutating func object(
    _ key: String, of what: String, isRequired: Bool = false
  ) -> JSONFields? {
    guard let value = take(key, "an object", isRequired) else { return nil }
    return matched(value.members, value, "an object", key).map {
      JSONFields(members: $0, at: value.position, of: what)
    }
  }

  /// Takes a whole number inside a range.
  public mutating func integer(
    _ key: String, in range: ClosedRange<Int64>, isRequired: Bool = false
  ) -> Int64? {
    let found = value(key)
    if found == nil, !isRequired { return nil }
    if let number = found?.number, let whole = Int64(exactly: number), range.contains(whole) {
      return whole
    }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    if let value = required(key, expected) {
      problems.append(value.mismatch(expected: expected, for: key))
    }
    return nil
  }

  /// Takes a number that a condition accepts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: The condition in words, as `a number above 0`.
  ///   - isRequired: Whether its absence is reported.
  ///   - accepts: The condition.
  /// - Returns: The number; nil where it is absent or reported.
  public mutating func number(
    _ key: String, _ expected: String, isRequired: Bool = false, where accepts: (Double) -> Bool
  ) -> Double? {
    guard let value = take(key, expected, isRequired) else { return nil }
    if let number = value.number, accepts(number) { return number }
    problems.append(value.mismatch(expected: expected, for: key))
    return nil
  }

  /// Takes a text that is one of some words.
  public mutating func word(
    _ key: String, among words: [String], isRequired: Bool = false
  ) -> String? {
    guard let value = take(key, "a text", isRequired),
      let word = matched(value.string, value, "a text", key)
    else { return nil }
    if words.contains(where: { $0.hasSameBytes(as: word) }) { return word }
    report(
      JSONFields.unknown("value", word, of: "\"\(key)\"", among: words, at: value.position))
    return nil
  }

  /// Where a key stands; nil where it is absent.
  public func keyPosition(_ key: String) -> SourcePosition? {
    members.first { $0.key.hasSameBytes(as: key) }?.keyPosition
  }

  /// Takes all members that nobody asked for, so that they are not reported.
  ///
  /// For an object whose kind is unknown: what its keys should be cannot be said.
  public mutating func ignoreRest() {
    for index in isTaken.indices { isTaken[index] = true }
  }

  /// Adds a problem that the caller found.
  public mutating func report(_ problem: Diagnostic) {
    problems.append(problem)
  }

  /// Adds the problems of an object inside this one.
  public mutating func report(_ problems: [Diagnostic]) {
    self.problems.append(contentsOf: problems)
  }

  /// Returns the errors for keys that nobody asked for.
  public func unknownKeys() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for index in members.indices where !isTaken[index] {
      result.append(
        Self.unknown(
          "key", members[index].key, of: what, among: known, at: members[index].keyPosition))
    }
    return result
  }

  /// Returns all problems in the order of the file, unknown keys included.
  public func finish() -> [Diagnostic] {
    let all = problems + unknownKeys()
    let first = SourcePosition(line: 0, column: 0)
    return all.sorted { ($0.position ?? first) < ($1.position ?? first) }
  }

  /// Returns the error that a name is not one of those known, with the nearest or with them all.
  public static func unknown(
    _ kind: String, _ name: String, of what: String, among known: [String],
    at position: SourcePosition
  ) -> Diagnostic {
    var message = "unknown \(kind) \"\(TextInput.shortened(name))\" of \(what)"
    if let nearest = EditDistance.nearest(to: name, among: known) {
      message += ", did you mean \"\(nearest)\"?"
    } else if !known.isEmpty {
      message += ", expected \(known.count == 1 ? "" : "one of ")\(known.joined(separator: ", "))"
    }
    return .error(message, at: position)
  }

  private mutating func take(_ key: String, _ expected: String, _ isRequired: Bool) -> JSONValue? {
    isRequired ? required(key, expected) : value(key)
  }

  private mutating func matched<Value>(
    _ result: Value?, _ value: JSONValue, _ expected: String, _ key: String
  ) -> Value? {
    if result == nil { problems.append(value.mismatch(expected: expected, for: key)) }
    return result
  }

  private mutating func index(of key: String) -> Int? {
    if !known.contains(where: { $0.hasSameBytes(as: key) }) { known.append(key) }
    return members.firstIndex { $0.key.hasSameBytes(as: key) }
  }
}
