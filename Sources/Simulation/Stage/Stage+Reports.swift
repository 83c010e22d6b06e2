import Gestures

// What each update was caused by and how much it evaluated.

extension Stage {
  /// Counts an evaluation for a view.
  mutating func countEvaluation(of instance: Int) {
    evaluations += 1
    guard instances[instance].evaluatedIn != update else { return }
    instances[instance].evaluatedIn = update
    evaluatedViews += 1
  }

  /// Ends the report of an update.
  mutating func reportUpdate() {
    let count = evaluations - reportedEvaluations
    let views = evaluatedViews
    reportedEvaluations = evaluations
    evaluatedViews = 0
    guard reportsUpdates, count > 0 || !writes.isEmpty else { return }
    let record = UpdateRecord(
      time: now, cause: name(of: cause), evaluations: count, views: views)
    updateRecords.append(record)
    guard logsUpdates else { return }
    log(
      .update, name: record.cause, phase: "done", reason: views == 1 ? "1 view" : "\(views) views",
      value: "\(count)")
  }

  private func name(of cause: UpdateCause) -> String {
    switch cause {
    case .start: "start"
    case .gestures(let updates): names(of: updates)
    case .action(let action): name(of: action)
    case .queued(let update): shortName(of: update)
    }
  }

  private func shortName(of update: QueuedUpdate) -> String {
    switch update {
    case .send(let name, value: _): "send " + name
    case .sendTo(let instance, let name, value: _):
      "send " + name + " to " + instances[instance].path
    case .appear(let instance): "onAppear " + instances[instance].path
    case .disappear(let instance): "onDisappear " + instances[instance].path
    case .change(let instance, _): "onChange " + instances[instance].path
    case .phase(let instance, step: _): "phase " + instances[instance].path
    case .sight(let line): "scroll " + instances[sightLines[line].scroll].path
    case .matches: "matched geometry"
    case .completion: "then"
    case .failGestures: "failed gestures"
    }
  }

  /// The names of the gestures that did more than wait, each once.
  private func names(of updates: [GestureUpdate]) -> String {
    var gestures: [GestureID] = []
    for update in updates where !gestures.contains(update.gesture) {
      if case .possible = update.change { continue }
      if case .held = update.change { continue }
      gestures.append(update.gesture)
    }
    if gestures.isEmpty, let first = updates.first { gestures = [first.gesture] }
    var result = ""
    for gesture in gestures { result += (result.isEmpty ? "" : " ") + name(of: gesture) }
    return result
  }

  private func name(of action: BoundEntry.Action) -> String {
    switch action {
    case .insert(let cell, item: _, at: _, _): "insert " + collection(of: cell)
    case .remove(let cell, key: _, _): "remove " + collection(of: cell)
    case .reorder(let cell, key: _, to: _, _): "reorder " + collection(of: cell)
    case .set(cell: _, let name, _, _): "set " + name
    case .setLocal(let path, let name, _, _): "set " + path + "." + name
    case .send(let name, _): "send " + name
    case .sendTo(let path, let name, _): "send " + name + " to " + path
    case .cancelAll: "cancelAll"
    case .interrupt(let path): "interrupt " + path
    case .resize: "resize"
    case .setting(let name, _, _): "setting " + name
    case .access(let path, let action): "access " + path + " " + action
    case .mark(let label): "mark " + label
    case .pointer, .nothing: "trace"
    }
  }

  private func collection(of cell: Int) -> String {
    program.collections.first { $0.cell == cell }?.name ?? ""
  }
}
