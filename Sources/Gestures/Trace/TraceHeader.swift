public import Motion

/// The first line of a trace.
public struct TraceHeader: Hashable, Sendable {
  /// The size of the recorded viewport, in points.
  public var viewport: Size
  /// Device pixels in a point, where known.
  public var scale: Double?
  /// The scene that the trace belongs to, as a path relative to the trace.
  public var scene: String?
  /// What made the trace: `hand`, `evemu` and so on.
  public var source: String?
  /// The rule by which a script of intent was sampled.
  public var sampling: String?
  /// A remark.
  public var note: String?

  /// Makes a header.
  public init(
    viewport: Size, scale: Double? = nil, scene: String? = nil, source: String? = nil,
    sampling: String? = nil, note: String? = nil
  ) {
    self.viewport = viewport
    self.scale = scale
    self.scene = scene
    self.source = source
    self.sampling = sampling
    self.note = note
  }
}
