/// A property of a view instance on its way.
struct Channel: Sendable {
  /// The model and what remains on top of it.
  var animated: AnimatedValue<ChannelValue>
  /// The samples that tracking updates wrote.
  var tracker: VelocityTracker
  /// The gesture sequence that the samples belong to.
  var sequence = -1
  /// The number of the run under way; a milestone of another number is out of date.
  var run = 0
  /// The completions that wait for the run.
  var watches: [WatchReference] = []
  /// Whether the property's last result was not finite and has been reported.
  var isReported = false
}
