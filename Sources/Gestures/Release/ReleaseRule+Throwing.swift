/// Rules that throw or stay, made of one or two limits.
extension ReleaseRule {
  /// Thrown the way it was dragged, once it has gone far enough.
  ///
  /// - Parameters:
  ///   - limit: How far, in points or as a share of a size.
  ///   - component: Along what the way is measured, and in which direction it leaves.
  ///   - comparison: Whether the limit itself suffices.
  /// - Returns: The rule.
  public static func distance(
    _ limit: ReleaseLimit, along component: ReleaseComponent = .dominant,
    _ comparison: ReleaseComparison = .atLeast
  ) -> ReleaseRule {
    ReleaseRule(
      "distance",
      cases: [
        ReleaseCase(
          when: .compares(.magnitude(.translation, component), comparison, limit),
          .leave(.along(component, by: .translation)))
      ])
  }

  /// Thrown the way it was dragged, once the predicted end is far enough that way.
  ///
  /// - Parameters:
  ///   - limit: How far the predicted end must be, in points or as a share of a size.
  ///   - component: Along what it is measured.
  ///   - comparison: Whether the limit itself suffices.
  /// - Returns: The rule.
  public static func predictedEnd(
    _ limit: ReleaseLimit, along component: ReleaseComponent = .dominant,
    _ comparison: ReleaseComparison = .atLeast
  ) -> ReleaseRule {
    ReleaseRule(
      "predictedEnd",
      cases: [
        ReleaseCase(
          when: .compares(.outward(.predictedTranslation, component), comparison, limit),
          .leave(.along(component, by: .translation)))
      ])
  }

  /// Thrown where either component of the velocity is high enough, however far it was dragged.
  ///
  /// The horizontal component is asked first, and it leaves the way the velocity points.
  ///
  /// - Parameters:
  ///   - minSpeed: The speed, in points per second.
  ///   - comparison: Whether that speed itself suffices.
  /// - Returns: The rule.
  public static func speedOnly(
    _ minSpeed: Double, _ comparison: ReleaseComparison = .above
  ) -> ReleaseRule {
    let components: [ReleaseComponent] = [.horizontal, .vertical]
    return ReleaseRule(
      "speedOnly",
      cases: components.map { component in
        ReleaseCase(
          when: .compares(.magnitude(.velocity, component), comparison, .value(minSpeed)),
          .leave(.along(component, by: .velocity)))
      })
  }

  /// Thrown along the dominant component where it went far enough or is fast enough that way.
  ///
  /// Both limits are inclusive. A velocity against the way does not count.
  ///
  /// - Parameters:
  ///   - minDistance: How far, in points or as a share of a size.
  ///   - minSpeed: How fast, in points per second.
  /// - Returns: The rule.
  public static func distanceOrSpeed(
    _ minDistance: ReleaseLimit, _ minSpeed: Double
  ) -> ReleaseRule {
    ReleaseRule(
      "distanceOrSpeed",
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.magnitude(.translation, .dominant), .atLeast, minDistance),
            .compares(.outward(.velocity, .dominant), .atLeast, .value(minSpeed)),
          ]),
          .leave(.along(.dominant, by: .translation)))
      ])
  }

  /// Thrown along the dominant component where distance and speed suffice together.
  ///
  /// `(distance / A)² + (speed / B)² ≥ 1`, so that a middling swipe need not pass either limit.
  ///
  /// - Parameters:
  ///   - distance: The distance A that suffices alone, in points or as a share of a size.
  ///   - speed: The speed B that suffices alone, in points per second.
  /// - Returns: The rule.
  public static func jointly(_ distance: ReleaseLimit, _ speed: Double) -> ReleaseRule {
    ReleaseRule(
      "jointly",
      cases: [
        ReleaseCase(
          when: .joint(
            .magnitude(.translation, .dominant), distance, .outward(.velocity, .dominant),
            .value(speed)),
          .leave(.along(.dominant, by: .translation)))
      ])
  }

  /// Flutter's rule for something that is dismissed along an axis.
  ///
  /// A fling needs both a speed and an advance over the speed across; against the way it brings it
  /// back, and at the very start it does nothing. Without a fling, the share of the extent that
  /// was dragged must be above the threshold: strict. A threshold of 1 or more forbids everything.
  ///
  /// - Parameters:
  ///   - thresholdFraction: The share of the extent along the axis, above which it goes.
  ///   - flingMinSpeed: The least speed of a fling along the axis, in points per second.
  ///   - flingMinAxisDifference: By how much that speed must exceed the one across.
  ///   - axis: The axis.
  /// - Returns: The rule.
  public static func dismissible(
    thresholdFraction: Double = 0.4, flingMinSpeed: Double = 700,
    flingMinAxisDifference: Double = 400, axis: ReleaseAxis = .horizontal
  ) -> ReleaseRule {
    let isFling = ReleaseCondition.all([
      .compares(.magnitude(.velocity, .main), .atLeast, .value(flingMinSpeed)),
      .compares(.lead(.velocity, over: 1), .atLeast, .value(flingMinAxisDifference)),
    ])
    let away = ReleaseChoice.leave(.along(.main, by: .translation))
    var cases = [
      ReleaseCase(
        when: .all([isFling, .compares(.outward(.velocity, .main), .atMost, .value(0))]), .stay),
      ReleaseCase(when: isFling, away),
      ReleaseCase(
        when: .compares(
          .magnitude(.translation, .main), .above, .share(thresholdFraction, of: .main)), away),
    ]
    if thresholdFraction >= 1 { cases = [] }
    return ReleaseRule("dismissible", axis: axis, cases: cases)
  }

  /// The rule, but staying where the axis of the drag is not the rule's.
  ///
  /// The drag is the rule's where `|main| > ratio · |cross|` for its translation.
  public func dominated(by ratio: Double) -> ReleaseRule {
    var rule = self
    rule.cases.insert(
      ReleaseCase(
        when: .compares(.lead(.translation, over: ratio), .atMost, .value(0)),
        settles ? .settle(.start) : .stay), at: 0)
    return rule
  }
}
