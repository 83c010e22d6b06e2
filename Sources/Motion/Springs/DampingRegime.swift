/// How a spring comes to rest, by its damping ratio.
public enum DampingRegime: Hashable, Sendable {
  /// Damping ratio below 1: the value swings about its target.
  case under
  /// Damping ratio 1: the quickest approach without swinging.
  case critical
  /// Damping ratio above 1: a slow approach.
  case over
}
