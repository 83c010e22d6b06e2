import Motion

extension SceneWriter {
  /// A transition: a part, a list of parts, or an insertion and a removal.
  static func transition(_ transition: Transition) -> SceneText {
    let elements = transition.elements
    if elements.allSatisfy({ $0.role == .both }) { return parts(elements) }
    let insertion = elements.prefix { $0.role == .insertion }
    let removal = elements.dropFirst(insertion.count)
    guard removal.allSatisfy({ $0.role == .removal }) else {
      return .problem(.transition("parts for one way beside parts for both"))
    }
    return .object([
      .init("insertion", parts(Array(insertion))), .init("removal", parts(Array(removal))),
    ])
  }

  private static func parts(_ elements: [Transition.Element]) -> SceneText {
    switch elements.count {
    case 0: .string("identity")
    case 1: part(elements[0])
    default: .list(elements.map { part($0) })
    }
  }

  private static func part(_ element: Transition.Element) -> SceneText {
    let text = text(of: element.part)
    guard let animation = element.animation else { return text }
    return .object([.init("part", text), .init("animation", self.animation(animation))])
  }

  private static func text(of part: TransitionPart) -> SceneText {
    switch part {
    case .opacity, .slide: return .string(part.name)
    case .blurReplace(let growsAway):
      return growsAway
        ? .problem(.transition("a blur that grows when it leaves")) : .string(part.name)
    case .scale(let factor, let anchor):
      guard anchor == .center else { return .problem(.transition("an anchor")) }
      return words(part.name, [factor])
    case .offset(let vector): return words(part.name, [vector.x, vector.y])
    case .move(let edge), .push(let edge): return .string(part.name + " " + word(for: edge))
    case .effect: return .problem(.transition("a custom effect"))
    }
  }

  private static func words(_ name: String, _ numbers: [Double]) -> SceneText {
    var text = name
    for number in numbers {
      guard number.magnitude <= 1e6 else {
        return .problem(.number(number, expected: "a number from -1000000 to 1000000"))
      }
      text += " " + NumberFormat.exact.text(number)
    }
    return .string(text)
  }

  private static func word(for edge: Edge) -> String {
    switch edge {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
