extension SceneText {
  /// Returns all values inside that no text stands for, in the order of the text.
  func problems(at path: String = "") -> [SceneWritingError.Problem] {
    switch self {
    case .problem(let reason): return [.init(at: path, reason)]
    case .boolean, .null, .string: return []
    case .number(let number):
      if number.isFinite { return [] }
      return [.init(at: path, .number(number, expected: "a finite number"))]
    case .list(let values):
      var result: [SceneWritingError.Problem] = []
      for (index, value) in values.enumerated() {
        result += value.problems(at: "\(path)[\(index)]")
      }
      return result
    case .object(let members):
      var result: [SceneWritingError.Problem] = []
      for index in members.indices {
        let key = members[index].key
        let place = path.isEmpty ? key : path + "." + key
        if members[..<index].contains(where: { $0.key.hasSameBytes(as: key) }) {
          result.append(.init(at: place, .repeatedName(key)))
        }
        result += members[index].value.problems(at: place)
      }
      return result
    }
  }
}
