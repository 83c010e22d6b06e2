extension SceneCompiler {
  /// Compiles what a view looks like.
  mutating func compileProperties(
    of view: ViewDeclaration, into result: inout ViewProgram, in scope: NameScope
  ) {
    if result.isPlaced {
      result.properties.append(PropertyProgram(kind: .frame, form: .placed, reads: Reads()))
    } else {
      result.properties.append(frame(view.frame, of: result, in: scope))
    }
    if let offset = view.offset { add(.offset, offset, to: &result, in: scope) }
    if let scale = view.scale { add(.scale, scale, to: &result, in: scope) }
    add(.rotation, view.rotation, to: &result, in: scope)
    add(.opacity, view.opacity, to: &result, in: scope)
    add(.blur, view.blur, to: &result, in: scope)
    if let zIndex = view.zIndex.flatMap({ compile($0, as: .number, in: scope) }) {
      result.zIndex = zIndex
      result.zIndexReads = reads(of: [zIndex], in: result)
    }
    if let allows = view.allowsHitTesting {
      result.allowsHitTesting = compile(allows, as: .boolean, in: scope)
    }
    if let progress = view.transitionProgress {
      result.transitionProgress = compile(progress, as: .optional(.number), in: scope)
      result.progressReads = reads(of: result.transitionProgress.map { [$0] } ?? [], in: result)
    }
    result.isClipped = view.isClipped
    result.contentShape = view.contentShape
    result.coordinateSpace = view.coordinateSpace
    if let isDisabled = view.isDisabled.flatMap({ compile($0, as: .boolean, in: scope) }) {
      result.isDisabled = isDisabled
      result.disabledReads = reads(of: [isDisabled], in: result)
    }
    for animation in view.animations {
      guard let value = check(animation.value, in: scope) else { continue }
      result.implicit.append(
        .init(
          animation: animation.animation, value: value.expression,
          reads: reads(of: [value.expression], in: result)))
    }
  }

  private mutating func frame(
    _ source: FrameSource?, of view: ViewProgram, in scope: NameScope
  ) -> PropertyProgram {
    guard let source else { return PropertyProgram(kind: .frame, form: .inherited, reads: Reads()) }
    let components = [
      source.x.flatMap { compile($0, as: .number, in: scope) },
      source.y.flatMap { compile($0, as: .number, in: scope) },
      source.width.flatMap { compile($0, as: .number, in: scope) },
      source.height.flatMap { compile($0, as: .number, in: scope) },
    ]
    return PropertyProgram(
      kind: .frame, form: .components(components),
      reads: reads(of: components.compactMap { $0 }, in: view))
  }

  private mutating func add(
    _ kind: PropertyKind, _ source: ExpressionSource?, to view: inout ViewProgram,
    in scope: NameScope
  ) {
    guard let source, let expression = compile(source, as: .number, in: scope) else { return }
    view.properties.append(
      PropertyProgram(
        kind: kind, form: .components([expression]), reads: reads(of: [expression], in: view)))
  }

  private mutating func add(
    _ kind: PropertyKind, _ source: VectorSource, to view: inout ViewProgram, in scope: NameScope
  ) {
    switch source {
    case .components(let x, let y):
      guard let first = compile(x, as: .number, in: scope),
        let second = compile(y, as: .number, in: scope)
      else { return }
      view.properties.append(
        PropertyProgram(
          kind: kind, form: .components([first, second]),
          reads: reads(of: [first, second], in: view)))
    case .whole(let whole):
      guard let typed = check(whole, in: scope) else { return }
      let form: PropertyProgram.Form
      switch (typed.type, kind) {
      case (.vector, _): form = .vector(typed.expression)
      case (.number, .scale): form = .uniform(typed.expression)
      default:
        let wanted = kind == .scale ? "a number or a vector" : "a vector or two numbers"
        report("found a \(typed.type.name) where \(wanted) was expected", at: whole.position)
        return
      }
      view.properties.append(
        PropertyProgram(kind: kind, form: form, reads: reads(of: [typed.expression], in: view)))
    }
  }
}
