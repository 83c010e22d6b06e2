import Gestures
import Motion

extension ScriptValue {
  private static let places = -100_000.0...100_000

  /// Reads a word as a value of a kind; nil where it is none.
  init?(_ word: String, _ kind: ScriptParameter.Kind) {
    switch kind {
    case .place:
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let x = Self.number(parts[0], in: Self.places),
        let y = Self.number(parts[1], in: Self.places)
      else { return nil }
      self = .place(Point(x: x, y: y))
    case .easing:
      guard let easing = UnitCurve.named.first(where: { $0.name == word }) else {
        return nil
      }
      self = .easing(easing.curve)
    case .count:
      guard let number = Self.number(word[...], in: 1...100), number == number.rounded() else {
        return nil
      }
      self = .number(number)
    case .seconds, .stagger:
      let isMilliseconds = word.hasSuffix("ms")
      let digits =
        isMilliseconds ? word.dropLast(2) : word.hasSuffix("s") ? word.dropLast() : word[...]
      guard let number = DecimalText.number(String(digits)) else { return nil }
      let seconds = isMilliseconds ? number / 1000 : number
      guard Self.range(kind).contains(seconds) else { return nil }
      self = .number(seconds)
    case .points, .degrees, .speed:
      guard let number = Self.number(word[...], in: Self.range(kind)) else { return nil }
      self = .number(number)
    case .flag: self = .flag
    }
  }

  /// What a kind wants, for messages.
  static func wanted(_ kind: ScriptParameter.Kind) -> String {
    switch kind {
    case .place: "a place such as 100,600, in points"
    case .seconds: "seconds from 0 to 600, such as 0.3 or 300ms"
    case .stagger: "seconds from 0 to 60, such as 0.05 or 50ms"
    case .points: "points from 0 to 10000"
    case .degrees: "degrees from -36000 to 36000"
    case .speed: "points per second from 1 to 100000"
    case .count: "a whole number from 1 to 100"
    case .easing: "an easing: " + UnitCurve.named.map { $0.name }.joined(separator: ", ")
    case .flag: "nothing"
    }
  }

  private static func range(_ kind: ScriptParameter.Kind) -> ClosedRange<Double> {
    switch kind {
    case .seconds: 0...600
    case .stagger: 0...60
    case .degrees: -36_000...36_000
    case .speed: 1...100_000
    default: 0...10_000
    }
  }

  private static func number(_ text: Substring, in range: ClosedRange<Double>) -> Double? {
    guard let number = DecimalText.number(String(text)), range.contains(number) else { return nil }
    return number
  }
}
