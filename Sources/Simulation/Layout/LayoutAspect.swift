import Motion

/// A ratio of width to height that a view keeps in what it is offered.
struct LayoutAspect: Hashable, Sendable {
  /// The width divided by the height.
  var ratio: Double
  /// Whether the view covers what it is offered, rather than fitting into it.
  var fills = false

  /// What the content is offered; `ideal` is what it likes, for a view that may choose.
  func proposal(for offered: ProposedSize, ideal: Size) -> ProposedSize {
    switch (offered.width, offered.height) {
    case (let width?, let height?): ProposedSize(size(in: Size(width: width, height: height)))
    case (let width?, nil): ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): ProposedSize(width: height * ratio, height: height)
    case (nil, nil): ProposedSize(size(in: ideal))
    }
  }

  private func size(in space: Size) -> Size {
    let isWide = space.width > space.height * ratio
    return isWide != fills
      ? Size(width: space.height * ratio, height: space.height)
      : Size(width: space.width, height: space.width / ratio)
  }
}
