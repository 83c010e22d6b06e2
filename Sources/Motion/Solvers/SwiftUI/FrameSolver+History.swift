extension FrameSolver {
  /// A change of the value, with the animation it has.
  public struct Change: Hashable, Sendable {
    /// When it happens, in seconds.
    public var time: Double
    /// The value to come to.
    public var target: Value
    /// How to get there; nil is at once.
    public var animation: Animation?

    /// Makes a change.
    public init(to target: Value, _ animation: Animation?, at time: Double) {
      self.time = time
      self.target = target
      self.animation = animation
    }
  }

  /// Returns what each frame shows of a history of changes, in the order of time.
  ///
  /// A change starts with the first frame that is not before it. The changes of one frame come
  /// before the frame.
  ///
  /// - Parameters:
  ///   - start: The value before all changes.
  ///   - changes: The changes, in the order of their times.
  ///   - frames: The times of the frames, in seconds, growing.
  ///   - rule: When a fluid spring may end early.
  /// - Returns: One value for each frame.
  public static func values(
    from start: Value, changes: [Change], frames: [Double], rule: FinishingRule = .standard
  ) -> [Value] {
    var solver = FrameSolver(start, rule: rule)
    var next = 0
    var values: [Value] = []
    values.reserveCapacity(frames.count)
    for frame in frames {
      while next < changes.count, changes[next].time <= frame {
        if let animation = changes[next].animation {
          solver.animate(to: changes[next].target, animation, at: frame)
        } else {
          solver.set(changes[next].target)
        }
        next += 1
      }
      solver.advance(to: frame)
      values.append(solver.value)
    }
    return values
  }
}
