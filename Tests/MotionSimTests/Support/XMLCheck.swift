/// A small check that a text is well-formed XML: tags pair, attributes are quoted, `&` is escaped.
enum XMLCheck {
  /// What is wrong.
  struct Problem: Error, Equatable {
    var message: String
  }

  /// The names of the elements in the order of their start tags.
  static func elements(in text: String) throws -> [String] {
    var names: [String] = []
    var open: [String] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      if rest[start] == "&" {
        rest = try entity(rest[start...])
        continue
      }
      guard let end = rest[start...].firstIndex(of: ">") else {
        throw Problem(message: "a tag is not closed")
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else {
          throw Problem(message: "</\(tag.dropFirst())> closes nothing")
        }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" && $0 != "\n" })
      names.append(name)
      guard tag.filter({ $0 == "\"" }).count.isMultiple(of: 2), !tag.contains("<") else {
        throw Problem(message: "the tag <\(tag)> is not well-formed")
      }
      if !tag.hasSuffix("/") { open.append(name) }
    }
    guard open.isEmpty else { throw Problem(message: "<\(open)> is not closed") }
    return names
  }

  private static func entity(_ text: Substring) throws -> Substring {
    guard let end = text.prefix(8).firstIndex(of: ";") else {
      throw Problem(message: "& is not escaped")
    }
    return text[text.index(after: end)...]
  }
}
