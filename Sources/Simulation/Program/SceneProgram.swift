/// A scene with every name resolved and every expression checked, ready to run.
///
/// Every value that expressions can read lives in a numbered **cell**. The cells of the whole
/// scene come first; each view instance adds cells of its own (its item, its index, its states)
/// and finds them by **slot**.
struct SceneProgram: Sendable {
  /// A cell of the scene that actions may set by name.
  struct State: Sendable {
    var name: String
    var cell: Int
    var type: ValueType
  }

  /// A collection with the type of its items.
  struct Collection: Sendable {
    var name: String
    var cell: Int
    var record: RecordType
    /// The types on which the templates of views for items of some kinds rely.
    var kinds: [Kind] = []

    /// What all items of one kind have.
    struct Kind: Sendable {
      var name: String
      var record: RecordType
    }

    /// The sentence that an item cannot be one of the collection's; nil where it can.
    func refusal(of item: Record) -> String? {
      if let refusal = record.refusal(of: item, among: "'" + name + "'") { return refusal }
      guard case .string(let kind) = item["kind"] else { return nil }
      for known in kinds where known.name.hasSameBytes(as: kind) {
        let owners = "the kind '" + kind + "' in '" + name + "'"
        if let refusal = known.record.refusal(of: item, among: owners) { return refusal }
      }
      return nil
    }
  }

  /// The steps of a name that `send` runs, and the type of the value that it brings along.
  struct Handler: Sendable {
    var name: String
    var value: ValueType
    var steps: [StepProgram]
  }

  /// The cell that holds the viewport's size.
  static let viewportCell = 0
  /// The cell that holds the environment.
  static let environmentCell = 1

  /// Who wins between a scroll container and the gestures inside it.
  var scrollPriority = ScrollPriority.iOS18
  /// Whether views share geometry.
  var hasMatches = false
  /// What an author should know, though the scene runs.
  var warnings: [Diagnostic] = []
  /// The values of the scene's cells at the start.
  var cells: [Value] = []
  /// The shared states.
  var states: [State] = []
  /// The collections.
  var collections: [Collection] = []
  /// The items that may be inserted by id.
  var catalog: [Record] = []
  /// All views, each before its children.
  var views: [ViewProgram] = []
  /// The views at the top, in order.
  var roots: [Int] = []
  /// The handlers by name.
  var handlers: [Handler] = []

  /// The state of a name.
  func state(named name: String) -> State? {
    states.first { $0.name.hasSameBytes(as: name) }
  }

  /// The collection of a name.
  func collection(named name: String) -> Collection? {
    collections.first { $0.name.hasSameBytes(as: name) }
  }

  /// The item of the catalog with an id.
  func catalogItem(_ id: String) -> Record? {
    catalog.first { $0.key?.hasSameBytes(as: id) ?? false }
  }

  /// The sentence that the catalog has no item with an id, with the nearest that it has.
  func unknownCatalogItem(_ id: String) -> String {
    let message = "the scene has no catalog item '\(id)'"
    let near = EditDistance.nearest(to: id, among: catalog.compactMap { $0.key })
    return near.map { message + "; did you mean '\($0)'?" } ?? message
  }

  /// The ids of a view and of those around it, as they stand in its path.
  func idPath(of view: ViewProgram) -> String {
    let around = view.parent.map { idPath(of: views[$0]) } ?? ""
    guard let id = view.id else { return around }
    return around.isEmpty ? id : around + "/" + id
  }
}
