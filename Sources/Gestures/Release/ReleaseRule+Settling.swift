public import Motion

/// Rules that settle among detents.
extension ReleaseRule {
  /// Settles at the detent nearest to where it is; of two the earlier.
  public static func nearest(axis: ReleaseAxis = .vertical) -> ReleaseRule {
    ReleaseRule(
      "nearest", axis: axis, cases: [], otherwise: .nearest(.translation, ties: .earlier))
  }

  /// Settles at the detent nearest to `position + seconds · velocity`; of two the earlier.
  public static func nearestProjected(
    seconds: Double, axis: ReleaseAxis = .vertical
  ) -> ReleaseRule {
    ReleaseRule(
      "nearestProjected", axis: axis, cases: [],
      otherwise: .nearest(.projection(seconds: seconds), ties: .earlier))
  }

  /// Settles at the detent nearest to where a motion that slows down would end.
  ///
  /// The end is that of Apple's formula, `position + v / 1000 · d / (1 − d)`. A hard flick passes
  /// detents by.
  public static func projected(
    _ rate: DecelerationRate = .normal, axis: ReleaseAxis = .vertical
  ) -> ReleaseRule {
    ReleaseRule(
      "projected", axis: axis, cases: [],
      otherwise: .nearest(.projection(rate), ties: .earlier))
  }

  /// Settles at most one detent from the one that was left.
  ///
  /// A velocity of `minSpeed` or more leads one step its way, wherever the position is; otherwise a
  /// distance of `minDistance` or more leads one step the way it was dragged. A hard flick passes
  /// no detent by.
  ///
  /// - Parameters:
  ///   - minDistance: How far, in points or as a share of a size.
  ///   - minSpeed: How fast, in points per second.
  ///   - axis: The axis of the detents.
  /// - Returns: The rule.
  public static func oneStep(
    _ minDistance: ReleaseLimit = .value(50), minSpeed: Double = 300,
    axis: ReleaseAxis = .vertical
  ) -> ReleaseRule {
    ReleaseRule(
      "oneStep", axis: axis,
      cases: [
        ReleaseCase(
          when: .compares(.magnitude(.velocity, .main), .atLeast, .value(minSpeed)),
          .step(.sign(of: .velocity))),
        ReleaseCase(
          when: .compares(.magnitude(.translation, .main), .atLeast, minDistance),
          .step(.sign(of: .translation))),
      ], otherwise: .settle(.start))
  }

  /// FloatingPanel's rule: the segment that the motion leads to, and its far end past a share of it.
  ///
  /// - Parameters:
  ///   - rate: How fast the motion would slow down.
  ///   - redirectionalProgress: The share of the segment that must be passed: strict.
  ///   - projectPastAdjacent: Whether detents may be skipped.
  ///   - axis: The axis of the detents.
  /// - Returns: The rule.
  public static func floatingPanel(
    rate: DecelerationRate = .normal, redirectionalProgress: Double = 0.5,
    projectPastAdjacent: Bool = false, axis: ReleaseAxis = .vertical
  ) -> ReleaseRule {
    ReleaseRule(
      "floatingPanel", axis: axis, cases: [],
      otherwise: .segment(
        ReleaseSegment(
          rate: rate, redirection: redirectionalProgress,
          reachesPastNeighbours: projectPastAdjacent)))
  }

  /// Compose's rule for something anchored, with a share of the way as its threshold.
  ///
  /// A velocity of `velocityThreshold` or more leads to the next detent its way, against the
  /// position too. Otherwise the share of the way from the detent that was left to the next one
  /// away from it must be reached. Both are inclusive, and of the share the magnitude counts.
  ///
  /// - Parameters:
  ///   - distanceFraction: The share of the way.
  ///   - velocityThreshold: The velocity, in points per second.
  ///   - axis: The axis of the detents.
  /// - Returns: The rule.
  public static func anchoredDraggable(
    distanceFraction: Double = 0.5, velocityThreshold: Double = 125,
    axis: ReleaseAxis = .horizontal
  ) -> ReleaseRule {
    anchoredDraggable(
      .compares(
        .progress(.translation, from: .start, to: .neighbour), .atLeast,
        .value(distanceFraction.magnitude)),
      velocityThreshold, axis)
  }

  /// Compose's rule for something anchored, with a distance in points as its threshold.
  ///
  /// As with a share, but that the distance from the detent that was left must be reached.
  public static func anchoredDraggable(
    distanceThreshold: Double, velocityThreshold: Double = 125, axis: ReleaseAxis = .horizontal
  ) -> ReleaseRule {
    anchoredDraggable(
      .compares(.distance(from: .start), .atLeast, .value(distanceThreshold.magnitude)),
      velocityThreshold, axis)
  }

  private static func anchoredDraggable(
    _ isCrossed: ReleaseCondition, _ velocityThreshold: Double, _ axis: ReleaseAxis
  ) -> ReleaseRule {
    ReleaseRule(
      "anchoredDraggable", axis: axis,
      cases: [
        ReleaseCase(
          when: .all([
            .compares(.magnitude(.velocity, .main), .above, .value(0)),
            .compares(
              .magnitude(.velocity, .main), .atLeast, .value(velocityThreshold.magnitude)),
          ]),
          .next(.sign(of: .velocity), includesPosition: true)),
        ReleaseCase(when: isCrossed, .settle(.neighbour)),
      ], otherwise: .settle(.start))
  }

  /// Flutter's rule for pages: half a page on, the way of the velocity, then rounded.
  ///
  /// Rounding puts a half up. So a fling forward leads to the next page, also from a position
  /// exactly on one, and a fling back to the page at or before the position.
  ///
  /// - Parameters:
  ///   - tolerance: The velocity above which there is a fling, in points per second: strict. In
  ///     Flutter 20 divided by the scale of the display.
  ///   - axis: The axis of the pages, whose positions are the detents.
  /// - Returns: The rule.
  public static func pageView(
    tolerance: Double = 20, axis: ReleaseAxis = .horizontal
  ) -> ReleaseRule {
    ReleaseRule(
      "pageView", axis: axis,
      cases: [
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .above, .value(tolerance)),
          .next(.positive, includesPosition: false)),
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .below, .value(-tolerance)),
          .next(.negative, includesPosition: true)),
      ], otherwise: .nearest(.translation, ties: .later))
  }
}
