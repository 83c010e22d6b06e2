/// A part of a gesture's value that handlers may read by name.
enum GestureField: String, Hashable, Sendable, CaseIterable {
  case translation
  case location
  case startLocation
  case velocity
  case predictedEndTranslation
  case predictedEndLocation
  case time

  /// The type of the part.
  var type: ValueType { self == .time ? .number : .vector }

  /// Returns the part of a value.
  func value(of gesture: GestureValue) -> Value {
    switch gesture {
    case .tap(let tap):
      switch self {
      case .location, .startLocation: Self.vector(tap.location)
      case .time: .number(tap.time.seconds)
      case .translation, .velocity, .predictedEndTranslation, .predictedEndLocation:
        .vector(.zero)
      }
    case .drag(let drag):
      switch self {
      case .translation: .vector(drag.translation)
      case .location: Self.vector(drag.location)
      case .startLocation: Self.vector(drag.startLocation)
      case .velocity: .vector(drag.velocity)
      case .predictedEndTranslation: .vector(drag.predictedEndTranslation)
      case .predictedEndLocation: Self.vector(drag.predictedEndLocation)
      case .time: .number(drag.time.seconds)
      }
    }
  }

  /// The parts that a kind of gesture has.
  static func fields(of gesture: GestureDescription) -> [GestureField] {
    switch gesture {
    case .tap: [.location, .time]
    case .drag: allCases
    }
  }

  private static func vector(_ point: Point) -> Value {
    .vector(Vector(x: point.x, y: point.y))
  }
}
