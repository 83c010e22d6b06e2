/// Everything that is on stage at a moment: values, views and what moves.
///
/// A stage is advanced by **updates**: ``begin(at:stamp:)``, any number of writes, then ``commit()``.
/// Between updates nothing is integrated; what is shown at a time is computed from the runs.
struct Stage: Sendable {
  /// The scene.
  let program: SceneProgram
  /// The estimator that hands a finger's velocity over.
  let velocity: VelocityEstimator
  /// Whether actions that cannot be done are skipped.
  let isLenient: Bool
  /// How many views there may be at a time.
  let viewLimit: Int
  /// How many views there are, those that are leaving included.
  var viewCount = 0
  /// How many views what follows from the last event has made, those that are gone again included.
  var madeCount = 0
  /// The line of the trace that acts now; 0 where none does.
  var line = 0
  /// What this update could not do.
  var failures: [Diagnostic] = []
  /// The values of all cells, the scene's first.
  var cells: [Value]
  /// The instances; those that are gone leave their places to new ones.
  var instances: [Instance] = []
  /// The instances at the top, by declaration.
  var roots: [[Int]]
  /// What layouts know of the instances that take part in one.
  var layouts: [LayoutState] = []
  /// Where scroll containers are.
  var scrolls: [ScrollState] = []
  /// The scroll containers that moved since the last frame.
  var activeScrolls: [Int] = []
  /// The lazy stacks in scroll containers.
  var sightLines: [SightLine] = []
  /// Those of them of which it has to be found out what is in sight.
  var pendingLines: [Int] = []
  /// The scroll containers that this update sends somewhere.
  var positions: [PendingPosition] = []
  /// The views that layouts of this update found to fit, and that are not on stage yet.
  var choices: [PendingChoice] = []
  /// The insertions of this update that wait for a frame.
  var insertions: [PendingInsertion] = []
  /// The gestures, by ``GestureID``.
  var gestures: [GestureEntry] = []
  /// What runs will do, in time.
  var milestones = MilestoneQueue()
  /// The completions that wait.
  var watches: [CompletionWatch] = []
  /// How many of them may still wait.
  var openWatches = 0
  /// The instances that are gone and still have their places.
  var gone: [Int] = []
  /// The places that are free.
  var free = FreePlaces()
  /// What the updates so far left for the next ones.
  var queue: [QueuedUpdate] = []
  /// The log since it was last taken.
  var events: [EventRecord] = []

  /// The time at which changes of this update begin.
  var now = Instant.zero
  /// The time stamp of the event behind this update.
  var stamp = Instant.zero
  /// The writes of this update in order.
  var writes: [Write] = []
  /// For each cell the last write of this update, or −1.
  var lastWrites: [Int]
  /// The instance that each cell belongs to; −1 for those of the scene.
  var owners: [Int]
  /// The cells of items that changed with their collection in this update.
  var changedItems: [Int] = []
  /// The number of this update.
  var update = 0
  /// The completions that were made in this update.
  var freshWatches: [Int] = []
  /// Whether this update made views.
  var appearedAny = false
  /// The views that are new, or new in sight, and whose removal may be shown in part.
  var progressing: [Int] = []
  /// Whether a source has gone since the groups were looked at.
  var areMatchesStale = false
  /// What is wrong with matched groups.
  var matchProblems: [MatchProblem] = []
  /// The instances on which something runs, in no order that matters.
  var restless: [Int] = []
  /// The instances that changed at once since the last frame.
  var touched: [Int] = []
  /// Whether views came, went or moved in the order since the last frame.
  var isReordered = true
  /// How many property evaluations there were.
  var evaluations = 0
  /// How many of them have been reported, and how many views the rest belongs to.
  var reportedEvaluations = 0
  var evaluatedViews = 0
  /// Whether updates are reported, and whether in the log too.
  let reportsUpdates: Bool
  let logsUpdates: Bool
  /// What the update under way follows from.
  var cause = UpdateCause.start
  /// The updates since these were last taken.
  var updateRecords: [UpdateRecord] = []
  private var serial = 0

  /// Builds the stage of a scene, before the events of the start.
  init(
    _ program: SceneProgram, viewport: Size, velocity: VelocityEstimator,
    options: Replay.Options = Replay.Options(), reportsUpdates: Bool = false
  ) throws(Diagnostics) {
    self.program = program
    self.velocity = velocity
    isLenient = options.isLenient
    viewLimit = options.viewLimit
    logsUpdates = options.logsUpdates
    self.reportsUpdates = reportsUpdates || options.logsUpdates
    cells = program.cells
    cells[SceneProgram.viewportCell] = .vector(Vector(x: viewport.width, y: viewport.height))
    lastWrites = Array(repeating: -1, count: cells.count)
    owners = Array(repeating: -1, count: cells.count)
    roots = program.roots.map { _ in [] }
    for (place, view) in program.roots.enumerated() {
      try populate(view, place: place, parent: nil)
    }
    for group in roots {
      for instance in group where program.views[instances[instance].view].hasContainers {
        settleFrames(of: instance)
      }
    }
    try settleLayouts()
    updateMatches()
    showNewProgress()
    queueAppearances()
    reportUpdate()
  }

  /// Returns a number that was not used before.
  mutating func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// The viewport's size.
  var viewport: Size {
    let size = cells[SceneProgram.viewportCell].asVector
    return Size(width: size.x, height: size.y)
  }

  /// The scope of the expressions of a view.
  func scope(of instance: Int) -> Scope {
    Scope(cells: cells, locals: instances[instance].cells)
  }

  /// Adds a cell of an instance.
  mutating func addCell(_ value: Value, of instance: Int) -> Int {
    if let cell = free.cells.popLast() {
      cells[cell] = value
      owners[cell] = instance
      return cell
    }
    cells.append(value)
    lastWrites.append(-1)
    owners.append(instance)
    return cells.count - 1
  }

  /// The instances of a declaration inside a parent.
  func group(_ place: Int, of parent: Int?) -> [Int] {
    if let parent { instances[parent].groups[place] } else { roots[place] }
  }

  /// Replaces the instances of a declaration inside a parent.
  mutating func setGroup(_ place: Int, of parent: Int?, to group: [Int]) {
    if let parent {
      instances[parent].groups[place] = group
    } else {
      roots[place] = group
    }
  }

  /// Adds a line to the log.
  mutating func log(
    _ kind: EventRecord.Kind, instance: Int? = nil, name: String, phase: String,
    reason: String = "", by cause: String = "", value: String = ""
  ) {
    events.append(
      EventRecord(
        time: now, kind: kind, view: instance.map { instances[$0].path } ?? "", name: name,
        phase: phase, reason: reason, by: cause, value: value))
  }
}
