/// What becomes of something that is let go, as data.
///
/// A rule is a list of lines, each with a condition and a choice. The first line whose condition
/// holds makes the choice; where none does, ``otherwise`` does. So a rule can be read and compared,
/// and one number of it changed.
public struct ReleaseRule: Hashable, Sendable {
  /// What the rule is called; the library and a word for one that ``named(_:)`` knows.
  public var name: String
  /// Where the rule comes from: a project, its version and a place; empty for a rule of one's own.
  public var source: String
  /// The axis of `main` components and of the detents.
  public var axis: ReleaseAxis
  /// The lines, the first that applies deciding.
  public var cases: [ReleaseCase]
  /// What happens where no line applies.
  public var otherwise: ReleaseChoice

  /// Makes a rule.
  public init(
    _ name: String, source: String = "", axis: ReleaseAxis = .horizontal, cases: [ReleaseCase],
    otherwise: ReleaseChoice = .stay
  ) {
    self.name = name
    self.source = source
    self.axis = axis
    self.cases = cases
    self.otherwise = otherwise
  }

  /// Whether the rule settles among detents, which the release must then have.
  public var settles: Bool { otherwise.settles || cases.contains { $0.choice.settles } }

  /// Returns where something goes that was let go.
  ///
  /// - Precondition: The release has detents where the rule settles, as many as it names, and a size
  ///   where the rule refers to one.
  /// - Complexity: O(lines · detents).
  public func target(of release: Release) -> ReleaseTarget {
    let choice = decidingCase(for: release).map { cases[$0].choice } ?? otherwise
    return choice.target(of: release, on: axis)
  }

  /// Returns the index of the line that decides, or nil where ``otherwise`` does.
  ///
  /// - Precondition: As for ``target(of:)``.
  public func decidingCase(for release: Release) -> Int? {
    cases.firstIndex { $0.condition.holds(for: release, on: axis) }
  }

  /// Returns the rule under another name and source.
  func renamed(_ name: String, source: String) -> ReleaseRule {
    ReleaseRule(name, source: source, axis: axis, cases: cases, otherwise: otherwise)
  }
}
