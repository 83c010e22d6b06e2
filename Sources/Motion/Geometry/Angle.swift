/// An angle, kept in degrees.
///
/// Animated, it takes the way that the numbers say: from 350° to 10° it goes back through 180°. For
/// the short way animate to ``nearest(to:)``.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians.
  public init(radians: Double) {
    degrees = radians * (180 / .pi)
  }

  /// No angle.
  public static let zero = Angle(degrees: 0)

  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians.
  public var radians: Double { degrees * (.pi / 180) }

  /// SwiftUI's number for the angle when it animates: radians × 128.
  ///
  /// Its fluid springs end by absolute limits, so the unit matters; ``FrameSolver`` with this number
  /// ends where SwiftUI does.
  public var animatableData: Double {
    get { radians * 128 }
    set { self = Angle(radians: newValue / 128) }
  }

  /// Returns the angle of the same direction that is nearest to another, at most 180° away.
  ///
  /// Of two as near it is the one on this angle's side.
  public func nearest(to other: Angle) -> Angle {
    let turns = (degrees - other.degrees) / 360
    let whole = turns.rounded(.toNearestOrAwayFromZero)
    let isHalf = (turns - turns.rounded(.towardZero)).magnitude == 0.5
    return Angle(degrees: degrees - (isHalf ? turns.rounded(.towardZero) : whole) * 360)
  }
}

extension Angle: Animatable {
  /// An angle has one component.
  @inlinable
  public static var componentCount: Int { 1 }

  /// The degrees.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { degrees }
    set { degrees = newValue }
  }

  /// Returns the sum.
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees + rhs.degrees)
  }

  /// Returns the difference.
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(degrees: lhs.degrees - rhs.degrees)
  }
}
