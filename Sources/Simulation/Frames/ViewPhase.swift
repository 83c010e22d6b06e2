/// Whether a view is there, coming or going.
public enum ViewPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The view is there.
  case present = 0
  /// The view's insertion is under way.
  case inserting = 1
  /// The view is gone from the state and its removal is under way.
  case removing = 2

  /// The word in the output.
  public var name: String {
    switch self {
    case .present: "present"
    case .inserting: "inserting"
    case .removing: "removing"
    }
  }
}
