/// Every kind of row, by family; one file a family in Families.
enum KindTable {
  static let families: [[String: Coverage]] = [
    SpringConformance.kinds, SpringConversionConformance.kinds, CurveConformance.kinds,
    AnimationConformance.kinds, DecayConformance.kinds, GestureConformance.kinds,
    GesturePhaseConformance.kinds,
    VelocityConformance.kinds, SnapConformance.kinds, KeyframeConformance.kinds,
    MatchedGeometryConformance.kinds, EasingConformance.kinds,
  ]

  static func coverage(of kind: String) -> Coverage? {
    for family in families {
      if let coverage = family[kind] { return coverage }
    }
    return nil
  }
}
