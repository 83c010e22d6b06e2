/// What there is at a path.
enum FileKind: Sendable, Hashable {
  /// Something to read.
  case file
  /// A directory.
  case directory
}
