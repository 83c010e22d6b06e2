import Simulation

/// `motion-sim diff`: what differs between two runs.
enum DiffCommand: Subcommand {
  /// The word, its options and its help.
  static let description = CommandDescription(
    name: "diff",
    summary: "Compare two runs: the first and the largest difference of each channel.",
    operands: "A [B]",
    operandCount: 1...2,
    discussion: [
      "A and B are traces, which are run first, or tables of frames. Without B the trace A is run "
        + "twice, and an option that begins with --other says what the second run does otherwise.",
      "Frames are compared where both runs have one at the same time. A table that was written "
        + "with --changed lacks rows, so its views seem to be absent.",
      "The exit status is 0 where nothing differs, 1 where something does, 65 where a file has "
        + "errors.",
    ],
    options: RunOptions.descriptions + RunOptions.otherDescriptions + [
      OptionDescription("select", .text("CHANNELS"), "Compare these channels; may be given again."),
      OptionDescription(
        "tolerance", .text("X"),
        "How far values may differ, in the unit of each channel; by default 0.000001."),
    ],
    example: [
      "$ motion-sim diff slow.trace.jsonl --other-deliver frame --select 'card[c1].offset.x'",
      "A  slow.trace.jsonl",
      "B  slow.trace.jsonl, events at the next frame",
      "",
      "channel              first at           A    B  most at          A          B    B - A",
      "card[c1].offset.x  0.416667 s  118.441198  119  0.475 s  76.765576  83.617226  6.85165",
      "",
      "A ends at 0.966667 s, B at 0.975 s",
      "1 channel differs by more than 0.000001 in 117 frames",
    ])

  /// Does the work.
  static func run(_ arguments: Arguments, host: any Host) throws -> ExitStatus {
    let runs = try DiffRun.both(arguments)
    let tolerance =
      try arguments.number("tolerance", in: 0...1e12, "a number from 0 to 1000000000000")
      ?? FrameComparison.standardTolerance
    let selection = try FrameOutput.selection(arguments)
    let needsVelocities = selection.contains { $0.isVelocity }
    var frames: [Frame] = []
    try runs.first.read(needsVelocities, host: host) { frames.append(copy $0) }
    var comparison = FrameComparison(frames, tolerance: tolerance, selection: selection)
    try runs.second.read(needsVelocities, host: host) { comparison.add($0) }
    reportUnseen(in: comparison, host: host)
    let text = DiffReport.text(of: comparison, first: runs.first, second: runs.second)
    try host.output.write(Array(text.utf8))
    return comparison.isEqual ? .success : .checkFailed
  }

  private static func reportUnseen(in comparison: FrameComparison, host: any Host) {
    for view in comparison.unseenViews {
      host.report("motion-sim diff: warning: no common frame has a view \"\(view)\"\n")
    }
  }
}
