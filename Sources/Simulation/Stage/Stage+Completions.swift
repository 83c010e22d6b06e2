// Completions wait for runs: each run knows which ones wait for it.

extension Stage {
  /// Makes a completion that waits for the runs of the update under way.
  mutating func addWatch(_ block: StepProgram.Block, _ context: HandlerContext) -> Int {
    freshWatches.append(watches.count)
    openWatches += 1
    watches.append(
      CompletionWatch(
        steps: block.then, criteria: block.criteria, context: context, number: nextSerial()))
    return watches.count - 1
  }

  /// Lets a completion wait for a run too.
  mutating func wait(_ watch: Int, for run: RunReference, until logical: Instant) {
    watches[watch].logical = max(watches[watch].logical, logical)
    let reference = WatchReference(place: watch, number: watches[watch].number)
    guard !watchers(of: run).contains(reference) else { return }
    watches[watch].runs += 1
    set(watchers: watchers(of: run) + [reference], of: run)
  }

  private func watchers(of run: RunReference) -> [WatchReference] {
    if run.isScroll { return scrolls[instances[run.instance].scroll].watches }
    return run.isTransition
      ? instances[run.instance].transitionChannels[run.place].watches
      : instances[run.instance].channels[run.place].watches
  }

  private mutating func set(watchers: [WatchReference], of run: RunReference) {
    if run.isScroll {
      scrolls[instances[run.instance].scroll].watches = watchers
    } else if run.isTransition {
      instances[run.instance].transitionChannels[run.place].watches = watchers
    } else {
      instances[run.instance].channels[run.place].watches = watchers
    }
  }

  /// Settles the completions that an update made: those without runs fire.
  mutating func settleFreshWatches() {
    let fresh = freshWatches
    freshWatches.removeAll(keepingCapacity: true)
    for watch in fresh {
      watches[watch].isFresh = false
      if watches[watch].runs == 0 {
        fire(watch)
      } else if watches[watch].criteria == .logical, watches[watch].logical < .never {
        let reference = WatchReference(place: watch, number: watches[watch].number)
        milestones.insert(
          Milestone(
            time: watches[watch].logical, order: nextSerial(), event: .completion(reference)))
      }
    }
  }

  /// Whether a completion still waits.
  func isOpen(_ reference: WatchReference) -> Bool {
    reference.place < watches.count && watches[reference.place].number == reference.number
      && !watches[reference.place].isDone
  }

  /// Queues what follows a completion, once.
  mutating func fire(_ watch: Int) {
    guard !watches[watch].isDone else { return }
    watches[watch].isDone = true
    openWatches -= 1
    queue.append(.completion(watch))
  }

  /// Tells the completions that a run is over.
  mutating func runEnded(_ run: RunReference) {
    release(takeWatchers(of: run), evenLogical: false)
  }

  /// Tells the completions that a run was replaced before its delay was over: it counts as complete.
  mutating func runSkipped(_ run: RunReference) {
    release(takeWatchers(of: run), evenLogical: true)
  }

  /// Tells the completions that a view is gone: those that have nothing else to wait for fire.
  mutating func viewEnded(_ instance: Int) {
    var watchers: [WatchReference] = []
    for place in instances[instance].channels.indices {
      watchers += takeWatchers(
        of: RunReference(instance: instance, place: place, isTransition: false))
    }
    for place in instances[instance].transitionChannels.indices {
      watchers += takeWatchers(
        of: RunReference(instance: instance, place: place, isTransition: true))
    }
    if instances[instance].scroll >= 0 {
      watchers += takeWatchers(of: RunReference(scrollOf: instance))
    }
    // The completions that were made first fire first.
    release(watchers.sorted { $0.number < $1.number }, evenLogical: true)
  }

  private mutating func takeWatchers(of run: RunReference) -> [WatchReference] {
    let watchers = watchers(of: run)
    guard !watchers.isEmpty else { return [] }
    set(watchers: [], of: run)
    return watchers
  }

  /// Takes a run out of what completions wait for; those of the update under way are settled later.
  private mutating func release(_ watchers: [WatchReference], evenLogical: Bool) {
    for reference in watchers where isOpen(reference) {
      let watch = reference.place
      watches[watch].runs -= 1
      guard watches[watch].runs == 0, !watches[watch].isFresh,
        evenLogical || watches[watch].criteria == .removed
      else { continue }
      fire(watch)
    }
  }
}
