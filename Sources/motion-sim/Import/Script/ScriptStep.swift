import Gestures
import Motion

/// A gesture of a script with what it was told.
struct ScriptStep: Sendable {
  /// The time of a drag that is not told one, in seconds.
  static let dragTime = 0.3
  /// The time of two fingers that are not told one, in seconds.
  static let twoFingerTime = 0.4

  /// Which gesture.
  var gesture: ScriptGesture
  /// What it was told, by word.
  var values: [String: ScriptValue] = [:]

  /// Returns a script with the gesture at its end.
  func appended(to script: TouchScript) -> TouchScript {
    switch gesture {
    case .tap:
      script.tap(
        at: place("at"), count: number("times").map { Int($0) } ?? 1,
        duration: number("for") ?? 0.08)
    case .doubleTap: script.doubleTap(at: place("at"), duration: number("for") ?? 0.08)
    case .press: script.longPress(at: place("at"), for: number("for") ?? 0.6, ending: ending)
    case .drag:
      script.drag(
        from: place("from"), to: place("to"), in: number("in") ?? Self.dragTime, easing: easing,
        resting: number("hold") ?? 0, ending: ending)
    case .flick:
      script.flick(from: place("from"), to: place("to"), speed: number("at") ?? 1)
    case .pinch:
      script.pinch(
        at: place("at"), from: number("from") ?? 0, to: number("to") ?? 0,
        in: number("in") ?? Self.twoFingerTime, angle: .degrees(number("angle") ?? 0),
        easing: easing, stagger: number("stagger") ?? 0)
    case .rotate:
      script.rotate(
        at: place("at"), by: .degrees(number("by") ?? 0), in: number("in") ?? Self.twoFingerTime,
        distance: number("apart") ?? 160, easing: easing, stagger: number("stagger") ?? 0)
    case .twoFingerDrag:
      script.twoFingerDrag(
        from: place("from"), to: place("to"), in: number("in") ?? Self.dragTime,
        distance: number("apart") ?? 80, easing: easing, stagger: number("stagger") ?? 0)
    case .pause: script.pause(number("") ?? 0)
    }
  }

  /// The time that a flick takes at least, in seconds; 0 for other gestures.
  var flickTime: Double {
    guard gesture == .flick, let speed = number("at") else { return 0 }
    return (place("to") - place("from")).length / speed / 0.75
  }

  private var ending: TouchStroke.Ending { values["cancel"] == nil ? .lift : .cancel }

  private var easing: UnitCurve {
    if case .easing(let curve)? = values["ease"] { return curve }
    return .easeInOut
  }

  private func place(_ word: String) -> Point {
    if case .place(let point)? = values[word] { return point }
    return .zero
  }

  private func number(_ word: String) -> Double? {
    if case .number(let number)? = values[word] { return number }
    return nil
  }
}
