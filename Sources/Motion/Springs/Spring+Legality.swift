extension Spring {
  /// The responses that a spring may have, in seconds.
  public static let legalResponses: ClosedRange<Double> = 1e-6...1e6

  /// The damping ratios that a spring may have.
  public static let legalDampingRatios: ClosedRange<Double> = 0...1e9

  /// The largest size of a value or velocity that a spring may move.
  public static let largestMagnitude: Double = 1e12

  /// Returns whether a spring of a response in seconds and a damping ratio can be made.
  ///
  /// Who reads numbers from a file asks this first: the initialisers stop the program.
  public static func isLegal(response: Double, dampingRatio: Double) -> Bool {
    legalResponses.contains(response) && legalDampingRatios.contains(dampingRatio)
  }

  /// Returns whether a spring of a mass, a stiffness and a damping coefficient can be made.
  public static func isLegal(mass: Double = 1, stiffness: Double, damping: Double) -> Bool {
    guard mass > 0, mass < .infinity, stiffness > 0, stiffness < .infinity, damping >= 0 else {
      return false
    }
    return isLegal(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }
}
