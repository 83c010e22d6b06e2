/// What a scene holds that a file cannot.
public struct SceneWritingError: Error, Hashable, Sendable {
  /// One value that no text of a scene stands for.
  public struct Problem: Hashable, Sendable {
    /// Where in the scene, as `views[0].gestures[1].drag.velocity`.
    public var path: String
    /// Why it cannot be written.
    public var reason: Reason

    /// Makes a problem.
    public init(at path: String, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }

    /// The place and the reason in words.
    public var message: String { path + ": " + reason.message }
  }

  /// Why a value cannot be written.
  public enum Reason: Hashable, Sendable {
    /// A number that is not finite, or outside what the reader takes.
    case number(Double, expected: String)
    /// Two members of one object have the same name.
    case repeatedName(String)
    /// A state whose type cannot be told from its value and the word for it.
    case stateType(String)
    /// A handler that takes a value of a type for which there is no word.
    case handlerValue(String)
    /// A vector inside an item or a list; in a file it would be a list.
    case vectorInItem
    /// A velocity rule that has no name.
    case velocityRule
    /// A named space whose name stands for another one.
    case spaceName(String)
    /// An animation that only code can make.
    case animation(String)
    /// A transition that only code can make.
    case transition(String)
    /// A container that only code can make.
    case container(String)
    /// A matched geometry that only code can make.
    case matched(String)

    /// The reason in words.
    public var message: String {
      switch self {
      case .number(let number, let expected):
        "found the number \(number), expected \(expected)"
      case .repeatedName(let name): "found the name \"\(name)\" twice in one object"
      case .stateType(let type): "a file has no word for this state of type \(type)"
      case .handlerValue(let type): "a file has no word for a handler's value of type \(type)"
      case .vectorInItem: "a file has no vectors in items and lists"
      case .velocityRule: "a file names its velocity rule, and a custom one has no name"
      case .spaceName(let name): "a space called \"\(name)\" cannot be told from the built-in one"
      case .animation(let what): "a file has no animation with \(what)"
      case .transition(let what): "a file has no transition with \(what)"
      case .container(let what): "a file has no container with \(what)"
      case .matched(let what): "a file has no matched geometry with \(what)"
      }
    }
  }

  /// All that cannot be written, in the order of the text.
  public var problems: [Problem]

  /// Makes the error of some problems.
  public init(_ problems: [Problem]) {
    self.problems = problems
  }
}
