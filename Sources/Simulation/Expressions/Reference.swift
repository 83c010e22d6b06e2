/// What a name in an expression stands for.
enum Reference: Hashable, Sendable {
  /// A cell of the whole scene: a state, a collection, the viewport, the environment.
  case scene(Int)
  /// A cell of the view instance, by its slot: an item, an index, a state of the view.
  case local(Int)
  /// A part of the gesture's value, in its handlers.
  case gesture(GestureReference)
  /// The value that came with a `send`.
  case argument
}
