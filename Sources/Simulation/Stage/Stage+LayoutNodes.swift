import Motion

extension Stage {
  /// Evaluates what a view asks of the layout.
  ///
  /// Where a number is none that a layout can use, all stays as it was, with one diagnostic.
  mutating func refreshNode(of instance: Int) {
    guard let layout = program.views[instances[instance].view].layout else { return }
    let place = instances[instance].layout
    countEvaluation(of: instance)
    if let node = node(of: layout, in: scope(of: instance), before: layouts[place].node) {
      layouts[place].node = node
    } else if !layouts[place].isReported {
      layouts[place].isReported = true
      log(
        .diagnostic, instance: instance, name: "layout", phase: "notUsable",
        reason: "a number of the layout is not finite or too large, a ratio not above 0 or an axis"
          + " unknown; what it was before stays")
    }
  }

  private func node(
    of layout: LayoutProgram, in scope: Scope, before: LayoutNode
  ) -> LayoutNode? {
    var isUsable = true
    func number(_ expression: Expression?, _ standard: Double) -> Double {
      guard let expression else { return standard }
      let number = expression.evaluate(in: scope).asNumber
      // Only a largest length, a literal, may be without end.
      if !(number.magnitude <= Spring.largestMagnitude), number != .infinity { isUsable = false }
      if number == .infinity, expression != .literal(.number(.infinity)) { isUsable = false }
      return number
    }
    func length(_ length: LayoutProgram.Length) -> LayoutLength {
      LayoutLength(
        minimum: length.minimum.map { number($0, 0) }, ideal: length.ideal.map { number($0, 0) },
        maximum: length.maximum.map { number($0, 0) })
    }
    let numbers = layout.numbers
    var node = LayoutNode()
    switch layout.container {
    case .none: break
    case .overlay(let alignment): node.container = .overlay(alignment)
    case .firstFitting(let axes): node.container = .firstFitting(axes)
    case .scroll(let scroll):
      node.container = .scroll(
        scroll.axes,
        LayoutStack(
          axis: scroll.axes == .horizontal ? .horizontal : .vertical,
          spacing: number(numbers.spacing, LayoutStack.standardSpacing),
          alignment: scroll.content.alignment, isLazy: scroll.content.isLazy), offset: .zero)
    case .stack(let fixed, let expression, let alignment, let isLazy):
      let axis = expression.map { Self.axis($0.evaluate(in: scope)) } ?? fixed
      guard let axis else { return nil }
      node.container = .stack(
        LayoutStack(
          axis: axis, spacing: number(numbers.spacing, LayoutStack.standardSpacing),
          alignment: alignment, isLazy: isLazy))
    }
    node.padding = LayoutInsets(
      top: number(numbers.top, 0), leading: number(numbers.leading, 0),
      bottom: number(numbers.bottom, 0), trailing: number(numbers.trailing, 0))
    if let ratio = numbers.ratio {
      let ratio = number(ratio, 1)
      guard ratio > 0 else { return nil }
      node.aspect = LayoutAspect(ratio: ratio, fills: layout.fills)
    }
    node.width = length(numbers.width)
    node.height = length(numbers.height)
    node.alignment = layout.alignment
    node.priority = number(numbers.priority, 0)
    return isUsable ? node : nil
  }

  private static func axis(_ value: Value) -> Axis? {
    guard case .string(let word) = value else { return nil }
    if word.hasSameBytes(as: "horizontal") { return .horizontal }
    return word.hasSameBytes(as: "vertical") ? .vertical : nil
  }
}
