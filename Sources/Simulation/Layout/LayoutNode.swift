import Gestures
import Motion

/// A view as the layout sees it: what it contains, and what it asks for.
///
/// From inside out: the container with its views, the padding, the aspect ratio, the frame.
struct LayoutNode: Hashable, Sendable {
  /// What places the views inside.
  enum Container: Hashable, Sendable {
    /// Nothing: the view takes what it is offered, 10 points where it may choose.
    case none
    /// Views in a line.
    case stack(LayoutStack)
    /// Views on top of each other.
    case overlay(Alignment)
    /// The first view whose ideal size fits along some axes; the last one where none does.
    case firstFitting(DragAxes)
    /// Views in a line of any length, of which a part is seen.
    case scroll(DragAxes, LayoutStack, offset: Vector)
  }

  /// What places the views inside.
  var container = Container.none
  /// The room around the content.
  var padding = LayoutInsets()
  /// The ratio that the view keeps.
  var aspect: LayoutAspect?
  /// The width that the view asks for.
  var width = LayoutLength()
  /// The height that the view asks for.
  var height = LayoutLength()
  /// Where the content stands in a frame of another size.
  var alignment = Alignment.center
  /// The order in which a stack gives room away; larger is first.
  var priority = 0.0
  /// The places of the views inside; each is larger than the place of this one.
  var children: [Int] = []

  /// What the view asks for along an axis.
  func length(along axis: Axis) -> LayoutLength { axis == .horizontal ? width : height }
}

extension DragAxes {
  /// Whether an axis is among these.
  func contains(_ axis: Axis) -> Bool {
    switch self {
    case .both: true
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    }
  }
}
