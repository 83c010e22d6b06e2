// Views whose kind has changed: another view with the same key.

extension Stage {
  /// Takes the views that the state asks for no more off the stage, or lets them leave.
  ///
  /// One whose place another view has taken bears a name of its own from here on, so that the log
  /// does not mix the two up.
  mutating func dismiss(_ old: [Int], beside new: [Int], of view: Int, write: Int) {
    let taken = takenKeys(old, new, of: view)
    for instance in old where instances[instance].keptIn != update {
      let isReplaced = taken?.place(of: key(of: instance)) != nil
      switch instances[instance].presence {
      case .leaving where isReplaced: giveWay(instance, among: old)
      case .present where isReplaced && program.views[view].isTypeErased:
        giveWay(instance, among: old)
        swapOut(instance)
      case .present:
        if isReplaced { giveWay(instance, among: old) }
        noteStructureInside(instance, write: write)
        leave(instance, writes[write].transaction)
      case .leaving, .gone: break
      }
    }
  }

  /// The keys of the new views, where one of them may have taken the place of a view that goes.
  private func takenKeys(_ old: [Int], _ new: [Int], of view: Int) -> KeyIndex? {
    guard program.views[view].kind != nil, old.contains(where: { instances[$0].keptIn != update })
    else { return nil }
    return KeyIndex(new.map { key(of: $0) })
  }

  /// Whether a view that is about to come takes the place of one whose type is erased.
  func swapsIn(_ entry: Entry, among old: [Int], of view: Int) -> Bool {
    program.views[view].isTypeErased
      && old.contains {
        instances[$0].presence == .present && key(of: $0).hasSameBytes(as: entry.key)
      }
  }

  /// The key of a view: its identity without its kind.
  private func key(of instance: Int) -> String {
    String(decoding: Array(instances[instance].identity.utf8.prefix { $0 != 0 }), as: UTF8.self)
  }

  /// Takes a view off the stage at once, with its gestures, because another one has its place.
  private mutating func swapOut(_ instance: Int) {
    guard !instances[instance].isStandIn else {
      tearDown(instance)
      return
    }
    isReordered = true
    log(.view, instance: instance, name: "", phase: "removed")
    failGestures(inside: instance, .viewRemoved)
    tearDown(instance)
  }

  private mutating func giveWay(_ instance: Int, among siblings: [Int]) {
    guard instances[instance].isEmitted, instances[instance].formerPath == nil else { return }
    let path = instances[instance].path
    var number = 1
    while siblings.contains(where: {
      instances[$0].presence == .leaving
        && instances[$0].path.hasSameBytes(as: path + "~\(number)")
    }) {
      number += 1
    }
    instances[instance].formerPath = path
    rename(instance, from: path, to: path + "~\(number)")
  }

  /// Gives a view that returns its own name back.
  mutating func restoreName(of instance: Int) {
    guard let former = instances[instance].formerPath else { return }
    instances[instance].formerPath = nil
    rename(instance, from: instances[instance].path, to: former)
  }

  private mutating func rename(_ instance: Int, from old: String, to new: String) {
    let rest = instances[instance].path.utf8.dropFirst(old.utf8.count)
    instances[instance].path = new + String(decoding: Array(rest), as: UTF8.self)
    for group in instances[instance].groups {
      for child in group { rename(child, from: old, to: new) }
    }
  }
}
