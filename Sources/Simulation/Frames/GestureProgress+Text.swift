extension GestureProgress {
  /// The progress in words, as `moved 12 of 45 pt`.
  public var text: String {
    switch self {
    case .moved(let way, let limit): "moved " + Self.text(way, of: limit) + " pt"
    case .pressed(let time, let limit): "down for " + Self.text(time, of: limit) + " s"
    case .taps(let count, let wanted): "tapped \(count) of \(wanted) times"
    case .scaled(let change, let limit): "scaled by " + Self.text(change, of: limit)
    case .turned(let angle, let limit): "turned " + Self.text(angle, of: limit) + "°"
    }
  }

  private static let thousandths = NumberFormat(decimals: 3)

  private static func text(_ value: Double, of limit: Double) -> String {
    let end = limit < .infinity ? thousandths.text(limit) : "any number of"
    return thousandths.text(value) + " of " + end
  }
}
