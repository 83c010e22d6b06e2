public import Motion

/// One thing that a handler does; text in a step is an expression.
public indirect enum Step: Hashable, Sendable {
  /// Gives a state, or a field of an item by its alias, a new value.
  case set(ExpressionSource, to: ExpressionSource)
  /// Turns a truth value over.
  case toggle(ExpressionSource)
  /// Puts an item into a collection, at an index or at the end.
  case insert(ItemSource, into: ExpressionSource, at: ExpressionSource?)
  /// Takes the item with a key out of a collection; nothing happens where there is none.
  case remove(ExpressionSource, from: ExpressionSource)
  /// Takes the last item out of a collection.
  case removeLast(from: ExpressionSource)
  /// Empties a collection.
  case removeAll(from: ExpressionSource)
  /// Moves the item with a key to an index.
  case move(ExpressionSource, in: ExpressionSource, to: ExpressionSource)
  /// Runs the scene's handler of a name as the next update of the same instant.
  case send(ExpressionSource, value: ExpressionSource?)
  /// Steps under a condition and a transaction.
  case block(Block)

  /// Steps under a condition and a transaction, with what follows their completion.
  public struct Block: Hashable, Sendable {
    /// Which completion `then` waits for.
    public enum Criteria: Hashable, Sendable {
      /// A spring at its response, a curve at its duration.
      case logical
      /// Everything at rest.
      case removed
    }

    /// The condition; always where it is nil.
    public var condition: ExpressionSource?
    /// The animation of the block's writes; that of the block outside where it is nil.
    public var animation: Animation?
    /// Whether the block's writes have no animation, whatever the block outside says.
    ///
    /// An animation by value still animates what it is about; ``disablesAnimations`` stops it too.
    public var removesAnimation: Bool
    /// Whether nothing that the block's writes change is animated, implicit animations included.
    public var disablesAnimations: Bool
    /// The steps if the condition holds.
    public var steps: [Step]
    /// The steps if it does not.
    public var otherwise: [Step]
    /// The steps when the transaction has completed.
    public var then: [Step]
    /// Which completion that is.
    public var criteria: Criteria

    /// Makes a block.
    public init(
      when condition: ExpressionSource? = nil, animation: Animation? = nil,
      removesAnimation: Bool = false, disablesAnimations: Bool = false, do steps: [Step],
      else otherwise: [Step] = [], then: [Step] = [], criteria: Criteria = .logical
    ) {
      self.condition = condition
      self.animation = animation
      self.removesAnimation = removesAnimation
      self.disablesAnimations = disablesAnimations
      self.steps = steps
      self.otherwise = otherwise
      self.then = then
      self.criteria = criteria
    }
  }
}
