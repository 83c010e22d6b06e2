extension SceneCompiler {
  /// What decides the presence of a view: the loop's source, its key and its condition.
  ///
  /// They are evaluated outside of the loop, so its own item and index stand for its source.
  func structureReads(of view: ViewProgram) -> Reads {
    var expressions: [Expression] = []
    if let loop = view.loop {
      expressions += [loop.source, loop.key]
      expressions += [loop.filter, loop.order].compactMap { $0 }
    }
    expressions += [view.condition, view.kind].compactMap { $0 }
    var result = Reads()
    for expression in expressions {
      for reference in Self.references(in: expression) {
        add(reference, outside: view, to: &result.triggers)
      }
    }
    for trigger in result.triggers { add(trigger, seenFrom: view, to: &result.names) }
    return result
  }

  /// The cells on which some expressions of a view depend.
  func reads(of expressions: [Expression], in view: ViewProgram) -> Reads {
    var result = Reads()
    for expression in expressions {
      for reference in Self.references(in: expression) {
        if !result.triggers.contains(reference) { result.triggers.append(reference) }
        add(reference, seenFrom: view, to: &result.names)
      }
    }
    return result
  }

  /// Notes for every view what it and those inside it depend on.
  mutating func collectSubtreeReads() {
    for index in program.views.indices.reversed() {
      let view = program.views[index]
      let limit = view.parent.map { program.views[$0].slotCount } ?? 0
      var all = SubtreeReads()
      for reads in Self.allReads(of: view) { all.add(reads, ownSlotsFrom: limit) }
      var structure = SubtreeReads()
      var layout = SubtreeReads()
      if let own = view.layout { layout.add(own.reads, ownSlotsFrom: limit) }
      if view.isPlaced { layout.add(view.structureReads, ownSlotsFrom: limit) }
      let isContainer = view.layout?.isContainer ?? false
      program.views[index].hasContainers = isContainer
      structure.add(view.structureReads, ownSlotsFrom: limit)
      for child in view.children + view.templates.map({ $0.view }) {
        all.add(program.views[child].subtree, ownSlotsFrom: limit)
        structure.add(program.views[child].structure, ownSlotsFrom: limit)
        let isInside = program.views[child].base == nil
        if isContainer || !isInside {
          layout.add(program.views[child].layoutSubtree, ownSlotsFrom: limit)
        }
        if program.views[child].hasContainers { program.views[index].hasContainers = true }
        if isInside
          ? Self.comesAndGoes(program.views[child]) : program.views[child].hasStructureInside
        {
          program.views[index].hasStructureInside = true
        }
      }
      program.views[index].subtree = all
      program.views[index].structure = structure
      program.views[index].layoutSubtree = layout
    }
  }

  private static func comesAndGoes(_ view: ViewProgram) -> Bool {
    view.loop != nil || view.condition != nil || view.kind != nil || view.hasStructureInside
  }

  private static func allReads(of view: ViewProgram) -> [Reads] {
    view.properties.map { $0.reads } + view.implicit.map { $0.reads }
      + view.onChange.map { $0.reads } + view.gestures.map { $0.enabledReads }
      + [view.structureReads, view.zIndexReads, view.disabledReads, view.progressReads]
      + [view.scrollPositionReads]
      + [view.keyframes?.reads, view.phases?.reads, view.layout?.reads, view.matched?.reads]
      .compactMap { $0 }
  }

  private static func references(in expression: Expression) -> [Reference] {
    var found: [Reference] = []
    expression.collectReferences(into: &found)
    return found
  }

  /// Adds a reference; an item or an index stands for all that decides which items have a view.
  private func add(_ reference: Reference, seenFrom view: ViewProgram, to result: inout [Reference])
  {
    if case .local(let slot) = reference, let owner = loopView(owning: slot, seenFrom: view) {
      for name in owner.structureReads.names where !result.contains(name) { result.append(name) }
    } else if !result.contains(reference) {
      result.append(reference)
    }
  }

  private func add(_ reference: Reference, outside view: ViewProgram, to result: inout [Reference])
  {
    if case .local(let slot) = reference, let loop = view.loop,
      loop.itemSlot == slot || loop.indexSlot == slot
    {
      for source in Self.references(in: loop.source) { add(source, outside: view, to: &result) }
    } else if !result.contains(reference) {
      result.append(reference)
    }
  }

  private func loopView(owning slot: Int, seenFrom view: ViewProgram) -> ViewProgram? {
    if let loop = view.loop, loop.itemSlot == slot || loop.indexSlot == slot { return view }
    guard let parent = view.parent else { return nil }
    return loopView(owning: slot, seenFrom: program.views[parent])
  }
}
