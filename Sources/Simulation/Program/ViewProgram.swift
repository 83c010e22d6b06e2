/// A view declaration, resolved.
struct ViewProgram: Sendable {
  /// The loop that makes instances.
  struct Loop: Sendable {
    /// What it goes over.
    var source: Expression
    /// Whether the source is a number rather than a list.
    var isCount: Bool
    /// The slots of the item and the index.
    var itemSlot: Int
    var indexSlot: Int
    /// The identity of an item; evaluated with the item and the index in the scratch cells.
    var key: Expression
    /// Whether an item has a view, and what the views are ordered by.
    var filter: Expression?
    var order: Expression?
    /// Cells of the scene in which the key of an item without an instance is evaluated.
    var scratchItem: Int
    var scratchIndex: Int
  }

  /// A declaration for items of one kind.
  struct Template: Sendable {
    var kind: String
    var view: Int
  }

  /// A state of each instance.
  struct Local: Sendable {
    var name: String
    var slot: Int
    var type: ValueType
    var initial: Value
    /// What resets it, where it is a gesture state.
    var gestureState: GestureStateDeclaration?
  }

  /// An animation by value.
  struct Implicit: Sendable {
    var animation: Animation?
    var value: Expression
    var reads: Reads
  }

  /// Steps when a value has changed.
  struct Change: Sendable {
    var value: Expression
    var reads: Reads
    var steps: [StepProgram]
  }

  /// Steps of an action of assistive technology.
  struct AccessibilityAction: Sendable {
    var name: String
    var steps: [StepProgram]
  }

  /// The place in ``SceneProgram/views``.
  var index: Int
  /// The view around it.
  var parent: Int?
  /// The views inside.
  var children: [Int] = []
  /// The name in output.
  var id: String?
  /// The number of slots of an instance, those of its ancestors included.
  var slotCount = 0
  /// The loop, if any.
  var loop: Loop?
  /// The condition of presence.
  var condition: Expression?
  /// A part of the identity beside the key.
  var kind: Expression?
  /// The declarations for items of each kind; the views are made of these.
  var templates: [Template] = []
  /// The declaration whose template this one is.
  var base: Int?
  /// Whether a change of kind swaps a view at once.
  var isTypeErased = false
  /// What presence reads.
  var structureReads = Reads()
  /// The instance's own states.
  var locals: [Local] = []
  /// What the view asks of a container around it and how it places those inside; nil without either.
  var layout: LayoutProgram?
  /// Whether a container around the view places it.
  var isPlaced = false
  /// Whether the frames inside are relative to this view's.
  var isGeometryGroup = false
  /// Whether the view or one inside is a container.
  var hasContainers = false
  /// What the layout of those inside depends on: what they ask for and whether they are there.
  var layoutSubtree = SubtreeReads()
  /// The frame, first, then the other properties that the view declares.
  var properties: [PropertyProgram] = []
  /// The order among siblings.
  var zIndex: Expression?
  /// What that reads.
  var zIndexReads = Reads()
  /// Whether what is inside is cut off at its shape.
  var isClipped = false
  /// Whether touches find it.
  var allowsHitTesting: Expression?
  /// The part of the frame that touches find.
  var contentShape: ContentShape = .rectangle
  /// The name of its space.
  var coordinateSpace: String?
  /// Whether its gestures and those inside are off; what that reads.
  var isDisabled: Expression?
  var disabledReads = Reads()
  /// How it comes and goes.
  var transition: Transition = .opacity
  /// The matched group.
  var matched: MatchedProgram?
  /// Keyframes and phases.
  var keyframes: KeyframesProgram?
  var phases: PhasesProgram?
  /// How far a finger shows its removal; what that reads.
  var transitionProgress: Expression?
  var progressReads = Reads()
  /// Where it, a scroll container, is or goes; what that reads.
  var scrollPosition: Expression?
  var scrollPositionReads = Reads()
  /// The animations by value, innermost first.
  var implicit: [Implicit] = []
  /// The gestures, innermost first.
  var gestures: [GestureProgram] = []
  /// What the views of this declaration and those inside depend on, and what their presence does.
  var subtree = SubtreeReads()
  var structure = SubtreeReads()
  /// Whether views inside come and go.
  var hasStructureInside = false
  /// The handlers.
  var onAppear: [StepProgram] = []
  var onDisappear: [StepProgram] = []
  var onChange: [Change] = []
  /// The handlers that `send` runs on an instance.
  var handlers: [SceneProgram.Handler] = []
  /// The steps of the actions of assistive technology, by their words.
  var accessibility: [AccessibilityAction] = []
}
