import Motion

/// Maps device units to points: `(value − minimum) × width / (maximum − minimum + 1)`.
///
/// The largest value thus falls just inside the edge, as it does on Linux and on Android.
struct EvdevScale: Hashable, Sendable {
  /// The device's horizontal range.
  var x: EvdevAxis
  /// The device's vertical range.
  var y: EvdevAxis
  /// The viewport, after turning.
  var viewport: Size
  /// How far the panel is turned, in degrees clockwise: 0, 90, 180 or 270.
  var rotation: Int

  /// The place in the viewport of a pair of device values.
  func point(x rawX: Int32, y rawY: Int32) -> Point {
    let left = Double(Int(rawX) - x.minimum)
    let top = Double(Int(rawY) - y.minimum)
    let right = Double(x.maximum - Int(rawX))
    let bottom = Double(y.maximum - Int(rawY))
    let turnedX: Double
    let turnedY: Double
    switch rotation {
    case 90: (turnedX, turnedY) = (bottom, left)
    case 180: (turnedX, turnedY) = (right, bottom)
    case 270: (turnedX, turnedY) = (top, right)
    default: (turnedX, turnedY) = (left, top)
    }
    let isTurned = rotation == 90 || rotation == 270
    let across = Double(isTurned ? y.extent : x.extent)
    let down = Double(isTurned ? x.extent : y.extent)
    return Point(x: turnedX * viewport.width / across, y: turnedY * viewport.height / down)
  }

  /// A length along the device's horizontal axis, in points.
  func length(_ raw: Int32) -> Double {
    let isTurned = rotation == 90 || rotation == 270
    return Double(raw) * (isTurned ? viewport.height : viewport.width) / Double(x.extent)
  }
}
