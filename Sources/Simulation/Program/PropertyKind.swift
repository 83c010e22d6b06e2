/// A property of a view that animates as one.
public enum PropertyKind: Int, Hashable, Sendable, CaseIterable {
  /// The laid-out frame in the viewport: x, y, width, height.
  case frame
  /// The displacement.
  case offset
  /// The scale.
  case scale
  /// The rotation.
  case rotation
  /// The opacity.
  case opacity
  /// The blur.
  case blur

  /// The name in the log.
  public var name: String {
    switch self {
    case .frame: "frame"
    case .offset: "offset"
    case .scale: "scale"
    case .rotation: "rotation"
    case .opacity: "opacity"
    case .blur: "blur"
    }
  }

  /// The columns of the property's components.
  public var channels: [FrameChannel] {
    switch self {
    case .frame: [.x, .y, .width, .height]
    case .offset: [.offsetX, .offsetY]
    case .scale: [.scaleX, .scaleY]
    case .rotation: [.rotation]
    case .opacity: [.opacity]
    case .blur: [.blur]
    }
  }

  /// How near to its target a component counts as at rest.
  var rest: RestThreshold {
    switch self {
    case .frame, .offset, .blur: .points
    case .scale: .scale
    case .rotation: .degrees
    case .opacity: .opacity
    }
  }

  /// The components of a view that does not declare the property.
  var neutral: ChannelValue {
    switch self {
    case .frame, .offset, .rotation, .blur: .zero
    case .scale: ChannelValue(1, 1)
    case .opacity: ChannelValue(1)
    }
  }
}
