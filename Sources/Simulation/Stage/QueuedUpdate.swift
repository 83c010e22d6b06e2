/// Work that an update leaves for the next updates of the same instant.
enum QueuedUpdate: Sendable {
  /// A handler of the scene.
  case send(name: String, value: Value)
  /// A handler of a view.
  case sendTo(Int, name: String, value: Value)
  /// The `onAppear` of a view.
  case appear(Int)
  /// The `onDisappear` of a view.
  case disappear(Int)
  /// An `onChange` of a view, by its place.
  case change(Int, Int)
  /// The next phase of a view.
  case phase(Int, step: Int)
  /// What is in sight of a lazy stack may have changed.
  case sight(Int)
  /// A view that leaves was the source of a matched group until it was gone.
  case matches
  /// A `then`.
  case completion(Int)
  /// The gestures of a view that has left, or that were disabled.
  case failGestures([GestureID], FailureReason)
}
