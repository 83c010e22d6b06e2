// Views whose kind has changed: another view with the same key.

extension Stage {
  /// Whether one of some new views has the key of a view that goes.
  private func isReplaced(_ instance: Int, in new: [Int]) -> Bool {
    new.contains { $0 != instance && hasSamePath($0, instance) }
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

  /// Takes a view that the state asks for no more off the stage, or lets it leave.
  ///
  /// One whose place another view has taken bears a name of its own from here on, so that the log
  /// does not mix the two up.
  mutating func dismiss(_ instance: Int, of view: Int, _ old: [Int], _ new: [Int], write: Int) {
    let isReplaced = program.views[view].kind != nil && isReplaced(instance, in: new)
    if isReplaced { giveWay(instance, among: old) }
    if isReplaced, program.views[view].isTypeErased {
      swapOut(instance)
    } else {
      noteStructureInside(instance, write: write)
      leave(instance, writes[write].transaction)
    }
  }

  /// Gives views that were leaving already names of their own where other views take their places.
  mutating func nameLeaving(_ old: [Int], beside new: [Int]) {
    for instance in old
    where instances[instance].presence == .leaving && isReplaced(instance, in: new) {
      giveWay(instance, among: old)
    }
  }

  private mutating func giveWay(_ instance: Int, among siblings: [Int]) {
    guard instances[instance].isEmitted else { return }
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

  private func hasSamePath(_ one: Int, _ other: Int) -> Bool {
    instances[one].path.hasSameBytes(as: instances[other].path)
  }

  private mutating func rename(_ instance: Int, from old: String, to new: String) {
    let rest = instances[instance].path.utf8.dropFirst(old.utf8.count)
    instances[instance].path = new + String(decoding: Array(rest), as: UTF8.self)
    for group in instances[instance].groups {
      for child in group { rename(child, from: old, to: new) }
    }
  }
}
