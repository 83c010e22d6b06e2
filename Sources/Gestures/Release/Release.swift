public import Motion

/// What is known of a drag when the finger lets go: what a ``ReleaseRule`` decides on.
///
/// Rules that throw look at the way, the velocity and a size. Rules that settle look at a position
/// among detents on the rule's axis. Lengths are in points, velocities in points per second; y and
/// positions on the vertical axis grow downward.
public struct Release: Hashable, Sendable {
  /// The way of the finger from where the drag began.
  public var translation: Vector
  /// The velocity at the lift.
  public var velocity: Vector
  /// The way that SwiftUI predicts for the end: the translation and 0.25 s of velocity.
  public var predictedTranslation: Vector
  /// The size that shares refer to: the view's, its container's or the screen's, as the rule says.
  public var size: Size
  /// Where the thing is that is let go, on the rule's axis.
  public var position: Double
  /// The positions at which it may rest, on the rule's axis, growing; empty for a rule that throws.
  public let detents: [Double]
  /// The index of the detent that was left.
  public let start: Int

  /// Makes a release of something that may be thrown.
  ///
  /// - Parameters:
  ///   - translation: The way from where the drag began.
  ///   - velocity: The velocity at the lift.
  ///   - predictedTranslation: The predicted way; nil for SwiftUI's, which lies 0.25 s on.
  ///   - size: What shares of a size refer to.
  /// - Precondition: All numbers are finite, and the size is not negative.
  public init(
    translation: Vector, velocity: Vector, predictedTranslation: Vector? = nil, size: Size = .zero
  ) {
    self.init(
      translation: translation, velocity: velocity, predictedTranslation: predictedTranslation,
      size: size, position: 0, detents: [], start: 0)
  }

  /// Makes a release of something that settles among detents.
  ///
  /// - Parameters:
  ///   - translation: The way from where the drag began.
  ///   - velocity: The velocity at the lift.
  ///   - predictedTranslation: The predicted way; nil for SwiftUI's, which lies 0.25 s on.
  ///   - size: What shares of a size refer to.
  ///   - position: Where it is now, on the rule's axis.
  ///   - detents: Where it may rest, strictly growing.
  ///   - start: The index of the detent it left.
  /// - Precondition: All numbers are finite, the size is not negative, the detents grow, and `start`
  ///   is one of them, or 0 where there are none.
  public init(
    translation: Vector, velocity: Vector, predictedTranslation: Vector? = nil, size: Size = .zero,
    position: Double, detents: [Double], start: Int
  ) {
    let predicted =
      predictedTranslation
      ?? Vector(
        x: translation.x + DragValue.predictionInterval * velocity.x,
        y: translation.y + DragValue.predictionInterval * velocity.y)
    Self.check(translation, "translation")
    Self.check(velocity, "velocity")
    Self.check(predicted, "predicted translation")
    precondition(
      size.width >= 0 && size.width < .infinity && size.height >= 0 && size.height < .infinity,
      "the size must be finite and not negative, got \(size.width) × \(size.height)")
    precondition(position.isFinite, "the position must be finite, got \(position)")
    for (index, detent) in detents.enumerated() {
      precondition(detent.isFinite, "a detent must be finite, got \(detent)")
      precondition(
        index == 0 || detents[index - 1] < detent,
        "detents must grow, got \(detent) at index \(index)")
    }
    precondition(
      start == 0 || (start > 0 && start < detents.count),
      "the start must be one of \(detents.count) detents, got \(start)")
    self.translation = translation
    self.velocity = velocity
    self.predictedTranslation = predicted
    self.size = size
    self.position = position
    self.detents = detents
    self.start = start
  }

  /// Makes a release of something that moves on one axis, from where it is and where it was.
  ///
  /// The translation is the way from the detent at `start` to the position.
  ///
  /// - Precondition: As for the other initialisers; there is a detent at least.
  public init(
    position: Double, velocity: Double, detents: [Double], start: Int,
    along axis: ReleaseAxis = .vertical, size: Size = .zero
  ) {
    precondition(
      start >= 0 && start < detents.count,
      "the start must be one of \(detents.count) detents, got \(start)")
    self.init(
      translation: axis.vector(position - detents[start]), velocity: axis.vector(velocity),
      size: size, position: position, detents: detents, start: start)
  }

  /// Makes the release of a drag that throws.
  public init(_ drag: DragValue, size: Size = .zero) {
    self.init(
      translation: drag.translation, velocity: drag.velocity,
      predictedTranslation: drag.predictedEndTranslation, size: size)
  }

  /// The larger component of the translation; of equal ones the horizontal.
  var dominantAxis: ReleaseAxis {
    translation.y.magnitude > translation.x.magnitude ? .vertical : .horizontal
  }

  private static func check(_ vector: Vector, _ name: StaticString) {
    precondition(
      vector.x.isFinite && vector.y.isFinite,
      "a \(name) must be finite, got \(vector.x), \(vector.y)")
  }
}
