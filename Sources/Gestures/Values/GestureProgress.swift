/// How far a gesture has come towards the limit that decides it, for people to read.
public enum GestureProgress: Hashable, Sendable {
  /// The finger has moved so many points, of a distance that decides.
  case moved(Double, of: Double)
  /// The finger has been down for so many seconds, of a duration that decides.
  case pressed(Double, of: Double)
  /// So many taps are done, of those that make the gesture.
  case taps(Int, of: Int)
  /// The fingers' distance has changed by such a fraction, of a change that decides.
  case scaled(Double, of: Double)
  /// The fingers have turned by so many degrees, of an angle that decides.
  case turned(Double, of: Double)
}
