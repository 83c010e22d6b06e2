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

  /// What a gesture has to do with another one.
  ///
  /// Of two that count different numbers of taps, the smaller number waits, wherever they are.
  /// Taps, drags and long presses otherwise wait for all that come before them; gestures of two
  /// fingers and scrolls do not wait, but give way.
  static func relation(
    of gesture: GestureAttachment, to other: GestureAttachment, otherIsInner: Bool,
    scroll: ScrollPriority
  ) -> GestureRelation {
    if let count = gesture.gesture.requiredTapCount,
      let otherCount = other.gesture.requiredTapCount, count != otherCount,
      gesture.priority != .simultaneous, other.priority != .simultaneous
    {
      return count < otherCount ? .waits : .none
    }
    let (isScroll, otherIsScroll) = (gesture.gesture.isScroll, other.gesture.isScroll)
    if otherIsScroll, !isScroll, !otherIsInner, other.priority != .simultaneous {
      if other.priority == .high, gesture.priority == .normal { return .yields }
      return relation(of: gesture.priority, toScrollAround: scroll)
    }
    var otherPriority = other.priority
    if isScroll, !otherIsScroll, otherIsInner {
      if scroll == .iOS17, otherPriority == .normal { return .none }
      if scroll == .iOS26, otherPriority == .simultaneous { otherPriority = .normal }
    }
    guard isPrioritized(otherPriority, over: gesture.priority, firstIsInner: otherIsInner) else {
      return .none
    }
    return gesture.gesture.dependency == .none ? .yields : .waits
  }

  /// What a gesture has to do with the pan of a scroll container around it.
  private static func relation(
    of priority: GesturePriority, toScrollAround scroll: ScrollPriority
  ) -> GestureRelation {
    switch (priority, scroll) {
    case (.simultaneous, .iOS17), (.simultaneous, .iOS18): .none
    case (.simultaneous, .iOS26), (.high, _), (.normal, .iOS18), (.normal, .iOS26):
      .yieldsUntilOut
    case (.normal, .iOS17): .yields
    }
  }

  /// What one candidate has to do with another, in the sequence under way.
  func relation(of index: Int, to other: Int) -> GestureRelation {
    guard index != other, let inner = isInner(other, than: index) else { return .none }
    return Self.relation(
      of: candidates[index].attachment, to: candidates[other].attachment, otherIsInner: inner,
      scroll: scrollPriority)
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
