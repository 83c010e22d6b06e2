extension Stage {
  /// An item that should have a view.
  struct Entry {
    var key: String
    /// The key with the kind.
    var identity: String
    /// The declaration that the view is made of.
    var view: Int
    var item: Value
    var index: Int

    init(key: String, identity: String, view: Int, item: Value, index: Int) {
      self.key = key
      self.identity = identity
      self.view = view
      self.item = item
      self.index = index
    }

    /// The one view of a declaration without a loop.
    init(only view: Int) {
      self.init(key: "", identity: "", view: view, item: .null, index: 0)
    }
  }

  /// Inserts and removes views so that those of a parent follow the state.
  mutating func updateStructure(of parent: Int?) throws(Diagnostics) {
    let views = parent.map { program.views[instances[$0].view].children } ?? program.roots
    let cells = parent.map { instances[$0].cells } ?? []
    // What a view around these missed while it was leaving, the write that brought it back tells.
    let missed = parent.map { instances[$0].returnedIn == update ? instances[$0].returnWrite : -1 }
    let standIns = parent.map { instances[$0].standIns } ?? []
    for (place, view) in views.enumerated() {
      let reads = program.views[view].structureReads
      let write = max(lastWrite(among: reads, cells: cells), missed ?? -1)
      // Which view of those that choose by their size is there, the layout says.
      if write >= 0, standIns.isEmpty {
        try update(view, place: place, parent: parent, write: write)
      }
      guard program.views[view].hasStructureInside else { continue }
      let isAffected = isAffected(program.views[view].structure, cells: cells)
      let inner = group(place, of: parent) + (standIns.isEmpty ? [] : [standIns[place]])
      for child in inner where instances[child].presence == .present {
        guard instances[child].bornIn != update else { continue }
        let isTouched = instances[child].dirtyIn == update || instances[child].returnedIn == update
        if isAffected || isTouched { try updateStructure(of: child) }
      }
    }
  }

  /// Fills a group for the first time, without transitions.
  mutating func populate(_ view: Int, place: Int, parent: Int?) throws(Diagnostics) {
    var group: [Int] = []
    for entry in try entries(of: view, parent: parent) {
      group.append(try make(parent: parent, entry))
    }
    setGroup(place, of: parent, to: group)
  }

  private mutating func update(
    _ view: Int, place: Int, parent: Int?, write: Int
  ) throws(Diagnostics) {
    let old = group(place, of: parent)
    var new: [Int] = []
    var index: KeyIndex?
    var cursor = 0
    for entry in try entries(of: view, parent: parent) {
      // Most keys stand where they stood; an index of all is made when one does not.
      var place: Int? = cursor
      if cursor >= old.count || !instances[old[cursor]].identity.hasSameBytes(as: entry.identity) {
        let known = index ?? KeyIndex(old.map { instances[$0].identity })
        index = known
        place = known.place(of: entry.identity)
      }
      if let place {
        keep(old[place], entry, write: write)
        new.append(old[place])
        cursor = place + 1
      } else {
        let swaps = swapsIn(entry, among: old, of: view)
        new.append(try insert(entry, parent: parent, write: write, swaps: swaps))
      }
    }
    dismiss(old, beside: new, of: view, write: write)
    let merged = merge(new, withLeavingOf: old)
    if merged != old {
      isReordered = true
      setGroup(place, of: parent, to: merged)
    }
  }

  private mutating func insert(
    _ entry: Entry, parent: Int?, write: Int, swaps: Bool
  ) throws(Diagnostics) -> Int {
    let instance = try make(parent: parent, entry)
    instances[instance].keptIn = update
    noteStructureInside(instance, write: write)
    markDirty(instance)
    if instances[instance].isStandIn { return instance }
    appearedAny = true
    // A view whose type is erased takes the place of another one without a transition.
    let transaction = swaps ? Transaction() : writes[write].transaction
    if program.views[entry.view].isPlaced {
      insertions.append(PendingInsertion(instance: instance, transaction: transaction))
    } else {
      appear(instance, transaction)
    }
    return instance
  }

  private mutating func keep(_ instance: Int, _ entry: Entry, write: Int) {
    refresh(instance, entry, write: write)
    instances[instance].keptIn = update
    if instances[instance].presence == .leaving { bringBack(instance, write: write) }
  }

  /// Puts the views that leave after their nearest former predecessor that is still there.
  private func merge(_ new: [Int], withLeavingOf old: [Int]) -> [Int] {
    var result = new
    var predecessor: Int?
    for instance in old where instances[instance].presence != .gone {
      if instances[instance].presence == .leaving {
        let place = predecessor.flatMap { result.firstIndex(of: $0) }
        result.insert(instance, at: place.map { $0 + 1 } ?? 0)
      }
      predecessor = instance
    }
    return result
  }

  /// The items that should have a view, each with its key.
  private mutating func entries(of view: Int, parent: Int?) throws(Diagnostics) -> [Entry] {
    let declaration = program.views[view]
    let locals = parent.map { instances[$0].cells } ?? []
    guard let loop = declaration.loop else {
      let scope = Scope(cells: cells, locals: locals)
      let isThere = declaration.condition.map { $0.evaluate(in: scope).asBoolean } ?? true
      guard isThere else { return [] }
      return entry(of: declaration, key: "", item: .null, index: 0, in: scope).map { [$0] } ?? []
    }
    let source = loop.source.evaluate(in: Scope(cells: cells, locals: locals))
    let items =
      loop.isCount ? try numbers(upTo: source.asNumber, of: declaration) : source.asList
    var result: [Entry] = []
    var ranks: [Value] = []
    for (index, item) in items.enumerated() {
      cells[loop.scratchItem] = item
      cells[loop.scratchIndex] = .number(Double(index))
      let scope = Scope(cells: cells, locals: locals + [loop.scratchItem, loop.scratchIndex])
      let conditions = [loop.filter, declaration.condition]
      let isThere = conditions.allSatisfy { $0?.evaluate(in: scope).asBoolean ?? true }
      let key = loop.key.evaluate(in: scope).text
      guard isThere,
        let entry = entry(of: declaration, key: key, item: item, index: result.count, in: scope)
      else { continue }
      result.append(entry)
      if let order = loop.order { ranks.append(order.evaluate(in: scope)) }
    }
    if loop.order != nil { result = Self.ordered(result, by: ranks) }
    return try withoutRepetitions(result, of: declaration)
  }

  /// The entry of an item; nil for a kind that has no template, which is logged.
  private mutating func entry(
    of declaration: ViewProgram, key: String, item: Value, index: Int, in scope: borrowing Scope
  ) -> Entry? {
    guard let expression = declaration.kind else {
      return Entry(key: key, identity: key, view: declaration.index, item: item, index: index)
    }
    let kind = expression.evaluate(in: scope).text
    // No text that a key or a kind can hold has this byte.
    let identity = key + "\u{0}" + kind
    guard !declaration.templates.isEmpty else {
      return Entry(key: key, identity: identity, view: declaration.index, item: item, index: index)
    }
    guard let template = declaration.templates.first(where: { $0.kind.hasSameBytes(as: kind) })
    else {
      log(
        .diagnostic, name: declaration.id ?? "view", phase: "noTemplate",
        reason: "there is no template for the kind '" + kind + "'")
      return nil
    }
    return Entry(key: key, identity: identity, view: template.view, item: item, index: index)
  }

  /// Whether one rank comes before another: what is no number and no text first, then numbers.
  private static func precedes(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.string(let left), .string(let right)):
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.number(let left), .number(let right)):
      return left.isNaN ? !right.isNaN : left < right
    case (.string, _): return false
    case (_, .string): return true
    case (.number, _): return false
    case (_, .number): return true
    default: return false
    }
  }

  /// Orders entries by their ranks, equal ones as they stood.
  private static func ordered(_ entries: [Entry], by ranks: [Value]) -> [Entry] {
    let order = entries.indices.sorted { left, right in
      if precedes(ranks[left], ranks[right]) { return true }
      return !precedes(ranks[right], ranks[left]) && left < right
    }
    var result: [Entry] = []
    for place in order {
      var entry = entries[place]
      entry.index = result.count
      result.append(entry)
    }
    return result
  }

  /// Refuses items whose key stands twice, which lenient runs leave out.
  private mutating func withoutRepetitions(
    _ entries: [Entry], of view: ViewProgram
  ) throws(Diagnostics) -> [Entry] {
    let repetitions = KeyIndex(entries.map { $0.key }).repetitions
    guard let first = repetitions.first else { return entries }
    let message =
      "the key '\(entries[first].key)' stands twice in the items of '\(view.id ?? "a view")'"
    guard isLenient else { throw Diagnostics(error: message, at: linePosition) }
    log(.diagnostic, name: "scene", phase: "skipped", reason: message)
    var result: [Entry] = []
    for (place, entry) in entries.enumerated() where !repetitions.contains(place) {
      var kept = entry
      kept.index = result.count
      result.append(kept)
    }
    return result
  }

  /// The numbers from 1 to a count, none where it is below 1.
  ///
  /// What is no count is an error; a lenient run makes no views of it.
  private mutating func numbers(
    upTo count: Double, of view: ViewProgram
  ) throws(Diagnostics) -> [Value] {
    guard count >= 0, count.isFinite else {
      let message =
        "the count of '\(view.id ?? "a view")' is \(Value.number(count).text),"
        + " expected a number of at least 0"
      guard isLenient else { throw Diagnostics(error: message, at: linePosition) }
      log(.diagnostic, name: "scene", phase: "skipped", reason: message)
      return []
    }
    guard count <= Double(viewLimit) else { throw tooManyViews(of: view) }
    return count < 1 ? [] : (1...Int(count)).map { .number(Double($0)) }
  }

  private func tooManyViews(
    of view: ViewProgram, _ limit: String = ", the most there may be"
  ) -> Diagnostics {
    Diagnostics(
      error: "'\(view.id ?? "a view")' makes more than \(viewLimit) views\(limit)",
      at: linePosition)
  }

  /// Begins to count the views anew that follow from one event, one deadline or one completion.
  mutating func beginCascade() {
    madeCount = 0
  }

  /// Gives an instance the item and the index it has now.
  private mutating func refresh(_ instance: Int, _ entry: Entry, write: Int) {
    guard let loop = program.views[entry.view].loop else { return }
    let locals = instances[instance].cells
    change(locals[loop.itemSlot], to: entry.item, write: write)
    change(locals[loop.indexSlot], to: .number(Double(entry.index)), write: write)
  }

  /// Gives an item's cell what a write to its collection made of it.
  mutating func change(_ cell: Int, to value: Value, write: Int) {
    guard cells[cell] != value else { return }
    cells[cell] = value
    lastWrites[cell] = write
    changedItems.append(cell)
    markDirty(owners[cell])
  }

  /// Makes an instance and those inside it, at their values, without a transition.
  mutating func make(
    parent: Int?, _ entry: Entry, asStandIn: Bool = false
  ) throws(Diagnostics) -> Int {
    let declaration = program.views[entry.view]
    viewCount += 1
    madeCount += 1
    if viewCount > viewLimit { throw tooManyViews(of: declaration) }
    if madeCount > viewLimit { throw tooManyViews(of: declaration, " from one event") }
    var locals = parent.map { instances[$0].cells } ?? []
    let index = free.instances.popLast() ?? instances.count
    if declaration.loop != nil {
      locals.append(addCell(entry.item, of: index))
      locals.append(addCell(.number(Double(entry.index)), of: index))
    }
    for local in declaration.locals { locals.append(addCell(local.initial, of: index)) }
    var instance = Instance(
      view: entry.view, parent: parent, identity: entry.identity,
      path: path(declaration, parent, entry.key),
      isEmitted: declaration.id != nil, cells: locals)
    instance.bornIn = update
    instance.isStandIn = asStandIn || (parent.map { instances[$0].isStandIn } ?? false)
    if instance.isStandIn { instance.isEmitted = false }
    if let parent {
      instance.carrier = carries(parent) ? parent : instances[parent].carrier
    }
    prepareSight(of: &instance, declaration)
    if declaration.layout?.scroll != nil, !instance.isStandIn {
      instance.scroll = scrolls.count
      scrolls.append(ScrollState())
    }
    if declaration.layout != nil {
      instance.layout = addLayout()
    }
    enter(instance, at: index)
    addLine(declaration, of: index)
    refreshNode(of: index)
    let isSeen = !instances[index].isStandIn && !instances[index].isOutOfSight
    for property in declaration.properties {
      let value =
        isSeen ? evaluate(property, place: .max, of: index) : property.kind.neutral
      instances[index].channels.append(
        Channel(
          animated: AnimatedValue(value ?? property.kind.neutral, rest: property.kind.rest),
          tracker: VelocityTracker(velocity), isReported: value == nil))
    }
    if declaration.matched != nil {
      note(ownFrame: instances[index].channels[0].animated.model, of: index, Transaction())
    }
    for place in declaration.gestures.indices { addGesture(place, of: index) }
    let reducesMotion = cells[SceneProgram.environmentCell].asRecord["reduceMotion"].asBoolean
    let transition = declaration.transition
    instances[index].transition = reducesMotion ? transition.reducingMotion : transition
    if instances[index].isOutOfSight {
      stopPlays(of: index, declaration)
    } else {
      fillValues(of: index, declaration)
    }
    instances[index].groups = declaration.children.map { _ in [] }
    for (place, child) in declaration.children.enumerated() {
      if declaration.layout?.isChoice ?? false {
        let standIn = try make(parent: index, Entry(only: child), asStandIn: true)
        instances[index].standIns.append(standIn)
      } else {
        try populate(child, place: place, parent: index)
      }
    }
    return index
  }

  /// Queues the `onAppear` of the views that this update made, in the order of the tree.
  mutating func queueAppearances() {
    appearedAny = false
    for group in roots {
      for instance in group { queueAppearances(inside: instance) }
    }
  }

  /// Queues the `onAppear` of a view and those inside it.
  mutating func queueAppearances(inside instance: Int) {
    // A view made at the start or in this update stands on a way that the update has marked.
    guard instances[instance].bornIn == update || instances[instance].dirtyIn == update,
      !instances[instance].isOutOfSight
    else { return }
    let view = instances[instance].view
    if instances[instance].bornIn == update, !program.views[view].onAppear.isEmpty {
      queue.append(.appear(instance))
    }
    for group in instances[instance].groups {
      for child in group { queueAppearances(inside: child) }
    }
  }

  /// Gives a view its place among its siblings and the values that it watches, and starts its plays.
  mutating func fillValues(of index: Int, _ declaration: ViewProgram) {
    evaluateZIndex(of: declaration, instance: index)
    let scope = scope(of: index)
    instances[index].implicitValues = declaration.implicit.map { $0.value.evaluate(in: scope) }
    instances[index].watchedValues = declaration.onChange.map { $0.value.evaluate(in: scope) }
    startPlays(of: index)
    readPosition(of: declaration, instance: index, Transaction())
  }

  private func path(_ declaration: ViewProgram, _ parent: Int?, _ key: String) -> String {
    let outer = parent.map { instances[$0].path } ?? ""
    guard let id = declaration.id else { return outer }
    let name = declaration.loop == nil ? id : id + "[" + ViewPath.escaped(key) + "]"
    return outer.isEmpty ? name : outer + "/" + name
  }
}

extension Value {
  /// The record, or an empty one where the value is none.
  var asRecord: Record {
    if case .record(let record) = self { record } else { Record() }
  }
}
