/// One thing that a transition does; each is a channel of its own when it animates.
public enum TransitionPart: Hashable, Sendable {
  /// Fades.
  case opacity
  /// Changes size to a factor, about a place in the view.
  case scale(Double, anchor: UnitPoint)
  /// Moves by a displacement, in points.
  case offset(Vector)
  /// Moves by the view's own size, past an edge.
  case move(edge: Edge)
  /// Comes over the leading edge and leaves over the trailing one.
  case slide
  /// Comes over one edge, leaves over the opposite one, and fades.
  case push(from: Edge)
  /// Fades, blurs and shrinks; `growsAway` makes a view that leaves larger instead.
  case blurReplace(growsAway: Bool)
  /// Any effect, the same for coming and going.
  case effect(TransitionEffect)

  /// Whether the part moves anything, so that reduced motion replaces it.
  public var hasMotion: Bool {
    switch self {
    case .opacity: false
    case .effect(let effect):
      effect.offset != .zero || effect.scale != 1 || effect.rotation != 0
    case .scale, .offset, .move, .slide, .push, .blurReplace: true
    }
  }

  /// Returns the effect in a phase on a view of a size.
  ///
  /// Leading and trailing edges are where the direction has them; offsets and anchors are not mirrored.
  public func effect(
    in phase: TransitionPhase, size: Size, direction: LayoutDirection = .leftToRight
  ) -> TransitionEffect {
    func displacement(past edge: Edge) -> Vector {
      Self.displacement(past: edge, size: size, direction)
    }
    guard phase != .identity else { return .identity }
    let leaves = phase == .didDisappear
    switch self {
    case .opacity:
      return TransitionEffect(opacity: 0)
    case .scale(let factor, let anchor):
      // About the anchor, expressed as about the centre and a displacement.
      return TransitionEffect(
        offset: Vector(
          x: (1 - factor) * (anchor.x - 0.5) * size.width,
          y: (1 - factor) * (anchor.y - 0.5) * size.height),
        scale: factor)
    case .offset(let vector):
      return TransitionEffect(offset: vector)
    case .move(let edge):
      return TransitionEffect(offset: displacement(past: edge))
    case .slide:
      return TransitionEffect(offset: displacement(past: leaves ? .trailing : .leading))
    case .push(let edge):
      return TransitionEffect(
        offset: displacement(past: leaves ? edge.opposite : edge), opacity: 0)
    case .blurReplace(let growsAway):
      return TransitionEffect(scale: leaves && growsAway ? 1.1 : 0.9, opacity: 0, blur: 7)
    case .effect(let effect):
      return effect
    }
  }

  private static func displacement(
    past edge: Edge, size: Size, _ direction: LayoutDirection
  ) -> Vector {
    let trailing = direction == .leftToRight ? size.width : -size.width
    return switch edge {
    case .top: Vector(x: 0, y: -size.height)
    case .leading: Vector(x: -trailing, y: 0)
    case .bottom: Vector(x: 0, y: size.height)
    case .trailing: Vector(x: trailing, y: 0)
    }
  }
}
