import Gestures
import Motion

extension SceneWriter {
  /// Adds what a view asks of the layout, and how it places the views inside.
  static func addLayout(of view: ViewDeclaration, to fields: inout SceneText.Fields) {
    if let frame = view.frame { fields.add("frame", .object(members(of: frame))) }
    switch view.container {
    case .stack(let stack): add(stack, to: &fields)
    case .zstack(let alignment):
      var inner = SceneText.Fields()
      inner.add("alignment", word(for: alignment), standard: "center")
      fields.add("zstack", .object(inner.members))
    case .viewThatFits(let axes):
      var inner = SceneText.Fields()
      inner.add("axes", axes.name, standard: DragAxes.both.name)
      fields.add("viewThatFits", .object(inner.members))
    case .scroll(let scroll): fields.add("scroll", self.scroll(scroll))
    case nil: break
    }
    if view.isGeometryGroup { fields.add("geometryGroup", .boolean(true)) }
    if let padding = view.padding { fields.add("padding", self.padding(padding)) }
    if let ratio = view.aspectRatio { fields.add("aspectRatio", aspectRatio(ratio)) }
    fields.add("layoutPriority", view.layoutPriority)
  }

  private static func members(of frame: FrameSource) -> [SceneText.Member] {
    var fields = SceneText.Fields()
    fields.add("x", frame.x)
    fields.add("y", frame.y)
    fields.add("width", frame.width)
    fields.add("height", frame.height)
    fields.add("minWidth", frame.widthLimits.minimum)
    fields.add("idealWidth", frame.widthLimits.ideal)
    fields.add("maxWidth", frame.widthLimits.maximum)
    fields.add("minHeight", frame.heightLimits.minimum)
    fields.add("idealHeight", frame.heightLimits.ideal)
    fields.add("maxHeight", frame.heightLimits.maximum)
    if let alignment = frame.alignment { fields.add("alignment", .string(word(for: alignment))) }
    return fields.members
  }

  /// Adds a stack; one along a fixed axis has a name of its own where that says it all.
  private static func add(_ stack: StackDeclaration, to fields: inout SceneText.Fields) {
    var inner = SceneText.Fields()
    var name = "stack"
    switch (stack.axis, stack.alignment.horizontal, stack.alignment.vertical) {
    case (.fixed(.vertical), let alignment, .center):
      name = "vstack"
      inner.add("alignment", alignment.rawValue, standard: "center")
    case (.fixed(.horizontal), .center, let alignment):
      name = "hstack"
      inner.add("alignment", alignment.rawValue, standard: "center")
    case (.fixed(let axis), _, _):
      inner.add("axis", .string(axis == .vertical ? "vertical" : "horizontal"))
      inner.add("alignment", word(for: stack.alignment), standard: "center")
    case (.expression(let source), _, _):
      // A name that reads like a fixed axis would be taken for one.
      let isWord = source.text == "vertical" || source.text == "horizontal"
      inner.add("axis", isWord ? .string("(" + source.text + ")") : expression(source))
      inner.add("alignment", word(for: stack.alignment), standard: "center")
    }
    inner.add("spacing", stack.spacing)
    if stack.isLazy { inner.add("lazy", .boolean(true)) }
    fields.add(name, .object(inner.members))
  }

  private static func scroll(_ scroll: ScrollDeclaration) -> SceneText {
    let content = scroll.content
    guard content.axis == ScrollDeclaration(axes: scroll.axes).content.axis else {
      return .problem(.container("content along another axis than it scrolls"))
    }
    var fields = SceneText.Fields()
    fields.add("axes", scroll.axes.name, standard: DragAxes.vertical.name)
    fields.add("spacing", content.spacing)
    fields.add("alignment", word(for: content.alignment), standard: "center")
    if content.isLazy { fields.add("lazy", .boolean(true)) }
    fields.add("position", scroll.position)
    switch scroll.snapping {
    case .none: break
    case .pages: fields.add("snap", .string("pages"))
    case .multiples(let length): fields.add("snap", .number(length))
    case .offsets(let offsets): fields.add("snap", .list(offsets.map { .number($0) }))
    }
    if scroll.yieldsAtEdge { fields.add("yieldsAtEdge", .boolean(true)) }
    switch scroll.deceleration {
    case .normal: break
    case .fast: fields.add("deceleration", .string("fast"))
    default: fields.add("deceleration", .problem(.container("a deceleration of its own")))
    }
    if scroll.velocity != .swiftUI { fields.add("velocity", velocity(scroll.velocity)) }
    return .object(fields.members)
  }

  private static func word(for alignment: Alignment) -> String {
    Alignment.names.first { $0.alignment == alignment }?.name ?? "center"
  }

  private static func padding(_ padding: PaddingSource) -> SceneText {
    if let all = padding.top, padding == PaddingSource(all) { return expression(all) }
    var fields = SceneText.Fields()
    fields.add("top", padding.top)
    fields.add("leading", padding.leading)
    fields.add("bottom", padding.bottom)
    fields.add("trailing", padding.trailing)
    return .object(fields.members)
  }

  private static func aspectRatio(_ ratio: AspectRatioSource) -> SceneText {
    guard ratio.contentMode != .fit else { return expression(ratio.ratio) }
    return .object([
      .init("ratio", expression(ratio.ratio)),
      .init("contentMode", .string(ratio.contentMode.rawValue)),
    ])
  }
}
