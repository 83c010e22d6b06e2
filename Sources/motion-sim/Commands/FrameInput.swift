import Simulation

/// The frames of a file: a table as it is, or a trace that is run first.
enum FrameInput {
  /// Hands out the frames of a file, and the log where there is one.
  ///
  /// - Throws: ``ReportedFailure`` with status 65 for bad data, which has been printed;
  ///   ``CommandFailure``.
  static func read(
    _ path: String, scene: String?, options: Replay.Options, host: any Host,
    frame: (borrowing Frame) -> Void, event: (EventRecord) -> Void = { _ in }
  ) throws {
    let bytes = try host.read(path)
    if DocumentKind(path: path, bytes: bytes) == .frames {
      do {
        for read in try FrameReader.read(bytes) { frame(read) }
      } catch {
        host.report(error.items, in: path, source: bytes)
        throw ReportedFailure(status: .badData)
      }
      return
    }
    let run = try PreparedRun(path, source: bytes, scene: scene, options: options, host: host)
    do {
      let outcome = try run.replay.run(frame: frame, event: event)
      run.report(outcome, host: host)
    } catch {
      throw run.fail(error, host: host)
    }
  }
}
