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

  /// Warns of a drag that moves the space in which it is measured.
  mutating func warnOfSelfReference(
    _ gesture: GestureDeclaration, _ program: GestureProgram,
    of view: ViewProgram
  ) {
    guard gesture.gesture.coordinateSpaces.contains(.local) else { return }
    let frame = view.properties.first { $0.kind == .frame }
    for update in program.updating
    where frame?.reads.triggers.contains(.local(update.slot)) ?? false {
      self.program.warnings.append(
        .warning(
          "the frame follows '\(update.local.name)', which '\(program.name)' measures in the view's own space, so "
            + "the view's movement counts again; measure in the 'global' coordinateSpace",
          at: gesture.position))
    }
  }
}
