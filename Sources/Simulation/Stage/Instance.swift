/// A view on stage.
struct Instance: Sendable {
  /// Whether the view belongs to the state, or only finishes its removal.
  enum Presence: Hashable, Sendable {
    case present
    case leaving
    case gone
  }

  /// The declaration, in ``SceneProgram/views``.
  var view: Int
  /// The instance around it.
  var parent: Int?
  /// The item's key and the view's kind, by which the view is found again.
  var identity: String
  /// The path in output; that of the parent for a view without an id.
  var path: String
  /// The path that it had before another view took its place; nil where none did.
  var formerPath: String?
  /// Whether the view has an id and is emitted.
  var isEmitted: Bool
  /// The cells of its names, by slot.
  var cells: [Int]
  /// The instances inside, by declaration, in order.
  var groups: [[Int]] = []
  /// The place of what the layout knows of it, in ``Stage/layouts``; −1 where it takes no part.
  var layout = -1
  /// The place of where it has scrolled to, in ``Stage/scrolls``; −1 where it is no scroll container.
  var scroll = -1
  /// The scroll container that its layout is a part of, itself included; −1 where there is none.
  var sightScroll = -1
  /// The place of what is in sight of it, a lazy stack, in ``Stage/sightLines``; −1 elsewhere.
  var line = -1
  /// Whether it or a view around it stands in a lazy stack where it is not seen.
  ///
  /// Nothing of such a view is evaluated but the frame of the one in the stack.
  var isOutOfSight = false
  /// Its place among the views of a lazy stack.
  var linePlace = -1
  /// Whether it, a view of a lazy stack, is seen only on its way to where it is not.
  var isLeavingSight = false
  /// The update that placed it, a view of a lazy stack, where it is seen.
  var enteredIn = -1
  /// The nearest scroll container or geometry group around it; −1 where there is none.
  ///
  /// The frame is where the view would be if that one stood still at zero.
  var carrier = -1
  /// The views, by declaration, that a `viewThatFits` measures in place of those not on stage.
  var standIns: [Int] = []
  /// Whether it only stands in for a view in a layout, and is never on stage.
  var isStandIn = false
  /// Whether it belongs to the state.
  var presence = Presence.present
  /// Whether its insertion is under way.
  var isInserting = false
  /// The last update of those that changed the structure around it in which the state asked for it.
  var keptIn = 0
  /// Whether it stands in ``Stage/restless``.
  var isRestless = false
  /// The place of its row in a frame; −1 where it has none.
  var row = -1
  /// The last update that evaluated something of it.
  var evaluatedIn = -1
  /// The last update that changed a cell of it or of a view inside.
  var dirtyIn = -1
  /// The update in which it was made, and the one in which it last returned.
  var bornIn = 0
  var returnedIn = -1
  /// The write that brought it back.
  var returnWrite = -1
  /// The properties, parallel to those of the declaration.
  var channels: [Channel] = []
  /// The transition that was chosen when the view was inserted.
  var transition: Transition = .opacity
  /// Whether a finger shows how far the removal is.
  var isScrubbed = false
  /// Where it was in the frame around it when it, or a view around it, began to leave.
  var keptFrame = ChannelValue()
  /// The parts of the transition under way.
  var transitionChannels: [TransitionChannel] = []
  /// What it has to do with its matched group.
  var match = MatchState()
  /// The keyframes, if there are any.
  var keyframes = KeyframeRun()
  /// The place among the phases, and the number of the step that is under way.
  var phase = 0
  var phaseStep = 0
  /// Whether a further step of the phases is awaited.
  var isInPhases = false
  /// The values that play keyframes and phases.
  var playValues: [Value] = []
  /// The order among siblings.
  var z = 0.0
  /// Whether that was once not finite and has been reported.
  var isZIndexReported = false
  /// The watched values of implicit animations and change handlers.
  var implicitValues: [Value] = []
  var watchedValues: [Value] = []
  /// The gestures, parallel to those of the declaration.
  var gestures: [GestureID] = []

  /// Lets go of all that one which is gone holds.
  mutating func discard() {
    self = Instance(
      view: view, parent: nil, identity: "", path: "", isEmitted: false, cells: [], presence: .gone)
  }
}
