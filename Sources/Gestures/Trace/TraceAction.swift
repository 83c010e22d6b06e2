public import Motion

/// What one line of a trace does.
public enum TraceAction: Hashable, Sendable {
  /// A sample of a contact; its place is that of its last sample where a cancel gives none.
  case pointer(ContactID, PointerPhase, Point, PointerDetails)
  /// A pointer that moves above the screen without touching.
  case hover(ContactID?, Point)
  /// Puts an item into a collection, at an index or at the end.
  case insert(target: String, item: TraceValue, index: Int?, animation: TraceValue?)
  /// Takes the item with a key out of a collection.
  case remove(target: String, item: TraceValue, animation: TraceValue?)
  /// Moves the item with a key to an index.
  case reorder(target: String, item: TraceValue, index: Int, animation: TraceValue?)
  /// Sets a state of the scene (no target) or of a view.
  case set(target: String?, name: String, value: TraceValue, animation: TraceValue?)
  /// Runs the handlers that a scene has under a name.
  case send(name: String, target: String?, value: TraceValue?)
  /// The system cancels every contact.
  case cancelAll
  /// Stops the animations of a view where they are going.
  case interrupt(target: String)
  /// The viewport takes another size.
  case resize(Size, orientation: String?, animation: TraceValue? = nil)
  /// A setting of the environment changes.
  case setting(name: String, value: TraceValue, animation: TraceValue? = nil)
  /// An accessibility action on a view.
  case access(target: String, action: String, name: String?)
  /// A label, copied to the events.
  case mark(label: String)
  /// The end of the trace, by the writer's word.
  case end
}
