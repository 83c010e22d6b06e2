import Motion

/// How a recording becomes a trace.
struct ImportOptions: Sendable, Hashable {
  /// What happens to a contact that is still down at the end.
  enum AtEnd: String, Sendable, Hashable, CaseIterable {
    /// It is cancelled, with a warning.
    case cancel
    /// It lifts, with a warning.
    case up
    /// The recording is refused.
    case error
  }

  /// The viewport's width, in points, where given.
  var width: Double?
  /// The viewport's height, in points, where given.
  var height: Double?
  /// The largest horizontal value of the device, where given.
  var maximumX: Int?
  /// The largest vertical value of the device, where given.
  var maximumY: Int?
  /// Frames per second of a recording whose times cannot be used.
  var assumedRate: Double?
  /// The device to follow in a recording of several, by its node or the end of it.
  var node: String?
  /// What happens to a contact that is still down at the end.
  var atEnd = AtEnd.cancel
  /// How far the panel is turned, in degrees clockwise.
  var rotation = 0
  /// Whether time zero is the first row rather than the first touch.
  var keepsLead = false

  /// The viewport where the command line gives none: a common telephone's, in points.
  static let defaultViewport = Size(width: 390, height: 844)

  /// The viewport of the trace.
  var viewport: Size {
    Size(
      width: width ?? Self.defaultViewport.width, height: height ?? Self.defaultViewport.height)
  }
}
