extension SceneCompiler {
  /// Compiles a gesture with its handlers.
  mutating func compile(
    _ gesture: GestureDeclaration, at place: Int, among siblings: [GestureDeclaration],
    of view: ViewProgram, in scope: NameScope
  ) -> GestureProgram {
    check(spacesOf: gesture, of: view)
    var inner = scope
    for entry in GestureReference.entries(of: gesture.gesture) {
      inner.add(entry.name, .gesture(entry.reference), entry.reference.type)
    }
    let isEnabled = gesture.isEnabled.flatMap { compile($0, as: .boolean, in: scope) }
    return GestureProgram(
      gesture: gesture.gesture, name: Self.name(of: gesture, at: place, among: siblings),
      priority: gesture.priority, mask: gesture.mask, isEnabled: isEnabled,
      enabledReads: reads(of: isEnabled.map { [$0] } ?? [], in: view),
      updating: updates(of: gesture, view, in: inner),
      onChanged: compile(gesture.onChanged, in: inner),
      onEnded: compile(gesture.onEnded, in: inner), onCancel: compile(gesture.onCancel, in: inner))
  }

  private mutating func updates(
    of gesture: GestureDeclaration, _ view: ViewProgram, in scope: NameScope
  ) -> [GestureProgram.StateUpdate] {
    var updates: [GestureProgram.StateUpdate] = []
    for update in gesture.updating {
      let name = update.state.text
      guard let local = local(named: name, of: view), local.gestureState != nil else {
        report(
          "'\(name)' is not a gesture state of this view or of one around it",
          at: update.state.position)
        continue
      }
      guard let value = compile(update.value, as: local.type, in: scope) else { continue }
      updates.append(.init(local: local, value: value))
    }
    return updates
  }

  /// The innermost state with a name, of a view and those around it.
  private func local(named name: String, of view: ViewProgram) -> ViewProgram.Local? {
    var current: ViewProgram? = view
    while let inner = current {
      if let local = inner.locals.first(where: { $0.name.hasSameBytes(as: name) }) { return local }
      current = inner.parent.map { program.views[$0] }
    }
    return nil
  }

  /// Checks that the spaces of a gesture are those of views around it.
  private mutating func check(spacesOf gesture: GestureDeclaration, of view: ViewProgram) {
    var known: [String] = []
    var ancestor = view.parent
    while let current = ancestor {
      if let name = program.views[current].coordinateSpace { known.append(name) }
      ancestor = program.views[current].parent
    }
    for space in gesture.gesture.coordinateSpaces {
      guard case .named(let name) = space, !known.contains(where: { $0.hasSameBytes(as: name) })
      else { continue }
      var message = "no view around this gesture has the coordinate space '\(name)'"
      if let nearest = EditDistance.nearest(to: name, among: known + ["local", "global"]) {
        message += "; did you mean '\(nearest)'?"
      }
      report(message, at: gesture.position)
    }
  }

  /// Checks that the names of a view's gestures are words, each on one gesture.
  mutating func checkGestureNames(of view: ViewDeclaration) {
    var names: [String] = []
    for (place, gesture) in view.gestures.enumerated() {
      let name = Self.name(of: gesture, at: place, among: view.gestures)
      if names.contains(where: { $0.hasSameBytes(as: name) }) {
        report("the name '\(name)' stands on two gestures of this view", at: gesture.position)
      }
      names.append(name)
      let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 > 32 && $0 != UInt8(ascii: ":") }
      if !isWord {
        report(
          "a gesture's name is text without blanks and ':', found '\(name)'", at: gesture.position)
      }
    }
  }

  private static func name(
    of gesture: GestureDeclaration, at place: Int, among siblings: [GestureDeclaration]
  ) -> String {
    if let name = gesture.name { return name }
    let kind = gesture.gesture.kindName
    let before = siblings[..<place].count { $0.name == nil && $0.gesture.kindName == kind }
    return before == 0 ? kind : kind + "#\(before + 1)"
  }
}
