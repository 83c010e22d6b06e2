/// The state of every view at one instant of the frame clock.
public struct Frame: Hashable, Sendable {
  /// The frame's number, from 0.
  public var index: Int64
  /// The frame's time.
  public var time: Instant
  /// The views in tree order.
  public var rows: [FrameRow]

  /// Makes a frame.
  public init(index: Int64, time: Instant, rows: [FrameRow]) {
    self.index = index
    self.time = time
    self.rows = rows
  }
}
