public import Motion

extension TouchScript {
  /// The samples as entries of a trace, with its end.
  public var entries: [TraceEntry] {
    events.map { event in
      TraceEntry(
        time: event.time, action: .pointer(event.contact, event.phase, event.location, .none))
    } + [TraceEntry(time: end, action: .end)]
  }

  /// Returns the samples as a trace, whose header says how they were made.
  ///
  /// - Parameters:
  ///   - viewport: The size of the screen, in points.
  ///   - scene: The scene that the trace belongs to, as a path relative to the trace.
  /// - Returns: The trace.
  public func trace(viewport: Size, scene: String? = nil) -> Trace {
    Trace(
      header: TraceHeader(
        viewport: viewport, scene: scene, source: "script", sampling: sampling.text),
      entries: entries)
  }
}
