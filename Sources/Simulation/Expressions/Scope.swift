/// Where an expression finds the values of its names.
struct Scope {
  /// The values of all cells.
  let cells: [Value]
  /// The cells of the view instance, by slot.
  let locals: [Int]
  /// The value of the gesture whose handler runs.
  var gesture: GestureValue?
  /// The value that came with a `send`.
  var argument: Value = .null

  /// The value that a name stands for.
  subscript(reference: Reference) -> Value {
    switch reference {
    case .scene(let cell): cells[cell]
    case .local(let slot): cells[locals[slot]]
    case .gesture(let field): field.value(in: gesture)
    case .argument: argument
    }
  }
}
