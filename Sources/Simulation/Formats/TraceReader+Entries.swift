extension TraceReader {
  /// The words of `ev`.
  static let eventNames = [
    "down", "move", "up", "cancel", "hover", "insert", "remove", "reorder", "set", "send",
    "cancelAll", "interrupt", "resize", "setting", "access", "mark", "end",
  ]

  /// Reads a line that is an object, and keeps its entry where nothing is wrong with it.
  mutating func readEntry(_ value: JSONValue, number: Int) {
    guard value.members != nil else {
      return refuse(value.mismatch(expected: "an object with \"t\" and \"ev\""))
    }
    var fields = JSONFields(value, of: "an entry")
    let time = fields.value("t")
    let name = fields.word("ev", among: Self.eventNames, isRequired: true)
    guard let name else {
      if time == nil {
        fields.report(.error("an entry needs \"t\", a number of milliseconds", at: fields.position))
      }
      fields.ignoreRest()
      return refuseAll(fields)
    }
    var entry = JSONFields(members: fields.members, at: fields.position, of: "\"\(name)\"")
    _ = entry.required("t", "a number of milliseconds")
    _ = entry.value("ev")
    let milliseconds = time.flatMap { self.milliseconds($0, "t", &entry) }
    let action = action(name, &entry, number: number)
    guard entry.problems.isEmpty, let milliseconds, let action, let time else {
      return refuseAll(entry)
    }
    let unknown = entry.unknownKeys()
    guard unknown.isEmpty || options.isLenient else { return refuseAll(entry) }
    addUnknownKeys(of: entry)
    guard let instant = accept(milliseconds, at: time.position) else { return }
    keep(action, at: instant, value: value, number: number)
  }

  /// Reports all that is wrong with a line, as errors or as one line left out.
  private mutating func refuseAll(_ fields: JSONFields) {
    let problems = fields.finish()
    if options.isLenient {
      if let first = problems.first { refuse(first) }
    } else {
      diagnostics.add(problems)
    }
  }

  /// Reads a number of milliseconds inside the limits.
  func milliseconds(_ value: JSONValue, _ key: String, _ fields: inout JSONFields) -> Double? {
    guard let number = value.number, number >= 0, number <= min(options.limits.time, 9e12) else {
      let most = NumberFormat.exact.text(options.limits.time)
      fields.report(
        value.mismatch(expected: "a number of milliseconds from 0 to \(most)", for: key))
      return nil
    }
    return number
  }

  /// Makes the instant of a number of milliseconds: whole microseconds, halves away from zero.
  mutating func instant(_ milliseconds: Double, at position: SourcePosition) -> Instant {
    let microseconds = (milliseconds * 1000).rounded(.toNearestOrAwayFromZero)
    if !warnedOfDecimals, microseconds / 1000 != milliseconds {
      warnedOfDecimals = true
      diagnostics.add(
        .warning(
          "a time has more than three decimals, times are rounded to microseconds",
          at: position))
    }
    return Instant(nanoseconds: Int64(microseconds) * 1000)
  }

  /// Takes the time of a line, which must not run backwards; nil where the line is refused.
  mutating func accept(_ milliseconds: Double, at position: SourcePosition) -> Instant? {
    let time = instant(milliseconds, at: position)
    guard time < last.time else { return time }
    let message =
      "time \(Self.text(time)) is earlier than \(Self.text(last.time)) on line \(last.line)"
    if options.isLenient, last.time.nanoseconds - time.nanoseconds <= 1_000_000_000 {
      repair(message + "; it is taken as \(Self.text(last.time))", at: position)
      return last.time
    }
    refuse(.error(message, at: position))
    return nil
  }

  /// A time as traces write it, in milliseconds.
  static func text(_ time: Instant) -> String {
    var bytes: [UInt8] = []
    TraceWriter.append(time, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks what the entry does to the contacts and keeps it.
  mutating func keep(_ action: TraceAction, at time: Instant, value: JSONValue, number: Int) {
    switch action {
    case .pointer(let id, let phase, let location, _):
      guard follow(id, phase, location, at: value.position, number: number, time: time) else {
        return
      }
    case .cancelAll: contacts.liftAll()
    case .end: sawEnd = true
    default: break
    }
    entries.append(TraceEntry(time: time, action: action, line: number))
    last = (time, number)
  }

  /// Follows a contact from its touch to its lift; false where the line is refused.
  mutating func follow(
    _ id: ContactID, _ phase: PointerPhase, _ location: Point, at position: SourcePosition,
    number: Int, time: Instant
  ) -> Bool {
    let isOpen = contacts.location(of: id) != nil
    switch phase {
    case .down:
      if isOpen {
        let message =
          "contact \(id.rawValue) is already down since line \(contacts.line(of: id))"
        guard options.isLenient else {
          refuse(.error(message + ", expected its up or cancel first", at: position))
          return false
        }
        repair(message + "; it is cancelled and touches anew", at: position)
        let old = contacts.location(of: id) ?? location
        entries.append(
          TraceEntry(time: time, action: .pointer(id, .cancel, old, .none), line: number))
        contacts.lift(id)
      }
      contacts.touch(id, at: location, line: number)
    case .move, .up, .cancel:
      guard isOpen else {
        refuse(.error("contact \(id.rawValue) is not down, expected its down first", at: position))
        return false
      }
      if phase == .move { contacts.move(id, to: location) } else { contacts.lift(id) }
    }
    return true
  }
}
