import Gestures

extension SceneReader {
  /// Reads what a view asks of the layout, its frame aside, and how it places the views inside.
  mutating func readLayout(_ fields: inout JSONFields, into view: inout ViewDeclaration) {
    var found: [ContainerDeclaration] = []
    if let inner = fields.object("vstack", of: "a vstack") { found.append(vstack(inner)) }
    if let inner = fields.object("hstack", of: "an hstack") { found.append(hstack(inner)) }
    if let inner = fields.object("stack", of: "a stack") { found.append(stack(inner)) }
    if let inner = fields.object("zstack", of: "a zstack") { found.append(zstack(inner)) }
    if let inner = fields.object("viewThatFits", of: "viewThatFits") {
      found.append(viewThatFits(inner))
    }
    if let inner = fields.object("scroll", of: "a scroll container") {
      found.append(.scroll(scroll(inner)))
    }
    if found.count > 1 {
      report(
        "a view has one of vstack, hstack, stack, zstack, viewThatFits, scroll, found \(found.count)",
        at: fields.position)
    }
    view.container = found.first
    view.isGeometryGroup = fields.boolean("geometryGroup") ?? false
    view.padding = fields.value("padding").map { padding($0) }
    view.aspectRatio = fields.value("aspectRatio").map { aspectRatio($0) }
    view.layoutPriority = fields.value("layoutPriority").map { expression($0) }
  }

  /// Reads a frame.
  mutating func frame(_ object: JSONFields) -> FrameSource {
    var fields = object
    var frame = FrameSource(
      x: take("x", of: &fields), y: take("y", of: &fields), width: take("width", of: &fields),
      height: take("height", of: &fields))
    frame.widthLimits = LengthSource(
      minimum: take("minWidth", of: &fields), ideal: take("idealWidth", of: &fields),
      maximum: take("maxWidth", of: &fields))
    frame.heightLimits = LengthSource(
      minimum: take("minHeight", of: &fields), ideal: take("idealHeight", of: &fields),
      maximum: take("maxHeight", of: &fields))
    frame.alignment = alignment(&fields)
    finish(fields)
    return frame
  }

  private mutating func take(_ key: String, of fields: inout JSONFields) -> ExpressionSource? {
    fields.value(key).map { expression($0) }
  }

  private func alignment(_ fields: inout JSONFields) -> Alignment? {
    let word = fields.word("alignment", among: Alignment.names.map { $0.name })
    return Alignment.names.first { $0.name == word }?.alignment
  }

  private mutating func vstack(_ object: JSONFields) -> ContainerDeclaration {
    var fields = object
    let words = HorizontalAlignment.allCases.map { $0.rawValue }
    let alignment = fields.word("alignment", among: words)
    let spacing = take("spacing", of: &fields)
    let isLazy = fields.boolean("lazy") ?? false
    finish(fields)
    return .vstack(
      spacing: spacing,
      alignment: HorizontalAlignment.allCases.first { $0.rawValue == alignment } ?? .center,
      isLazy: isLazy)
  }

  private mutating func hstack(_ object: JSONFields) -> ContainerDeclaration {
    var fields = object
    let words = VerticalAlignment.allCases.map { $0.rawValue }
    let alignment = fields.word("alignment", among: words)
    let spacing = take("spacing", of: &fields)
    let isLazy = fields.boolean("lazy") ?? false
    finish(fields)
    return .hstack(
      spacing: spacing,
      alignment: VerticalAlignment.allCases.first { $0.rawValue == alignment } ?? .center,
      isLazy: isLazy)
  }

  private mutating func stack(_ object: JSONFields) -> ContainerDeclaration {
    var fields = object
    let axis = fields.required("axis", "'horizontal', 'vertical' or an expression")
    var stack = StackDeclaration(axis: .fixed(.vertical))
    switch axis?.string {
    case "vertical": break
    case "horizontal": stack.axis = .fixed(.horizontal)
    default: if let axis { stack.axis = .expression(expression(axis)) }
    }
    stack.spacing = take("spacing", of: &fields)
    stack.alignment = alignment(&fields) ?? .center
    stack.isLazy = fields.boolean("lazy") ?? false
    finish(fields)
    return .stack(stack)
  }

  private mutating func zstack(_ object: JSONFields) -> ContainerDeclaration {
    var fields = object
    let alignment = alignment(&fields) ?? .center
    finish(fields)
    return .zstack(alignment: alignment)
  }

  private mutating func viewThatFits(_ object: JSONFields) -> ContainerDeclaration {
    var fields = object
    let word = fields.word("axes", among: DragAxes.allCases.map { $0.name })
    finish(fields)
    return .viewThatFits(axes: DragAxes.allCases.first { $0.name == word } ?? .both)
  }

  private mutating func scroll(_ object: JSONFields) -> ScrollDeclaration {
    var fields = object
    let word = fields.word("axes", among: DragAxes.allCases.map { $0.name })
    let spacing = take("spacing", of: &fields)
    let alignment = alignment(&fields) ?? .center
    var scroll = ScrollDeclaration(
      axes: DragAxes.allCases.first { $0.name == word } ?? .vertical, spacing: spacing,
      alignment: alignment, isLazy: fields.boolean("lazy") ?? false)
    scroll.position = take("position", of: &fields)
    if let snap = fields.value("snap") { scroll.snapping = snapping(snap) }
    scroll.yieldsAtEdge = fields.boolean("yieldsAtEdge") ?? false
    if fields.word("deceleration", among: ["normal", "fast"]) == "fast" {
      scroll.deceleration = .fast
    }
    if let name = fields.word("velocity", among: VelocityEstimator.names) {
      scroll.velocity = VelocityEstimator.named(name) ?? .swiftUI
    }
    finish(fields)
    return scroll
  }

  private mutating func snapping(_ value: JSONValue) -> ScrollDeclaration.Snapping {
    if let number = value.number { return .multiples(of: number) }
    if value.string == "pages" { return .pages }
    if let values = value.array {
      let offsets = values.compactMap { $0.number }
      if offsets.count == values.count { return .offsets(offsets) }
    }
    problems.append(value.mismatch(expected: "'pages', a length or a list of offsets"))
    return .none
  }

  private mutating func padding(_ value: JSONValue) -> PaddingSource {
    guard value.members != nil else { return PaddingSource(expression(value)) }
    var fields = JSONFields(value, of: "padding")
    let horizontal = take("horizontal", of: &fields)
    let vertical = take("vertical", of: &fields)
    let padding = PaddingSource(
      top: take("top", of: &fields) ?? vertical,
      leading: take("leading", of: &fields) ?? horizontal,
      bottom: take("bottom", of: &fields) ?? vertical,
      trailing: take("trailing", of: &fields) ?? horizontal)
    finish(fields)
    return padding
  }

  private mutating func aspectRatio(_ value: JSONValue) -> AspectRatioSource {
    guard value.members != nil else { return AspectRatioSource(expression(value)) }
    var fields = JSONFields(value, of: "an aspect ratio")
    let ratio = fields.required("ratio", "the width divided by the height").map { expression($0) }
    let mode = fields.word(
      "contentMode", among: AspectRatioSource.ContentMode.allCases.map { $0.rawValue })
    finish(fields)
    return AspectRatioSource(
      ratio ?? ExpressionSource("1", at: value.position),
      contentMode: AspectRatioSource.ContentMode.allCases.first { $0.rawValue == mode } ?? .fit)
  }
}
