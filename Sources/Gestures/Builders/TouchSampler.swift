internal import Motion

/// Turns one finger's stroke into the samples that the screen has of it.
///
/// The looks of one step are the same for all its fingers. A look nearer than half an interval to
/// the touch, an arrival or the end is left out: the screen has just looked. A place that has not
/// changed is not reported.
struct TouchSampler {
  /// What the finger does.
  let stroke: TouchStroke
  /// How the screen samples.
  let sampling: TouchSampling
  /// The finger's number.
  let contact: ContactID
  /// The number of the step, for the deviations.
  let step: UInt64
  /// When the step begins.
  let start: Instant
  /// How much later the finger touches, in seconds.
  let delay: Double

  /// When the finger has left.
  var end: Instant { time(stroke.duration) }

  /// The samples in order.
  var events: [PointerEvent] {
    var events = [event(.down, at: 0, stroke.start)]
    for time in moveTimes {
      // The place is where the finger is at the sample's own time, to the microsecond.
      let own = (time * 1e6).rounded() / 1e6
      let move = event(.move, at: own, stroke.sample(at: own).place)
      guard move.location != events[events.count - 1].location else { continue }
      events.append(move)
      if isDoubled(events.count) { events.append(move) }
    }
    switch stroke.ending {
    case .lift: events.append(event(.up, at: stroke.duration, stroke.end))
    case .cancel:
      events.append(event(.cancel, at: stroke.duration, stroke.sample(at: stroke.duration).place))
    }
    return events
  }

  /// The times since the touch at which moves may be reported, in seconds.
  private var moveTimes: [Double] {
    let interval = sampling.interval
    let noise = SeededNoise(seed: sampling.seed)
    let duration = stroke.duration
    let arrivals = stroke.arrivals
    var times: [Double] = []
    var next = 0
    var look: UInt64 = 1
    while true {
      let nominal = Double(look) * interval - delay
      let time = nominal + sampling.jitter * noise.symmetric(step << 32 &+ look)
      look += 1
      while next < arrivals.count, arrivals[next] - interval / 2 <= time {
        times.append(arrivals[next])
        next += 1
      }
      guard nominal < duration else { break }
      let isNear = time - (times.last ?? 0) < interval / 2 || duration - time < interval / 2
      if !isNear, stroke.sample(at: time).moves { times.append(time) }
    }
    return times
  }

  private func isDoubled(_ index: Int) -> Bool {
    guard sampling.duplicates > 0 else { return false }
    let noise = SeededNoise(seed: sampling.seed ^ 0x6475_706C_6963_6174)
    let place = step << 32 &+ UInt64(index) << 8 &+ UInt64(contact.rawValue)
    return noise.unit(place) < sampling.duplicates
  }

  private func event(_ phase: PointerPhase, at time: Double, _ place: Point) -> PointerEvent {
    PointerEvent(
      time: self.time(time), contact: contact, phase: phase,
      location: Point(x: sampling.place(place.x), y: sampling.place(place.y)))
  }

  private func time(_ seconds: Double) -> Instant {
    TouchScript.time(TouchScript.time(start, plus: delay), plus: seconds)
  }
}
