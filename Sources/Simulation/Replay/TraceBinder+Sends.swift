extension TraceBinder {
  /// Binds a `send` to a handler of the scene.
  mutating func send(_ name: String, _ value: TraceValue?, line: Int) -> BoundEntry.Action? {
    guard let handler = program.handlers.first(where: { $0.name.hasSameBytes(as: name) }) else {
      report(unknown("handler", name, among: program.handlers.map { $0.name }), line: line)
      return nil
    }
    let fitted = Self.fit(value, to: handler)
    if let refusal = handler.refusal(of: fitted) {
      report(refusal, line: line)
      return nil
    }
    return .send(name: name, fitted ?? .null)
  }

  /// Binds a `send` to a view; whether it is on stage shows when it acts.
  ///
  /// Several declarations may have the path, as templates have: one of them must take the value.
  mutating func send(
    _ name: String, to path: String, _ value: TraceValue?, line: Int
  ) -> BoundEntry.Action? {
    let ids = ViewPath.withoutKeys(path)
    let views = program.views.filter { $0.templates.isEmpty && $0.id != nil }
    let targets = views.filter { program.idPath(of: $0).hasSameBytes(as: ids) }
    guard !targets.isEmpty else {
      report(unknown("view", ids, among: views.map { program.idPath(of: $0) }), line: line)
      return nil
    }
    let handlers = targets.flatMap { $0.handlers }
    let named = handlers.filter { $0.name.hasSameBytes(as: name) }
    guard let first = named.first else {
      report(
        unknown("handler of '\(ids)' named", name, among: handlers.map { $0.name }), line: line)
      return nil
    }
    let taker = named.first { $0.refusal(of: Self.fit(value, to: $0)) == nil } ?? first
    let fitted = Self.fit(value, to: taker)
    if let refusal = taker.refusal(of: fitted) {
      report(refusal, line: line)
      return nil
    }
    return .sendTo(path: path, name: name, fitted ?? .null)
  }

  private static func fit(_ value: TraceValue?, to handler: SceneProgram.Handler) -> Value? {
    value.map { fit(Self.value($0), to: handler.value) }
  }
}
