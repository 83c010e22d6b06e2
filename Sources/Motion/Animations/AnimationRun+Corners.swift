extension AnimationRun {
  /// A time in seconds within which the velocity changes its sign once at most between corners; nil
  /// where it never does.
  var turningTime: Double? {
    let pace = speed * (cycles?.speed ?? 1)
    switch course {
    case .held: return nil
    case .curve(_, let duration): return pace > 0 ? duration / pace / 64 : nil
    case .spring(let solution):
      guard solution.regime == .under, pace > 0 else { return nil }
      return .pi / (2 * solution.rate) / pace
    }
  }

  /// The times at which value or velocity of a component may jump, in nanoseconds after the start.
  ///
  /// - Parameters:
  ///   - component: The index of the component.
  ///   - end: Corners after it are left out; in nanoseconds.
  /// - Returns: The times, in no order.
  func corners(of component: Int, until end: Double) -> [Double] {
    var base: [Double] = []
    if case .curve(let curve, let duration) = course {
      base = curve.corners.map { $0 * duration * 1e9 }
    }
    guard let cycles else {
      var corners = base.map { $0 / speed }
      corners.append(rests[component: component])
      corners.append(restTime)
      return corners.filter { $0 <= end }
    }
    base.append(rests[component: component])
    var corners = cycles.corners(of: base, until: end * speed).map { $0 / speed }
    corners.append(restTime)
    return corners.filter { $0 <= end }
  }
}
