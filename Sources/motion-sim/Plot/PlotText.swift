/// Numbers and words as plots write them; the same in every locale.
enum PlotText {
  /// A number with a fixed count of decimals, never `-0`.
  static func fixed(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 9e15 else { return "\(value)" }
    let whole = Int64(scaled)
    let digits = "\(whole.magnitude)"
    let sign = whole < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// A number with at most some decimals, trailing zeros dropped.
  static func short(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// A text inside XML; what XML cannot hold at all becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      default:
        let isLegal = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isLegal ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// An axis' title for a unit.
  static func axisTitle(_ unit: String) -> String {
    switch unit {
    case "pt": "points (pt)"
    case "°": "degrees (°)"
    case "": "no unit"
    default: unit
    }
  }
}
