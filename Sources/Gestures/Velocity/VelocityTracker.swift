public import Motion

/// The newest samples of one value, and the velocity that a named estimator makes of them.
///
/// A value has one to four components: a number, a vector, a frame. Time is that of the samples;
/// a sample older than the newest is ignored, one of the same time replaces it.
public struct VelocityTracker: Hashable, Sendable {
  /// The rule that makes a velocity of the samples.
  public let estimator: VelocityEstimator
  /// The samples that still count, oldest first.
  public private(set) var samples: [VelocitySample] = []
  /// The silence before the lift, where one has been taken, in seconds.
  private var silenceBeforeLift: Double?

  /// Makes a tracker without samples.
  public init(_ estimator: VelocityEstimator = .swiftUI) {
    self.estimator = estimator
  }

  /// The time of the newest sample, or nil where there is none.
  public var lastTime: Instant? { samples.last?.time }

  /// Takes a sample of a value of up to four components.
  ///
  /// - Complexity: O(samples kept), which is bounded.
  public mutating func add(_ value: SIMD4<Double>, at time: Instant) {
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    silenceBeforeLift = nil
    samples.append(VelocitySample(time: time, value: value))
    discard(at: time)
  }

  /// Takes a sample of an animatable value, such as a number, a vector or a frame.
  ///
  /// - Precondition: The value has at most four components.
  public mutating func add<Value: Animatable>(_ value: Value, at time: Instant) {
    add(Self.components(of: value), at: time)
  }

  /// Takes a sample that is given as the change since the one before, as a wheel reports it.
  ///
  /// The first one only sets the time from which the second has moved.
  public mutating func add(changeBy change: SIMD4<Double>, at time: Instant) {
    add((samples.last?.value ?? SIMD4()) + change, at: time)
  }

  /// Takes the lift: a sample where the estimator counts it as one, and the end of a silence.
  ///
  /// - Precondition: The value has at most four components.
  public mutating func lift<Value: Animatable>(_ value: Value, at time: Instant) {
    let silence = lastTime.map { time.seconds(since: $0) }
    if estimator.countsLift { add(value, at: time) }
    silenceBeforeLift = silence
  }

  /// Forgets all samples.
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    silenceBeforeLift = nil
  }

  /// Returns the velocity of all components at a lift, per second.
  ///
  /// Whether the lift is a sample is for the caller to say, with ``lift(_:at:)`` or by adding it.
  /// `swiftUI` knows no rest and takes no account of the time of the lift.
  public func velocityComponents(at lift: Instant) -> SIMD4<Double> {
    estimator.rule.velocity(of: samples, at: lift)
  }

  /// Returns the rest before the lift that the estimate ignores.
  ///
  /// A silence of more than ``restLimit`` before the lift is a rest. Where the estimate is not 0 all
  /// the same, it is stale: the velocity is that from before the rest.
  ///
  /// - Parameter lift: When the finger lifts; of no account where ``lift(_:at:)`` has been told.
  /// - Returns: How long the finger had been still, in seconds, and 0 where the estimate is not stale.
  public func ignoredRest(at lift: Instant) -> Double {
    guard let last = samples.last else { return 0 }
    let silence = silenceBeforeLift ?? lift.seconds(since: last.time)
    guard silence > Self.restLimit, velocityComponents(at: lift) != SIMD4() else { return 0 }
    return silence
  }

  /// The silence beyond which a finger is said to have rested, in seconds: 40 ms, as Android has it.
  public static let restLimit: Double = 0.04

  /// Returns the velocity at a lift in the form of the value that was added, per second.
  public func velocity<Value: Animatable>(at lift: Instant) -> Value {
    Self.value(of: velocityComponents(at: lift))
  }

  /// Returns the animatable value of its components.
  static func value<Value: Animatable>(of components: SIMD4<Double>) -> Value {
    var value = Value.zero
    for index in 0..<min(4, Value.componentCount) { value[component: index] = components[index] }
    return value
  }

  /// Returns the components of an animatable value; those that it does not have are 0.
  private static func components<Value: Animatable>(of value: Value) -> SIMD4<Double> {
    precondition(Value.componentCount <= 4, "a tracked value has at most 4 components")
    var components = SIMD4<Double>()
    for index in 0..<Value.componentCount { components[index] = value[component: index] }
    return components
  }

  /// Drops the samples that can never count again.
  private mutating func discard(at time: Instant) {
    let rule = estimator.rule
    var first = 0
    while time.seconds(since: samples[first].time) > rule.horizon { first += 1 }
    first = max(first, samples.count - rule.history)
    if first > 0 { samples.removeFirst(first) }
  }
}
