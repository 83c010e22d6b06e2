// Views by their paths.

extension Stage {
  /// The instance on stage with a path; one that leaves only where no other has it.
  func instance(at path: String) -> Int? {
    var leaving: Int?
    for group in roots {
      if let found = instance(at: path, among: group, &leaving) { return found }
    }
    return leaving
  }

  private func instance(at path: String, among group: [Int], _ leaving: inout Int?) -> Int? {
    for index in group where path.isPath(inside: instances[index].path) {
      if instances[index].isEmitted, instances[index].path.hasSameBytes(as: path) {
        switch instances[index].presence {
        case .present: return index
        case .leaving: leaving = leaving ?? index
        case .gone: continue
        }
      }
      for inner in instances[index].groups {
        if let found = instance(at: path, among: inner, &leaving) { return found }
      }
    }
    return nil
  }

  /// What still moves, as paths with property names, in tree order.
  func moving() -> [String] {
    var result: [String] = []
    for group in roots {
      for instance in group { addMoving(instance, to: &result) }
    }
    return result
  }

  private func addMoving(_ index: Int, to result: inout [String]) {
    let instance = instances[index]
    guard instance.presence != .gone else { return }
    if instance.keyframes.isRunning { result.append(instance.path + ".keyframes") }
    if instance.isInPhases, instance.presence == .present {
      result.append(instance.path + ".phase")
    }
    for place in instance.channels.indices where instance.channels[place].animated.isAnimating {
      let run = RunReference(instance: index, place: place, isTransition: false)
      result.append(instance.path + "." + name(of: run))
    }
    if instance.scroll >= 0, scrolls[instance.scroll].isRunning {
      result.append(instance.path + ".scroll")
    }
    for place in instance.transitionChannels.indices
    where instance.transitionChannels[place].progress.isAnimating {
      let run = RunReference(instance: index, place: place, isTransition: true)
      result.append(instance.path + "." + name(of: run))
    }
    for group in instance.groups {
      for child in group { addMoving(child, to: &result) }
    }
  }
}

extension String {
  /// Whether this is the path of a view, or of one that may stand inside it.
  fileprivate func isPath(inside outer: String) -> Bool {
    var rest = utf8.makeIterator()
    for byte in outer.utf8 {
      guard rest.next() == byte else { return false }
    }
    guard !outer.isEmpty, let next = rest.next() else { return true }
    return next == UInt8(ascii: "/")
  }
}
