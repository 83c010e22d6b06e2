/// Writes whole microseconds as seconds, exactly.
enum Decimals {
  /// The seconds, with no more decimals than needed, such as `0.824`.
  static func seconds(microseconds: Int64) -> String {
    let sign = microseconds < 0 ? "-" : ""
    let magnitude = microseconds.magnitude
    var fraction = String("\(1_000_000 + magnitude % 1_000_000)".dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = "\(sign)\(magnitude / 1_000_000)"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
