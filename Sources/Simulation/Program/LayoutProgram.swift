import Gestures

/// What a view asks of the layout around it, and how it places the views inside; resolved.
struct LayoutProgram: Sendable {
  /// What places the views inside.
  enum Container: Sendable {
    /// Nothing; those inside have frames of their own.
    case none
    /// A line along an axis, or along the one that an expression names.
    case stack(Axis, Expression?, Alignment, isLazy: Bool)
    case overlay(Alignment)
    case firstFitting(DragAxes)
    case scroll(ScrollDeclaration)
  }

  /// The numbers that a layout depends on.
  struct Numbers: Sendable {
    var spacing: Expression?
    var top: Expression?
    var leading: Expression?
    var bottom: Expression?
    var trailing: Expression?
    var ratio: Expression?
    var priority: Expression?
    var width = Length()
    var height = Length()
  }

  /// The limits of an extent; a fixed one has the same expression for all three.
  struct Length: Sendable {
    var minimum: Expression?
    var ideal: Expression?
    var maximum: Expression?

    /// The expressions.
    var all: [Expression] { [minimum, ideal, maximum].compactMap { $0 } }
  }

  /// What places the views inside.
  var container = Container.none
  /// The numbers.
  var numbers = Numbers()
  /// Whether a view of a fixed ratio covers what it is offered.
  var fills = false
  /// Where the content stands in a frame of another size.
  var alignment = Alignment.center
  /// What all that reads.
  var reads = Reads()

  /// Whether the view places those inside it.
  var isContainer: Bool {
    if case .none = container { false } else { true }
  }

  /// Whether only one of the views inside is there.
  var isChoice: Bool {
    if case .firstFitting = container { true } else { false }
  }

  /// Whether it places views out of sight without evaluating them.
  var isLazy: Bool {
    switch container {
    case .stack(_, _, _, let isLazy): isLazy
    case .scroll(let scroll): scroll.content.isLazy
    case .none, .overlay, .firstFitting: false
    }
  }

  /// How it scrolls, where it does.
  var scroll: ScrollDeclaration? {
    if case .scroll(let declaration) = container { declaration } else { nil }
  }

  /// All expressions.
  var expressions: [Expression] {
    let edges = [numbers.top, numbers.leading, numbers.bottom, numbers.trailing]
    var result = (edges + [numbers.spacing, numbers.ratio, numbers.priority]).compactMap { $0 }
    result += numbers.width.all + numbers.height.all
    if case .stack(_, let axis?, _, isLazy: _) = container { result.append(axis) }
    return result
  }
}
