/// A motion of one number that nothing pulls: it starts with a velocity and goes its way.
///
/// All members are closed forms of the time since the start; nothing is stepped.
public protocol DecayMotion: Hashable, Sendable {
  /// The position at time 0.
  var start: Double { get }

  /// Returns the position at a time in seconds; before 0 it is ``start``.
  func value(at time: Double) -> Double

  /// Returns the velocity at a time in seconds, in units per second.
  func velocity(at time: Double) -> Double

  /// Where the motion comes to rest; infinite where it does not.
  var restPosition: Double { get }

  /// Returns the first time at which a position is reached, in seconds.
  ///
  /// Infinity where it never is.
  func time(reaching position: Double) -> Double

  /// When the motion is back at its start and goes on beyond it, in seconds; infinity if never.
  var returnTime: Double { get }
}

extension DecayMotion {
  /// Never: a motion that only slows down does not turn back.
  public var returnTime: Double { .infinity }
}
