/// Round numbers along an axis: 1, 2 or 5 times a power of ten apart.
struct AxisTicks: Sendable, Hashable {
  /// The numbers, growing.
  private(set) var values: [Double] = []
  /// Their texts.
  private(set) var labels: [String] = []
  /// The axis' range: that of the data, widened to whole steps where asked for.
  let range: ClosedRange<Double>

  /// Makes ticks for a range of data.
  ///
  /// - Parameters:
  ///   - data: The smallest and largest value.
  ///   - count: About how many steps there should be.
  ///   - widens: Whether the axis grows to whole steps at both ends.
  init(for data: ClosedRange<Double>, count: Int, widens: Bool) {
    var low = data.lowerBound
    var high = data.upperBound
    if high - low <= max(abs(low), abs(high)) * 1e-9 {
      // A flat line gets some room, so that it runs in the middle.
      let room = max(abs(low) * 0.1, 1)
      low -= room
      high += room
    }
    let (digit, exponent) = Self.step(for: (high - low) / Double(max(count, 1)))
    // In whole steps, so that no tick is a sum of roundings.
    let scale = Self.power(exponent.magnitude)
    func value(_ index: Double) -> Double {
      exponent < 0 ? index * digit / scale : index * digit * scale
    }
    let step = value(1)
    // Data that passes a tick by next to nothing is no reason for another whole step.
    let excess = 0.05
    let first = widens ? (low / step + excess).rounded(.down) : (low / step - 1e-9).rounded(.up)
    let last = widens ? (high / step - excess).rounded(.up) : (high / step + 1e-9).rounded(.down)
    range = widens ? min(low, value(first))...max(high, value(last)) : low...high
    let decimals = exponent < 0 ? Int(exponent.magnitude) : 0
    var index = first
    while index <= last, values.count < 100 {
      values.append(value(index))
      labels.append(PlotText.fixed(value(index), decimals: decimals))
      index += 1
    }
  }

  /// The share of the axis at which a value lies, 0…1 inside the range.
  func fraction(of value: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? (value - range.lowerBound) / extent : 0
  }

  /// The round step at or just below a rough one, or above it, as a digit and a power of ten.
  private static func step(for rough: Double) -> (digit: Double, exponent: Int) {
    var exponent = 0
    var unit = 1.0
    while unit > rough, exponent > -15 {
      exponent -= 1
      unit = 1 / power(exponent.magnitude)
    }
    while unit * 10 <= rough, exponent < 300 {
      exponent += 1
      unit = power(exponent.magnitude)
    }
    for digit in [1.0, 2, 5] where unit * digit >= rough * 0.9 { return (digit, exponent) }
    return (1, exponent + 1)
  }

  private static func power(_ exponent: UInt) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
