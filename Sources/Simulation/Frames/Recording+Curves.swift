extension Recording {
  /// Returns what a channel did, as a curve over the frames in which its view is on stage.
  ///
  /// ```swift
  /// let offset = try #require(recording.curve("card[c1].offset.x", from: lift))
  /// #expect(offset.overshootPercent() < 2)
  /// ```
  ///
  /// - Parameters:
  ///   - name: A view's path and a channel, as in the output: `card[c1].offset.x`.
  ///   - start: The first time that counts, in seconds; times of the curve stay those of the run.
  /// - Returns: The curve of the emitted values; nil where no frame has such a channel.
  public func curve(_ name: String, from start: Double = 0) -> Curve? {
    guard let selector = try? ChannelSelector(parsing: name) else { return nil }
    var times: [Double] = []
    var values: [Double] = []
    for frame in frames where frame.time.seconds >= start {
      for row in frame.rows where row.view.hasSameBytes(as: selector.view) {
        let source = selector.isVelocity ? row.velocities : row.values.clamped
        guard let source else { return nil }
        times.append(frame.time.seconds)
        values.append(source[selector.channel])
        break
      }
    }
    return times.isEmpty ? nil : Curve(times: times, values: values)
  }

  /// Returns what became of a gesture.
  ///
  /// - Parameter name: The view's path and the gesture's name: `card[c1]:drag`.
  /// - Returns: What the log says; nil where it never names the gesture.
  public func gesture(_ name: String) -> GestureReport? {
    var found: [EventRecord] = []
    for event in events where event.kind == .gesture {
      if (event.view + ":" + event.name).hasSameBytes(as: name) { found.append(event) }
    }
    return found.isEmpty ? nil : GestureReport(name: name, events: found)
  }
}
