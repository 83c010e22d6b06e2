extension SceneCompiler {
  /// A view with an id and the declaration that has it.
  private struct Named {
    var id: String
    var position: SourcePosition?
  }

  /// Checks that no two views have one path, as far as ids decide.
  ///
  /// A view without an id adds nothing to the paths of those inside, so these count among its
  /// siblings.
  mutating func checkPaths(of siblings: [ViewDeclaration], inside path: String) {
    var named: [Named] = []
    collect(siblings, inside: path, isRepeated: false, into: &named)
    for place in KeyIndex(named.map { $0.id }).repetitions {
      report(
        "the id '\(named[place].id)' stands on two views with the path '\(path)\(named[place].id)'",
        at: named[place].position)
    }
  }

  private mutating func collect(
    _ siblings: [ViewDeclaration], inside path: String, isRepeated: Bool, into named: inout [Named]
  ) {
    for view in siblings {
      guard let id = view.id else {
        collect(
          view.children, inside: path, isRepeated: isRepeated || view.forEach != nil, into: &named)
        continue
      }
      if isRepeated {
        report(
          "the id '\(id)' stands inside a loop without an id, so every item would have the path"
            + " '\(path)\(id)'", at: view.position)
      } else {
        named.append(Named(id: id, position: view.position))
      }
      checkPaths(of: view.children, inside: path + id + "/")
      for template in view.templates {
        checkPaths(of: template.view.children, inside: path + id + "/")
      }
    }
  }
}
