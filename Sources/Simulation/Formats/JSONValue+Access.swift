extension JSONValue {
  // Inlined, this sends the optimiser of Embedded Swift 6.3.1 into an assertion (CopyPropagation).

  /// The number, where it is one.
  @inline(never)
  public var number: Double? {
    guard case .number(let number) = kind else { return nil }
    return number
  }

  /// The text, where it is one.
  public var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }

  /// The truth value, where it is one.
  public var boolean: Bool? {
    guard case .boolean(let boolean) = kind else { return nil }
    return boolean
  }

  /// The values, where it is a list.
  public var array: [JSONValue]? {
    guard case .array(let values) = kind else { return nil }
    return values
  }

  /// The members, where it is an object.
  public var members: [JSONMember]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// Whether it is `null`.
  public var isNull: Bool { kind == .null }

  /// The value in words, for messages: `the number 3`, `"text"`, `a list`.
  public var described: String {
    switch kind {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): "the number \(NumberFormat.exact.text(number))"
    case .string(let string): "\"\(TextInput.shortened(string))\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns the error that something else was expected here.
  ///
  /// - Parameters:
  ///   - expected: What was expected, as `a number`.
  ///   - key: The key under which the value stands; nil where it has none.
  /// - Returns: The error, at the value.
  public func mismatch(expected: String, for key: String? = nil) -> Diagnostic {
    let place = key.map { " for \"\($0)\"" } ?? ""
    return .error("found \(described)\(place), expected \(expected)", at: position)
  }
}
