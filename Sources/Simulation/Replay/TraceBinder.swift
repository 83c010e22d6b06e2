/// Checks the actions of a trace against a scene, all at once, before anything runs.
struct TraceBinder {
  let program: SceneProgram
  private let isLenient: Bool
  private var problems: [Diagnostic] = []

  /// Returns the entries of a trace in the scene's terms.
  ///
  /// Actions that the scene cannot do are errors, or left out where `isLenient` is set.
  static func bind(
    _ trace: Trace, to program: SceneProgram, isLenient: Bool
  ) throws(Diagnostics) -> (entries: [BoundEntry], warnings: [Diagnostic]) {
    var binder = TraceBinder(program: program, isLenient: isLenient)
    var result: [BoundEntry] = []
    result.reserveCapacity(trace.entries.count)
    var arrival = Instant.zero
    for entry in trace.entries {
      let action = binder.bind(entry.action, line: entry.line)
      arrival = max(arrival, entry.arrival)
      result.append(
        BoundEntry(
          time: entry.time, arrival: arrival, action: action ?? .nothing, line: entry.line))
    }
    guard isLenient || binder.problems.isEmpty else {
      var collector = DiagnosticCollector()
      collector.add(binder.problems)
      throw collector.diagnostics
    }
    return (
      result,
      binder.problems.map { .warning($0.message + "; the line is skipped", at: $0.position) }
    )
  }

  private init(program: SceneProgram, isLenient: Bool) {
    self.program = program
    self.isLenient = isLenient
  }

  mutating func report(_ message: String, line: Int) {
    problems.append(
      .error(message, at: line > 0 ? SourcePosition(line: line, column: 1) : nil))
  }

  private mutating func bind(_ action: TraceAction, line: Int) -> BoundEntry.Action? {
    switch action {
    case .pointer(let contact, let phase, let point, _): return .pointer(contact, phase, point)
    case .hover, .end: return .nothing
    case .insert(let target, let item, let index, let animation):
      guard let collection = collection(target, line: line),
        let record = record(item, in: collection, line: line)
      else { return nil }
      return .insert(
        cell: collection.cell, item: record, at: index.map { Double($0) },
        self.animation(animation, line: line))
    case .remove(let target, let item, let animation):
      guard let collection = collection(target, line: line) else { return nil }
      return .remove(
        cell: collection.cell, key: Self.value(item), self.animation(animation, line: line))
    case .reorder(let target, let item, let index, let animation):
      guard let collection = collection(target, line: line) else { return nil }
      return .reorder(
        cell: collection.cell, key: Self.value(item), to: Double(index),
        self.animation(animation, line: line))
    case .set(let target, let name, let value, let animation):
      return set(target, name, value, self.animation(animation, line: line), line: line)
    case .send(let name, let target, let value):
      guard let target else { return send(name, value, line: line) }
      return send(name, to: target, value, line: line)
    case .cancelAll: return .cancelAll
    case .interrupt(let target): return .interrupt(path: target)
    case .resize(let size, orientation: _, let animation):
      return .resize(size, self.animation(animation, line: line))
    case .setting(let name, let value, let animation):
      return setting(name, Self.value(value), self.animation(animation, line: line), line: line)
    case .access(let target, let action, name: _): return .access(path: target, action: action)
    case .mark(let label): return .mark(label)
    }
  }

  private mutating func setting(
    _ name: String, _ value: Value, _ animation: Animation?, line: Int
  ) -> BoundEntry.Action? {
    let old = program.cells[SceneProgram.environmentCell].asRecord[name]
    let type = ValueType(of: old)
    if old != .null, !type.accepts(ValueType(of: value)) {
      report(
        "found a \(ValueType(of: value).name) for '\(name)', expected a \(type.name)", line: line)
      return nil
    }
    return .setting(name: name, value, animation)
  }

  /// The sentence that the scene has nothing of a kind and a name, with the nearest that it has.
  func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    var message = "the scene has no \(kind) '\(name)'"
    if let nearest = EditDistance.nearest(to: name, among: known) {
      message += "; did you mean '\(nearest)'?"
    }
    return message
  }

  private mutating func collection(_ name: String, line: Int) -> SceneProgram.Collection? {
    if let collection = program.collection(named: name) { return collection }
    report(unknown("collection", name, among: program.collections.map { $0.name }), line: line)
    return nil
  }

  private mutating func set(
    _ target: String?, _ name: String, _ new: TraceValue, _ animation: Animation?, line: Int
  ) -> BoundEntry.Action? {
    let value = Self.value(new)
    let type: ValueType
    if target == nil {
      guard let state = program.state(named: name) else {
        report(unknown("state", name, among: program.states.map { $0.name }), line: line)
        return nil
      }
      type = state.type
    } else {
      let locals = program.views.flatMap { $0.locals }
      let named = locals.filter { $0.name.hasSameBytes(as: name) }
      guard let first = named.first else {
        report(unknown("state", name, among: locals.map { $0.name }), line: line)
        return nil
      }
      // Several views may have states of the name; that of the target is known when it is set.
      let taker = named.first { $0.type.accepts(ValueType(of: Self.fit(value, to: $0.type))) }
      type = (taker ?? first).type
    }
    let fitted = Self.fit(value, to: type)
    guard type.accepts(ValueType(of: fitted)) else {
      report(
        "found a \(ValueType(of: value).name) for '\(name)', expected a \(type.name)", line: line)
      return nil
    }
    guard let target else {
      return program.state(named: name).map {
        .set(cell: $0.cell, name: name, fitted, animation)
      }
    }
    return .setLocal(path: target, name: name, fitted, animation)
  }

  private mutating func record(
    _ item: TraceValue, in collection: SceneProgram.Collection, line: Int
  ) -> Value? {
    if case .string(let id) = item {
      if let record = program.catalogItem(id) { return .record(record) }
      report(program.unknownCatalogItem(id), line: line)
      return nil
    }
    guard case .record(let record) = Self.value(item) else {
      report("an item is an object or the id of an entry in the catalog", line: line)
      return nil
    }
    for field in record.fields {
      guard let type = collection.record[field.name] else {
        let known = collection.record.fields.map { $0.name }
        report(
          unknown("field of '\(collection.name)' named", field.name, among: known), line: line)
        return nil
      }
      guard type.accepts(ValueType(of: field.value)) else {
        report(
          "found a \(ValueType(of: field.value).name) for '\(field.name)', expected a \(type.name)",
          line: line)
        return nil
      }
    }
    if let refusal = collection.refusal(of: record) {
      report(refusal, line: line)
      return nil
    }
    return .record(record)
  }

  private mutating func animation(_ value: TraceValue?, line: Int) -> Animation? {
    guard let value else { return nil }
    let position = SourcePosition(line: max(1, line), column: 1)
    var reader = SceneReader()
    let animation = reader.animation(Self.json(value, at: position))
    problems += reader.problems
    return animation
  }
}

extension TraceEntry {
  /// When the app got it, as far as the trace says.
  fileprivate var arrival: Instant {
    guard case .pointer(_, _, _, let details) = action, let seen = details.seen else { return time }
    return max(time, seen)
  }
}

extension TraceBinder {
  /// The value of a trace in the scene language; a list stays a list.
  static func value(_ value: TraceValue) -> Value {
    switch value {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .list(let values): .list(values.map { Self.value($0) })
    case .object(let fields):
      .record(Record(fields.map { Record.Field($0.name, Self.value($0.value)) }))
    }
  }

  /// A list of two numbers as a vector, where a vector is wanted.
  static func fit(_ value: Value, to type: ValueType) -> Value {
    guard type.wrapped == .vector, case .list(let values) = value, values.count == 2,
      case .number(let x) = values[0], case .number(let y) = values[1]
    else { return value }
    return .vector(Vector(x: x, y: y))
  }

  private static func json(_ value: TraceValue, at position: SourcePosition) -> JSONValue {
    let kind: JSONValue.Kind
    switch value {
    case .null: kind = .null
    case .boolean(let boolean): kind = .boolean(boolean)
    case .number(let number): kind = .number(number)
    case .string(let string): kind = .string(string)
    case .list(let values): kind = .array(values.map { json($0, at: position) })
    case .object(let fields):
      kind = .object(
        fields.map {
          JSONMember(
            key: $0.name, keyPosition: position, value: json($0.value, at: position))
        })
    }
    return JSONValue(kind, at: position)
  }
}
