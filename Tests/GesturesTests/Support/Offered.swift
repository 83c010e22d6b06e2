import Gestures

/// A gesture of a picture: its name, and how it is attached.
struct Offered: Sendable {
  /// The name of its row.
  var name: String
  /// What is recognised.
  var gesture: GestureDescription
  /// How it was attached.
  var priority: GesturePriority
  /// Whether something follows its changes.
  var isFollowed = false

  /// A gesture attached with `gesture`.
  static func gesture(_ name: String, _ gesture: GestureDescription) -> Offered {
    Offered(name: name, gesture: gesture, priority: .normal)
  }

  /// A gesture attached with `highPriorityGesture`.
  static func high(_ name: String, _ gesture: GestureDescription) -> Offered {
    Offered(name: name, gesture: gesture, priority: .high)
  }

  /// A gesture attached with `simultaneousGesture`.
  static func simultaneous(_ name: String, _ gesture: GestureDescription) -> Offered {
    Offered(name: name, gesture: gesture, priority: .simultaneous)
  }

  /// The same gesture with `updating` or `onChanged`: a press is then active from the touch on.
  var followed: Offered {
    var copy = self
    copy.isFollowed = true
    return copy
  }

  /// The attachment under a number.
  func attachment(_ number: Int) -> GestureAttachment {
    GestureAttachment(
      id: GestureID(Int32(number)), gesture: gesture, priority: priority,
      reportsPressing: isFollowed)
  }
}
