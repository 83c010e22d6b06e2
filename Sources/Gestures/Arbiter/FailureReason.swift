/// Why a gesture failed.
public enum FailureReason: Hashable, Sendable, CaseIterable {
  /// The finger moved to or beyond the maximum distance.
  case tooFar
  /// The finger stayed down for the maximum duration.
  case tooLong
  /// A long press was lifted before its minimum duration.
  case tooShort
  /// A finger lifted before the movement was large enough.
  case notMoved
  /// The finger moved far enough, but not along the axis that is looked for.
  case wrongDirection
  /// A scroll has nothing more to show in the direction of the finger.
  case atEdge
  /// The finger lifted away from the button.
  case outside
  /// The only finger lifted where two are needed.
  case tooFewContacts
  /// The next tap did not come within the interval.
  case intervalOver
  /// A second finger touched a gesture for one finger.
  case anotherContact
  /// The system took the contact away.
  case cancelled
  /// The trace ended before a further finger came.
  case unfinished
  /// A gesture that comes before this one was recognised.
  case excluded
  /// The view of the gesture was removed.
  case viewRemoved
  /// The gesture, or its view, was disabled.
  case disabled

  /// The word for the reason in the log.
  public var name: String {
    switch self {
    case .tooFar: "tooFar"
    case .tooLong: "tooLong"
    case .tooShort: "tooShort"
    case .notMoved: "notMoved"
    case .wrongDirection: "wrongDirection"
    case .atEdge: "atEdge"
    case .outside: "outside"
    case .tooFewContacts: "tooFewContacts"
    case .intervalOver: "intervalOver"
    case .anotherContact: "anotherContact"
    case .cancelled: "cancelled"
    case .unfinished: "unfinished"
    case .excluded: "excluded"
    case .viewRemoved: "viewRemoved"
    case .disabled: "disabled"
    }
  }
}
