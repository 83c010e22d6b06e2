extension FrameRow {
  /// Returns the velocity of a channel, per second; 0 where the row has none.
  public func velocity(_ channel: FrameChannel) -> Double {
    // An absent set of velocities is at rest; its scale and opacity would else count as 1.
    velocities.map { $0[channel] } ?? 0
  }
}

extension Frame {
  /// Returns the row of a view; nil where the view is not there.
  public func row(of view: String) -> FrameRow? {
    rows.first { $0.view.hasSameBytes(as: view) }
  }

  /// Returns the emitted number, or its velocity, that a selector names.
  ///
  /// Nil where the view is absent, and for a velocity where the frame was made without any.
  public func value(of selector: ChannelSelector) -> Double? {
    guard let row = row(of: selector.view) else { return nil }
    return selector.isVelocity
      ? row.velocities?[selector.channel] : row.values.clamped[selector.channel]
  }
}
