/// The space in which a gesture reports its locations.
public enum CoordinateSpace: Hashable, Sendable {
  /// That of the gesture's own view: its shown frame, the effects around it undone, its own not.
  case local
  /// That of the viewport.
  case global
  /// That of the nearest view outside the gesture's that carries the name; the viewport's where
  /// none does.
  case named(String)
}
