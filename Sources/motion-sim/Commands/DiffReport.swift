import Motion
import Simulation

/// Shows what differs between two runs, for people.
enum DiffReport {
  /// The whole report.
  static func text(of comparison: FrameComparison, first: DiffRun, second: DiffRun) -> String {
    var lines = ["A  \(first.name)", "B  \(second.name)"]
    let phases = comparison.phases.map { phaseLine($0) }
    if !phases.isEmpty { lines += ["", "phase"] + phases }
    // A difference smaller than six decimals show would read as none.
    let isFine = comparison.tolerance < FrameComparison.standardTolerance
    let numbers = isFine ? NumberFormat.exact : .standard
    let rows = comparison.channels.map { cells(of: $0, numbers) }
    if !rows.isEmpty { lines += [""] + TextTable.lines([header] + rows) }
    lines += [""] + summary(of: comparison)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let header = [
    "channel", "first at", "A", "B", "most at", "A", "B", "B - A",
  ]

  private static func cells(
    of difference: ChannelDifference, _ numbers: NumberFormat
  ) -> [String] {
    let (earliest, largest) = (difference.earliest, difference.largest)
    return [
      difference.channel.name, time(earliest.time), numbers.text(earliest.first),
      numbers.text(earliest.second), time(largest.time), numbers.text(largest.first),
      numbers.text(largest.second), numbers.text(largest.difference),
    ]
  }

  private static func phaseLine(_ difference: PhaseDifference) -> String {
    let (first, second) = (word(difference.first), word(difference.second))
    return "  \(difference.view) is \(first) in A and \(second) in B at "
      + "\(time(difference.time)), and differs in \(counted(difference.frameCount, "frame"))"
  }

  private static func word(_ phase: ViewPhase?) -> String {
    phase?.name ?? "absent"
  }

  private static func summary(of comparison: FrameComparison) -> [String] {
    let frames = counted(comparison.commonCount, "frame")
    guard comparison.commonCount > 0 else {
      return [
        comparison.isEqual ? "A and B have no frames" : "A and B have no frame at the same time"
      ]
    }
    var lines: [String] = []
    if !comparison.isEquallyLong, let first = comparison.firstEnd, let second = comparison.secondEnd
    {
      lines.append("A ends at \(time(first)), B at \(time(second))")
    }
    let tolerance = NumberFormat.exact.text(comparison.tolerance)
    let channels = comparison.channels.count
    lines.append(
      channels == 0
        ? "no channel differs by more than \(tolerance) in \(frames)"
        : "\(counted(channels, "channel")) \(channels == 1 ? "differs" : "differ") by more than "
          + "\(tolerance) in \(frames)")
    if !comparison.phases.isEmpty {
      lines.append("the phase differs of \(counted(comparison.phases.count, "view"))")
    }
    if !comparison.isEqual, !comparison.hasSameTimes {
      lines.append("only frames at times that both have are compared")
    }
    return lines
  }

  private static func time(_ time: Instant) -> String {
    "\(NumberFormat.standard.text(time.seconds)) s"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
