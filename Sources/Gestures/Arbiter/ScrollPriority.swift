/// Who wins when the pan of a scroll container and a gesture inside it both could.
public enum ScrollPriority: Hashable, Sendable, CaseIterable {
  /// Scrolling takes the finger from the gestures inside, even from one that is active already.
  case iOS17
  /// A gesture inside wins if it is recognised first or at the same event; SwiftUI's since iOS 18.
  case iOS18
  /// The same, and a simultaneous gesture inside does not run beside the scroll either.
  case iOS26

  /// The word for the setting in a scene.
  public var name: String {
    switch self {
    case .iOS17: "iOS17"
    case .iOS18: "iOS18"
    case .iOS26: "iOS26"
    }
  }
}
