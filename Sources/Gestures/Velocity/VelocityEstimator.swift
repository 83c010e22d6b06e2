/// A named rule for a velocity from samples.
///
/// A finger that rests sends nothing, so what a rule makes of silence before the lift is half of
/// how a flick feels. Each case names its stop rule.
public enum VelocityEstimator: Hashable, Sendable {
  /// SwiftUI's: the last three samples, the older segment weighing 0.75; it knows no rest.
  case swiftUI
  /// A parabola through the last 100 ms; more than 40 ms of silence are rest.
  case leastSquares
  /// Android's impulse over the last 100 ms; more than 40 ms of silence are rest.
  case impulse
  /// Flutter's image of an iOS scroll view: the last three segments, the oldest weighing 0.6.
  ///
  /// More than 40 ms of silence are rest.
  case iOSScroll
  /// Flutter's image of a macOS scroll view: the last three segments, the middle one weighing 0.65.
  ///
  /// More than 40 ms of silence are rest.
  case macOSScroll
  /// Flutter's parabola: 20 samples of 100 ms, three at least; over 40 ms of silence are rest.
  case flutter
  /// Android's parabola: 20 samples of 100 ms, two at least; over 40 ms of silence are rest.
  case android
  /// Compose's parabola: as Android's, but blind to silence at the lift.
  ///
  /// A rest is noticed only where samples go on after it.
  case compose
  /// Compose's impulse over the last 40 ms; blind to silence at the lift.
  case composeImpulse
  /// Chromium's parabola: as Android's, but 80 ms of silence are rest, and 40 ms between samples.
  case chromium
  /// Chromium's parabola, 0 where it points against the way of its samples; the same stop rule.
  case chromiumRestricted
  /// A rule that has no name.
  case custom(VelocityRule)

  /// The method and its parameters.
  public var rule: VelocityRule {
    switch self {
    case .swiftUI: .threeSamples
    case .leastSquares: .leastSquares(.standard)
    case .impulse: .impulse(ImpulseVelocity())
    case .iOSScroll: .weighted(.iOSScroll)
    case .macOSScroll: .weighted(.macOSScroll)
    case .flutter: .leastSquares(LeastSquaresVelocity(window: .flutter))
    case .android: .leastSquares(LeastSquaresVelocity(window: .android))
    case .compose: .leastSquares(LeastSquaresVelocity(window: .compose))
    case .composeImpulse: .impulse(ImpulseVelocity(window: .composeImpulse))
    case .chromium: .leastSquares(LeastSquaresVelocity(window: .chromium))
    case .chromiumRestricted:
      .leastSquares(LeastSquaresVelocity(window: .chromium, isRestricted: true))
    case .custom(let rule): rule
    }
  }

  /// Whether the lift is a sample in the value of a drag.
  public var countsLift: Bool { rule.countsLift }

  /// The word for the estimator in scenes and in the log.
  public var name: String {
    switch self {
    case .swiftUI: "swiftUI"
    case .leastSquares: "leastSquares"
    case .impulse: "impulse"
    case .iOSScroll: "iOSScroll"
    case .macOSScroll: "macOSScroll"
    case .flutter: "flutter"
    case .android: "android"
    case .compose: "compose"
    case .composeImpulse: "composeImpulse"
    case .chromium: "chromium"
    case .chromiumRestricted: "chromiumRestricted"
    case .custom: "custom"
    }
  }

  /// All estimators that a scene can name.
  public static let presets: [VelocityEstimator] = [
    .swiftUI, .leastSquares, .impulse, .iOSScroll, .macOSScroll, .flutter, .android, .compose,
    .composeImpulse, .chromium, .chromiumRestricted,
  ]

  /// The names of all estimators that a scene can name, in the order of ``presets``.
  public static var names: [String] { presets.map { $0.name } }

  /// Returns the estimator of a name, or nil where there is none; names are compared as bytes.
  public static func named(_ name: String) -> VelocityEstimator? {
    presets.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
