extension GestureValue {
  /// The value for the log: a translation, a place, a scale or an angle, to thousandths.
  public var text: String {
    switch self {
    case .tap(let tap): Self.text(tap.location.x) + " " + Self.text(tap.location.y)
    case .press(let press):
      (press.isPressed ? "" : "outside ") + Self.text(press.location.x) + " "
        + Self.text(press.location.y)
    case .drag(let drag): Self.text(drag.translation.x) + " " + Self.text(drag.translation.y)
    case .magnify(let magnify): Self.text(magnify.magnification)
    case .rotate(let rotate): Self.text(rotate.rotation.degrees) + "°"
    case .combined(let first, let second): (first?.text ?? "-") + " & " + (second?.text ?? "-")
    }
  }

  /// How long the finger of a drag had rested before a lift whose velocity does not show it.
  var ignoredRest: Double {
    switch self {
    case .drag(let drag): drag.ignoredRest
    case .combined(let first, let second):
      max(first?.ignoredRest ?? 0, second?.ignoredRest ?? 0)
    case .tap, .press, .magnify, .rotate: 0
    }
  }

  private static let thousandths = NumberFormat(decimals: 3)

  private static func text(_ number: Double) -> String {
    thousandths.text(number)
  }
}
