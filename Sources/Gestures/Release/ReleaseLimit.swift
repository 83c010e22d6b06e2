/// What a quantity is compared with: an amount, or a share of a size between bounds.
///
/// A share of 0.33 is a third; a percentage is no unit here.
public struct ReleaseLimit: Hashable, Sendable {
  /// The amount in the quantity's unit, or the share of ``extent``.
  public let amount: Double
  /// What a share refers to, or nil for an amount.
  public let extent: ReleaseExtent?
  /// The least that a share comes to.
  public let least: Double
  /// The most that a share comes to.
  public let most: Double

  private init(_ amount: Double, _ extent: ReleaseExtent?, _ least: Double, _ most: Double) {
    precondition(!amount.isNaN, "a limit must be a number, got \(amount)")
    precondition(least <= most, "a limit from \(least) to \(most) holds nothing")
    self.amount = amount
    self.extent = extent
    self.least = least
    self.most = most
  }

  /// An amount in the unit of the quantity: points, points per second, or none for progress.
  public static func value(_ amount: Double) -> ReleaseLimit {
    ReleaseLimit(amount, nil, -.infinity, .infinity)
  }

  /// A share of a length, held between bounds in points; of a velocity, so many lengths a second.
  ///
  /// - Precondition: `least` is not above `most`.
  public static func share(
    _ share: Double, of extent: ReleaseExtent, least: Double = -.infinity,
    most: Double = .infinity
  ) -> ReleaseLimit {
    ReleaseLimit(share, extent, least, most)
  }

  /// Returns the number that stands for the limit.
  ///
  /// A share of no size would let everything pass, and is a size that was forgotten.
  ///
  /// - Precondition: The size that a share refers to is not 0.
  func value(of release: Release, on axis: ReleaseAxis) -> Double {
    guard let extent else { return amount }
    let length = extent.length(of: release, on: axis)
    precondition(
      length > 0 || extent == .remaining,
      "a share of a size needs a release with one, got \(length)")
    return min(max(amount * length, least), most)
  }
}
