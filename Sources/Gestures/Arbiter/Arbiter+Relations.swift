// The relations of SwiftUI since iOS 18, where every gesture is a recogniser of its own. They hold
// only between gestures to which a common contact was offered in the sequence under way.

extension Arbiter {
  /// Whether one gesture comes before another by the way the two are attached.
  ///
  /// Normal against normal, the inner one; high against high, the outer one; high before normal.
  /// A simultaneous gesture has no precedence and yields none.
  static func isPrioritized(
    _ first: GesturePriority, over second: GesturePriority, firstIsInner: Bool
  ) -> Bool {
    switch (first, second) {
    case (.normal, .normal): firstIsInner
    case (.high, .high): !firstIsInner
    case (.high, .normal): true
    case (.normal, .high), (.simultaneous, _), (_, .simultaneous): false
    }
  }

  /// Whether a gesture must wait for another one to fail.
  ///
  /// Of two that count different numbers of taps, the smaller number waits, wherever they are.
  /// Taps and drags otherwise wait for all that come before them.
  static func requiresFailure(
    _ gesture: GestureAttachment, of other: GestureAttachment, otherIsInner: Bool
  ) -> Bool {
    guard gesture.priority != .simultaneous, other.priority != .simultaneous else { return false }
    if let count = gesture.gesture.requiredTapCount,
      let otherCount = other.gesture.requiredTapCount, count != otherCount
    {
      return count < otherCount
    }
    return isPrioritized(other.priority, over: gesture.priority, firstIsInner: otherIsInner)
  }

  /// Whether one candidate must wait for another one to fail, in the sequence under way.
  func requires(_ index: Int, failureOf other: Int) -> Bool {
    guard index != other, let inner = isInner(other, than: index) else { return false }
    return Self.requiresFailure(
      candidates[index].attachment, of: candidates[other].attachment, otherIsInner: inner)
  }

  /// Whether a candidate is inside another one, or nil where no contact was offered to both.
  private func isInner(_ first: Int, than second: Int) -> Bool? {
    for offer in candidates[first].offers {
      for other in candidates[second].offers where other.touch == offer.touch {
        return offer.depth < other.depth
      }
    }
    return nil
  }
}
