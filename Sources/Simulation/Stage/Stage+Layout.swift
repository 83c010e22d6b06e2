import Motion

extension Stage {
  /// Lays out what is inside a container that no other places, where an update changed something.
  ///
  /// All frames inside depend on everything that the layout reads, so that one write, the last among
  /// these names, decides how they animate.
  ///
  /// - Parameters:
  ///   - root: The container.
  ///   - frameWrite: The last write among the names that its own frame reads, or −1.
  /// - Returns: The write that decides, or −1 where nothing changed.
  mutating func updateLayout(inside root: Int, frameWrite: Int) -> Int {
    let write = max(frameWrite, layoutWrite(inside: root))
    if write >= 0 { layOut(root, write: write) }
    return write
  }

  /// The last write among the names on which the layout of a view and those inside it depends.
  private mutating func layoutWrite(inside instance: Int) -> Int {
    let view = program.views[instances[instance].view]
    guard let layout = view.layout else { return -1 }
    let locals = instances[instance].cells
    var result = instances[instance].returnedIn == update ? instances[instance].returnWrite : -1
    let own = lastWrite(among: layout.reads, cells: locals)
    if own >= 0 || result >= 0 { refreshNode(of: instance) }
    result = max(result, own)
    guard layout.isContainer else { return result }
    for (place, child) in view.children.enumerated() {
      let declaration = program.views[child]
      result = max(result, lastWrite(among: declaration.structureReads, cells: locals))
      let isAffected = isAffected(declaration.layoutSubtree, cells: locals)
      for inner in candidates(place, of: instance) where instances[inner].bornIn != update {
        let isTouched = instances[inner].dirtyIn == update || instances[inner].returnedIn == update
        if isAffected || isTouched { result = max(result, layoutWrite(inside: inner)) }
      }
    }
    return result
  }

  /// The views of a declaration that a layout has to measure: those present, and a stand-in.
  private func candidates(_ place: Int, of container: Int) -> [Int] {
    let present = instances[container].groups[place].filter { instances[$0].presence == .present }
    let standIns = instances[container].standIns
    return standIns.isEmpty ? present : present + [standIns[place]]
  }

  /// Computes the frames inside a container, and notes which views fit that are not on stage.
  mutating func layOut(_ root: Int, write: Int) {
    var gathering = LayoutGathering()
    gather(root, group: 0, into: &gathering)
    let members = gathering.members
    // The frame of the outermost view is given, whatever it asks for.
    gathering.nodes[0].width = LayoutLength()
    gathering.nodes[0].height = LayoutLength()
    gathering.nodes[0].aspect = nil
    let frame = frameForInside(root).components
    let environment = cells[SceneProgram.environmentCell].asRecord
    let isMirrored = environment["layoutDirection"] == .string(LayoutDirection.rightToLeft.rawValue)
    let pass = LayoutPass(
      gathering.nodes,
      in: Rect(x: frame.x, y: frame.y, width: max(0, frame.z), height: max(0, frame.w)),
      direction: isMirrored ? .rightToLeft : .leftToRight)
    for (place, member) in members.enumerated() {
      guard let rect = pass.frames[place] else { continue }
      // The frame is relative to that of the geometry group around it in this layout.
      let group = gathering.groups[place]
      let origin = (group > 0 ? pass.frames[group]?.origin : nil) ?? Point(x: 0, y: 0)
      layouts[instances[member].layout].frame =
        ChannelValue(
          rect.origin.x - origin.x, rect.origin.y - origin.y, rect.size.width, rect.size.height
        ).limited
      setScroll(
        of: member, shown: pass.shownSizes[place], content: pass.contentSizes[place],
        isMirrored: isMirrored, write: write)
      if instances[member].line >= 0, let line = pass.lazyLine(of: place) {
        setLine(of: member, line, rows: gathering.nodes[place].children.map { members[$0] })
      }
      guard let choice = pass.choices[place], instances[members[choice]].isStandIn,
        !instances[member].isStandIn
      else { continue }
      let inside = program.views[instances[member].view].children
      guard let branch = inside.firstIndex(of: instances[members[choice]].view) else { continue }
      choices.append(PendingChoice(container: member, place: branch, write: write))
    }
  }

  private func gather(_ instance: Int, group: Int, into gathering: inout LayoutGathering) {
    let view = program.views[instances[instance].view]
    let own = gathering.nodes.count
    gathering.nodes.append(layouts[instances[instance].layout].node)
    gathering.members.append(instance)
    gathering.groups.append(group)
    guard let layout = view.layout, layout.isContainer else { return }
    for place in instances[instance].groups.indices {
      for child in layoutMembers(place, of: instance) {
        gathering.nodes[own].children.append(gathering.nodes.count)
        gather(child, group: view.isGeometryGroup ? own : group, into: &gathering)
      }
    }
  }

  /// The views of a declaration that a layout counts; one that leaves does not.
  private func layoutMembers(_ place: Int, of container: Int) -> [Int] {
    let all = candidates(place, of: container)
    if instances[container].standIns.isEmpty { return all }
    // A view that fits is chosen at most once in an update, and is then the only one.
    if layouts[instances[container].layout].chosenIn == update {
      return all.filter { instances[$0].isStandIn == instances[container].isStandIn }
    }
    return all.first.map { [$0] } ?? []
  }

  /// Gives a view that an update made, and those inside it, their frames, without animation.
  mutating func settleFrames(of instance: Int) {
    let view = program.views[instances[instance].view]
    let isPlaced = view.isPlaced
    if isPlaced {
      instances[instance].channels[0].animated.set(layouts[instances[instance].layout].frame)
    } else if instances[instance].isOutOfSight {
      instances[instance].channels[0].animated.set(parentFrame(of: instance))
    } else if let frame = evaluate(view.properties[0], place: 0, of: instance) {
      instances[instance].channels[0].animated.set(frame)
    }
    if view.matched != nil {
      note(
        ownFrame: instances[instance].channels[0].animated.model, of: instance, Transaction())
    }
    if !isPlaced, !instances[instance].isOutOfSight, view.layout?.isContainer ?? false {
      layOut(instance, write: -1)
    }
    for place in instances[instance].groups.indices {
      for child in instances[instance].groups[place] { settleFrames(of: child) }
    }
  }
}
