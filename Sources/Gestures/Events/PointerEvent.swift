public import Motion

/// One sample of one contact, in viewport coordinates.
public struct PointerEvent: Hashable, Sendable {
  /// The sample's own time.
  public var time: Instant
  /// Which contact.
  public var contact: ContactID
  /// What it does.
  public var phase: PointerPhase
  /// Where it is, in points of the viewport; for a cancel, its last known place.
  public var location: Point
  /// Whether a move of another contact at the same time comes next.
  ///
  /// A gesture of two fingers then waits for it: fingers that move together neither turn nor spread.
  public var moreFollow: Bool

  /// Makes a sample.
  public init(
    time: Instant, contact: ContactID, phase: PointerPhase, location: Point,
    moreFollow: Bool = false
  ) {
    self.time = time
    self.contact = contact
    self.phase = phase
    self.location = location
    self.moreFollow = moreFollow
  }
}
