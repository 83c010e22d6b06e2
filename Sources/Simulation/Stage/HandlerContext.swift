/// Where the steps of a handler find their names.
struct HandlerContext: Sendable {
  /// The cells of the view instance; empty for the scene's own handlers.
  var cells: [Int] = []
  /// The gesture's value.
  var gesture: GestureValue?
  /// The value that came with a `send`.
  var argument: Value = .null
}
