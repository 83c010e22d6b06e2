import Motion

/// What was found so far of one view in two runs.
struct ViewComparison: Sendable {
  /// The view's path.
  let path: String
  /// The phases, where they differ.
  private(set) var phase: PhaseDifference?
  /// The channels that are compared.
  private let compared: [ChannelSelector]
  /// What differs, parallel to ``compared``.
  private(set) var channels: [ChannelDifference?]

  /// Makes a comparison without frames; of all channels where none are selected.
  init(_ path: String, selection: [ChannelSelector]) {
    self.path = path
    compared =
      selection.isEmpty
      ? FrameChannel.allCases.map { ChannelSelector(view: path, channel: $0) } : selection
    channels = Array(repeating: nil, count: compared.count)
  }

  /// Takes the rows of a frame; nil where the view is not there.
  mutating func compare(
    _ first: FrameRow?, with second: FrameRow?, at time: Instant, tolerance: Double
  ) {
    if first?.phase != second?.phase {
      if phase == nil {
        phase = PhaseDifference(
          view: path, time: time, first: first?.phase, second: second?.phase, frameCount: 0)
      }
      phase?.frameCount += 1
    }
    guard let first, let second else { return }
    if first.values == second.values && first.velocities == second.velocities { return }
    let (before, after) = (first.values.clamped, second.values.clamped)
    for (index, selector) in compared.enumerated() {
      let channel = selector.channel
      let sample = ChannelDifference.Sample(
        time: time, first: selector.isVelocity ? first.velocity(channel) : before[channel],
        second: selector.isVelocity ? second.velocity(channel) : after[channel])
      guard abs(sample.difference) > tolerance else { continue }
      if channels[index] == nil {
        channels[index] = ChannelDifference(selector, sample)
      } else {
        channels[index]?.add(sample)
      }
    }
  }
}
