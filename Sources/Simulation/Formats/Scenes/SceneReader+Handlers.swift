extension SceneReader {
  /// Reads the handlers under `on`, each a list of steps or an object with them.
  mutating func handlers(_ fields: inout JSONFields) -> [NamedHandler] {
    var result: [NamedHandler] = []
    for member in fields.object("on", of: "the handlers")?.members ?? [] {
      result.append(handler(member))
    }
    return result
  }

  private mutating func handler(_ member: JSONMember) -> NamedHandler {
    guard member.value.members != nil else {
      return NamedHandler(member.key, steps: steps(member.value))
    }
    var fields = JSONFields(member.value, of: "a handler")
    let word = fields.word("value", among: ValueType.words)
    let done = fields.required("do", "a list of steps")
    finish(fields)
    return NamedHandler(
      member.key, value: word.flatMap { ValueType(word: $0) } ?? NamedHandler.standardValue,
      steps: done.map { steps($0) } ?? [])
  }
}
