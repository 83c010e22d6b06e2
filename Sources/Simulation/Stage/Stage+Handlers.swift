extension Stage {
  /// Runs the steps of a handler; later steps see what earlier ones wrote.
  mutating func run(_ steps: [StepProgram], _ context: HandlerContext, _ transaction: Transaction) {
    for step in steps { run(step, context, transaction) }
  }

  private func scope(of context: HandlerContext) -> Scope {
    Scope(
      cells: cells, locals: context.cells, gesture: context.gesture, argument: context.argument)
  }

  private mutating func run(
    _ step: StepProgram, _ context: HandlerContext, _ transaction: Transaction
  ) {
    switch step {
    case .set(let target, let expression):
      assign(expression.evaluate(in: scope(of: context)), to: target, context, transaction)
    case .toggle(let target):
      let value = read(target, context).asBoolean
      assign(.boolean(!value), to: target, context, transaction)
    case .insert(let item, let cell, let place):
      let index = place.map { $0.evaluate(in: scope(of: context)).asNumber }
      guard let record = record(item, context) else { return }
      insert(record, into: cell, at: index, transaction)
    case .remove(let key, let cell):
      remove(key: key.evaluate(in: scope(of: context)), from: cell, transaction)
    case .removeLast(let cell):
      write(list: Array(cells[cell].asList.dropLast()), to: cell, transaction)
    case .removeAll(let cell): write(list: [], to: cell, transaction)
    case .move(let key, let cell, let place):
      let index = place.evaluate(in: scope(of: context)).asNumber
      move(key: key.evaluate(in: scope(of: context)), in: cell, to: index, transaction)
    case .send(let name, let value):
      let argument = value.map { $0.evaluate(in: scope(of: context)) } ?? .null
      queue.append(.send(name: name, value: argument))
    case .block(let block): run(block, context, transaction)
    }
  }

  private mutating func run(
    _ block: StepProgram.Block, _ context: HandlerContext, _ outer: Transaction
  ) {
    let holds = block.condition.map { $0.evaluate(in: scope(of: context)).asBoolean } ?? true
    // Without a branch that runs there is no transaction, and nothing that completes.
    guard holds || !block.otherwise.isEmpty else { return }
    var transaction = outer
    if block.removesAnimation { transaction.animation = nil }
    if let animation = block.animation { transaction.animation = animation }
    if block.disablesAnimations { transaction.disablesAnimations = true }
    if transaction.disablesAnimations { transaction.animation = nil }
    if !block.then.isEmpty {
      transaction.watches.append(addWatch(block, context))
    }
    run(holds ? block.steps : block.otherwise, context, transaction)
  }

  private func read(_ target: StepProgram.Target, _ context: HandlerContext) -> Value {
    switch target {
    case .reference(let reference, _), .component(let reference, _, _):
      scope(of: context)[reference]
    case .itemField(let item, _, let field): scope(of: context)[item].asRecord[field]
    }
  }

  private mutating func assign(
    _ value: Value, to target: StepProgram.Target, _ context: HandlerContext,
    _ transaction: Transaction
  ) {
    guard value.isFinite else {
      log(
        .diagnostic, name: Self.name(of: target), phase: "notFinite",
        reason: "the new value is not finite; the value before it stays")
      return
    }
    switch target {
    case .component(let reference, let isVertical, let name):
      var vector = read(target, context).asVector
      if isVertical { vector.y = value.asNumber } else { vector.x = value.asNumber }
      assign(.vector(vector), to: .reference(reference, name: name), context, transaction)
    case .reference(.scene(let cell), let name): set(value, cell: cell, name, transaction)
    case .reference(.local(let slot), let name):
      set(value, cell: context.cells[slot], name, transaction)
    case .reference: break
    case .itemField(let item, let collection, let field):
      let key = scope(of: context)[item].asRecord.key
      var items = cells[collection].asList
      guard let key, let place = Self.place(of: key, in: items) else { return }
      var record = items[place].asRecord
      record[field] = value
      guard accepts(record, in: collection) else { return }
      items[place] = .record(record)
      write(list: items, to: collection, transaction)
      // The steps that follow read the item as it is now.
      if case .local(let slot) = item {
        change(context.cells[slot], to: .record(record), write: lastWrites[collection])
      }
    }
  }

  private static func name(of target: StepProgram.Target) -> String {
    switch target {
    case .reference(_, let name), .component(_, _, let name): name
    case .itemField(_, _, let field): field
    }
  }

  /// Gives a state a value, and logs it.
  mutating func set(_ value: Value, cell: Int, _ name: String, _ transaction: Transaction) {
    guard cells[cell] != value else { return }
    write(value, to: cell, transaction)
    log(.state, name: name, phase: "set", value: value.text(numbers: .standard))
  }

  /// The item that a step inserts; nil where there is none, which is refused.
  private mutating func record(_ item: StepProgram.Item, _ context: HandlerContext) -> Value? {
    switch item {
    case .fields(let fields):
      return .record(
        Record(fields.map { Record.Field($0.name, $0.value.evaluate(in: scope(of: context))) }))
    case .expression(let expression):
      let value = expression.evaluate(in: scope(of: context))
      guard value != .null else {
        refuse("the item to insert is null")
        return nil
      }
      guard case .string(let id) = value else { return value }
      guard let record = program.catalogItem(id) else {
        refuse(program.unknownCatalogItem(id))
        return nil
      }
      return .record(record)
    }
  }
}

extension Stage {
  /// Puts an item into a collection; an index outside of it is moved to its nearest end.
  mutating func insert(
    _ item: Value, into cell: Int, at place: Double?, _ transaction: Transaction
  ) {
    var items = cells[cell].asList
    if let key = item.asRecord.key, Self.place(of: key, in: items) != nil {
      refuse("the id '\(key)' is there already")
      return
    }
    guard accepts(item.asRecord, in: cell) else { return }
    let index = Self.clamp(place ?? Double(items.count), to: items.count)
    items.insert(item, at: index)
    write(list: items, to: cell, transaction)
  }

  /// Whether an item has all that the views of a collection read; where it has not is an error.
  private mutating func accepts(_ item: Record, in cell: Int) -> Bool {
    let collection = program.collections.first { $0.cell == cell }
    guard let refusal = collection?.refusal(of: item) else { return true }
    refuse(refusal)
    return false
  }

  /// Takes the item with a key out of a collection; nothing happens where there is none.
  mutating func remove(key: Value, from cell: Int, _ transaction: Transaction) {
    var items = cells[cell].asList
    guard let place = Self.place(of: Self.keyText(key), in: items) else { return }
    items.remove(at: place)
    write(list: items, to: cell, transaction)
  }

  /// Moves the item with a key to an index.
  mutating func move(
    key: Value, in cell: Int, to place: Double, _ transaction: Transaction
  ) {
    var items = cells[cell].asList
    guard let old = Self.place(of: Self.keyText(key), in: items) else { return }
    let item = items.remove(at: old)
    items.insert(item, at: Self.clamp(place, to: items.count))
    write(list: items, to: cell, transaction)
  }

  private mutating func write(list: [Value], to cell: Int, _ transaction: Transaction) {
    let value = Value.list(list)
    guard cells[cell] != value else { return }
    write(value, to: cell, transaction)
    let name = program.collections.first { $0.cell == cell }?.name ?? ""
    log(.state, name: name, phase: "set", value: value.text(numbers: .standard))
  }

  /// The place of the item with a key.
  static func place(of key: String, in items: [Value]) -> Int? {
    items.firstIndex { keyText($0).hasSameBytes(as: key) }
  }

  /// The key of an item, or of what names one.
  static func keyText(_ value: Value) -> String {
    if case .record(let record) = value { record.key ?? "" } else { value.text }
  }

  private static func clamp(_ place: Double, to count: Int) -> Int {
    place > 0 ? Int(min(place, Double(count))) : 0
  }
}
