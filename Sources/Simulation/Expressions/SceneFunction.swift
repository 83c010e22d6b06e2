/// A Swift function that the expressions of a scene call by its name.
///
/// ```swift
/// let rubber = SceneFunction("rubber") { (x: Double) in x / (1 + x.magnitude / 200) }
/// let replay = try Replay(scene, trace, functions: [rubber])
/// ```
/// An app's own threshold or rubber band is thus what its scenes and tests compute with. Types and
/// number of the arguments are checked when a scene is loaded, as those of the functions that every
/// scene has.
///
/// The function must be pure: equal arguments give equal results, and nothing else happens. A run
/// calls it as often as it likes, and would not give the same bytes every time otherwise.
public struct SceneFunction: Sendable {
  /// The name in expressions.
  public let name: String
  /// The types of the arguments.
  public let parameters: [ValueType]
  /// The type of the result.
  public let result: ValueType
  private let body: @Sendable ([Value]) -> Value

  /// Makes a function of one argument.
  ///
  /// - Precondition: The name is a letter or `_` and then letters, digits or `_`, and no word or
  ///   function of every scene has it.
  public init<A: SceneValue, Result: SceneValue>(
    _ name: String, _ body: @escaping @Sendable (A) -> Result
  ) {
    self.init(name, [A.sceneType], Result.sceneType) {
      body(A(sceneValue: $0[0])).sceneValue
    }
  }

  /// Makes a function of two arguments.
  ///
  /// - Precondition: As for a function of one argument.
  public init<A: SceneValue, B: SceneValue, Result: SceneValue>(
    _ name: String, _ body: @escaping @Sendable (A, B) -> Result
  ) {
    self.init(name, [A.sceneType, B.sceneType], Result.sceneType) {
      body(A(sceneValue: $0[0]), B(sceneValue: $0[1])).sceneValue
    }
  }

  /// Makes a function of three arguments.
  ///
  /// - Precondition: As for a function of one argument.
  public init<A: SceneValue, B: SceneValue, C: SceneValue, Result: SceneValue>(
    _ name: String, _ body: @escaping @Sendable (A, B, C) -> Result
  ) {
    self.init(name, [A.sceneType, B.sceneType, C.sceneType], Result.sceneType) {
      body(A(sceneValue: $0[0]), B(sceneValue: $0[1]), C(sceneValue: $0[2])).sceneValue
    }
  }

  /// Makes a function of four arguments.
  ///
  /// - Precondition: As for a function of one argument.
  public init<A: SceneValue, B: SceneValue, C: SceneValue, D: SceneValue, Result: SceneValue>(
    _ name: String, _ body: @escaping @Sendable (A, B, C, D) -> Result
  ) {
    self.init(name, [A.sceneType, B.sceneType, C.sceneType, D.sceneType], Result.sceneType) {
      body(
        A(sceneValue: $0[0]), B(sceneValue: $0[1]), C(sceneValue: $0[2]), D(sceneValue: $0[3])
      ).sceneValue
    }
  }

  private init(
    _ name: String, _ parameters: [ValueType], _ result: ValueType,
    _ body: @escaping @Sendable ([Value]) -> Value
  ) {
    precondition(
      Self.isName(name),
      "a function's name must be a letter or '_' and then letters, digits or '_', got '\(name)'")
    precondition(
      ExpressionFunction(rawValue: name) == nil && !["true", "false", "null"].contains(name),
      "a function's name must be none that every scene has, got '\(name)'")
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
  }

  /// Returns the result for arguments of the types of the parameters.
  func call(_ arguments: [Value]) -> Value {
    body(arguments)
  }

  private static func isName(_ text: String) -> Bool {
    let isWord = text.utf8.allSatisfy { byte in
      (byte | 0x20 >= 97 && byte | 0x20 <= 122) || byte == 95 || (byte >= 48 && byte <= 57)
    }
    return isWord && !(text.utf8.first.map { $0 >= 48 && $0 <= 57 } ?? true)
  }

  /// Requires that no two functions have one name.
  static func checkNames(of functions: [SceneFunction]) {
    for (place, function) in functions.enumerated() {
      precondition(
        !functions[..<place].contains { $0.name.hasSameBytes(as: function.name) },
        "each function must have a name of its own, got '\(function.name)' twice")
    }
  }
}
