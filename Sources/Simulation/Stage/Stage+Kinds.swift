// Views whose kind has changed: another view with the same key.

extension Stage {
  /// Whether one of some new views has the key of a view that goes.
  func isSwapped(_ instance: Int, in new: [Int]) -> Bool {
    new.contains { $0 != instance && hasSamePath($0, instance) }
  }

  /// Takes a view off the stage at once, with its gestures, because another one has its place.
  mutating func swapOut(_ instance: Int) {
    guard !instances[instance].isStandIn else {
      tearDown(instance)
      return
    }
    isReordered = true
    log(.view, instance: instance, name: "", phase: "removed")
    failGestures(inside: instance, .viewRemoved)
    tearDown(instance)
  }

  /// Gives the views that leave beside present ones of the same path names of their own.
  mutating func nameLeaving(_ old: [Int], beside new: [Int]) {
    for instance in old where instances[instance].presence == .leaving {
      guard instances[instance].isEmitted,
        new.contains(where: { instances[$0].presence == .present && hasSamePath($0, instance) })
      else { continue }
      let path = instances[instance].path
      var number = 1
      while old.contains(where: {
        instances[$0].presence == .leaving
          && instances[$0].path.hasSameBytes(as: path + "~\(number)")
      }) {
        number += 1
      }
      instances[instance].formerPath = path
      rename(instance, from: path, to: path + "~\(number)")
    }
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
