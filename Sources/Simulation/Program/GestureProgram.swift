/// A gesture's handlers, resolved.
struct GestureProgram: Sendable {
  /// A gesture state, of the view or of one around it, that follows the gesture.
  struct StateUpdate: Sendable {
    var local: ViewProgram.Local
    var value: Expression
    /// The cell's slot.
    var slot: Int { local.slot }
  }

  /// What is recognised.
  var gesture: GestureDescription
  /// The name in the log.
  var name: String
  /// How it is attached.
  var priority: GesturePriority
  /// Which gestures take part.
  var mask: GestureMask
  /// Whether it takes part; what that reads.
  var isEnabled: Expression?
  var enabledReads: Reads
  /// The states that follow it.
  var updating: [StateUpdate]
  /// The steps.
  var onChanged: [StepProgram]
  var onEnded: [StepProgram]
  var onCancel: [StepProgram]
}
