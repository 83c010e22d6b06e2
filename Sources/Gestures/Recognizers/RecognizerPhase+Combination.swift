// The tables of SwiftUI's combined gestures: the phase of the whole from those of the two parts.

extension RecognizerPhase {
  /// Returns the phase of two gestures beside each other.
  ///
  /// It is active while one of them is, and ends when both are over and one has succeeded. Where one
  /// has ended and the other is undecided, it is possible: an active combination then rests.
  static func simultaneous(_ first: Self, _ second: Self) -> Self {
    switch (first, second) {
    case (.active, _), (_, .active):
      let decisive = first.isActiveDecisively || second.isActiveDecisively
      return .active(
        .combined(first: first.value, second: second.value), isDecisive: decisive)
    case (.possible, _), (_, .possible): return .possible(nil)
    case (.ended, _), (_, .ended):
      return .ended(.combined(first: first.value, second: second.value))
    case (.failed, .failed): return first
    }
  }

  /// Returns the phase of a gesture or else another one, which depends on the first in some way.
  static func exclusive(_ first: Self, _ second: Self, dependency: GestureDependency) -> Self {
    switch first {
    case .active(let value, let isDecisive):
      return .active(.combined(first: value, second: nil), isDecisive: isDecisive)
    case .ended(let value): return .ended(.combined(first: value, second: nil))
    case .possible(let value):
      if case .active(let other, let isDecisive) = second, dependency == .none {
        return .active(.combined(first: nil, second: other), isDecisive: isDecisive)
      }
      if let value { return .possible(.combined(first: value, second: nil)) }
      if case .possible(let other?) = second {
        return .possible(.combined(first: nil, second: other))
      }
      return .possible(nil)
    case .failed: return second.mapValue { .combined(first: nil, second: $0) }
    }
  }

  /// Returns the phase of a gesture and then another one.
  ///
  /// While the second is awaited the whole is active already, as in SwiftUI since iOS 18.
  static func sequence(_ first: Self, _ second: Self) -> Self {
    guard case .ended(let value) = first else {
      return first.mapValue { .combined(first: $0, second: nil) }
    }
    switch second {
    case .possible(let other):
      return .active(.combined(first: value, second: other), isDecisive: true)
    case .active, .ended, .failed:
      return second.mapValue { .combined(first: value, second: $0) }
    }
  }

  private var isActiveDecisively: Bool {
    guard case .active(_, isDecisive: true) = self else { return false }
    return true
  }

  private func mapValue(_ transform: (GestureValue) -> GestureValue) -> Self {
    switch self {
    case .possible(let value?): .possible(transform(value))
    case .possible(nil), .failed: self
    case .active(let value, let isDecisive): .active(transform(value), isDecisive: isDecisive)
    case .ended(let value): .ended(transform(value))
    }
  }
}
