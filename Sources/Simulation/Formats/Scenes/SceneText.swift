/// A value of the text of a scene, before it is laid out in lines.
///
/// A value that no text stands for is a ``problem(_:)``; the layout says where it is.
indirect enum SceneText {
  case boolean(Bool)
  case null
  case number(Double)
  case string(String)
  case list([SceneText])
  case object([Member])
  case problem(SceneWritingError.Reason)

  /// A key with its value.
  struct Member {
    var key: String
    var value: SceneText

    init(_ key: String, _ value: SceneText) {
      self.key = key
      self.value = value
    }
  }

  /// Whether the value is an object.
  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The members of an object, gathered one by one.
  struct Fields {
    private(set) var members: [Member] = []

    /// Adds a member.
    mutating func add(_ key: String, _ value: SceneText) {
      members.append(Member(key, value))
    }

    /// Adds an object, unless it would be empty.
    mutating func add(_ key: String, _ fields: Fields) {
      if !fields.members.isEmpty { add(key, .object(fields.members)) }
    }

    /// Adds an expression, unless there is none.
    mutating func add(_ key: String, _ source: ExpressionSource?) {
      if let source { add(key, SceneWriter.expression(source)) }
    }

    /// Adds the steps of a handler, unless there are none.
    mutating func add(_ key: String, _ steps: [Step]) {
      if !steps.isEmpty { add(key, SceneWriter.steps(steps)) }
    }

    /// Adds a number, unless it is the standard one.
    mutating func add(
      _ key: String, _ number: Double, standard: Double,
      _ expected: String = "a number from 0 to 1000000",
      where accepts: (Double) -> Bool = { $0 >= 0 && $0 <= 1e6 }
    ) {
      if number != standard {
        add(key, SceneWriter.number(number, expected, where: accepts))
      }
    }

    /// Adds a word, unless it is the standard one.
    mutating func add(_ key: String, _ word: String, standard: String) {
      if word != standard { add(key, .string(word)) }
    }
  }
}
