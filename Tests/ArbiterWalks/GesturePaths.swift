package import Gestures

/// Paths of gestures that between them meet every rule of the arbiter.
package enum GesturePaths {
  /// What the gestures of a path recognise, and how they are attached.
  private typealias Gesture = (GestureDescription, GesturePriority)

  private static let tap = GestureDescription.tap(TapGesture())
  private static let double = GestureDescription.tap(TapGesture(count: 2))
  private static let drag = GestureDescription.drag(DragGesture())
  private static let drag0 = GestureDescription.drag(DragGesture(minimumDistance: 0))
  private static let hold = GestureDescription.longPress(LongPressGesture())
  private static let button = GestureDescription.press(PressGesture())
  private static let magnify = GestureDescription.magnify(MagnifyGesture())
  private static let scroll = GestureDescription.scroll(ScrollGesture(axes: .both))

  /// Paths of three gestures.
  package static let threes: [[GestureAttachment]] = [
    path([(tap, .normal), (drag0, .normal), (double, .normal)]),
    path([(hold, .normal), (drag, .normal), (tap, .high)]),
    path([(drag, .simultaneous), (tap, .normal), (scroll, .normal)]),
    path([(magnify, .normal), (drag, .normal), (hold, .high)]),
    path([(button, .normal), (drag, .high), (double, .high)]),
  ]

  /// Paths of four gestures.
  package static let fours: [[GestureAttachment]] = [
    path([(tap, .normal), (double, .normal), (hold, .normal), (drag, .normal)]),
    path([(drag, .normal), (hold, .normal), (double, .normal), (tap, .normal)]),
    path([(double, .normal), (tap, .high), (drag, .high), (hold, .normal)]),
    path([(tap, .simultaneous), (drag0, .normal), (double, .high), (magnify, .normal)]),
    path([(button, .normal), (drag, .normal), (scroll, .normal), (tap, .high)]),
    path([(hold, .normal), (scroll, .normal), (drag, .simultaneous), (drag, .high)]),
    path([(magnify, .high), (drag, .normal), (scroll, .normal), (double, .simultaneous)]),
    path([(tap, .high), (double, .normal), (drag, .high), (drag0, .simultaneous)]),
  ]

  private static func path(_ gestures: [Gesture]) -> [GestureAttachment] {
    gestures.enumerated().map { number, gesture in
      GestureAttachment(
        id: GestureID(Int32(number)), gesture: gesture.0, priority: gesture.1)
    }
  }
}
