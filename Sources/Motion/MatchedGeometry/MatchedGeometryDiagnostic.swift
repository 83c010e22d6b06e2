/// What is wrong with the sources of a matched group.
public enum MatchedGeometryDiagnostic: Hashable, Sendable {
  /// No member is a source: each keeps its own geometry.
  case noSource
  /// Several present members are sources: the first of these indices is followed.
  case severalSources([Int])
}
