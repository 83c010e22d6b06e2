extension UnitCurve {
  /// The curves that have names, those of SwiftUI, in the order of its documentation.
  public static var named: [(name: String, curve: UnitCurve)] {
    [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
      ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
      ("circularEaseInOut", .circularEaseInOut),
    ]
  }

  /// The name of the curve, as `easeIn`; nil where it has none.
  public var name: String? {
    for (name, curve) in Self.named where curve == self { return name }
    return nil
  }
}
