/// When a fluid spring of the frame solver may end before its own rule ends it.
///
/// The rules look at what remains to the target, and at the velocity over the spring's stiffness
/// times its damping: how much further it would carry.
public enum FinishingRule: Hashable, Sendable {
  /// By the spring's own rule alone.
  case standard
  /// A frame of left, top, width and height, on a screen with pixels of a length in points.
  ///
  /// Ends where all of it is within a pixel for the origin, and two for the size.
  case frame(pixelLength: Double)
  /// A rotation: its angle in animatable units, ``Angle/animatableData``, and then its anchor.
  ///
  /// Ends where angle and velocity are within a hundredth of a radian and the anchor is there.
  case rotation

  /// Returns whether an animation with so much left, and so much velocity, may end.
  public func allowsEnd<Value: Animatable>(rest: Value, velocity: Value) -> Bool {
    switch self {
    case .standard: return false
    case .frame(let pixelLength):
      for index in 0..<Value.componentCount {
        let limit = index < 2 ? pixelLength : 2 * pixelLength
        guard rest[component: index].magnitude < limit,
          velocity[component: index].magnitude < limit
        else { return false }
      }
      return true
    case .rotation:
      for index in 0..<Value.componentCount where index > 0 {
        guard rest[component: index] == 0 else { return false }
      }
      let angle = rest[component: 0] / 128
      let speed = velocity[component: 0] / 128
      return angle * angle + speed * speed < 1e-4
    }
  }
}
