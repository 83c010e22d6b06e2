import Motion
import Simulation

/// Writes the times of a time line: to the millisecond, or finer where that would not tell apart.
struct TimeText {
  private let decimals: Int

  /// Chooses the decimals for the rows of a time line.
  init(_ line: TimeLine) {
    let milliseconds = line.rows.map { $0.time }.map { PlotText.fixed($0.seconds, decimals: 3) }
    let collides = zip(milliseconds, milliseconds.dropFirst()).contains { $0 == $1 }
    decimals = collides ? 6 : 3
  }

  /// A time in seconds.
  func text(_ time: Instant) -> String { PlotText.fixed(time.seconds, decimals: decimals) + " s" }
}
