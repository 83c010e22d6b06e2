public import Gestures
public import Motion

/// What is on stage: state, the views that map it to geometry, and the handlers that change it.
///
/// A scene is a value. Swift code builds it from these types, ``SceneReader`` from a
/// `*.scene.json` file; both go through the same checks when a ``Replay`` is made of it.
public struct Scene: Hashable, Sendable {
  /// The name for people.
  public var name: String
  /// The size of the viewport, in points; a trace brings its own.
  public var viewport: Size
  /// The frame rate unless a run asks for another.
  public var frameRate: FrameRate
  /// The estimator that hands a finger's velocity to a spring.
  public var velocity: VelocityEstimator
  /// Who wins between a scroll container and the gestures inside it.
  public var scrollPriority: ScrollPriority
  /// The shared states.
  public var states: [StateDeclaration]
  /// The collections that `forEach` goes over.
  public var collections: [CollectionDeclaration]
  /// Items that a trace or a handler may insert by their id.
  public var catalog: [Record]
  /// The views, from back to front.
  public var views: [ViewDeclaration]
  /// The handlers that `send` runs, by name.
  public var handlers: [NamedHandler]

  /// Makes a scene; everything but the viewport may be left out.
  public init(
    name: String = "", viewport: Size, frameRate: FrameRate = FrameRate(60),
    velocity: VelocityEstimator = .swiftUI, scrollPriority: ScrollPriority = .iOS18,
    states: [StateDeclaration] = [],
    collections: [CollectionDeclaration] = [], catalog: [Record] = [],
    views: [ViewDeclaration] = [], handlers: [NamedHandler] = []
  ) {
    self.name = name
    self.viewport = viewport
    self.frameRate = frameRate
    self.velocity = velocity
    self.scrollPriority = scrollPriority
    self.states = states
    self.collections = collections
    self.catalog = catalog
    self.views = views
    self.handlers = handlers
  }
}
