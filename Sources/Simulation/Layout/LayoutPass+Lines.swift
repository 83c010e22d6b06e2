import Motion

extension LayoutPass {
  /// Shares the length that a stack is offered among its views, the least flexible first.
  ///
  /// Views of a larger priority come before all others, which keep their least length meanwhile.
  /// Each view is offered an equal share of what those before it have left.
  mutating func line(
    _ children: [Int], _ stack: LayoutStack, _ offered: ProposedSize
  ) -> LayoutLine {
    let axis = stack.axis
    var offer = offered
    if stack.isLazy { offer[axis] = nil }
    var line = LayoutLine(
      offers: Array(repeating: offer, count: children.count),
      length: stack.spacing * Double(max(0, children.count - 1)), breadth: 0)
    guard let whole = offer[axis] else {
      for child in children { add(size(of: child, offered: offer), to: &line, along: axis) }
      return line
    }
    let flexibilities = children.map { flexibility(of: $0, along: axis, offered: offer) }
    let order = order(of: children, flexibilities)
    var rest = whole - line.length
    var reserved = 0.0
    for child in children { reserved += limits[child].least[axis] }
    var start = 0
    while start < order.count {
      let priority = nodes[children[order[start]]].priority
      var end = start
      while end < order.count, nodes[children[order[end]]].priority == priority {
        reserved -= limits[children[order[end]]].least[axis]
        end += 1
      }
      // What rounding leaves of the sum must not be held back from the last ones.
      if end == order.count { reserved = 0 }
      for place in start..<end {
        offer[axis] = max(0, (rest - reserved) / Double(end - place))
        let size = size(of: children[order[place]], offered: offer)
        line.offers[order[place]] = offer
        rest -= size[axis]
        add(size, to: &line, along: axis)
      }
      start = end
    }
    return line
  }

  /// The size of a stack around its line; a lazy one takes all it is offered across.
  func size(of stack: LayoutStack, line: LayoutLine, _ offered: ProposedSize) -> Size {
    var size = Size.zero
    size[stack.axis] = max(0, line.length)
    let across = stack.axis.other
    size[across] = stack.isLazy ? offered[across] ?? line.breadth : line.breadth
    return size
  }

  private func add(_ size: Size, to line: inout LayoutLine, along axis: Axis) {
    line.length += size[axis]
    line.breadth = max(line.breadth, size[axis.other])
  }

  /// How much a view's length can be changed; nothing where it keeps its ratio in a short space.
  private func flexibility(of child: Int, along axis: Axis, offered: ProposedSize) -> Double {
    var largest = limits[child].largest[axis]
    if let aspect = nodes[child].aspect, !aspect.fills, let across = offered[axis.other] {
      largest = min(largest, axis == .horizontal ? across * aspect.ratio : across / aspect.ratio)
    }
    return largest - limits[child].least[axis]
  }

  /// The places of views by priority, then flexibility, then as they stand.
  private func order(of children: [Int], _ flexibilities: [Double]) -> [Int] {
    children.indices.sorted { left, right in
      let (one, other) = (nodes[children[left]].priority, nodes[children[right]].priority)
      if one != other { return one > other }
      if flexibilities[left] != flexibilities[right] {
        return flexibilities[left] < flexibilities[right]
      }
      return left < right
    }
  }
}
