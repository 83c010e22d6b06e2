import Motion

// Matched geometry: views of one group take over the frame of its source, and when another view
// becomes the source, all of them move from where the former one is shown to where the new one is.

extension Stage {
  /// Notes a view's own frame, which its group may replace.
  mutating func note(ownFrame: ChannelValue, of instance: Int, _ transaction: Transaction) {
    instances[instance].match.ownFrame = ownFrame
    instances[instance].match.transaction = transaction
    instances[instance].match.changedIn = update
  }

  /// Notes the write that brought a view on stage or took it off.
  mutating func noteStructure(of instance: Int, write: Int) {
    instances[instance].match.structuralIn = update
    instances[instance].match.structuralWrite = write
  }

  /// Notes the same for a view and those inside it.
  mutating func noteStructureInside(_ instance: Int, write: Int) {
    guard program.hasMatches else { return }
    noteStructure(of: instance, write: write)
    for place in instances[instance].groups.indices {
      for child in instances[instance].groups[place] { noteStructureInside(child, write: write) }
    }
  }

  /// Lets the views of all groups follow their sources.
  mutating func updateMatches() {
    guard program.hasMatches else { return }
    var places: [Int] = []
    var members: [MatchedGeometryMember] = []
    for group in roots { collectMembers(group, leaves: false, &places, &members) }
    let geometry = MatchedGeometry(members)
    for group in geometry.groups {
      report(group, places)
      let source = group.source.map { places[$0] } ?? -1
      let former = formerSource(of: group, places)
      let transaction = switchTransaction(from: former, to: source)
      for member in group.members {
        let instance = places[member]
        let target =
          instance == source
          ? instances[instance].match.ownFrame
          : Self.value(of: geometry.frames[member], carried: carriedModel(instance))
        if former >= 0, former != source, transaction.animation != nil,
          instances[instance].match.source < 0, instances[instance].bornIn == update
        {
          start(instance, members[member], where: former)
        }
        let own = ownTransaction(of: instance, following: source)
        move(
          instance, to: target, former != source ? transaction : own,
          isLeaving: members[member].presence == .leaving)
        instances[instance].match.source = source
      }
    }
  }

  /// Whether a view, or one inside it, is the one that its matched group follows.
  func isSource(inside instance: Int) -> Bool {
    instances[instance].match.source == instance
      || instances[instance].groups.contains { $0.contains { isSource(inside: $0) } }
  }

  private mutating func collectMembers(
    _ group: [Int], leaves: Bool, _ places: inout [Int], _ members: inout [MatchedGeometryMember]
  ) {
    for instance in group
    where instances[instance].presence != .gone && !instances[instance].isOutOfSight {
      let view = program.views[instances[instance].view]
      let isLeaving = leaves || instances[instance].presence == .leaving
      if let matched = view.matched {
        if !isLeaving { refreshMatch(matched, of: instance) }
        places.append(instance)
        members.append(member(matched, instance, isLeaving: isLeaving))
      }
      for inner in instances[instance].groups {
        collectMembers(inner, leaves: isLeaving, &places, &members)
      }
    }
  }

  /// Evaluates which group a present view belongs to; one that leaves keeps what it had.
  private mutating func refreshMatch(_ matched: MatchedProgram, of instance: Int) {
    let scope = scope(of: instance)
    let id = matched.id.evaluate(in: scope).text
    let isSource = matched.isSource?.evaluate(in: scope).asBoolean ?? true
    instances[instance].match.id = id
    instances[instance].match.isSource = isSource
  }

  private func member(
    _ matched: MatchedProgram, _ instance: Int, isLeaving: Bool
  ) -> MatchedGeometryMember {
    let own = instances[instance].match.ownFrame.components
    let carried = carriedModel(instance)
    let declaration = matched.declaration
    return MatchedGeometryMember(
      key: MatchedGeometryKey(
        id: instances[instance].match.id, namespace: declaration.namespace),
      frame: Rect(x: own.x + carried.x, y: own.y + carried.y, width: own.z, height: own.w),
      properties: declaration.properties, anchor: declaration.anchor,
      isSource: instances[instance].match.isSource,
      isRigid: declaration.isRigid, presence: isLeaving ? .leaving : .present)
  }

  /// The frame of a view that others carry, from one in the viewport.
  private static func value(of frame: Rect, carried: Vector) -> ChannelValue {
    ChannelValue(
      frame.origin.x - carried.x, frame.origin.y - carried.y, frame.size.width, frame.size.height
    ).limited
  }

  private func formerSource(of group: MatchedGeometryGroup, _ places: [Int]) -> Int {
    for member in group.members where instances[places[member]].match.source >= 0 {
      return instances[places[member]].match.source
    }
    return -1
  }

  /// The transaction of what made another view the source: the last write that brought the new
  /// one, took the former one, or changed what says whether they are sources.
  private func switchTransaction(from former: Int, to source: Int) -> Transaction {
    var write = -1
    for instance in [former, source] where instance >= 0 {
      let match = instances[instance].match
      if match.structuralIn == update { write = max(write, match.structuralWrite) }
      let reads = program.views[instances[instance].view].matched?.reads ?? Reads()
      write = max(write, lastWrite(among: reads, cells: instances[instance].cells))
    }
    var transaction = write >= 0 ? writes[write].transaction : Transaction()
    transaction.tracking = .none
    return transaction
  }

  /// The transaction of a source's frame, or else of the view's own.
  private func ownTransaction(of instance: Int, following source: Int) -> Transaction {
    if source >= 0, instances[source].match.changedIn == update {
      return instances[source].match.transaction
    }
    let match = instances[instance].match
    return match.changedIn == update ? match.transaction : Transaction()
  }

  /// Puts a new view, and those inside it, where the former source is shown, as fast as that is.
  private mutating func start(
    _ instance: Int, _ member: MatchedGeometryMember, where former: Int
  ) {
    let shown = instances[former].channels[0].animated.value(at: now).components
    let carried = carried(former, at: now)
    let shape = MatchedGeometryMember(
      key: member.key,
      frame: Rect(
        x: shown.x + carried.x, y: shown.y + carried.y, width: max(0, shown.z),
        height: max(0, shown.w)),
      anchor: member.anchor
    ).shape
    let frame = Self.value(
      of: member.frame(following: shape), carried: self.carried(instance, at: now))
    instances[instance].channels[0].animated.set(frame)
    moveInside(instance, Transaction(), isLeaving: false)
    instances[instance].match.entryVelocity = instances[former].channels[0].animated
      .velocity(at: now)
    if !correspond(instance, former) {
      log(
        .diagnostic, instance: instance, name: "matched", phase: "childrenDiffer",
        reason: "the views inside '" + instances[former].path + "' and '"
          + instances[instance].path + "' are not the same, so only the frames match")
    }
  }

  /// Whether two views have the same views inside, by their ids.
  private func correspond(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (program.views[instances[one].view], program.views[instances[other].view])
    guard first.children.count == second.children.count else { return false }
    for (left, right) in zip(first.children, second.children)
    where program.views[left].id != program.views[right].id {
      return false
    }
    return true
  }

  /// Moves a view and those inside it to a frame.
  private mutating func move(
    _ instance: Int, to target: ChannelValue, _ transaction: Transaction, isLeaving: Bool
  ) {
    let before = instances[instance].channels[0].animated.model
    let velocity = instances[instance].match.entryVelocity
    instances[instance].match.entryVelocity = .zero
    apply(target, to: instance, place: 0, transaction, addedVelocity: velocity)
    // A layout around a view that follows another one has placed those inside where it would stand.
    let isElsewhere =
      program.views[instances[instance].view].isPlaced
      && target != instances[instance].match.ownFrame
    if before != target || isElsewhere || instances[instance].bornIn == update {
      moveInside(instance, transaction, isLeaving: isLeaving)
    }
  }

  /// Moves the frames of the views inside a view after its own.
  ///
  /// Those of one that leaves stay where they were in it.
  private mutating func moveInside(
    _ instance: Int, _ transaction: Transaction, isLeaving: Bool
  ) {
    let view = program.views[instances[instance].view]
    if view.layout?.isContainer ?? false, !view.isPlaced || view.matched != nil {
      layOut(instance, write: -1)
    }
    for place in instances[instance].groups.indices {
      for child in instances[instance].groups[place] where instances[child].presence != .gone {
        if instances[child].isOutOfSight {
          if isRow(child) { placeOutOfSight(child, transaction) }
          continue
        }
        let inner = program.views[instances[child].view]
        let leaves = isLeaving || instances[child].presence == .leaving
        let frame =
          leaves
          ? keptFrame(of: child) : evaluate(inner.properties[0], place: 0, of: child)
        if let frame {
          if inner.matched != nil {
            note(ownFrame: frame, of: child, transaction)
          } else {
            apply(frame, to: child, place: 0, transaction)
          }
        }
        moveInside(child, transaction, isLeaving: leaves)
      }
    }
  }

  private mutating func report(_ group: MatchedGeometryGroup, _ places: [Int]) {
    let known = matchProblems.firstIndex { $0.key == group.key }
    guard let diagnostic = group.diagnostic else {
      if let known { matchProblems.remove(at: known) }
      return
    }
    let phase: String
    let reason: String
    switch diagnostic {
    case .noSource:
      phase = "noSource"
      reason = "no view of the group '" + group.key.id + "' is its source; each has its own frame"
    case .severalSources(let sources):
      phase = "severalSources"
      var names = ""
      for source in sources {
        names += (names.isEmpty ? "'" : ", '") + instances[places[source]].path + "'"
      }
      reason = names + " are sources of the group '" + group.key.id + "'; the first is followed"
    }
    if let known, matchProblems[known].reason.hasSameBytes(as: reason) { return }
    if let known { matchProblems.remove(at: known) }
    matchProblems.append(MatchProblem(key: group.key, reason: reason))
    log(
      .diagnostic, instance: places[group.members[0]], name: "matched", phase: phase,
      reason: reason)
  }
}
