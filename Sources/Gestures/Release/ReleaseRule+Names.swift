/// The rules by name.
extension ReleaseRule {
  /// All rules that have a name, in a fixed order.
  public static let presets: [ReleaseRule] =
    [nearest(), projected(), oneStep()] + cards + sheets + pages

  /// The names of all of them: a word, or a library and a word.
  public static var names: [String] { presets.map { $0.name } }

  /// Returns the rule of a name, or nil where there is none; names are compared as bytes.
  ///
  /// The words for the kinds of rules, such as `dismissible` or `drawer`, stand for the library's rule
  /// that is of the kind.
  public static func named(_ name: String) -> ReleaseRule? {
    let full = kinds.first { $0.kind.utf8.elementsEqual(name.utf8) }?.name ?? name
    return presets.first { $0.name.utf8.elementsEqual(full.utf8) }
  }

  /// The kinds, and the library's rule that each stands for.
  private static let kinds: [(kind: String, name: String)] = [
    ("floatingPanel", "FloatingPanel/target"),
    ("anchoredDraggable", "Compose/anchoredDraggable"),
    ("dismissible", "Flutter/dismissible"),
    ("pageView", "Flutter/pageView"),
    ("backSwipe", "Flutter/backSwipe"),
    ("nearestProjected", "gorhom/snapPoint"),
    ("speedOnly", "tinder-card/velocity"),
    ("distanceOrSpeed", "Shuffle/swipe"),
    ("drawer", "vaul/drawer"),
  ]
}
