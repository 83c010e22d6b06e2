/// The discrete-event loop: takes the next of input, deadline, completion and frame until the end.
///
/// At equal times the order is: inclusive deadlines, input and actions in the order of the file,
/// exclusive deadlines, what runs and completions do, and last the frame sample.
struct ReplayLoop {
  private let replay: Replay
  private var stage: Stage
  private var arbiter: Arbiter
  private var nextEntry = 0
  private var openContacts: [OpenContact] = []
  private var hash = FrameHash()
  private var outcome = Replay.Outcome()
  /// How many updates follow from each other since an event, deadline or completion: the longest
  /// chain, all of them, and the instant.
  private var cascadeDepth = 0
  private var cascadeCount = 0
  private var cascadeTime = Instant.zero

  /// A contact that is down, where it was last, and whether it is cancelled at the end.
  private struct OpenContact {
    var contact: ContactID
    var location: Point
    /// The line of its down.
    var line: Int
  }

  /// Sets the stage.
  ///
  /// - Parameters:
  ///   - replay: What is run.
  ///   - reportsUpdates: Whether each update is reported.
  /// - Throws: What is wrong with the first tree.
  init(_ replay: Replay, reportsUpdates: Bool = false) throws(Diagnostics) {
    self.replay = replay
    stage = try Stage(
      replay.program, viewport: replay.viewport, velocity: replay.velocity,
      options: replay.options, reportsUpdates: reportsUpdates)
    arbiter = Arbiter(scrollPriority: replay.program.scrollPriority)
    outcome.warnings = replay.warnings
  }

  /// What is due next.
  private enum Due {
    case deadline(DeadlineKind)
    case entry
    case milestone
  }

  /// Runs to the end.
  mutating func run(
    frame emit: (borrowing Frame) -> Void, event: (EventRecord) -> Void,
    update: (UpdateRecord) -> Void = { _ in }
  ) throws(Diagnostics) -> Replay.Outcome {
    try drainQueue(event)
    var frame = Frame(index: 0, time: .zero, rows: [])
    while true {
      let time = replay.frameRate.instant(ofFrame: frame.index)
      if let until = replay.options.until, time > until { break }
      guard frame.index < replay.options.frameLimit else {
        throw replay.tooManyFrames("more than \(replay.options.frameLimit)")
      }
      try advance(to: time, event)
      for record in stage.updateRecords { update(record) }
      stage.updateRecords.removeAll(keepingCapacity: true)
      stage.sample(at: time, withVelocities: replay.options.withVelocities, into: &frame)
      if replay.options.withHash { hash.add(frame) }
      emit(frame)
      if arbiter.isIdle { stage.reclaim() }
      outcome.frames += 1
      outcome.end = time
      if replay.options.until == nil, isOver(at: time) { break }
      frame.index += 1
    }
    outcome.hash = hash.value
    outcome.evaluations = stage.evaluations
    return outcome
  }

  /// Whether nothing can change any more, or the longest tail is over.
  private mutating func isOver(at time: Instant) -> Bool {
    guard nextEntry == replay.entries.count else { return false }
    let last = replay.entries.last?.time ?? .zero
    let isLate = time >= last.advanced(bySeconds: replay.options.longestTail)
    // What rests in time has a milestone ahead; all else is looked for only where there is none.
    let isWaiting = stage.nextMilestone() != nil || arbiter.nextDeadline != nil
    guard isLate || !isWaiting else { return false }
    let moving = stage.moving()
    guard isWaiting || !moving.isEmpty else { return true }
    guard isLate else { return false }
    outcome.warnings.append(
      .warning(
        "still moving \(Value.number(replay.options.longestTail).text) s after the last line: "
          + moving.joined(separator: ", "), at: nil))
    return true
  }

  /// Lets everything happen that is due up to a time, that time included.
  private mutating func advance(
    to time: Instant, _ event: (EventRecord) -> Void
  ) throws(Diagnostics) {
    while let (due, stamp) = nextDue(before: time) {
      let now = replay.options.delivery == .frame ? frameTime(for: due, stamp, time) : stamp
      beginCascade(due, at: now)
      stage.line = 0
      switch due {
      case .deadline(let kind):
        try stage.apply(arbiter.fireDeadlines(at: stamp, kind: kind), at: now)
      case .milestone: stage.reachMilestone()
      case .entry:
        nextEntry += 1
        try perform(replay.entries[nextEntry - 1], at: now)
      }
      try drainQueue(event)
      if nextEntry == replay.entries.count { try endGestures(at: stamp, now, event) }
    }
  }

  /// The time at which an event acts when delivery waits for the frame.
  private func frameTime(for due: Due, _ stamp: Instant, _ frame: Instant) -> Instant {
    if case .milestone = due { stamp } else { frame }
  }

  private func nextDue(before time: Instant) -> (Due, Instant)? {
    var best: (Due, Instant)?
    if replay.options.delivery == .frame, let milestone = stage.upcomingMilestone,
      milestone < time
    {
      // What waits for the frame acts after all that happens before it.
      return (.milestone, milestone)
    }
    let deadline = arbiter.nextDeadline
    if let deadline, deadline.kind == .inclusive { best = (.deadline(.inclusive), deadline.time) }
    if nextEntry < replay.entries.count {
      let entry = replay.entries[nextEntry]
      let hasArrived = replay.options.delivery == .exact || entry.arrival <= time
      if hasArrived, best.map({ entry.time < $0.1 }) ?? true { best = (.entry, entry.time) }
    }
    if let deadline, deadline.kind == .exclusive, best.map({ deadline.time < $0.1 }) ?? true {
      best = (.deadline(.exclusive), deadline.time)
    }
    if let milestone = stage.upcomingMilestone, best.map({ milestone < $0.1 }) ?? true {
      best = (.milestone, milestone)
    }
    guard let best, best.1 <= time else { return nil }
    return best
  }

  /// Starts to count anew; completions without any time between are counted together.
  private mutating func beginCascade(_ due: Due, at time: Instant) {
    if case .milestone = due, time == cascadeTime { return }
    cascadeDepth = 0
    cascadeCount = 0
    cascadeTime = time
    stage.beginCascade()
  }

  /// The error that updates follow from each other without an end, with the last of their chain.
  private func cascadeError(_ problem: String, _ chain: [Int]) -> Diagnostics {
    var names = ""
    for place in chain.suffix(Self.namedUpdates) {
      names += (names.isEmpty ? "" : " → ") + stage.name(of: stage.queue[place])
    }
    return Diagnostics(
      error: problem + " at " + Value.number(stage.now.seconds * 1000).text
        + " ms, the last of them " + names, at: stage.linePosition)
  }

  /// Stops updates that go on without an end, one from the other or more and more of them.
  private func checkCascade(_ chain: [Int]) throws(Diagnostics) {
    let (depth, all) = (replay.options.cascadeLimit, replay.options.updateLimit)
    if cascadeDepth > depth {
      throw cascadeError("more than \(depth) updates follow from each other", chain)
    }
    if cascadeCount > all || stage.queue.count > all {
      throw cascadeError("more than \(all) updates follow from one event", chain)
    }
  }

  /// How many updates of an endless cascade are named.
  private static let namedUpdates = 6

  /// Hands over what was logged; it may be more than memory holds before the next frame.
  private mutating func report(to event: (EventRecord) -> Void) {
    for record in stage.events { event(record) }
    stage.events.removeAll(keepingCapacity: true)
  }

  /// Runs what updates left for the next ones, each as an update of its own, and reports it all.
  private mutating func drainQueue(_ event: (EventRecord) -> Void) throws(Diagnostics) {
    report(to: event)
    var next = 0
    var chain: [Int] = []
    var end = 0
    while next < stage.queue.count {
      if next == end {
        // All that the updates before have queued is one step further along the chain.
        cascadeDepth += 1
        chain.append(next)
        end = stage.queue.count
      }
      cascadeCount += 1
      try checkCascade(chain)
      let update = stage.queue[next]
      next += 1
      if case .failGestures(let gestures, let reason) = update {
        let updates = arbiter.fail(gestures, reason: reason, at: stage.stamp)
        try stage.apply(updates, at: stage.now)
      } else {
        try stage.perform(update)
      }
      report(to: event)
    }
    stage.queue.removeAll(keepingCapacity: true)
  }
}

extension ReplayLoop {
  /// Lets one line of the trace act.
  private mutating func perform(_ entry: BoundEntry, at now: Instant) throws(Diagnostics) {
    stage.line = entry.line
    switch entry.action {
    case .pointer(let contact, let phase, let point):
      try handle(contact, phase, point, entry, at: now)
    case .cancelAll:
      openContacts.removeAll()
      try stage.apply(arbiter.cancelAll(at: entry.time), at: now)
    default: try stage.perform(entry, at: now)
    }
  }

  private mutating func handle(
    _ contact: ContactID, _ phase: PointerPhase, _ point: Point, _ entry: BoundEntry,
    at now: Instant
  ) throws(Diagnostics) {
    let place = openContacts.firstIndex { $0.contact == contact }
    switch (phase, place) {
    case (.down, nil):
      openContacts.append(OpenContact(contact: contact, location: point, line: entry.line))
    case (.move, let place?): openContacts[place].location = point
    case (.up, let place?), (.cancel, let place?): openContacts.remove(at: place)
    default: break
    }
    let event = PointerEvent(
      time: entry.time, contact: contact, phase: phase, location: point,
      moreFollow: phase == .move && isFollowedByMove(of: contact, at: entry.time))
    try stage.apply(decide(event, at: now), at: now)
  }

  /// Whether the next line is a move of another contact at the same time.
  private func isFollowedByMove(of contact: ContactID, at time: Instant) -> Bool {
    guard nextEntry < replay.entries.count, replay.entries[nextEntry].time == time,
      case .pointer(let other, .move, _) = replay.entries[nextEntry].action
    else { return false }
    return other != contact
  }

  private mutating func decide(_ event: PointerEvent, at now: Instant) -> [GestureUpdate] {
    let geometry = StageGeometry(stage: stage, time: now)
    guard event.phase == .down else { return arbiter.handle(event, in: geometry) }
    let path = stage.gestures(under: event.location, at: now)
    return arbiter.down(event, offered: path, in: geometry)
  }

  /// Cancels what is still down after the last line, and gestures that wait for a finger for ever.
  private mutating func endGestures(
    at stamp: Instant, _ now: Instant, _ event: (EventRecord) -> Void
  ) throws(Diagnostics) {
    for open in openContacts {
      outcome.warnings.append(.openContact(open.contact, line: open.line))
      let lift = PointerEvent(
        time: stamp, contact: open.contact, phase: .cancel, location: open.location)
      try stage.apply(decide(lift, at: now), at: now)
      try drainQueue(event)
    }
    openContacts.removeAll()
    let waiting = arbiter.nextDeadline == nil ? arbiter.undecided : []
    guard !waiting.isEmpty else { return }
    try stage.apply(arbiter.fail(waiting, reason: .unfinished, at: stamp), at: now)
    try drainQueue(event)
  }
}
