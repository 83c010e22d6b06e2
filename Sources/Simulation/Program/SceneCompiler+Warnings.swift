// What runs, but hardly as its author means it.

extension SceneCompiler {
  /// Warns of an index in a key: an item that moves would be taken for another one.
  mutating func warnOfIndexKey(_ key: Expression, of forEach: ForEach, indexSlot: Int) {
    var references: [Reference] = []
    key.collectReferences(into: &references)
    guard references.contains(.local(indexSlot)) else { return }
    program.warnings.append(
      .warning(
        "the key depends on the index, so an item that moves is taken for another one",
        at: forEach.key?.position))
  }

  /// Warns of what follows a gesture while it is active, where it never is.
  mutating func warnOfSilence(_ gesture: GestureDeclaration, _ name: String) {
    guard gesture.gesture.isNeverActive else { return }
    let silent = [
      gesture.updating.isEmpty ? nil : "updating", gesture.onChanged.isEmpty ? nil : "onChanged",
      gesture.onCancel.isEmpty ? nil : "onCancel",
    ].compactMap { $0 }
    guard !silent.isEmpty else { return }
    program.warnings.append(
      .warning(
        "'\(name)' is over as soon as it is recognized, so its "
          + silent.joined(separator: " and ") + " never runs; a press follows the finger",
        at: gesture.position))
  }

  /// Warns of a drag that moves the space in which it is measured.
  mutating func warnOfSelfReference(
    _ gesture: GestureDeclaration, _ program: GestureProgram,
    of view: ViewProgram
  ) {
    guard gesture.gesture.coordinateSpaces.contains(.local) else { return }
    for update in program.updating {
      let name = update.local.name
      let moved: String
      if Self.moves(view, with: update.slot, by: [.frame]) {
        moved = "the frame follows '\(name)'"
      } else if isAroundMoved(view, with: update.slot) {
        moved = "a view around this one follows '\(name)'"
      } else {
        continue
      }
      self.program.warnings.append(
        .warning(
          moved + ", which '\(program.name)' measures in the view's own space, so the view's "
            + "movement counts again; measure in the 'global' coordinateSpace",
          at: gesture.position))
    }
  }

  /// Whether a view around another one is moved by a state; the own offset of a view does not count.
  private func isAroundMoved(_ view: ViewProgram, with slot: Int) -> Bool {
    var ancestor = view.parent
    while let current = ancestor {
      let around = program.views[current]
      if Self.moves(around, with: slot, by: [.frame, .offset, .scale, .rotation]) { return true }
      ancestor = around.parent
    }
    return false
  }

  private static func moves(
    _ view: ViewProgram, with slot: Int, by kinds: [PropertyKind]
  ) -> Bool {
    view.properties.contains {
      kinds.contains($0.kind) && $0.reads.triggers.contains(.local(slot))
    }
  }
}

extension GestureDescription {
  /// Whether it goes from possible to ended without being active between.
  fileprivate var isNeverActive: Bool {
    switch self {
    case .tap: true
    case .simultaneously(let first, with: let second), .exclusively(let first, before: let second):
      first.isNeverActive && second.isNeverActive
    case .longPress, .press, .drag, .magnify, .rotate, .scroll, .sequenced: false
    }
  }
}
