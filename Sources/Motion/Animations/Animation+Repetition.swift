extension Animation {
  /// Returns the animation, run a number of times.
  ///
  /// Each time starts when the one before ends, at that very time and not at the next frame. With
  /// `autoreverses` every other one runs backwards, and counts like the others. After the last the
  /// value is the target, so an even number with `autoreverses` ends with a jump. A spring starts
  /// every time from rest; it takes over no velocity.
  ///
  /// What is applied before, a delay for instance, is repeated with it; what is applied after is
  /// not.
  ///
  /// - Parameters:
  ///   - repeatCount: How many times; 0 and less count as 1.
  ///   - autoreverses: Whether every other time runs backwards.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation, run again and again; it never ends and is never complete.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation, counted as complete after a time in seconds.
  ///
  /// It counts so if it does not before, and when it ends at the latest. Motion is not changed.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public func logicallyComplete(after duration: Double) -> Animation {
    precondition(
      duration >= 0 && duration < .infinity,
      "the time to a logical completion must be finite and not negative, got \(duration)")
    return modified(by: .logicalCompletion(after: duration))
  }
}
