extension SceneCompiler {
  /// Compiles what a view shares with its matched group.
  mutating func compileMatched(
    of view: ViewDeclaration, into result: inout ViewProgram, in scope: NameScope
  ) {
    guard let matched = view.matched, let id = check(matched.id, in: scope) else { return }
    switch id.type.wrapped {
    case .number, .string: break
    default:
      report(
        "found a \(id.type.name) where a number or a string was expected", at: matched.id.position)
    }
    let isSource = matched.isSource.flatMap { compile($0, as: .boolean, in: scope) }
    program.hasMatches = true
    result.matched = MatchedProgram(
      id: id.expression, isSource: isSource,
      reads: reads(of: [id.expression] + (isSource.map { [$0] } ?? []), in: result),
      declaration: matched)
  }
}
