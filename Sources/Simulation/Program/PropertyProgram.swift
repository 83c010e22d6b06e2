/// A property's expressions, resolved.
struct PropertyProgram: Sendable {
  /// Where the components come from.
  enum Form: Sendable {
    /// One number for each component; a frame's missing sizes are the parent's.
    case components([Expression?])
    /// One vector.
    case vector(Expression)
    /// One number for every component.
    case uniform(Expression)
    /// The parent's frame.
    case inherited
    /// The frame that a container gives.
    case placed
  }

  /// Which property.
  var kind: PropertyKind
  /// Where the components come from.
  var form: Form
  /// What the expressions read.
  var reads: Reads
}
