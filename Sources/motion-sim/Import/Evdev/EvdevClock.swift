import Simulation

/// Mends the time stamps of a log: never backwards, no wrap, a rate where there are none.
enum EvdevClock {
  /// How far a stamp may go back before two logs are suspected, in microseconds.
  static let backwardLimit: Int64 = 1_000_000
  /// Frames that may have one stamp before the log counts as having none.
  static let equalFrames = 3

  /// Mends the times in place.
  ///
  /// - Throws: `Diagnostics` where the times cannot be believed.
  static func mend(_ log: inout EvdevLog, assumedRate: Double?) throws {
    if let assumedRate {
      assume(assumedRate, in: &log)
      return
    }
    try straighten(&log)
    let frames = log.rows.filter {
      $0.type == EvdevCode.RowType.synchronization && $0.code == EvdevCode.Synchronization.report
    }
    if let first = log.rows.first, let last = log.rows.last, frames.count > equalFrames,
      first.time == last.time
    {
      throw Diagnostics(
        error:
          "all \(frames.count) frames have the same time; --assume-rate HZ gives them one each",
        at: SourcePosition(line: first.line, column: 1))
    }
  }

  private static func straighten(_ log: inout EvdevLog) throws {
    var offset: Int64 = 0
    var warned = false
    for index in log.rows.indices.dropFirst() {
      let previous = log.rows[index - 1].time
      var time = log.rows[index].time + offset
      if time < previous, let period = wrap(from: previous, to: time) {
        offset += period
        time += period
      }
      if time < previous {
        let position = SourcePosition(line: log.rows[index].line, column: log.timeColumn)
        let message = "time \(seconds(time)) is earlier than \(seconds(previous)) of the row before"
        if previous - time > backwardLimit {
          throw Diagnostics(error: message + ": are these two recordings?", at: position)
        }
        if !warned { log.diagnostics.append(.warning(message + "; took the later", at: position)) }
        warned = true
        time = previous
      }
      log.rows[index].time = time
    }
  }

  /// The period of the counter that ran over between two times; nil where none did.
  private static func wrap(from previous: Int64, to time: Int64) -> Int64? {
    let margin: Int64 = 1_000_000_000
    for period: Int64 in [(1 << 32) * 1_000, (1 << 32) * 1_000_000]
    where time < margin && previous > period - margin && previous < period {
      return period
    }
    return nil
  }

  private static func assume(_ rate: Double, in log: inout EvdevLog) {
    var frame = 0
    for index in log.rows.indices {
      log.rows[index].time = Int64((Double(frame) * 1e6 / rate).rounded())
      let row = log.rows[index]
      if row.type == EvdevCode.RowType.synchronization
        && row.code == EvdevCode.Synchronization.report
      {
        frame += 1
      }
    }
  }

  private static func seconds(_ time: Int64) -> String {
    let fraction = "\(1_000_000 + time % 1_000_000)".dropFirst()
    return "\(time / 1_000_000).\(fraction)"
  }
}
