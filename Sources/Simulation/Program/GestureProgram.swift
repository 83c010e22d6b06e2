/// A gesture's handlers, resolved.
struct GestureProgram: Sendable {
  /// A local state that follows the gesture.
  struct StateUpdate: Sendable {
    var slot: Int
    var value: Expression
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
