public import Motion

/// How far one channel of one view differs between two runs.
public struct ChannelDifference: Hashable, Sendable {
  /// Both values of the channel at a time.
  public struct Sample: Hashable, Sendable {
    /// The time of the frame.
    public var time: Instant
    /// The emitted value in the first run.
    public var first: Double
    /// The emitted value in the second run.
    public var second: Double

    /// Makes a pair of values.
    public init(time: Instant, first: Double, second: Double) {
      self.time = time
      self.first = first
      self.second = second
    }

    /// What the second run has more, in the unit of the channel.
    public var difference: Double { second - first }
  }

  /// The channel.
  public var channel: ChannelSelector
  /// The first frame in which the values differ by more than the tolerance.
  public var earliest: Sample
  /// The frame in which they differ most; the earliest of equals.
  public var largest: Sample
  /// In how many frames they differ by more than the tolerance.
  public var frameCount: Int

  /// Makes a difference of one frame.
  init(_ channel: ChannelSelector, _ sample: Sample) {
    self.channel = channel
    earliest = sample
    largest = sample
    frameCount = 1
  }

  /// Takes a later frame in which the values differ.
  mutating func add(_ sample: Sample) {
    frameCount += 1
    if abs(sample.difference) > abs(largest.difference) { largest = sample }
  }
}
