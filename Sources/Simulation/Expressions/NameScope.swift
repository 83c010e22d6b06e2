/// The names that an expression may use, the inner ones last.
struct NameScope {
  /// Where a name comes from, which decides what handlers may do with it.
  enum Origin: Hashable, Sendable {
    /// A value that can only be read.
    case value
    /// A state, which handlers set.
    case state
    /// The item of a loop over a collection's cell; its fields can be set.
    case item(collection: Int?)
  }

  /// A name with what it stands for.
  struct Entry {
    var name: String
    var reference: Reference
    var type: ValueType
    var origin: Origin
  }

  /// The names, the outer ones first.
  private(set) var entries: [Entry] = []
  /// The functions that Swift code registered.
  var functions: [SceneFunction] = []
  /// The states of all views with their views' ids, to say where a name is known that is not here.
  var viewStates: [(name: String, view: String)] = []
  /// What is known not to be null although its type says that it may be.
  private var known: [Expression] = []

  /// Adds a name inside all others; an outer one of the same name is hidden.
  mutating func add(
    _ name: String, _ reference: Reference, _ type: ValueType, origin: Origin = .value
  ) {
    entries.append(Entry(name: name, reference: reference, type: type, origin: origin))
  }

  /// Returns what a name stands for; nil where it is unknown.
  func find(_ name: String) -> Entry? {
    entries.last { $0.name.hasSameBytes(as: name) }
  }

  /// Whether an expression is known not to be null.
  func isKnown(_ expression: Expression) -> Bool { known.contains(expression) }

  /// The scope in which some expressions are known not to be null.
  func assuming(_ expressions: [Expression]) -> NameScope {
    var scope = self
    scope.known += expressions
    return scope
  }

  /// Forgets that some expressions are not null.
  mutating func forget(where mayBeNull: (Expression) -> Bool) {
    known.removeAll(where: mayBeNull)
  }

  /// Returns the innermost name that stands for something; nil where there is none.
  func entry(of reference: Reference) -> Entry? {
    entries.last { $0.reference == reference }
  }

  /// Whether something is no name itself but the beginning of names with dots, as `first` is in
  /// the handlers of a combined gesture.
  func hasParts(of syntax: ExpressionSyntax) -> Bool {
    guard let name = syntax.dottedName, find(name) == nil else { return false }
    if case .member(let inner, _) = syntax.form, !hasParts(of: inner) { return false }
    let lead = Array((name + ".").utf8)
    return entries.contains { $0.name.utf8.starts(with: lead) }
  }
}
