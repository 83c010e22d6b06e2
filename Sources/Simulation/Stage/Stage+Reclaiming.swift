import Gestures

// Views that are gone leave their places to new ones, so that a long run needs no more memory than
// what is on stage at a time. No order depends on places: serial numbers tell what came first.

extension Stage {
  /// Frees the places of views that are gone, and of completions that are over.
  ///
  /// Nothing may refer to them: no gesture is in a sequence, no completion waits, nothing is queued,
  /// and a frame has been sampled since. What a milestone refers to has a number of its own.
  mutating func reclaim() {
    guard openWatches == 0, queue.isEmpty else { return }
    watches.removeAll(keepingCapacity: true)
    for instance in gone { reclaim(instance) }
    gone.removeAll(keepingCapacity: true)
  }

  private mutating func reclaim(_ place: Int) {
    let instance = instances[place]
    guard !isKnownByPlace(place) else {
      instances[place].groups = []
      instances[place].standIns = []
      return
    }
    for cell in instance.cells where owners[cell] == place {
      cells[cell] = .null
      owners[cell] = -1
      free.cells.append(cell)
    }
    for gesture in instance.gestures { free.gestures.append(Int(gesture.rawValue)) }
    if instance.layout >= 0 { free.layouts.append(instance.layout) }
    instances[place].discard()
    free.instances.append(place)
  }

  /// Whether others may know a view when it is gone: its stack or scroll container, those that
  /// followed it in a matched group, and the one that starts where it was, carried by those around it.
  private func isKnownByPlace(_ place: Int) -> Bool {
    let instance = instances[place]
    return instance.scroll >= 0 || instance.line >= 0
      || program.hasMatches
        && (program.views[instance.view].matched != nil || carries(place))
  }

  /// Enters a new instance at the place that was meant for it.
  mutating func enter(_ instance: Instance, at place: Int) {
    if place < instances.count {
      instances[place] = instance
    } else {
      instances.append(instance)
    }
  }

  /// A place for what the layout knows of a new instance.
  mutating func addLayout() -> Int {
    guard let place = free.layouts.popLast() else {
      layouts.append(LayoutState())
      return layouts.count - 1
    }
    layouts[place] = LayoutState()
    return place
  }

  /// Enters a gesture of a new instance.
  mutating func addGesture(_ place: Int, of instance: Int) {
    let entry = GestureEntry(instance: instance, place: place)
    var id = gestures.count
    if let freed = free.gestures.popLast() {
      id = freed
      gestures[id] = entry
    } else {
      gestures.append(entry)
    }
    instances[instance].gestures.append(GestureID(Int32(id)))
  }
}
