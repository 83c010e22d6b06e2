extension Stage {
  /// Lets an action of the trace take effect: one update.
  mutating func perform(_ entry: BoundEntry, at time: Instant) throws(Diagnostics) {
    begin(at: time, stamp: entry.time)
    cause = .action(entry.action)
    switch entry.action {
    case .insert(let cell, let item, let place, let animation):
      insert(item, into: cell, at: place, Transaction(animation: animation))
    case .remove(let cell, let key, let animation):
      if Self.place(of: Self.keyText(key), in: cells[cell].asList) == nil {
        refuse("there is no item '\(Self.keyText(key))' to remove")
      }
      remove(key: key, from: cell, Transaction(animation: animation))
    case .reorder(let cell, let key, let place, let animation):
      if Self.place(of: Self.keyText(key), in: cells[cell].asList) == nil {
        refuse("there is no item '\(Self.keyText(key))' to reorder")
      }
      move(key: key, in: cell, to: place, Transaction(animation: animation))
    case .set(let cell, let name, let value, let animation):
      set(value, cell: cell, name, Transaction(animation: animation))
    case .setLocal(let path, let name, let value, let animation):
      setLocal(path, name, value, Transaction(animation: animation))
    case .send(let name, let value): queue.append(.send(name: name, value: value))
    case .sendTo(let path, let name, let value): send(name, value, to: path)
    case .interrupt(let path):
      if let instance = instance(at: path) {
        interrupt(instance)
      } else {
        refuse("there is no view '\(path)' to interrupt")
      }
    case .resize(let size, let animation):
      let vector = Value.vector(Vector(x: size.width, y: size.height))
      set(vector, cell: SceneProgram.viewportCell, "viewport", Transaction(animation: animation))
    case .setting(let name, let value, let animation):
      var record = cells[SceneProgram.environmentCell].asRecord
      record[name] = value
      write(
        .record(record), to: SceneProgram.environmentCell, Transaction(animation: animation))
      log(.state, name: "environment." + name, phase: "set", value: value.text(numbers: .standard))
      if !isSceneEnabled {
        for group in roots { for root in group { failGestures(inside: root, .disabled) } }
      }
    case .access(let path, let action): access(path, action)
    case .mark(let label): log(.mark, name: label, phase: "")
    case .pointer, .cancelAll, .nothing: break
    }
    try commit()
  }

  private mutating func setLocal(
    _ path: String, _ name: String, _ value: Value, _ transaction: Transaction
  ) {
    let found = instance(at: path)
    let locals = found.map { program.views[instances[$0].view].locals } ?? []
    guard let found, let local = locals.first(where: { $0.name.hasSameBytes(as: name) }) else {
      refuse("there is no view '\(path)' with a state '\(name)'")
      return
    }
    let type = ValueType(of: value)
    guard local.type.accepts(type) else {
      refuse("found a \(type.name) for '\(name)' of '\(path)', expected a \(local.type.name)")
      return
    }
    set(value, cell: instances[found].cells[local.slot], name, transaction)
  }

  /// Queues a handler of a view that is on stage.
  private mutating func send(_ name: String, _ value: Value, to path: String) {
    guard let instance = instance(at: path), instances[instance].presence == .present else {
      refuse("there is no view '\(path)' on stage for '\(name)'")
      return
    }
    let handlers = program.views[instances[instance].view].handlers
    guard let handler = handlers.first(where: { $0.name.hasSameBytes(as: name) }) else {
      refuse("the view '\(path)' has no handler '\(name)'")
      return
    }
    if let refusal = handler.refusal(of: value) {
      refuse(refusal)
      return
    }
    queue.append(.sendTo(instance, name: name, value: value))
  }

  /// Ends the run with an error at the end of this update, or skips an action and logs it.
  mutating func refuse(_ message: String) {
    if isLenient {
      log(.diagnostic, name: "trace", phase: "skipped", reason: message)
    } else {
      failures.append(.error(message, at: linePosition))
    }
  }

  /// Where the line of the trace stands that acts; nil where none does.
  var linePosition: SourcePosition? { line > 0 ? SourcePosition(line: line, column: 1) : nil }

  /// Runs what an update left for the next one.
  mutating func perform(_ update: QueuedUpdate) throws(Diagnostics) {
    begin(at: now, stamp: stamp)
    cause = .queued(update)
    switch update {
    case .send(let name, let value):
      for handler in program.handlers where handler.name.hasSameBytes(as: name) {
        run(handler.steps, HandlerContext(argument: value), Transaction())
      }
    case .sendTo(let instance, let name, let value):
      for handler in program.views[instances[instance].view].handlers
      where handler.name.hasSameBytes(as: name) {
        var context = context(instance)
        context.argument = value
        run(handler.steps, context, Transaction())
      }
    case .appear(let instance):
      run(program.views[instances[instance].view].onAppear, context(instance), Transaction())
    case .disappear(let instance):
      run(program.views[instances[instance].view].onDisappear, context(instance), Transaction())
    case .change(let instance, let place):
      let handler = program.views[instances[instance].view].onChange[place]
      run(handler.steps, context(instance), Transaction())
    case .completion(let watch):
      run(watches[watch].steps, watches[watch].context, Transaction())
    case .phase(let instance, let step): advancePhase(of: instance, step: step)
    case .sight(let line): check(line: line)
    case .matches: areMatchesStale = true
    case .failGestures: break
    }
    try commit()
  }

  /// What a queued update is, for messages.
  func name(of update: QueuedUpdate) -> String {
    switch update {
    case .send(let name, value: _): "send '" + name + "'"
    case .sendTo(let instance, let name, value: _):
      "send '" + name + "' to '" + instances[instance].path + "'"
    case .appear(let instance): "onAppear of '" + instances[instance].path + "'"
    case .disappear(let instance): "onDisappear of '" + instances[instance].path + "'"
    case .change(let instance, _): "onChange of '" + instances[instance].path + "'"
    case .completion: "then"
    case .phase(let instance, step: _): "a phase of '" + instances[instance].path + "'"
    case .sight(let line): "what is in sight of '" + instances[sightLines[line].scroll].path + "'"
    case .matches: "the end of a matched view"
    case .failGestures(_, _): "the failure of gestures"
    }
  }

  private func context(_ instance: Int) -> HandlerContext {
    HandlerContext(cells: instances[instance].cells)
  }
}
