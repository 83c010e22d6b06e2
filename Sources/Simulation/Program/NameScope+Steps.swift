extension NameScope {
  /// Forgets what a step may make null again.
  ///
  /// A step that sets a state makes everything uncertain that reads the state; one that changes a
  /// collection or a field of an item, all that reads items or the collection. What `then` and
  /// `send` do comes later and changes nothing here.
  mutating func forget(after step: StepProgram) {
    switch step {
    case .set(let target, _), .toggle(let target): forget(after: target)
    case .insert(_, let cell, _), .remove(_, let cell), .removeLast(let cell),
      .removeAll(let cell), .move(_, let cell, _):
      forgetItems(of: cell)
    case .send: break
    case .block(let block):
      for step in block.steps + block.otherwise { forget(after: step) }
    }
  }

  /// The scope without any knowledge of what is not null.
  var withoutKnowledge: NameScope {
    var scope = self
    scope.forget { _ in true }
    return scope
  }

  private mutating func forget(after target: StepProgram.Target) {
    switch target {
    case .reference(let reference, _), .component(let reference, _, _):
      forget { $0.references.contains(reference) }
    case .itemField(_, let collection, _): forgetItems(of: collection)
    }
  }

  private mutating func forgetItems(of collection: Int) {
    var changed = [Reference.scene(collection)]
    for entry in entries {
      if case .item = entry.origin { changed.append(entry.reference) }
    }
    forget { expression in expression.references.contains { changed.contains($0) } }
  }
}
