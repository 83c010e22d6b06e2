/// A registered function in an expression; no two functions of a scene have one name.
struct FunctionReference: Hashable, Sendable {
  /// The function.
  var function: SceneFunction

  static func == (left: FunctionReference, right: FunctionReference) -> Bool {
    left.function.name == right.function.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(function.name)
  }
}
