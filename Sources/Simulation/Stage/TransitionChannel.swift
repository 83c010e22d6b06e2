/// A part of a view's transition on its way between identity (0) and gone (1).
struct TransitionChannel: Sendable {
  /// Which way the part plays.
  enum Role: Hashable, Sendable {
    case insertion
    case removal
    /// The part is the same on both sides, so one channel turns round.
    case both
  }

  /// What the part does.
  var part: TransitionPart
  /// Which way it plays.
  var role: Role
  /// How far the part is from identity.
  var progress: AnimatedValue<Double>
  /// The size of the view when the part began.
  var size: Size
  /// The number of the run under way.
  var run = 0
}
