import Gestures
import Motion

extension SceneCompiler {
  /// Compiles what a view asks of a container around it and how it places the views inside.
  mutating func compileLayout(
    of view: ViewDeclaration, into result: inout ViewProgram, in scope: NameScope
  ) {
    result.isGeometryGroup = view.isGeometryGroup
    if result.isPlaced { check(placed: view) } else { check(unplaced: view) }
    guard result.isPlaced || view.container != nil else { return }
    var layout = LayoutProgram()
    if let container = view.container { compile(container, into: &layout, in: scope) }
    if let scroll = layout.scroll {
      check(scroll, of: view)
      compilePosition(of: scroll, into: &result, in: scope)
    }
    compile(view.padding, into: &layout.numbers, in: scope)
    if let ratio = view.aspectRatio, result.isPlaced {
      layout.numbers.ratio = compile(ratio.ratio, as: .number, in: scope)
      layout.fills = ratio.contentMode == .fill
    }
    layout.numbers.priority = number(view.layoutPriority, in: scope)
    layout.alignment = view.frame?.alignment ?? .center
    if let frame = view.frame, result.isPlaced {
      layout.numbers.width = length(frame.width, frame.widthLimits, in: scope)
      layout.numbers.height = length(frame.height, frame.heightLimits, in: scope)
    }
    layout.reads = reads(of: layout.expressions, in: result)
    if layout.isContainer {
      // Leading and trailing change sides with the environment.
      let environment = Reference.scene(SceneProgram.environmentCell)
      layout.reads.names.append(environment)
      layout.reads.triggers.append(environment)
    }
    result.layout = layout
  }

  private mutating func compile(
    _ container: ContainerDeclaration, into layout: inout LayoutProgram, in scope: NameScope
  ) {
    switch container {
    case .stack(let stack):
      layout.numbers.spacing = number(stack.spacing, in: scope)
      switch stack.axis {
      case .fixed(let axis):
        layout.container = .stack(axis, nil, stack.alignment, isLazy: stack.isLazy)
      case .expression(let source):
        let axis = compile(source, as: .string, in: scope)
        layout.container = .stack(.vertical, axis, stack.alignment, isLazy: stack.isLazy)
      }
    case .zstack(let alignment): layout.container = .overlay(alignment)
    case .viewThatFits(let axes): layout.container = .firstFitting(axes)
    case .scroll(let scroll):
      layout.numbers.spacing = number(scroll.content.spacing, in: scope)
      layout.container = .scroll(scroll)
    }
  }

  private mutating func check(_ scroll: ScrollDeclaration, of view: ViewDeclaration) {
    switch scroll.snapping {
    case .none, .pages: return
    case .multiples(of: let step):
      if step > 0, step <= Spring.largestMagnitude { return }
    case .offsets(let offsets):
      let isUsable = offsets.allSatisfy { $0.magnitude <= Spring.largestMagnitude }
      if isUsable, !offsets.isEmpty { return }
    }
    report(
      "a scroll snaps to multiples of a length above 0 or to offsets, one at least",
      at: view.position)
  }

  private mutating func compilePosition(
    of scroll: ScrollDeclaration, into view: inout ViewProgram, in scope: NameScope
  ) {
    guard let source = scroll.position, let typed = check(source, in: scope) else { return }
    switch typed.type.wrapped {
    case .number, .vector: break
    default:
      report(
        "found a \(typed.type.name) where a number or a vector was expected", at: source.position)
    }
    view.scrollPosition = typed.expression
    view.scrollPositionReads = reads(of: [typed.expression], in: view)
  }

  /// The gesture with which the finger moves what a scroll container shows.
  func scrollGesture(of scroll: ScrollDeclaration) -> GestureProgram {
    GestureProgram(
      gesture: .scroll(ScrollGesture(axes: scroll.axes, velocity: scroll.velocity)),
      name: "scroll", priority: .normal, mask: .all, isEnabled: nil, enabledReads: Reads(),
      updating: [], onChanged: [], onEnded: [], onCancel: [])
  }

  private mutating func compile(
    _ padding: PaddingSource?, into numbers: inout LayoutProgram.Numbers, in scope: NameScope
  ) {
    guard let padding else { return }
    numbers.top = number(padding.top, in: scope)
    numbers.leading = number(padding.leading, in: scope)
    numbers.bottom = number(padding.bottom, in: scope)
    numbers.trailing = number(padding.trailing, in: scope)
  }

  private mutating func length(
    _ fixed: ExpressionSource?, _ limits: LengthSource, in scope: NameScope
  ) -> LayoutProgram.Length {
    if let fixed {
      let length = number(fixed, in: scope)
      return LayoutProgram.Length(minimum: length, ideal: length, maximum: length)
    }
    var length = LayoutProgram.Length(
      minimum: number(limits.minimum, in: scope), ideal: number(limits.ideal, in: scope))
    if let maximum = limits.maximum, maximum.text.hasSameBytes(as: "infinity") {
      length.maximum = .literal(.number(.infinity))
    } else {
      length.maximum = number(limits.maximum, in: scope)
    }
    return length
  }

  private mutating func number(_ source: ExpressionSource?, in scope: NameScope) -> Expression? {
    source.flatMap { compile($0, as: .number, in: scope) }
  }

  /// A key of a view that only some views have.
  private struct Key {
    var name: String
    var source: ExpressionSource?
  }

  private mutating func check(placed view: ViewDeclaration) {
    for key in [Key(name: "x", source: view.frame?.x), Key(name: "y", source: view.frame?.y)] {
      guard let source = key.source else { continue }
      report(
        "the container around this view places it, so it has no '\(key.name)';"
          + " an offset moves it", at: source.position ?? view.position)
    }
    guard let frame = view.frame else { return }
    for (name, size, limits) in [
      ("width", frame.width, frame.widthLimits), ("height", frame.height, frame.heightLimits),
    ] {
      guard let size, !limits.isEmpty else { continue }
      report(
        "the frame has a \(name), so it has no limits of one", at: size.position ?? view.position)
    }
    check(frameAlignmentOf: view)
  }

  private mutating func check(unplaced view: ViewDeclaration) {
    let (width, height) = (view.frame?.widthLimits, view.frame?.heightLimits)
    for key in [
      Key(name: "minWidth", source: width?.minimum), Key(name: "idealWidth", source: width?.ideal),
      Key(name: "maxWidth", source: width?.maximum),
      Key(name: "minHeight", source: height?.minimum),
      Key(name: "idealHeight", source: height?.ideal),
      Key(name: "maxHeight", source: height?.maximum),
      Key(name: "aspectRatio", source: view.aspectRatio?.ratio),
      Key(name: "layoutPriority", source: view.layoutPriority),
    ] {
      guard let source = key.source else { continue }
      report(
        "'\(key.name)' is for views inside a container; no container places this one",
        at: source.position ?? view.position)
    }
    check(frameAlignmentOf: view)
  }

  private mutating func check(frameAlignmentOf view: ViewDeclaration) {
    guard view.container == nil else { return }
    if view.frame?.alignment != nil {
      report("a frame has an alignment only where the view is a container", at: view.position)
    }
    if view.padding != nil {
      report(
        "padding is for a container: it is the room around the views inside", at: view.position)
    }
  }

  /// Checks that a view of those that choose by their size is always one and the same.
  mutating func check(branch view: ViewDeclaration, of parent: Int?) {
    guard let parent, program.views[parent].layout?.isChoice ?? false else { return }
    guard
      view.forEach != nil || view.condition != nil || view.kind != nil || !view.templates.isEmpty
    else { return }
    report(
      "a view of viewThatFits has no forEach, if or kind of its own; they may stand further inside",
      at: view.position)
  }
}
