extension GestureDescription {
  /// Returns this gesture followed by another one, which begins when this one has ended.
  ///
  /// The second gesture sees nothing of what happened before; it starts at the first event after the
  /// end of the first, and may join a finger that is down already.
  public func sequenced(before second: GestureDescription) -> GestureDescription {
    .sequenced(self, before: second)
  }

  /// Returns this gesture beside another one; the combination ends when both are over.
  public func simultaneously(with other: GestureDescription) -> GestureDescription {
    .simultaneously(self, with: other)
  }

  /// Returns this gesture, or another one if this fails.
  public func exclusively(before second: GestureDescription) -> GestureDescription {
    .exclusively(self, before: second)
  }
}
