/// How a view comes and goes.
///
/// A list of elements, each a channel of its own. A symmetric element serves both ways: a removal
/// that interrupts an insertion turns it round. An element for one way only goes on by itself while
/// the other way starts. The effects of all compose; see ``TransitionEffect/combined(with:)``.
public struct Transition: Hashable, Sendable {
  /// Which way an element serves.
  public enum Role: Hashable, Sendable {
    /// Coming and going.
    case both
    /// Coming only.
    case insertion
    /// Going only.
    case removal
  }

  /// A part, what it is for, and its own animation.
  public struct Element: Hashable, Sendable {
    /// What happens.
    public var part: TransitionPart
    /// Which way it serves.
    public var role: Role
    /// The animation that wins over that of the change, if any.
    public var animation: Animation?

    /// Makes an element.
    public init(_ part: TransitionPart, role: Role = .both, animation: Animation? = nil) {
      self.part = part
      self.role = role
      self.animation = animation
    }

    /// Returns the effect in a phase on a view of a size; none in phases it does not serve.
    public func effect(
      in phase: TransitionPhase, size: Size, direction: LayoutDirection = .leftToRight
    ) -> TransitionEffect {
      switch (role, phase) {
      case (.insertion, .didDisappear), (.removal, .willAppear): .identity
      case (.both, _), (.insertion, _), (.removal, _):
        part.effect(in: phase, size: size, direction: direction)
      }
    }
  }

  /// The elements, in the order in which they were combined.
  public private(set) var elements: [Element]

  /// Makes the transition of elements.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Returns the transition that does what both do.
  public func combined(with other: Transition) -> Transition {
    Transition(elements + other.elements)
  }

  /// Returns the transition that comes as one does and goes as another does.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion.narrowed(to: .insertion) + removal.narrowed(to: .removal))
  }

  /// Returns the transition with an animation for the elements that have none of their own.
  public func animation(_ animation: Animation?) -> Transition {
    var result = self
    for index in result.elements.indices where result.elements[index].animation == nil {
      result.elements[index].animation = animation
    }
    return result
  }

  /// Whether anything moves, either way.
  public var hasMotion: Bool {
    for element in elements where element.part.hasMotion { return true }
    return false
  }

  /// The transition under reduced motion: a fade in place of one that moves, else itself.
  public var reducingMotion: Transition { hasMotion ? .opacity : self }

  /// Returns the effect of all elements together in a phase on a view of a size.
  public func effect(
    in phase: TransitionPhase, size: Size, direction: LayoutDirection = .leftToRight
  ) -> TransitionEffect {
    var result = TransitionEffect.identity
    for element in elements {
      result = result.combined(
        with: element.effect(in: phase, size: size, direction: direction))
    }
    return result
  }

  private func narrowed(to role: Role) -> [Element] {
    var result: [Element] = []
    for var element in elements where element.role == .both || element.role == role {
      element.role = role
      result.append(element)
    }
    return result
  }
}
