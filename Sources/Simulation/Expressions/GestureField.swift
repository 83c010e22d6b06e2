/// A part of a gesture's value that handlers may read by name.
enum GestureField: String, Hashable, Sendable, CaseIterable {
  case translation
  case location
  case startLocation
  case velocity
  case predictedEndTranslation
  case predictedEndLocation
  case isPressed
  case magnification
  case rotation
  case startAnchor
  case time
  case isPresent

  /// The type of the part in a kind of gesture.
  func type(in gesture: GestureDescription) -> ValueType {
    switch self {
    case .time, .magnification, .rotation: return .number
    case .isPressed, .isPresent: return .boolean
    case .velocity:
      switch gesture {
      case .magnify, .rotate: return .number
      default: return .vector
      }
    case .translation, .location, .startLocation, .predictedEndTranslation,
      .predictedEndLocation, .startAnchor:
      return .vector
    }
  }

  /// The value of a gesture that has done nothing yet.
  func emptyValue(of type: ValueType) -> Value {
    self == .magnification ? .number(1) : type.emptyValue
  }

  /// The parts that a kind of gesture has.
  static func fields(of gesture: GestureDescription) -> [GestureField] {
    switch gesture {
    case .tap: [.location, .time]
    case .longPress, .press: [.isPressed, .location, .time]
    case .drag, .scroll:
      [
        .translation, .location, .startLocation, .velocity, .predictedEndTranslation,
        .predictedEndLocation, .time,
      ]
    case .magnify: [.magnification, .velocity, .startLocation, .startAnchor, .time]
    case .rotate: [.rotation, .velocity, .startLocation, .startAnchor, .time]
    case .sequenced, .simultaneously, .exclusively: [.time]
    }
  }

  /// Returns the part of a value; nil where its kind has no such part.
  func value(of gesture: GestureValue) -> Value? {
    if self == .time { return .number(gesture.time.seconds) }
    switch gesture {
    case .tap(let tap): return self == .location ? Self.vector(tap.location) : nil
    case .press(let press): return value(of: press)
    case .drag(let drag): return value(of: drag)
    case .magnify(let magnify): return value(of: magnify)
    case .rotate(let rotate): return value(of: rotate)
    case .combined: return nil
    }
  }

  private func value(of press: PressValue) -> Value? {
    switch self {
    case .isPressed: .boolean(press.isPressed)
    case .location: Self.vector(press.location)
    default: nil
    }
  }

  private func value(of drag: DragValue) -> Value? {
    switch self {
    case .translation: .vector(drag.translation)
    case .location: Self.vector(drag.location)
    case .startLocation: Self.vector(drag.startLocation)
    case .velocity: .vector(drag.velocity)
    case .predictedEndTranslation: .vector(drag.predictedEndTranslation)
    case .predictedEndLocation: Self.vector(drag.predictedEndLocation)
    default: nil
    }
  }

  private func value(of magnify: MagnifyValue) -> Value? {
    switch self {
    case .magnification: .number(magnify.magnification)
    case .velocity: .number(magnify.velocity)
    case .startLocation: Self.vector(magnify.startLocation)
    case .startAnchor: .vector(Vector(x: magnify.startAnchor.x, y: magnify.startAnchor.y))
    default: nil
    }
  }

  private func value(of rotate: RotateValue) -> Value? {
    switch self {
    case .rotation: .number(rotate.rotation.degrees)
    case .velocity: .number(rotate.velocity.degrees)
    case .startLocation: Self.vector(rotate.startLocation)
    case .startAnchor: .vector(Vector(x: rotate.startAnchor.x, y: rotate.startAnchor.y))
    default: nil
    }
  }

  private static func vector(_ point: Point) -> Value {
    .vector(Vector(x: point.x, y: point.y))
  }
}
