import Motion

/// The functions behind logarithmic spreads.
enum ElementaryScale {
  static func log(_ x: Double) -> Double { ElementaryFunctions.log(x) }
  static func exp(_ x: Double) -> Double { ElementaryFunctions.exp(x) }
}
