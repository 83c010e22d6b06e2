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
    let frame = view.properties.first { $0.kind == .frame }
    for update in program.updating
    where frame?.reads.triggers.contains(.local(update.slot)) ?? false {
      let name = view.locals.first { $0.slot == update.slot }?.name ?? ""
      self.program.warnings.append(
        .warning(
          "the frame follows '\(name)', which '\(program.name)' measures in the view's own space, so "
            + "the view's movement counts again; measure in the 'global' coordinateSpace",
          at: gesture.position))
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
