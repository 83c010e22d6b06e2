/// How far something moves that is pulled past an edge: less and less.
///
/// ```
/// shown = (1 − 1/(pulled · c/d + 1)) · d
/// ```
/// c is the share at which it begins to follow, d the most it can ever show. Both directions are
/// alike.
public struct RubberBand: Hashable, Sendable {
  /// The most that is shown, in points: the extent of the view.
  public let dimension: Double
  /// The share of the pull that is followed at the edge, 0.55 in UIKit.
  public let coefficient: Double

  /// Makes a rubber band.
  ///
  /// - Precondition: Both are positive and finite.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(
      dimension > 0 && dimension < .infinity && coefficient > 0 && coefficient < .infinity,
      "a rubber band needs a positive dimension and coefficient, got \(dimension), \(coefficient)")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the distance shown for a distance pulled past the edge, both signed alike.
  public func displacement(for distance: Double) -> Double {
    let pull = distance * coefficient
    guard pull.isFinite else { return distance < 0 ? -dimension : dimension }
    return pull / (pull.magnitude / dimension + 1)
  }

  /// Returns the distance that must be pulled for a distance to be shown.
  ///
  /// Infinite from ``dimension`` on, where no pull leads.
  public func distance(for displacement: Double) -> Double {
    let room = 1 - displacement.magnitude / dimension
    guard room > 0 else { return displacement < 0 ? -.infinity : .infinity }
    return displacement / (room * coefficient)
  }

  /// Returns how fast what is shown follows at a distance pulled: a share, ``coefficient`` at 0.
  ///
  /// The velocity of the finger times it is the velocity of what is shown.
  public func slope(at distance: Double) -> Double {
    let stretch = distance.magnitude * coefficient / dimension + 1
    return coefficient / (stretch * stretch)
  }

  /// Returns the position shown for a value: itself between the bounds, held back beyond them.
  public func position(for value: Double, in lower: Double, _ upper: Double) -> Double {
    if value < lower { return lower + displacement(for: value - lower) }
    if value > upper { return upper + displacement(for: value - upper) }
    return value
  }

  /// Returns the value for which a position is shown; see ``position(for:in:_:)``.
  public func value(for position: Double, in lower: Double, _ upper: Double) -> Double {
    if position < lower { return lower + distance(for: position - lower) }
    if position > upper { return upper + distance(for: position - upper) }
    return position
  }
}
