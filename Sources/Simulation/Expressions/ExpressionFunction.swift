/// A function that expressions may call.
enum ExpressionFunction: String, Hashable, Sendable, CaseIterable {
  case abs
  case min
  case max
  case clamp
  case sign
  case round
  case floor
  case ceil
  case sqrt
  case hypot
  case lerp
  case interpolate
  case rubberBand
  case project
  case nearest
  case count
  case sum
  case first
  case last
  case contains

  /// The numbers that the function takes; nil where it takes a list or any number of them.
  var numberCount: ClosedRange<Int>? {
    switch self {
    case .abs, .sign, .round, .floor, .ceil, .sqrt: 1...1
    case .min, .max: 2...16
    case .clamp, .lerp: 3...3
    case .hypot: 2...2
    case .interpolate: 5...5
    case .rubberBand: 2...3
    case .project: 1...2
    case .nearest: 2...17
    case .count, .sum, .first, .last, .contains: nil
    }
  }
}
