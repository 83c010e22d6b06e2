extension ValueType {
  /// The words for types in files; one with a question mark takes null too.
  static let words = [
    "number", "boolean", "string", "vector", "number?", "boolean?", "string?", "vector?",
  ]

  /// Makes the type of a word in a file; nil where it is none of them.
  init?(word: String) {
    let isOptional = word.utf8.last == UInt8(ascii: "?")
    switch isOptional ? String(word.dropLast()) : word {
    case "number": self = .number
    case "boolean": self = .boolean
    case "string": self = .string
    case "vector": self = .vector
    default: return nil
    }
    if isOptional { self = optionalized }
  }

  /// The word for the type in a file; nil where it has none.
  var word: String? {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .string: "string"
    case .vector: "vector"
    case .optional(let wrapped): wrapped.word.map { $0 + "?" }
    case .null, .list, .record: nil
    }
  }
}
