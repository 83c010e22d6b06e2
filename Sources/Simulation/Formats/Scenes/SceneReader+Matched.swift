extension SceneReader {
  /// Reads the matched group of a view.
  mutating func matched(_ object: JSONFields) -> MatchedDeclaration {
    var fields = object
    let id = fields.required("id", "what the views of the group have in common")
    var result = MatchedDeclaration(
      id: id.map { expression($0) } ?? ExpressionSource("0", at: fields.position))
    result.namespace = fields.string("namespace") ?? ""
    switch fields.word("properties", among: ["frame", "position", "size"]) {
    case "position": result.properties = .position
    case "size": result.properties = .size
    default: result.properties = .frame
    }
    let anchors = Self.anchors.map { $0.0 }
    let anchor = fields.word("anchor", among: anchors)
    result.anchor = Self.anchors.first { $0.0 == anchor }?.1 ?? .center
    result.isSource = fields.value("isSource").map { expression($0) }
    result.isRigid = fields.boolean("rigid") ?? false
    finish(fields)
    return result
  }

  private static let anchors: [(String, UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ]
}
