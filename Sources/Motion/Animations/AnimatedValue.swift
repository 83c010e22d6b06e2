/// A value that a change can animate, in mid-flight too.
///
/// The model changes at once; a run carries the rest of the way: what is shown is the model and
/// what remains. Everything is a function of the time asked for, whatever was asked before.
public struct AnimatedValue<Value: Animatable>: Hashable, Sendable {
  /// The value that holds once all is at rest.
  public private(set) var model: Value

  /// The run under way, or one that has rested and not been retired yet.
  public private(set) var run: AnimationRun<Value>?

  private let rest: RestThreshold

  /// Makes a value at rest.
  public init(_ model: Value, rest: RestThreshold) {
    self.model = model
    self.rest = rest
  }

  /// Returns the value shown at a time.
  ///
  /// At and before a run's start these are the bits shown when it began; each component has the
  /// bits of the model from its rest on.
  public func value(at instant: Instant) -> Value {
    run?.value(at: instant, model: model) ?? model
  }

  /// Returns the velocity of the run at a time, in units per second.
  public func velocity(at instant: Instant) -> Value {
    run?.velocity(at: instant) ?? .zero
  }

  /// Changes the model without animation; a run under way goes on on top of it.
  public mutating func set(_ target: Value) {
    model = target
  }

  /// Changes the model, and starts a run from the value shown.
  ///
  /// A spring takes over the velocity shown, whatever was running, and `addedVelocity`, in units
  /// per second. A curve has the value alone. During the delay of an animation the value is held,
  /// and its velocity is 0 when it begins. What is instant, or at rest at once, starts nothing,
  /// and ends the run under way: what it leaves out is smaller than the rest threshold. A shown value
  /// or velocity beyond ``Spring/largestMagnitude`` is taken over as that magnitude.
  @discardableResult
  public mutating func animate(
    to target: Value, _ animation: Animation, at instant: Instant, addedVelocity: Value = .zero
  ) -> RunTimes {
    let origin = Self.limited(value(at: instant))
    let velocity = Self.limited(velocity(at: instant) + addedVelocity)
    model = target
    run = AnimationRun(
      animation, from: origin, velocity: velocity, to: target, at: instant, rest: rest)
    guard let run else { return RunTimes(started: false, logical: instant, removed: instant) }
    return RunTimes(started: true, logical: run.logicalInstant, removed: run.restInstant)
  }

  /// A legal run may swing past the largest magnitude; what the next one takes over may not.
  private static func limited(_ value: Value) -> Value {
    var result = value
    for index in 0..<Value.componentCount
    where !(result[component: index].magnitude <= Spring.largestMagnitude) {
      let isNegative = result[component: index] < 0
      result[component: index] = isNegative ? -Spring.largestMagnitude : Spring.largestMagnitude
    }
    return result
  }

  /// Drops what remains of a run, so that the model is shown.
  public mutating func interrupt() {
    run = nil
  }

  /// Forgets a run that has come to rest by a time.
  public mutating func retireIfRested(at instant: Instant) {
    if let run, run.restInstant <= instant { self.run = nil }
  }

  /// Whether there is a run that has not been retired.
  public var isAnimating: Bool { run != nil }

  /// When the run comes to rest: nil without one, ``Instant/never`` where it does not.
  public var restInstant: Instant? { run?.restInstant }

  /// When the run counts as complete: a spring at its response, a curve at its duration.
  public var logicalInstant: Instant? { run?.logicalInstant }
}
