import Simulation

/// One of the two runs of a comparison, by the command line.
struct DiffRun {
  /// The file: a trace or a table of frames.
  let path: String
  /// The scene, where the command line names it.
  let scene: String?
  /// How the run is made.
  let options: Replay.Options

  /// Both runs.
  ///
  /// - Throws: ``CommandFailure`` with status 64.
  static func both(_ arguments: Arguments) throws -> (first: DiffRun, second: DiffRun) {
    let operands = arguments.operands
    let differs = RunOptions.otherDescriptions.contains { arguments.value($0.name) != nil }
    guard operands.count == 2 || differs else {
      throw CommandFailure.usage(
        "one file is compared with itself: a second one, --other-scene or --other-deliver is needed"
      )
    }
    if operands.count == 2, operands.allSatisfy({ $0 == "-" }) {
      throw CommandFailure.usage("both files are standard input, which can be read only once")
    }
    if operands == ["-"] {
      throw CommandFailure.usage("standard input can be read only once, but has to be run twice")
    }
    let options = try RunOptions.read(arguments)
    var otherOptions = options
    if let delivery = arguments.value("other-deliver") {
      otherOptions.delivery = delivery == "frame" ? .frame : .exact
    }
    let scene = arguments.value("scene")
    return (
      DiffRun(path: operands[0], scene: scene, options: options),
      DiffRun(
        path: operands.last ?? operands[0], scene: arguments.value("other-scene") ?? scene,
        options: otherOptions)
    )
  }

  /// What is run, for people.
  var name: String {
    var parts = [path == "-" ? "standard input" : path]
    if let scene { parts.append("scene \(scene)") }
    if options.delivery == .frame { parts.append("events at the next frame") }
    return parts.joined(separator: ", ")
  }

  /// Hands out the frames.
  func read(
    _ withVelocities: Bool, host: any Host, frame: (borrowing Frame) -> Void
  ) throws {
    var options = options
    options.withVelocities = withVelocities
    try FrameInput.read(path, scene: scene, options: options, host: host, frame: frame)
  }
}
