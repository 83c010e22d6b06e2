// Interactive transitions: a finger shows how far a view's removal is.

extension Stage {
  /// Follows a finger that moves the progress of a view's removal, or lets it go on by itself.
  mutating func noteProgress(of view: ViewProgram, instance: Int) {
    guard let expression = view.transitionProgress else { return }
    let write = lastWrite(among: view.progressReads, cells: instances[instance].cells)
    guard write >= 0 else { return }
    let transaction = writes[write].transaction
    let value = expression.evaluate(in: scope(of: instance))
    if case .number(let progress) = value, progress.isFinite {
      scrub(instance, to: min(max(progress, 0), 1), transaction.tracking)
    } else if instances[instance].isScrubbed {
      release(instance, transaction)
    }
  }

  private mutating func scrub(
    _ instance: Int, to progress: Double, _ tracking: Transaction.Tracking
  ) {
    instances[instance].isScrubbed = true
    for (place, element) in instances[instance].transition.elements.enumerated()
    where element.role != .insertion {
      let full = effect(of: element, .didDisappear, instance)
      guard full != .identity else { continue }
      let channel = removalChannel(place, element, full, of: instance)
      // What still runs goes on running on top, so that a finger that catches the view moves nothing.
      instances[instance].transitionChannels[channel].progress.set(progress)
      if case .sample = tracking {
        instances[instance].transitionChannels[channel].tracker.add(
          SIMD4(progress, 0, 0, 0), at: stamp)
      }
    }
    touched.append(instance)
  }

  /// Lets a view that stays go back to where nothing of its removal is shown.
  private mutating func release(_ instance: Int, _ transaction: Transaction) {
    instances[instance].isScrubbed = false
    for place in instances[instance].transitionChannels.indices
    where instances[instance].transitionChannels[place].role != .insertion {
      if transaction.tracking == .dropped {
        instances[instance].transitionChannels[place].tracker.removeAll()
      }
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
