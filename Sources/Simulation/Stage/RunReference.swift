/// Where a run lives: a property or a part of a transition of an instance.
struct RunReference: Hashable, Sendable {
  /// The instance.
  var instance: Int
  /// The property's place, or that of the part of the transition.
  var place: Int
  /// Whether it is a part of a transition.
  var isTransition: Bool

  /// A run of a property or of a part of a transition.
  init(instance: Int, place: Int, isTransition: Bool) {
    self.instance = instance
    self.place = place
    self.isTransition = isTransition
  }

  /// What a scroll container shows on its way; it is no property and has no place among them.
  init(scrollOf instance: Int) {
    self.init(instance: instance, place: -1, isTransition: false)
  }

  /// Whether it is that of what a scroll container shows.
  var isScroll: Bool { place < 0 }
}
