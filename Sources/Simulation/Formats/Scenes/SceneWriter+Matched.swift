import Motion

extension SceneWriter {
  /// The matched group of a view.
  static func matched(_ matched: MatchedDeclaration) -> SceneText {
    var fields = SceneText.Fields()
    fields.add("id", matched.id)
    fields.add("namespace", matched.namespace, standard: "")
    switch matched.properties {
    case .frame: break
    case .position: fields.add("properties", .string("position"))
    case .size: fields.add("properties", .string("size"))
    default: fields.add("properties", .problem(.matched("no properties")))
    }
    if matched.anchor != .center {
      let word = anchors.first { $0.anchor == matched.anchor }?.word
      fields.add("anchor", word.map { .string($0) } ?? .problem(.matched("an anchor of its own")))
    }
    fields.add("isSource", matched.isSource)
    if matched.isRigid { fields.add("rigid", .boolean(true)) }
    return .object(fields.members)
  }

  private static let anchors: [(word: String, anchor: UnitPoint)] = [
    ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]
}
