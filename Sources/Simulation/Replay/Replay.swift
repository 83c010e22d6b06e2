public import Gestures
public import Motion

/// The run of a trace over a scene.
///
/// ```swift
/// let replay = try Replay(scene, trace)
/// let recording = try replay.record()
/// let offset = recording.curve("card[c1].offset.x")
/// ```
/// A replay is a value without state of its own: running it twice gives the same frames.
public struct Replay: Sendable {
  /// How it is run.
  public let options: Options
  /// The frame rate in force.
  public let frameRate: FrameRate
  /// The size of the viewport at the start: that of the trace.
  public let viewport: Size
  let program: SceneProgram
  let velocity: VelocityEstimator
  let entries: [BoundEntry]
  /// What was left out of the trace because the scene cannot do it.
  let warnings: [Diagnostic]

  /// Checks a scene and a trace against each other.
  ///
  /// - Parameters:
  ///   - scene: What is on stage.
  ///   - trace: What happens.
  ///   - options: How it is run.
  ///   - functions: What the scene's expressions may call beside the functions that every scene has.
  /// - Throws: What is wrong with the scene's names and types; what the trace asks for that the
  ///   scene does not have, by line.
  public init(
    _ scene: Scene, _ trace: Trace, options: Options = Options(), functions: [SceneFunction] = []
  ) throws(Diagnostics) {
    self.options = options
    frameRate = options.frameRate ?? scene.frameRate
    viewport = trace.header.viewport
    velocity = scene.velocity
    program = try SceneCompiler.compile(scene, functions: functions)
    (entries, warnings) = try TraceBinder.bind(
      trace, to: program, isLenient: options.isLenient)
    let end = options.until ?? entries.last?.time ?? .zero
    let frames = frameRate.firstFrame(at: end)
    guard frames < options.frameLimit else { throw tooManyFrames("at least \(frames)") }
  }

  /// The gestures that the views of the scene have, as `feed/card:drag`, without keys.
  ///
  /// The log has lines only of gestures to which a finger was offered.
  public var gestureNames: [String] {
    var names: [String] = []
    for view in program.views where view.id != nil && view.templates.isEmpty {
      for gesture in view.gestures {
        names.append(program.idPath(of: view) + ":" + gesture.name)
      }
    }
    return names
  }

  /// The error that a run is too long for its frame rate.
  func tooManyFrames(_ count: String) -> Diagnostics {
    Diagnostics(
      error: "the run has \(count) frames, expected at most \(options.frameLimit): "
        + "a lower frame rate or an earlier end makes fewer", at: nil)
  }

  /// Runs the trace and hands out frames and log lines as they come.
  ///
  /// - Parameters:
  ///   - frame: Takes each frame, in order.
  ///   - event: Takes each line of the log, in order of time.
  /// - Returns: Counts, the hash and warnings.
  /// - Throws: What went wrong on the way, as a key that stands twice.
  public func run(
    frame: (borrowing Frame) -> Void, event: (EventRecord) -> Void
  ) throws(Diagnostics) -> Outcome {
    var loop = try ReplayLoop(self)
    return try loop.run(frame: frame, event: event)
  }

  /// Runs the trace and keeps every frame, every line of the log and what each update cost.
  public func record() throws(Diagnostics) -> Recording {
    var frames: [Frame] = []
    var events: [EventRecord] = []
    var updates: [UpdateRecord] = []
    var loop = try ReplayLoop(self, reportsUpdates: true)
    _ = try loop.run(
      frame: { frames.append(copy $0) }, event: { events.append($0) },
      update: { updates.append($0) })
    return Recording(frames: frames, events: events, updates: updates)
  }
}
