public import Gestures
public import Motion

/// A view: where it is and how it looks as a function of state, and what it does when touched.
public struct ViewDeclaration: Hashable, Sendable {
  /// The name in output; a view without one takes part but is not emitted.
  public var id: String?
  /// One view an item.
  public var forEach: ForEach?
  /// The view is there while this is true.
  public var condition: ExpressionSource?
  /// A part of the view's identity: another value is another view.
  public var kind: ExpressionSource?
  /// The views for items of each kind.
  public var templates: [ViewTemplate]
  /// Whether a change of kind swaps the view at once, without transitions, as `AnyView` does.
  public var isTypeErased: Bool
  /// States of each instance, gone with it.
  public var states: [StateDeclaration]
  /// Gesture states of each instance.
  public var gestureStates: [GestureStateDeclaration]
  /// The frame in the parent; the parent's own where it is nil.
  public var frame: FrameSource?
  /// What places the views inside; nil leaves it to their frames.
  public var container: ContainerDeclaration?
  /// The room around the views inside a container.
  public var padding: PaddingSource?
  /// The ratio that the view keeps in the container around it.
  public var aspectRatio: AspectRatioSource?
  /// The order in which the stack around the view gives room away; larger is first.
  public var layoutPriority: ExpressionSource?
  /// Whether the views inside move with this one rather than each for itself when it is animated.
  public var isGeometryGroup: Bool
  /// The displacement, in points.
  public var offset: VectorSource?
  /// The scale about the centre.
  public var scale: VectorSource?
  /// The rotation about the centre, in degrees, clockwise.
  public var rotation: ExpressionSource?
  /// The opacity, 0…1.
  public var opacity: ExpressionSource?
  /// The blur radius, in points.
  public var blur: ExpressionSource?
  /// The order among siblings; larger is in front.
  public var zIndex: ExpressionSource?
  /// How the view comes and goes; it fades where this is nil.
  public var transition: Transition?
  /// The group of views with which it shares its geometry.
  public var matched: MatchedDeclaration?
  /// Keyframes on top of the effects.
  public var keyframes: KeyframesDeclaration?
  /// Phases that the view goes through.
  public var phases: PhasesDeclaration?
  /// How far the view's removal is shown by a finger, 0…1; null while no finger says so.
  ///
  /// When it becomes null, the transition goes on to where the state is, as fast as the finger was.
  public var transitionProgress: ExpressionSource?
  /// Animations by value, the innermost first.
  public var animations: [ImplicitAnimation]
  /// The gestures in the order of their attachment, the innermost first.
  public var gestures: [GestureDeclaration]
  /// Whether what is inside the view is cut off at its content shape, for touches too.
  public var isClipped: Bool
  /// Whether touches find the view.
  public var allowsHitTesting: ExpressionSource?
  /// The part of the frame that touches find.
  public var contentShape: ContentShape
  /// The name of the view's space, for the gestures inside it.
  public var coordinateSpace: String?
  /// While it is true, the gestures of the view and of those inside are off.
  public var isDisabled: ExpressionSource?
  /// Steps when the view has appeared.
  public var onAppear: [Step]
  /// Steps when the view is gone.
  public var onDisappear: [Step]
  /// Steps when a value has changed.
  public var onChange: [ChangeHandler]
  /// What the view does when assistive technology asks it to.
  public var accessibility: AccessibilityHandlers
  /// The handlers that `send` runs on a view by its path, by name; their steps see its names.
  public var handlers: [NamedHandler]
  /// The views inside, from back to front.
  public var children: [ViewDeclaration]
  /// Where the file declares it.
  public var position: SourcePosition?

  /// Makes a view without effects, as large as its parent.
  public init(
    id: String? = nil, forEach: ForEach? = nil, condition: ExpressionSource? = nil,
    kind: ExpressionSource? = nil, templates: [ViewTemplate] = [], isTypeErased: Bool = false,
    states: [StateDeclaration] = [], gestureStates: [GestureStateDeclaration] = [],
    frame: FrameSource? = nil, container: ContainerDeclaration? = nil,
    padding: PaddingSource? = nil, aspectRatio: AspectRatioSource? = nil,
    layoutPriority: ExpressionSource? = nil, isGeometryGroup: Bool = false,
    offset: VectorSource? = nil,
    scale: VectorSource? = nil,
    rotation: ExpressionSource? = nil, opacity: ExpressionSource? = nil,
    blur: ExpressionSource? = nil, zIndex: ExpressionSource? = nil, transition: Transition? = nil,
    matched: MatchedDeclaration? = nil, keyframes: KeyframesDeclaration? = nil,
    phases: PhasesDeclaration? = nil,
    transitionProgress: ExpressionSource? = nil, animations: [ImplicitAnimation] = [],
    gestures: [GestureDeclaration] = [],
    isClipped: Bool = false, allowsHitTesting: ExpressionSource? = nil,
    contentShape: ContentShape = .rectangle,
    coordinateSpace: String? = nil, isDisabled: ExpressionSource? = nil, onAppear: [Step] = [],
    onDisappear: [Step] = [],
    onChange: [ChangeHandler] = [], accessibility: AccessibilityHandlers = AccessibilityHandlers(),
    handlers: [NamedHandler] = [],
    children: [ViewDeclaration] = [],
    position: SourcePosition? = nil
  ) {
    self.id = id
    self.forEach = forEach
    self.condition = condition
    self.kind = kind
    self.templates = templates
    self.isTypeErased = isTypeErased
    self.states = states
    self.gestureStates = gestureStates
    self.frame = frame
    self.container = container
    self.padding = padding
    self.aspectRatio = aspectRatio
    self.layoutPriority = layoutPriority
    self.isGeometryGroup = isGeometryGroup
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.blur = blur
    self.zIndex = zIndex
    self.transition = transition
    self.matched = matched
    self.keyframes = keyframes
    self.phases = phases
    self.transitionProgress = transitionProgress
    self.animations = animations
    self.gestures = gestures
    self.isClipped = isClipped
    self.allowsHitTesting = allowsHitTesting
    self.contentShape = contentShape
    self.coordinateSpace = coordinateSpace
    self.isDisabled = isDisabled
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.onChange = onChange
    self.accessibility = accessibility
    self.handlers = handlers
    self.children = children
    self.position = position
  }
}
