public import Gestures
public import Motion

/// How a container shows a part of its views, and moves it with the finger.
public struct ScrollDeclaration: Hashable, Sendable {
  /// Where what scrolls may come to rest by itself.
  public enum Snapping: Hashable, Sendable {
    /// Anywhere.
    case none
    /// At whole multiples of what the container shows, one further at a time.
    case pages
    /// At whole multiples of a length, in points.
    case multiples(of: Double)
    /// At some offsets, in points.
    case offsets([Double])
  }

  /// The directions in which it scrolls.
  public var axes: DragAxes
  /// How the views inside are lined up: across where it scrolls sideways only, else from the top down.
  public var content: StackDeclaration
  /// Where it is: a number along the line of its views or a vector, from the leading and top edges.
  ///
  /// It is there at first, and goes there, within its range, when the value changes. Null leaves it.
  public var position: ExpressionSource?
  /// Where it may come to rest by itself.
  public var snapping: Snapping
  /// Whether a pan that begins outward at an edge fails, so that a gesture around takes the finger.
  public var yieldsAtEdge: Bool
  /// How fast it slows down when it is let go.
  public var deceleration: DecelerationRate
  /// How the finger's velocity is estimated.
  public var velocity: VelocityEstimator

  /// Makes a scroll container.
  public init(
    axes: DragAxes = .vertical, spacing: ExpressionSource? = nil, alignment: Alignment = .center,
    isLazy: Bool = false, position: ExpressionSource? = nil, snapping: Snapping = .none,
    yieldsAtEdge: Bool = false, deceleration: DecelerationRate = .normal,
    velocity: VelocityEstimator = .swiftUI
  ) {
    self.axes = axes
    content = StackDeclaration(
      axis: .fixed(axes == .horizontal ? .horizontal : .vertical), spacing: spacing,
      alignment: alignment, isLazy: isLazy)
    self.position = position
    self.snapping = snapping
    self.yieldsAtEdge = yieldsAtEdge
    self.deceleration = deceleration
    self.velocity = velocity
  }
}
