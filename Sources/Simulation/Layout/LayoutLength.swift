/// What a view asks of one of its extents, in points.
///
/// The rules are those of SwiftUI's `frame`: what is offered is clamped to the limits before the
/// content sees it; a limit that is not given is the content's own extent.
struct LayoutLength: Hashable, Sendable {
  /// The least extent.
  var minimum: Double?
  /// The extent where none is offered.
  var ideal: Double?
  /// The largest extent; it may be infinite.
  var maximum: Double?

  /// Makes the extent that takes what its content takes.
  init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum.map { max(0, $0) }
    self.ideal = ideal.map { max(0, $0) }
    // Limits that contradict each other give the least extent.
    self.maximum = maximum.map { max(0, $0, minimum ?? 0) }
  }

  /// Makes a fixed extent; below 0 it is 0.
  init(fixed length: Double) {
    self.init(minimum: length, ideal: length, maximum: length)
  }

  /// What the content is offered.
  func proposal(for offered: Double?) -> Double? {
    guard let length = offered ?? ideal else { return nil }
    return clamped(length)
  }

  /// The extent, when the content has taken its own.
  func extent(offered: Double?, content: Double) -> Double {
    if minimum == nil, maximum == nil { return content }
    let low = minimum ?? min(content, maximum ?? content)
    let high = maximum ?? max(content, low)
    return min(max(offered ?? ideal ?? content, low), high)
  }

  private func clamped(_ length: Double) -> Double {
    max(minimum ?? 0, min(maximum ?? .infinity, length))
  }
}
