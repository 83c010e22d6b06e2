/// Where a run lives: a property or a part of a transition of an instance.
struct RunReference: Hashable, Sendable {
  /// The instance.
  var instance: Int
  /// The property's place, or that of the part of the transition.
  var place: Int
  /// Whether it is a part of a transition.
  var isTransition: Bool
}
