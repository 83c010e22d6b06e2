/// The state of every view at one instant of the frame clock.
public struct Frame: Sendable {
  /// The frame's number, from 0.
  public var index: Int64
  /// The frame's time.
  public var time: Instant
  /// The views in tree order.
  public var rows: [FrameRow]
  /// The places of the rows that may differ from those of the frame before, in order; nil for all.
  ///
  /// It says how a frame came about, so it does not count when frames are compared.
  public var changedRows: [Int]?

  /// Makes a frame.
  public init(index: Int64, time: Instant, rows: [FrameRow], changedRows: [Int]? = nil) {
    self.index = index
    self.time = time
    self.rows = rows
    self.changedRows = changedRows
  }
}

extension Frame: Hashable {
  /// Whether two frames show the same.
  public static func == (lhs: Frame, rhs: Frame) -> Bool {
    lhs.index == rhs.index && lhs.time == rhs.time && lhs.rows == rhs.rows
  }

  /// Adds what the frame shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(time)
    hasher.combine(rows)
  }
}
