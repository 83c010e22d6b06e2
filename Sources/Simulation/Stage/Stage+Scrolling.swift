import Gestures
import Motion

extension Stage {
  /// The gesture of a scroll container that moves what it shows; it has no handlers.
  func scroll(of gesture: GestureID) -> Int? {
    let entry = gestures[Int(gesture.rawValue)]
    guard instances[entry.instance].scroll >= 0 else { return nil }
    let last = program.views[instances[entry.instance].view].gestures.count - 1
    return entry.place == last ? entry.instance : nil
  }

  /// Lets the pan of a scroll container move what it shows.
  mutating func scroll(_ instance: Int, by update: GestureUpdate) {
    let place = instances[instance].scroll
    switch update.change {
    case .possible:
      // The touch holds what moves.
      let offset = scrolls[place].offset(at: now)
      scrolls[place].anchor = nil
      if scrolls[place].isMoving(at: now) { stop(instance, at: offset) }
      scrolls[place].page = page(of: instance, at: offset)
    case .held: break
    case .began(let value), .changed(let value): pan(instance, value)
    case .ended(let value):
      pan(instance, value)
      var velocity = Vector.zero
      if case .drag(let drag) = value, drag.ignoredRest < Self.longestPause {
        velocity = self.velocity(of: drag.velocity, instance)
      }
      release(instance, velocity)
    case .failed: release(instance, .zero)
    }
  }

  /// A finger that has not moved for so long lets go without velocity, in seconds.
  private static let longestPause = 0.1

  private mutating func pan(_ instance: Int, _ value: GestureValue) {
    guard case .drag(let drag) = value else { return }
    let place = instances[instance].scroll
    let state = scrolls[place]
    let axes = axes(of: instance)
    let current = state.offset(at: now)
    let anchor =
      state.anchor
      ?? Vector(
        x: band(state.shown.width).value(for: current.x, in: 0, state.limit.x),
        y: band(state.shown.height).value(for: current.y, in: 0, state.limit.y))
    scrolls[place].anchor = anchor
    let x = state.isMirrored ? drag.translation.x : -drag.translation.x
    var offset = current
    if axes.contains(.horizontal) {
      offset.x = band(state.shown.width).position(for: anchor.x + x, in: 0, state.limit.x)
    }
    if axes.contains(.vertical) {
      offset.y = band(state.shown.height).position(
        for: anchor.y - drag.translation.y, in: 0, state.limit.y)
    }
    stop(instance, at: offset)
  }

  /// The velocity of the offset for a finger's velocity; beyond an edge it is held back.
  private func velocity(of finger: Vector, _ instance: Int) -> Vector {
    let state = scrolls[instances[instance].scroll]
    let axes = axes(of: instance)
    let offset = state.offset(at: now)
    var result = Vector.zero
    if axes.contains(.horizontal) {
      result.x =
        (state.isMirrored ? finger.x : -finger.x)
        * slope(at: offset.x, state.limit.x, state.shown.width)
    }
    if axes.contains(.vertical) {
      result.y = -finger.y * slope(at: offset.y, state.limit.y, state.shown.height)
    }
    return result
  }

  private func slope(at offset: Double, _ limit: Double, _ extent: Double) -> Double {
    let beyond = offset < 0 ? offset : max(0, offset - limit)
    guard beyond != 0 else { return 1 }
    return band(extent).slope(at: band(extent).distance(for: beyond))
  }

  private func band(_ extent: Double) -> RubberBand { RubberBand(dimension: max(1, extent)) }

  /// Lets what scrolls go on by itself.
  private mutating func release(_ instance: Int, _ velocity: Vector) {
    let place = instances[instance].scroll
    scrolls[place].anchor = nil
    guard instances[instance].presence != .gone else { return }
    let (state, offset) = (scrolls[place], scrolls[place].offset(at: now))
    guard !state.isMoving(at: now) else { return }
    guard !instances[instance].isOutOfSight else {
      stop(instance, at: state.clamped(offset))
      return
    }
    let limit = Spring.largestMagnitude
    let run = ScrollState.Run(
      start: now,
      horizontal: course(
        instance, .horizontal, offset.x, min(max(velocity.x, -limit), limit), state.limit.x),
      vertical: course(
        instance, .vertical, offset.y, min(max(velocity.y, -limit), limit), state.limit.y))
    guard run.rest > now else {
      stop(instance, at: run.target)
      return
    }
    begin(run, of: instance)
    log(.animation, instance: instance, name: "scroll", phase: "started")
  }

  /// Lets a container move by itself.
  mutating func begin(_ run: ScrollState.Run, of instance: Int) {
    let place = instances[instance].scroll
    scrolls[place].begin(run)
    noteScrolled(instance)
    guard run.rest < .never else { return }
    milestones.insert(
      Milestone(
        time: run.rest, order: nextSerial(),
        event: .scrolled(instance, run: scrolls[place].number)))
  }

  private func course(
    _ instance: Int, _ axis: Axis, _ offset: Double, _ velocity: Double, _ limit: Double
  ) -> ScrollCourse {
    let declaration = declaration(of: instance)
    let rate = declaration.deceleration
    guard axes(of: instance).contains(axis), offset >= 0, offset <= limit,
      let target = target(
        instance, axis, ExponentialDecay(start: offset, velocity: velocity, rate: rate))
    else {
      return ScrollCourse(from: offset, velocity: velocity, rate: rate, in: 0, limit)
    }
    return ScrollCourse(
      from: offset, velocity: velocity, rate: rate, to: min(max(target, 0), limit))
  }

  /// The place of rest nearest to where something would stop; nil where any will do.
  private func target(_ instance: Int, _ axis: Axis, _ decay: ExponentialDecay) -> Double? {
    let state = scrolls[instances[instance].scroll]
    switch declaration(of: instance).snapping {
    case .none: return nil
    case .multiples(of: let step): return decay.restingAtMultiple(of: step).restPosition
    case .offsets(let offsets):
      let detents = Detents(offsets)
      return detents.positions[detents.nearest(to: decay.restPosition)]
    case .pages:
      let extent = state.shown[axis]
      guard extent > 0 else { return nil }
      let page = (decay.restPosition / extent).rounded(.toNearestOrAwayFromZero)
      return min(max(page, state.page - 1), state.page + 1) * extent
    }
  }

  /// The page along the axis of the content.
  private func page(of instance: Int, at offset: Vector) -> Double {
    let state = scrolls[instances[instance].scroll]
    let axis: Axis = axes(of: instance) == .horizontal ? .horizontal : .vertical
    let extent = state.shown[axis]
    guard extent > 0 else { return 0 }
    return ((axis == .horizontal ? offset.x : offset.y) / extent).rounded(.toNearestOrAwayFromZero)
  }

  private func declaration(of instance: Int) -> ScrollDeclaration {
    program.views[instances[instance].view].layout?.scroll ?? ScrollDeclaration()
  }

  private func axes(of instance: Int) -> DragAxes { declaration(of: instance).axes }

  /// Lets a container stand at an offset.
  mutating func stop(_ instance: Int, at offset: Vector) {
    let place = instances[instance].scroll
    let wasMoving = scrolls[place].isMoving(at: now)
    scrolls[place].stop(at: offset)
    noteScrolled(instance)
    guard wasMoving else { return }
    log(.animation, instance: instance, name: "scroll", phase: "interrupted")
    runEnded(RunReference(scrollOf: instance))
  }

  /// Notes that all inside a container has to be shown anew, and looked at what is in sight.
  private mutating func noteScrolled(_ instance: Int) {
    if !activeScrolls.contains(instance) { activeScrolls.append(instance) }
    for line in scrolls[instances[instance].scroll].lines { check(line: line) }
  }

  /// Ends what has come to rest.
  mutating func endScroll(of instance: Int) {
    scrolls[instances[instance].scroll].retire()
    noteScrolled(instance)
    for line in scrolls[instances[instance].scroll].lines { queue.append(.sight(line)) }
    log(.animation, instance: instance, name: "scroll", phase: "removed")
    runEnded(RunReference(scrollOf: instance))
  }

  /// Stops a container where it is; beyond an edge, at the edge.
  mutating func interruptScroll(of instance: Int) {
    let state = scrolls[instances[instance].scroll]
    guard state.isMoving(at: now) else { return }
    stop(instance, at: state.clamped(state.offset(at: now)))
  }

  /// Takes over what a layout has made of a container: what it shows and how much there is.
  ///
  /// An offset that is now beyond the end moves back: with a write that is animated as after a pull,
  /// else at once.
  mutating func setScroll(
    of instance: Int, shown: Size, content: Size, isMirrored: Bool, write: Int
  ) {
    let place = instances[instance].scroll
    guard place >= 0 else { return }
    let limit = Vector(
      x: max(0, content.width - shown.width), y: max(0, content.height - shown.height))
    let before = scrolls[place]
    scrolls[place].shown = shown
    scrolls[place].isMirrored = isMirrored
    scrolls[place].limit = limit
    guard before.limit != limit, before.anchor == nil else { return }
    let offset = before.offset(at: now)
    if before.isMoving(at: now) {
      // An animation goes on to where it leads, if that is still there.
      if let run = before.run, run.isAnimation, run.target.x <= limit.x, run.target.y <= limit.y {
        return
      }
      let velocity = before.velocity(at: now)
      scrolls[place].stop(at: offset)
      release(instance, velocity)
    } else if offset.x > limit.x || offset.y > limit.y {
      if write >= 0, writes[write].transaction.animation != nil {
        release(instance, .zero)
      } else {
        stop(instance, at: Vector(x: min(offset.x, limit.x), y: min(offset.y, limit.y)))
      }
    }
  }
}
