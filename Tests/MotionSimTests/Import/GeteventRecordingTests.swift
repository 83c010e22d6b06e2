import Simulation
import Testing

@testable import motion_sim

/// Real recordings of getevent, where a folder of them lies beside the package.
@Suite("Real recordings of getevent")
struct GeteventRecordingTests {
  /// What each holds: rows, frames, contacts, lifts, most at once, open, seconds.
  static let known: [(name: String, counts: [Int], seconds: Double?)] = [
    ("03-pinch-two-slots-raw.txt", [209, 51, 2, 0, 2, 2], nil),
    ("07-protoA-longpress-t.txt", [59, 9, 1, 1, 1, 0], 0.113),
    ("11-lt-mtk-per-event-stamps.derived.txt", [17, 3, 1, 1, 1, 0], 0.048),
  ]

  static func recording(
    _ name: String, assumedRate: Double? = nil, needsTrace: Bool = false
  ) throws -> ImportedRecording? {
    guard let folder = RecordingFolder.path(below: #filePath, of: "getevent"),
      let bytes = try? Files.read("\(folder)/\(name)")
    else {
      print("skipped: no recording \(name)")
      return nil
    }
    #expect(ImportFormat.detect(bytes) == GeteventLexer.name, "\(name)")
    var options = ImportOptions()
    options.maximumX = 1079
    options.maximumY = 1919
    options.assumedRate = assumedRate
    return try EvdevImport.run(
      bytes, lexer: GeteventLexer(), side: nil, options: options, needsTrace: needsTrace)
  }

  @Test("The counts are those of an independent decoder", arguments: known.indices)
  func counts(index: Int) throws {
    let known = Self.known[index]
    guard let summary = try Self.recording(known.name)?.summary else { return }
    let counts = [
      summary.rows, summary.frames, summary.contacts, summary.lifts, summary.mostAtOnce,
      summary.open,
    ]
    #expect(counts == known.counts, "\(known.name)")
    #expect((summary.microseconds == nil) == (known.seconds == nil), "\(known.name)")
    if let microseconds = summary.microseconds, let seconds = known.seconds {
      // The decoder's seconds are rounded to milliseconds.
      #expect(abs(Double(microseconds) / 1e6 - seconds) < 0.0006, "\(known.name)")
    }
  }

  @Test("The fingers of the pinch never move in the same frame, and come together")
  func pinch() throws {
    let name = "03-pinch-two-slots-raw.txt"
    let recording = try Self.recording(name, assumedRate: 120, needsTrace: true)
    guard let entries = recording?.trace?.entries else { return }
    var times: Set<Int64> = []
    for entry in entries {
      guard case .pointer(_, .move, _, _) = entry.action else { continue }
      let isNew = times.insert(entry.time.nanoseconds).inserted
      #expect(isNew)
    }
    // Of 51 frames, one touch in each of the first two.
    #expect(times.count == 49)
  }

  @Test("The pinch is recognised as a magnify that makes things smaller, and as no drag")
  func magnify() throws {
    let recording = try Self.recording(
      "03-pinch-two-slots-raw.txt", assumedRate: 120, needsTrace: true)
    guard let trace = recording?.trace else { return }
    let scene = """
      { scene: 1, viewport: { width: 390, height: 844 }, views: [ { id: "photo",
        frame: { width: 390, height: 844 }, gestureState: { size: 1 }, scale: "size",
        gestures: [ { magnify: {}, updating: { size: "magnification" } },
          { drag: {}, priority: "simultaneous" } ] } ] }
      """
    let run = try Replay(try SceneReader.read(Array(scene.utf8)).scene, trace).record()
    let magnify = try #require(run.gesture("photo:magnify"))
    #expect(magnify.events.first { $0.phase == "active" } != nil)
    #expect(magnify.changedCalls > 40)
    let last = try #require(magnify.events.last { $0.phase == "changed" })
    #expect(try #require(Double(last.value)) < 0.6)
    // The recording ends with both fingers down, so the gesture is cancelled at its end.
    #expect(magnify.reason == "cancelled")
    #expect(run.gesture("photo:drag")?.reason == "anotherContact")
    #expect(run.gesture("photo:drag")?.changedCalls == 0)
  }
}
