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
    samples.append(VelocitySample(time: time, value: value))
    discard(at: time)
  }

  /// Takes a sample of an animatable value, such as a number, a vector or a frame.
  ///
  /// - Precondition: The value has at most four components.
  public mutating func add<Value: Animatable>(_ value: Value, at time: Instant) {
    precondition(Value.componentCount <= 4, "a tracked value has at most 4 components")
    var components = SIMD4<Double>()
    for index in 0..<Value.componentCount { components[index] = value[component: index] }
    add(components, at: time)
  }

  /// Forgets all samples.
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Returns the velocity of all components at a lift, per second.
  ///
  /// Whether the lift is a sample is for the caller to say, by adding it. `swiftUI` knows no rest
  /// and takes no account of the time of the lift.
  public func velocityComponents(at lift: Instant) -> SIMD4<Double> {
    switch estimator {
    case .swiftUI: threeSampleVelocity
    case .leastSquares:
      LeastSquaresVelocity.standard.velocity(of: samples, at: lift) ?? SIMD4()
    }
  }

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

  private var threeSampleVelocity: SIMD4<Double> {
    let count = samples.count
    guard count >= 2 else { return SIMD4() }
    let newer = segment(endingAt: count - 1)
    guard count >= 3 else { return newer }
    return 0.25 * newer + 0.75 * segment(endingAt: count - 2)
  }

  private func segment(endingAt index: Int) -> SIMD4<Double> {
    let (start, end) = (samples[index - 1], samples[index])
    return (end.value - start.value) / end.time.seconds(since: start.time)
  }

  /// Drops the samples that can never count again.
  private mutating func discard(at time: Instant) {
    switch estimator {
    case .swiftUI:
      if samples.count > 3 { samples.removeFirst(samples.count - 3) }
    case .leastSquares:
      var first = 0
      while time.seconds(since: samples[first].time) > LeastSquaresVelocity.standard.horizon {
        first += 1
      }
      first = max(first, samples.count - Self.capacity)
      if first > 0 { samples.removeFirst(first) }
    }
  }

  /// The most samples kept: 100 ms of a digitiser at 1000 Hz, with room to spare.
  private static let capacity = 128
}
