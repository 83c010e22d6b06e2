public import Motion

/// Which vector of a release is looked at.
public enum ReleaseReading: Hashable, Sendable {
  /// The way so far, in points.
  case translation
  /// The velocity, in points per second.
  case velocity
  /// The way that SwiftUI predicts: 0.25 s on, in points.
  case predictedTranslation
  /// The way after some seconds more at the present velocity, in points.
  case projection(seconds: Double)

  /// The way to the end of a motion that slows down, by Apple's formula.
  ///
  /// The seconds are `d / (1 − d) / 1000` for a share d left after a millisecond: 0.499 for a scroll
  /// view's 0.998, 0.099 for 0.99.
  public static func projection(_ rate: DecelerationRate) -> ReleaseReading {
    .projection(seconds: rate.discreteProjection(of: 1.0))
  }

  /// Returns the vector.
  public func vector(of release: Release) -> Vector {
    switch self {
    case .translation: release.translation
    case .velocity: release.velocity
    case .predictedTranslation: release.predictedTranslation
    case .projection(let seconds):
      Vector(
        x: release.translation.x + seconds * release.velocity.x,
        y: release.translation.y + seconds * release.velocity.y)
    }
  }

  /// Returns where the thing is, or would be, on an axis; of a velocity, where it is.
  func place(of release: Release, on axis: ReleaseAxis) -> Double {
    switch self {
    case .translation, .velocity: release.position
    case .predictedTranslation:
      release.position
        + (axis.component(of: release.predictedTranslation)
          - axis.component(of: release.translation))
    case .projection(let seconds):
      release.position + seconds * axis.component(of: release.velocity)
    }
  }
}
