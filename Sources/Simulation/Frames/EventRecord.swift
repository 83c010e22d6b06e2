/// One line of the log: what happened to a gesture, an animation or a state, when and why.
public struct EventRecord: Hashable, Sendable {
  /// What the line is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A gesture changed its phase, or was held.
    case gesture
    /// An animation started, was retargeted, was logically complete or was removed.
    case animation
    /// A state changed.
    case state
    /// A view appeared or disappeared.
    case view
    /// Assistive technology asked a view to do something.
    case access
    /// Something the scene's author should know.
    case diagnostic
    /// A mark of the trace.
    case mark
    /// An update is over: what caused it, and as its value how many properties it evaluated.
    case update
  }

  /// When.
  public var time: Instant
  /// What it is about.
  public var kind: Kind
  /// The path of the view; empty where it concerns the scene.
  public var view: String
  /// The gesture, property, state or label.
  public var name: String
  /// The new phase: `possible`, `active`, `changed`, `ended`, `failed`, `held`, `started` and so on.
  public var phase: String
  /// Why.
  public var reason: String
  /// The gesture (as `card[c1]:drag`) that caused it.
  public var by: String
  /// The value, as text.
  public var value: String

  /// Makes a record; what is not given is empty.
  public init(
    time: Instant, kind: Kind, view: String = "", name: String = "", phase: String = "",
    reason: String = "", by: String = "", value: String = ""
  ) {
    self.time = time
    self.kind = kind
    self.view = view
    self.name = name
    self.phase = phase
    self.reason = reason
    self.by = by
    self.value = value
  }
}
