import Simulation

/// Takes the frames and the log of a run and writes them as they come.
///
/// The run cannot be stopped from here, so a failure is kept, and thrown at the end.
final class RunWriter {
  private let frames: (any OutputStream)?
  private let events: (any OutputStream)?
  private var encoder: FrameEncoder
  private let eventEncoder: EventEncoder
  private var buffer: [UInt8] = []
  private var eventBuffer: [UInt8] = []
  private var failure: (any Error)?
  /// The selected views that no frame has had so far.
  private(set) var unseen: [String]
  /// The views that frames had meanwhile, to name one that was meant.
  private(set) var seen: [String] = []
  private var known: Set<String> = []

  /// Makes a writer; a stream that is nil is left out.
  init(
    frames: (any OutputStream)?, options: FrameEncoder.Options, events: (any OutputStream)?
  ) {
    self.frames = frames
    self.events = events
    encoder = FrameEncoder(options: options)
    eventEncoder = EventEncoder(numbers: options.numbers)
    unseen = []
    for selector in options.selection where !unseen.contains(selector.view) {
      unseen.append(selector.view)
    }
    if frames != nil { encoder.appendHeader(to: &buffer) }
    if events != nil { eventEncoder.appendHeader(to: &eventBuffer) }
  }

  /// Takes a frame.
  func add(_ frame: Frame) {
    guard failure == nil else { return }
    if !unseen.isEmpty {
      unseen.removeAll { frame.row(of: $0) != nil }
      for row in frame.rows where known.insert(row.view).inserted { seen.append(row.view) }
    }
    guard let frames else { return }
    guard Self.isFinite(frame) else {
      failure = CommandFailure(
        .internalError, "frame \(frame.index) holds a number that is not finite")
      return
    }
    encoder.append(frame, to: &buffer)
    if buffer.count >= FileLimits.bufferSize { flush(&buffer, to: frames) }
  }

  /// Takes a line of the log.
  func add(_ event: EventRecord) {
    guard failure == nil, let events else { return }
    eventEncoder.append(event, to: &eventBuffer)
    if eventBuffer.count >= FileLimits.bufferSize { flush(&eventBuffer, to: events) }
  }

  /// Writes the rest and puts the files in their places.
  ///
  /// - Throws: What failed on the way.
  func finish() throws {
    if let frames { flush(&buffer, to: frames) }
    if let events { flush(&eventBuffer, to: events) }
    do {
      if let failure { throw failure }
      try frames?.close()
      try events?.close()
    } catch {
      discard()
      throw error
    }
  }

  /// Gives the files up.
  func discard() {
    frames?.discard()
    events?.discard()
  }

  private func flush(_ bytes: inout [UInt8], to stream: any OutputStream) {
    guard failure == nil else { return }
    do {
      try stream.write(bytes)
    } catch {
      failure = error
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private static func isFinite(_ frame: Frame) -> Bool {
    let places = frame.changedRows ?? Array(frame.rows.indices)
    for row in places.lazy.map({ frame.rows[$0] }) {
      for channel in FrameChannel.allCases
      where !row.values[channel].isFinite || !row.velocity(channel).isFinite {
        return false
      }
    }
    return true
  }
}
