import Simulation
import Testing

/// A scene and a trace written down in a test, run at a frame a millisecond unless told otherwise.
struct Play {
  var scene: String
  var entries: [TraceEntry]
  var options = Replay.Options()

  init(
    _ scene: String, _ entries: [TraceEntry] = [],
    _ change: (inout Replay.Options) -> Void = { _ in }
  ) {
    self.scene = "{ scene: 1, viewport: { width: 400, height: 800 }, " + scene + " }"
    self.entries = entries
    options.frameRate = FrameRate(1000)
    change(&options)
  }

  var replay: Replay {
    get throws {
      let scene = try SceneReader.read(Array(scene.utf8)).scene
      let header = TraceHeader(viewport: Size(width: 400, height: 800))
      return try Replay(scene, Trace(header: header, entries: entries), options: options)
    }
  }

  func record() throws -> Recording { try replay.record() }

  func outcome() throws -> Replay.Outcome { try replay.run(frame: { _ in }, event: { _ in }) }

  /// The messages of the errors that binding or running ends with; none where it succeeds.
  func errors() -> [String] {
    do {
      _ = try record()
      return []
    } catch let error as Diagnostics {
      return error.items.map { $0.message }
    } catch {
      return ["another error"]
    }
  }
}

extension TraceEntry {
  static func at(_ milliseconds: Double, _ action: TraceAction, line: Int = 0) -> TraceEntry {
    TraceEntry(
      time: Instant(nanoseconds: Int64((milliseconds * 1e6).rounded())), action: action, line: line)
  }

  static func down(_ ms: Double, _ x: Double, _ y: Double, id: Int64 = 1) -> TraceEntry {
    at(ms, .pointer(ContactID(id), .down, Point(x: x, y: y), .none))
  }

  static func move(_ ms: Double, _ x: Double, _ y: Double, id: Int64 = 1) -> TraceEntry {
    at(ms, .pointer(ContactID(id), .move, Point(x: x, y: y), .none))
  }

  static func up(_ ms: Double, _ x: Double, _ y: Double, id: Int64 = 1) -> TraceEntry {
    at(ms, .pointer(ContactID(id), .up, Point(x: x, y: y), .none))
  }

  static func cancel(_ ms: Double, _ x: Double, _ y: Double, id: Int64 = 1) -> TraceEntry {
    at(ms, .pointer(ContactID(id), .cancel, Point(x: x, y: y), .none))
  }

  static func set(
    _ ms: Double, _ name: String, _ value: TraceValue, _ animation: String? = nil,
    target: String? = nil
  ) -> TraceEntry {
    at(
      ms, .set(target: target, name: name, value: value, animation: animation.map { .string($0) }))
  }

  static func send(_ ms: Double, _ name: String, _ value: TraceValue? = nil) -> TraceEntry {
    at(ms, .send(name: name, target: nil, value: value))
  }
}

extension Recording {
  /// The row of a view in the first frame at or after a time.
  func row(_ view: String, at ms: Double) -> FrameRow? {
    let time = Instant(nanoseconds: Int64((ms * 1e6).rounded()))
    return frames.first { $0.time >= time }?.rows.first { $0.view == view }
  }

  /// The number of a channel in the first frame at or after a time.
  func value(_ view: String, _ channel: FrameChannel, at ms: Double) -> Double? {
    row(view, at: ms)?.values[channel]
  }

  /// The velocity of a channel in the first frame at or after a time, where it was recorded.
  func velocity(_ view: String, _ channel: FrameChannel, at ms: Double) -> Double? {
    row(view, at: ms)?.velocities?[channel]
  }

  /// The views of the first frame at or after a time, in their order.
  func views(at ms: Double) -> [String] {
    let time = Instant(nanoseconds: Int64((ms * 1e6).rounded()))
    return frames.first { $0.time >= time }?.rows.map { $0.view } ?? []
  }

  /// Lines of the log as `time kind view name phase`, with the time in milliseconds.
  func lines(_ kinds: Set<EventRecord.Kind>) -> [String] {
    events.filter { kinds.contains($0.kind) }.map { event in
      let words = [event.kind.rawValue, event.view, event.name, event.phase]
      return Value.number(event.time.seconds * 1000).text + " "
        + words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// When states were set: `name=value` with the time in milliseconds before it.
  var settings: [String] {
    events.filter { $0.kind == .state }.map {
      Value.number($0.time.seconds * 1000).text + " " + $0.name + "=" + $0.value
    }
  }

  /// The gesture log of one gesture as phases, those of mere change left out.
  func phases(_ view: String, _ name: String) -> [String] {
    events.filter {
      $0.kind == .gesture && $0.view == view && $0.name == name && $0.phase != "changed"
    }.map { event in
      // A reason is a word, with how far the gesture had come after a colon.
      let word = event.phase == "failed" ? event.reason.prefix { $0 != ":" } : event.reason[...]
      return event.phase + (word.isEmpty ? "" : " " + word)
    }
  }

  /// The time of the last frame, in milliseconds.
  var end: Double { (frames.last?.time.seconds ?? -1) * 1000 }
}
