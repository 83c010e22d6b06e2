import Gestures
import Motion

@testable import Simulation

/// A view of a layout test with those inside it.
struct LayoutSketch {
  var node: LayoutNode
  var inside: [LayoutSketch]

  init(_ container: LayoutNode.Container = .none, _ inside: [LayoutSketch] = []) {
    node = LayoutNode(container: container)
    self.inside = inside
  }

  /// A view of a fixed size; nil leaves an extent to what is offered.
  static func fixed(_ width: Double?, _ height: Double?) -> LayoutSketch {
    LayoutSketch().with {
      if let width { $0.width = LayoutLength(fixed: width) }
      if let height { $0.height = LayoutLength(fixed: height) }
    }
  }

  /// A view that takes what it is offered.
  static var flexible: LayoutSketch { LayoutSketch() }

  static func vstack(
    _ spacing: Double, _ alignment: HorizontalAlignment, isLazy: Bool = false,
    _ inside: [LayoutSketch]
  ) -> LayoutSketch {
    LayoutSketch(
      .stack(
        LayoutStack(
          axis: .vertical, spacing: spacing, alignment: Alignment(alignment, .center),
          isLazy: isLazy)), inside)
  }

  static func hstack(
    _ spacing: Double, _ alignment: VerticalAlignment, _ inside: [LayoutSketch]
  ) -> LayoutSketch {
    LayoutSketch(
      .stack(
        LayoutStack(
          axis: .horizontal, spacing: spacing, alignment: Alignment(.center, alignment))), inside)
  }

  static func zstack(
    _ alignment: Alignment, _ inside: [LayoutSketch]
  ) -> LayoutSketch {
    LayoutSketch(.overlay(alignment), inside)
  }

  static func vstack(_ inside: [LayoutSketch]) -> LayoutSketch {
    .vstack(LayoutStack.standardSpacing, inside)
  }

  static func vstack(_ spacing: Double, _ inside: [LayoutSketch]) -> LayoutSketch {
    .vstack(spacing, .center, inside)
  }

  static func zstack(_ inside: [LayoutSketch]) -> LayoutSketch { .zstack(.center, inside) }

  static func scroll(
    _ axes: DragAxes, _ offset: Vector, isLazy: Bool = false, _ inside: [LayoutSketch]
  ) -> LayoutSketch {
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    return LayoutSketch(
      .scroll(axes, LayoutStack(axis: axis, spacing: 0, isLazy: isLazy), offset: offset), inside)
  }

  func with(_ change: (inout LayoutNode) -> Void) -> LayoutSketch {
    var result = self
    change(&result.node)
    return result
  }

  /// The views, each before those inside it.
  var nodes: [LayoutNode] {
    var result: [LayoutNode] = []
    flatten(into: &result)
    return result
  }

  private func flatten(into nodes: inout [LayoutNode]) {
    let own = nodes.count
    nodes.append(node)
    for view in inside {
      nodes[own].children.append(nodes.count)
      view.flatten(into: &nodes)
    }
  }

  /// The frames of all views as `x y width height`, `-` where one is left out.
  func frames(
    in size: Size = Size(width: 300, height: 600), _ direction: LayoutDirection = .leftToRight
  ) -> [String] {
    pass(in: size, direction).frames.map { frame in
      guard let frame else { return "-" }
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        .map { Value.number($0).text }.joined(separator: " ")
    }
  }

  func pass(
    in size: Size = Size(width: 300, height: 600), _ direction: LayoutDirection = .leftToRight
  ) -> LayoutPass {
    LayoutPass(nodes, in: Rect(origin: Point(x: 0, y: 0), size: size), direction: direction)
  }
}
