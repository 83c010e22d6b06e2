// Interactive transitions: a finger shows how far a view's removal is.

extension Stage {
  /// Follows a finger that moves the progress of a view's removal, or lets it go on by itself.
  mutating func noteProgress(of view: ViewProgram, instance: Int) {
    guard let expression = view.transitionProgress else { return }
    let hasReturned = instances[instance].returnedIn == update
    var write = lastWrite(among: view.progressReads, cells: instances[instance].cells)
    // A finger that moves it in this very update shows at once where it is, with the rest on top.
    if hasReturned, write < 0 { write = instances[instance].returnWrite }
    guard write >= 0 else { return }
    let transaction = writes[write].transaction
    let value = expression.evaluate(in: scope(of: instance))
    if case .number(let progress) = value, progress.isFinite {
      scrub(instance, to: min(max(progress, 0), 1), transaction)
    } else if instances[instance].isScrubbed {
      // One that returns is on its way back already.
      instances[instance].isScrubbed = false
      if !hasReturned { release(instance, transaction) }
    }
  }

  /// Lets the views that are new show at once how much of their removal is to be shown.
  mutating func showNewProgress() {
    for instance in progressing where instances[instance].presence == .present {
      showProgress(of: instance, Transaction())
    }
    progressing.removeAll(keepingCapacity: true)
  }

  /// Lets a new view show as much of its removal as its progress says.
  mutating func showProgress(of instance: Int, _ transaction: Transaction) {
    let view = program.views[instances[instance].view]
    guard let expression = view.transitionProgress, !instances[instance].isStandIn,
      !instances[instance].isOutOfSight,
      case .number(let progress) = expression.evaluate(in: scope(of: instance)), progress.isFinite
    else { return }
    scrub(instance, to: min(max(progress, 0), 1), transaction)
  }

  private mutating func scrub(
    _ instance: Int, to progress: Double, _ transaction: Transaction
  ) {
    instances[instance].isScrubbed = true
    if transaction.tracking == .dropped { dropProgressSamples(of: instance) }
    for (place, element) in instances[instance].transition.elements.enumerated()
    where element.role != .insertion {
      let full = effect(of: element, .didDisappear, instance)
      guard full != .identity else { continue }
      let channel = removalChannel(place, element, full, of: instance)
      guard instances[instance].transitionChannels[channel].progress.model != progress else {
        track(progress, of: instance, channel, transaction.tracking)
        continue
      }
      // What is animated and no finger moves there, as the way back of a state, goes there by itself.
      if transaction.animation != nil, move(channel, of: instance, to: progress, transaction) {
        continue
      }
      // What still runs goes on running on top, so that a finger that catches the view moves nothing.
      instances[instance].transitionChannels[channel].progress.set(progress)
      track(progress, of: instance, channel, transaction.tracking)
    }
    touched.append(instance)
  }

  private mutating func track(
    _ progress: Double, of instance: Int, _ channel: Int, _ tracking: Transaction.Tracking
  ) {
    guard case .sample = tracking else { return }
    instances[instance].transitionChannels[channel].tracker.add(
      SIMD4(progress, 0, 0, 0), at: stamp)
  }

  private mutating func dropProgressSamples(of instance: Int) {
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].role != .insertion {
      instances[instance].transitionChannels[place].tracker.removeAll()
    }
  }

  /// Lets a view that stays go back to where nothing of its removal is shown.
  private mutating func release(_ instance: Int, _ transaction: Transaction) {
    instances[instance].isScrubbed = false
    if transaction.tracking == .dropped { dropProgressSamples(of: instance) }
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].role != .insertion {
      if !move(place, of: instance, to: 0, transaction) {
        instances[instance].transitionChannels[place].progress.set(0)
      }
    }
    touched.append(instance)
  }

  /// Forgets what a finger shows of a removal, as the view goes out of sight.
  mutating func endScrub(of instance: Int) {
    instances[instance].isScrubbed = false
    for place in instances[instance].transitionChannels.indices {
      instances[instance].transitionChannels[place].progress.set(0)
      instances[instance].transitionChannels[place].tracker.removeAll()
    }
  }
}
