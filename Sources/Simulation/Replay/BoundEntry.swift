/// A line of a trace, checked against the scene.
struct BoundEntry: Sendable {
  /// What happens, in the scene's terms.
  enum Action: Sendable {
    case pointer(ContactID, PointerPhase, Point)
    case insert(cell: Int, item: Value, at: Double?, Animation?)
    case remove(cell: Int, key: Value, Animation?)
    case reorder(cell: Int, key: Value, to: Double, Animation?)
    case set(cell: Int, name: String, Value, Animation?)
    case setLocal(path: String, name: String, Value, Animation?)
    case send(name: String, Value)
    case sendTo(path: String, name: String, Value)
    case cancelAll
    case interrupt(path: String)
    case resize(Size, Animation?)
    case setting(name: String, Value, Animation?)
    case access(path: String, action: String)
    case mark(String)
    case nothing
  }

  /// When, by its own stamp.
  var time: Instant
  /// When the app got it: not before its stamp, nor before the line above it arrived.
  var arrival: Instant
  /// What.
  var action: Action
  /// The line of the trace.
  var line: Int
}
