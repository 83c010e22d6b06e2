public import Motion

/// What differs between the frames of two runs, channel by channel.
///
/// Frames are compared where both runs have one at the same time, so runs at 60 and at 120 frames a
/// second have every second frame of the faster one in common. What is compared are the emitted
/// numbers, clamped to their legal ranges. Times that were written with six decimals and read back
/// are the same times.
///
/// ```swift
/// let comparison = before.comparison(with: after)
/// #expect(comparison.isEqual)
/// ```
public struct FrameComparison: Sendable {
  /// One unit of the last decimal of a table of frames, the tolerance unless another is given.
  public static let standardTolerance = 1e-6

  /// How far two values may differ and still count as equal, in the unit of each channel.
  public let tolerance: Double
  /// The channels that differ, views in the order in which they came, channels in that of the columns.
  public var channels: [ChannelDifference] {
    views.flatMap { view in view.channels.compactMap { $0 } }
  }
  /// The views whose phases differ, in the order in which they came.
  public var phases: [PhaseDifference] { views.compactMap { $0.phase } }
  /// The selected views that no common frame has, in the order of the selection.
  public var unseenViews: [String] {
    var result: [String] = []
    for view in selection.map({ $0.view })
    where !result.contains(view) && !views.contains(where: { $0.path.hasSameBytes(as: view) }) {
      result.append(view)
    }
    return result
  }
  /// How many frames both runs have.
  public private(set) var commonCount = 0
  /// The time of the last frame of the first run; nil for none.
  public var firstEnd: Instant? { frames.last?.time }
  /// The time of the last frame of the second run; nil for none.
  public private(set) var secondEnd: Instant?
  /// Whether each frame of one run has a frame of the other, up to the end of the shorter one.
  public private(set) var hasSameTimes = true

  private let frames: [Frame]
  private let selection: [ChannelSelector]
  private var next = 0
  private var views: [ViewComparison] = []
  private var places: [Int] = []
  private var index = PathPlaces()

  /// Begins a comparison with the frames of the first run; ``add(_:)`` takes those of the second.
  ///
  /// - Parameters:
  ///   - frames: The frames of the first run, in order.
  ///   - tolerance: How far values may differ, finite and at least 0.
  ///   - selection: The channels to compare; all where it is empty. With a selection the phases of
  ///     its views are compared too.
  public init(
    _ frames: [Frame], tolerance: Double = Self.standardTolerance,
    selection: [ChannelSelector] = []
  ) {
    precondition(
      tolerance >= 0 && tolerance.isFinite, "a tolerance is finite and at least 0")
    self.frames = frames
    self.tolerance = tolerance
    self.selection = selection
  }

  /// Whether no channel and no phase differs and both runs are equally long.
  ///
  /// Two runs without any frame are equal. The length counts only where the runs have the same frame times.
  public var isEqual: Bool {
    guard commonCount > 0 else { return frames.isEmpty && secondEnd == nil }
    return channels.isEmpty && phases.isEmpty && (!hasSameTimes || isEquallyLong)
  }

  /// Whether both runs end with a frame at the same time.
  public var isEquallyLong: Bool {
    guard let firstEnd, let secondEnd else { return frames.isEmpty && secondEnd == nil }
    return Self.isSame(firstEnd, secondEnd)
  }

  /// Takes the next frame of the second run.
  public mutating func add(_ frame: borrowing Frame) {
    secondEnd = frame.time
    while next < frames.count, frames[next].time < frame.time,
      !Self.isSame(frames[next].time, frame.time)
    {
      hasSameTimes = false
      next += 1
    }
    guard next < frames.count else { return }
    guard Self.isSame(frames[next].time, frame.time) else {
      hasSameTimes = false
      return
    }
    compare(frames[next], with: frame)
    commonCount += 1
    next += 1
  }

  /// Half a unit of the sixth decimal, in nanoseconds: what writing and reading a time may lose.
  private static func isSame(_ left: Instant, _ right: Instant) -> Bool {
    abs(left.nanoseconds - right.nanoseconds) <= 500
  }

  private mutating func compare(_ first: Frame, with second: borrowing Frame) {
    let matches = Self.matches(of: first.rows, in: second.rows)
    var isMatched = Array(repeating: false, count: second.rows.count)
    for (index, row) in first.rows.enumerated() {
      let match = matches[index]
      if match >= 0 { isMatched[match] = true }
      compare(row, with: match >= 0 ? second.rows[match] : nil, at: first.time, hint: index)
    }
    for (index, row) in second.rows.enumerated() where !isMatched[index] {
      compare(nil, with: row, at: first.time, hint: first.rows.count + index)
    }
  }

  private mutating func compare(
    _ first: FrameRow?, with second: FrameRow?, at time: Instant, hint: Int
  ) {
    guard let path = first?.view ?? second?.view, let place = place(of: path, hint: hint) else {
      return
    }
    views[place].compare(first, with: second, at: time, tolerance: tolerance)
  }

  /// The place of a view among those that were seen; nil where the selection leaves it out.
  private mutating func place(of path: String, hint: Int) -> Int? {
    while places.count <= hint { places.append(-1) }
    if places[hint] >= 0, views[places[hint]].path.hasSameBytes(as: path) { return places[hint] }
    if let place = index.place(of: path) {
      places[hint] = place
      return place
    }
    let chosen = selection.filter { $0.view.hasSameBytes(as: path) }
    guard selection.isEmpty || !chosen.isEmpty else { return nil }
    views.append(ViewComparison(path, selection: chosen))
    places[hint] = index.add(path)
    return places[hint]
  }

  /// For each row of one frame the place of the same view in another; −1 where it has none.
  private static func matches(of rows: [FrameRow], in others: [FrameRow]) -> [Int] {
    let isParallel =
      rows.count == others.count
      && rows.indices.allSatisfy { rows[$0].view.hasSameBytes(as: others[$0].view) }
    if isParallel { return Array(rows.indices) }
    let index = KeyIndex(others.map { $0.view })
    return rows.map { index.place(of: $0.view) ?? -1 }
  }
}

extension Recording {
  /// Compares the frames with those of another run.
  ///
  /// - Parameters:
  ///   - other: The second run.
  ///   - tolerance: How far values may differ and still count as equal, finite and at least 0.
  /// - Returns: What differs at the times of frames that both runs have.
  public func comparison(
    with other: Recording, tolerance: Double = FrameComparison.standardTolerance
  ) -> FrameComparison {
    var result = FrameComparison(frames, tolerance: tolerance)
    for frame in other.frames { result.add(frame) }
    return result
  }
}
