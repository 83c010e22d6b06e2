public import Motion

/// What a trace may say of a sample beside its place; carried along, not needed by gestures.
public struct PointerDetails: Hashable, Sendable {
  /// The pressure, 0…1.
  public var pressure: Double?
  /// The diameter of the contact, in points.
  public var size: Double?
  /// What touches: `finger`, `pen`, `mouse` or `palm`.
  public var tool: String?
  /// The angle between the pen and the screen, in radians.
  public var altitude: Double?
  /// The direction of the pen, in radians.
  public var azimuth: Double?
  /// The mouse buttons held, as a bit mask.
  public var buttons: Int?
  /// When the application got the sample, where known and later than its own time.
  public var seen: Instant?

  /// Makes the details, each absent unless given.
  public init(
    pressure: Double? = nil, size: Double? = nil, tool: String? = nil, altitude: Double? = nil,
    azimuth: Double? = nil, buttons: Int? = nil, seen: Instant? = nil
  ) {
    self.pressure = pressure
    self.size = size
    self.tool = tool
    self.altitude = altitude
    self.azimuth = azimuth
    self.buttons = buttons
    self.seen = seen
  }

  /// No details.
  public static let none = PointerDetails()
}
