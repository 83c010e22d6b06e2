/// What a drag does when another finger touches that is offered to it.
public enum SecondFinger: Hashable, Sendable, CaseIterable {
  /// It fails, as SwiftUI's does.
  case fails
  /// It goes on with the first finger, as though there were no other.
  case ignored
  /// All fingers move it together, none makes it jump by coming or going, and it ends with the last.
  case joins

  /// The word for the policy in a scene.
  public var name: String {
    switch self {
    case .fails: "fails"
    case .ignored: "ignored"
    case .joins: "joins"
    }
  }
}
