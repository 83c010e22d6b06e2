extension SceneReader {
  /// Reads a transition: a part, a list of parts, or an insertion and a removal.
  mutating func transition(_ value: JSONValue) -> Transition {
    if let values = value.array {
      return values.reduce(Transition.identity) { $0.combined(with: part($1)) }
    }
    guard let members = value.members,
      members.contains(where: { $0.key == "insertion" || $0.key == "removal" })
    else { return part(value) }
    var fields = JSONFields(value, of: "a transition")
    let insertion = fields.value("insertion").map { transition($0) } ?? .identity
    let removal = fields.value("removal").map { transition($0) } ?? .identity
    finish(fields)
    return .asymmetric(insertion: insertion, removal: removal)
  }

  private mutating func part(_ value: JSONValue) -> Transition {
    if let text = value.string { return part(text, at: value.position) }
    var fields = JSONFields(value, of: "a part of a transition")
    let name = fields.required("part", "as 'scale 0.8'")
    let animation = fields.value("animation").flatMap { self.animation($0) }
    var part: Transition?
    if let name {
      if let text = name.string {
        part = self.part(text, at: name.position)
      } else {
        problems.append(name.mismatch(expected: "a part of a transition, as 'scale 0.8'"))
      }
    }
    finish(fields)
    let transition = part ?? .identity
    return animation == nil ? transition : transition.animation(animation)
  }

  private mutating func part(_ text: String, at position: SourcePosition) -> Transition {
    let words = text.split(separator: " ").map { String($0) }
    let numbers = words.dropFirst().compactMap { DecimalReader.number($0) }
    let isInRange = numbers.allSatisfy { $0.magnitude <= 1e6 }
    let edge = words.count == 2 ? Self.edge(words[1]) : nil
    switch (words.first ?? "", words.count) {
    case ("identity", 1): return .identity
    case ("opacity", 1): return .opacity
    case ("slide", 1): return .slide
    case ("blurReplace", 1): return .blurReplace
    case ("scale", 1): return .scale
    case ("scale", 2) where numbers.count == 1 && isInRange:
      return .scale(numbers[0])
    case ("offset", 3) where numbers.count == 2 && isInRange:
      return .offset(x: numbers[0], y: numbers[1])
    case ("move", 2) where edge != nil: return edge.map { .move(edge: $0) } ?? .identity
    case ("push", 2) where edge != nil: return edge.map { .push(from: $0) } ?? .identity
    default:
      let expected =
        "identity, opacity, slide, blurReplace, 'scale S', 'offset X Y', 'move EDGE' or 'push EDGE'"
      report("found the transition '\(text)', expected \(expected)", at: position)
      return .identity
    }
  }

  private static func edge(_ name: String) -> Edge? {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    default: nil
    }
  }
}

extension TransitionPart {
  /// The word for the part in scenes and in the log.
  public var name: String {
    switch self {
    case .opacity: "opacity"
    case .scale: "scale"
    case .offset: "offset"
    case .move: "move"
    case .slide: "slide"
    case .push: "push"
    case .blurReplace: "blurReplace"
    case .effect: "effect"
    }
  }
}
