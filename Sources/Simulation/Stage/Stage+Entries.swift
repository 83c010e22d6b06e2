// What the state asks for: the items that should have views, in order, each with its key.

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

  /// The items that should have a view, each with its key.
  mutating func entries(of view: Int, parent: Int?) throws(Diagnostics) -> [Entry] {
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

  func tooManyViews(
    of view: ViewProgram, _ limit: String = ", the most there may be"
  ) -> Diagnostics {
    Diagnostics(
      error: "'\(view.id ?? "a view")' makes more than \(viewLimit) views\(limit)",
      at: linePosition)
  }
}

extension Value {
  /// The record, or an empty one where the value is none.
  var asRecord: Record {
    if case .record(let record) = self { record } else { Record() }
  }
}
