import Motion

extension Vector {
  /// The component along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
