import Motion

/// The size that a container offers a view: a length, or nil for as much as the view likes.
struct ProposedSize: Hashable, Sendable {
  /// The width that is offered, in points.
  var width: Double?
  /// The height that is offered, in points.
  var height: Double?

  /// The offer to be as large as the view likes.
  static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes an offer.
  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Makes the offer of a size.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The length that is offered along an axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension Size {
  /// The extent along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
