/// A value animated as SwiftUI draws it, frame by frame, as far as that is publicly known.
///
/// ``AnimatedValue`` is exact at any time; this is what SwiftUI makes of the same changes: springs
/// in steps of 1/300 s, curves rounded, repetitions that begin with a frame, and rules of its own
/// for what happens when one animation meets another. What is shown depends on the times of the
/// frames, which are given: the same changes and frames give the same bits.
///
/// ```swift
/// var solver = FrameSolver(0.0)
/// solver.animate(to: 100, .snappy, at: 0)
/// for frame in 0..<60 {
///   solver.advance(to: Double(frame) / 60)
///   print(solver.value)
/// }
/// ```
///
/// A change between frames should be given the time of the frame that first shows it.
public struct FrameSolver<Value: Animatable>: Hashable, Sendable {
  /// The value that holds once all has ended.
  public private(set) var model: Value
  /// The value shown in the last frame.
  public private(set) var value: Value
  /// The velocity in the last frame, in units per second; 0 where SwiftUI knows none.
  ///
  /// It knows that of fluid springs, unless modified, and of circular curves.
  public private(set) var velocity: Value
  /// Whether the last change counts as complete, at the last frame.
  public private(set) var isLogicallyComplete: Bool
  /// When a fluid spring may end early.
  public let rule: FinishingRule

  private var animator: FrameAnimator<Value>?

  /// Makes a value at rest.
  public init(_ value: Value, rule: FinishingRule = .standard) {
    model = value
    self.value = value
    self.rule = rule
    velocity = .zero
    isLogicallyComplete = true
  }

  /// Whether nothing is animated any more.
  public var isFinished: Bool { animator == nil }

  /// Changes the model, with an animation that starts at a time in seconds.
  ///
  /// A bare fluid spring takes over from whatever was running: the value shown, and the velocity
  /// where SwiftUI knows one, else that of a fluid spring of the same modifiers, else 0. Every other
  /// animation is laid over what was running, and blends from it, as it goes on, to the new target.
  ///
  /// - Precondition: The animation is legal, or infinitely stiff, and `time` is not before the last
  ///   frame.
  public mutating func animate(to target: Value, _ animation: Animation, at time: Double) {
    let change = target - model
    model = target
    guard change != .zero || animator != nil else { return }
    isLogicallyComplete = false
    let next = FrameAnimation<Value>(animation, rule: rule)
    if animator == nil {
      animator = FrameAnimator(next, interval: change, at: time)
    } else {
      animator?.add(next, change: change, at: time)
    }
  }

  /// Changes the model without animation; what is running goes on on top of it.
  public mutating func set(_ target: Value) {
    value += target - model
    model = target
  }

  /// Goes on to a frame, at a time in seconds that is not before the last one's.
  public mutating func advance(to time: Double) {
    guard let sample = animator?.sample(at: time) else {
      animator = nil
      value = model
      velocity = .zero
      isLogicallyComplete = true
      return
    }
    value = model - sample.rest
    velocity = sample.velocity
    isLogicallyComplete = sample.isLogicallyComplete
  }
}
