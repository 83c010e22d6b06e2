/// A step, resolved.
indirect enum StepProgram: Sendable {
  /// Writes a cell.
  case set(Target, Expression)
  /// Turns a truth value over.
  case toggle(Target)
  /// Inserts an item.
  case insert(Item, cell: Int, at: Expression?)
  /// Removes the item with a key.
  case remove(Expression, cell: Int)
  /// Removes the last item.
  case removeLast(cell: Int)
  /// Removes all items.
  case removeAll(cell: Int)
  /// Moves the item with a key.
  case move(Expression, cell: Int, to: Expression)
  /// Runs a handler of the scene next.
  case send(String, value: Expression?)
  /// Steps under a transaction.
  case block(Block)

  /// What `set` writes to.
  enum Target: Sendable {
    /// A cell.
    case reference(Reference, name: String)
    /// One number of a vector in a cell; the name is that of the cell.
    case component(Reference, isVertical: Bool, name: String)
    /// A field of the item that a view instance stands for, in its collection.
    case itemField(Reference, collection: Int, field: String)
  }

  /// The item that is inserted.
  enum Item: Sendable {
    case fields([Field])
    case expression(Expression)

    struct Field: Sendable {
      var name: String
      var value: Expression
    }
  }

  /// Steps under a condition and a transaction.
  struct Block: Sendable {
    var condition: Expression?
    var animation: Animation?
    var removesAnimation: Bool
    var disablesAnimations: Bool
    var steps: [StepProgram]
    var otherwise: [StepProgram]
    var then: [StepProgram]
    var criteria: Step.Block.Criteria
  }
}
