/// The keyframes of a view under way, or as they have ended.
struct KeyframeRun: Sendable {
  /// The courses, parallel to the tracks.
  var paths: [KeyframePath<Double>] = []
  /// When they began.
  var start = Instant.zero
  /// How long they take, in seconds.
  var duration = 0.0
  /// Whether they begin again at their end.
  var repeats = false
  /// Whether they are under way.
  var isRunning = false
  /// The number of the run; a milestone of another number is out of date.
  var run = 0

  /// The value of a track at a time.
  func value(_ track: Int, at time: Instant) -> Double {
    paths[track].value(time: elapsed(at: time))
  }

  /// The velocity of a track at a time, per second.
  func velocity(_ track: Int, at time: Instant) -> Double {
    isRunning ? paths[track].velocity(time: elapsed(at: time)) : 0
  }

  private func elapsed(at time: Instant) -> Double {
    let seconds = time.seconds(since: start)
    guard repeats, duration > 0, seconds >= duration else { return seconds }
    return seconds - (seconds / duration).rounded(.down) * duration
  }
}
