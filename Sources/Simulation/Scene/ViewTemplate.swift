/// What a view looks like for the items of one kind.
public struct ViewTemplate: Hashable, Sendable {
  /// The kind: the text of the item's field `kind`, or of the view's own expression.
  public var kind: String
  /// The view; what it leaves out is as in the view that has the template.
  public var view: ViewDeclaration

  /// Makes a template.
  public init(_ kind: String, _ view: ViewDeclaration) {
    self.kind = kind
    self.view = view
  }
}
