import Motion

extension LayoutPass {
  /// The least and largest sizes of a view, from those of the views inside.
  mutating func limits(of place: Int) -> LayoutLimits {
    var result = contentLimits(of: place)
    for axis in Axis.allCases {
      let padding = nodes[place].padding.total(along: axis)
      let length = nodes[place].length(along: axis)
      let least = max(0, result.least[axis] + padding)
      let largest = max(0, result.largest[axis] + padding)
      result.least[axis] = length.extent(offered: 0, content: least)
      result.largest[axis] = length.extent(offered: .infinity, content: largest)
    }
    return result
  }

  private mutating func contentLimits(of place: Int) -> LayoutLimits {
    let children = nodes[place].children
    switch nodes[place].container {
    case .none: return LayoutLimits()
    case .stack(let stack): return limits(of: children, in: stack)
    case .overlay:
      var result = LayoutLimits(least: .zero, largest: .zero)
      for child in children { cover(limits[child], in: &result) }
      return result
    case .firstFitting:
      // Where nothing is offered the last one stands, where everything is, the first.
      guard let first = children.first, let last = children.last else {
        return LayoutLimits(least: .zero, largest: .zero)
      }
      return LayoutLimits(least: limits[last].least, largest: limits[first].largest)
    case .scroll(let axes, let stack, offset: _):
      var result = limits(of: children, in: stack)
      for axis in Axis.allCases where axes.contains(axis) {
        result.least[axis] = 0
        result.largest[axis] = .infinity
      }
      return result
    }
  }

  private mutating func limits(of children: [Int], in stack: LayoutStack) -> LayoutLimits {
    let (along, across) = (stack.axis, stack.axis.other)
    var result = LayoutLimits(least: .zero, largest: .zero)
    for child in children {
      cover(limits[child], in: &result)
    }
    let spacing = stack.spacing * Double(max(0, children.count - 1))
    var (least, largest) = (spacing, spacing)
    for child in children {
      if stack.isLazy {
        let ideal = idealSize(of: child)[along]
        least += ideal
        largest += ideal
      } else {
        least += limits[child].least[along]
        largest += limits[child].largest[along]
      }
    }
    result.least[along] = max(0, least)
    result.largest[along] = max(0, largest)
    if stack.isLazy {
      result.least[across] = 0
      result.largest[across] = .infinity
    }
    return result
  }

  /// Extends some limits to those of a view beside or on top.
  private func cover(_ other: LayoutLimits, in limits: inout LayoutLimits) {
    for axis in Axis.allCases {
      limits.least[axis] = max(limits.least[axis], other.least[axis])
      limits.largest[axis] = max(limits.largest[axis], other.largest[axis])
    }
  }
}
