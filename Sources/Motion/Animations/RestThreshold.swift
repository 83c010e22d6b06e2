/// How near to its target a component must stay to count as at rest.
///
/// Rest is about position alone, by component; see ``Spring/restTime(displacement:velocity:threshold:)``.
public enum RestThreshold: Hashable, Sendable {
  /// A distance, in the value's own unit.
  case absolute(Double)
  /// A fraction of the travel from the start of the run to its target.
  case relative(Double)
  /// Each component of a ``TransitionEffect`` by its kind: points, scale, opacity, points, degrees.
  case effect

  /// For points, sizes and blur radii: 0.1.
  public static let points = RestThreshold.absolute(0.1)
  /// For scale factors: 0.001.
  public static let scale = RestThreshold.absolute(0.001)
  /// For opacities: 0.001.
  public static let opacity = RestThreshold.absolute(0.001)
  /// For angles in degrees: 0.1.
  public static let degrees = RestThreshold.absolute(0.1)
  /// For anything else: 0.001 of the travel.
  public static let other = RestThreshold.relative(0.001)

  /// Returns the distance for the component of an index.
  ///
  /// A component that starts at its target has no travel; what its velocity makes of an undamped
  /// spring, `|velocity| / frequency`, stands in for it.
  func distance(
    component: Int, displacement: Double, velocity: Double, frequency: Double
  ) -> Double {
    switch self {
    case .absolute(let distance): distance
    case .relative(let fraction):
      fraction
        * (displacement != 0 ? displacement.magnitude : velocity.magnitude / frequency)
    case .effect: component == 2 || component == 3 ? 0.001 : 0.1
    }
  }
}
