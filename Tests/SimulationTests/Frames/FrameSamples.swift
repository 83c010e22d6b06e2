import Simulation

/// Frames that several tests write and read.
enum FrameSamples {
  static let rate = FrameRate(120)

  static func row(_ view: String, offset: Double, phase: ViewPhase = .present) -> FrameRow {
    var values = FrameValues()
    values.x = 24
    values.width = 345
    values.offsetX = offset
    return FrameRow(view: view, phase: phase, values: values)
  }

  static func frame(_ index: Int64, _ rows: [FrameRow]) -> Frame {
    Frame(index: index, time: rate.instant(ofFrame: index), rows: rows)
  }

  /// Two cards; the second is gone from frame 2 on, the first moves in frame 1.
  static let cards = [
    frame(0, [row("card[c1]", offset: -0.0), row("card[c,2]", offset: 0.1)]),
    frame(
      1, [row("card[c1]", offset: -12.345_678_9), row("card[c,2]", offset: 0.1, phase: .removing)]),
    frame(2, [row("card[c1]", offset: -12.345_679_1)]),
  ]
}
