import Gestures
import Motion

// Scroll containers that go where the state says.

extension Stage {
  /// Notes where a scroll container has to go that an update has told.
  mutating func notePosition(
    of view: ViewProgram, instance: Int, _ implicit: ViewProgram.Implicit?
  ) {
    let write = lastWrite(among: view.scrollPositionReads, cells: instances[instance].cells)
    guard write >= 0 else { return }
    var transaction = writes[write].transaction
    transaction.follow(implicit)
    readPosition(of: view, instance: instance, transaction)
  }

  /// Evaluates where a scroll container has to be; where that has changed, it goes there.
  mutating func readPosition(of view: ViewProgram, instance: Int, _ transaction: Transaction) {
    guard let expression = view.scrollPosition, instances[instance].scroll >= 0 else { return }
    countEvaluation(of: instance)
    let place = instances[instance].scroll
    let value = expression.evaluate(in: scope(of: instance))
    let components = value.asComponents
    guard components.isUsable else {
      guard !scrolls[place].isReported else { return }
      scrolls[place].isReported = true
      logUnusable(components, of: "scroll", in: instance)
      return
    }
    guard value != scrolls[place].position else { return }
    scrolls[place].position = value
    if value != .null {
      positions.append(PendingPosition(container: instance, transaction: transaction))
    }
  }

  /// Lets scroll containers go where they have to be, now that it is known how far they can.
  ///
  /// One that a finger holds stays with it.
  mutating func settlePositions() {
    let pending = positions
    positions.removeAll(keepingCapacity: true)
    for position in pending {
      let state = scrolls[instances[position.container].scroll]
      guard instances[position.container].presence != .gone, state.anchor == nil else { continue }
      let target = target(of: position.container)
      guard target != state.model else { continue }
      if let animation = position.transaction.animation {
        scroll(position.container, to: target, animation, position.transaction)
      } else {
        stop(position.container, at: target)
      }
    }
  }

  /// The place where the state wants a container to be, within its range.
  private func target(of instance: Int) -> Vector {
    let state = scrolls[instances[instance].scroll]
    let axes = program.views[instances[instance].view].layout?.scroll?.axes ?? .vertical
    var target = state.model
    switch state.position {
    case .vector(let vector): target = vector
    case .number(let number) where axes == .horizontal: target.x = number
    case .number(let number): target.y = number
    default: break
    }
    return Vector(
      x: axes.contains(.horizontal) ? min(max(target.x, 0), state.limit.x) : state.model.x,
      y: axes.contains(.vertical) ? min(max(target.y, 0), state.limit.y) : state.model.y)
  }

  private mutating func scroll(
    _ instance: Int, to target: Vector, _ animation: Animation, _ transaction: Transaction
  ) {
    let place = instances[instance].scroll
    let wasMoving = scrolls[place].isMoving(at: now)
    var animated = AnimatedValue(scrolls[place].offset(at: now), rest: .points)
    let times = animated.animate(
      to: target, animation, at: now, addedVelocity: scrolls[place].velocity(at: now))
    guard times.started else {
      stop(instance, at: target)
      return
    }
    begin(ScrollState.Run(start: now, animated), of: instance)
    log(
      .animation, instance: instance, name: "scroll",
      phase: wasMoving ? "retargeted" : "started")
    let run = RunReference(scrollOf: instance)
    for watch in transaction.watches { wait(watch, for: run, until: times.logical) }
  }
}

extension Value {
  /// A number or a vector as the components of a property; zero for null.
  fileprivate var asComponents: ChannelValue {
    switch self {
    case .number(let number): ChannelValue(number)
    case .vector(let vector): ChannelValue(vector.x, vector.y)
    default: .zero
    }
  }
}
