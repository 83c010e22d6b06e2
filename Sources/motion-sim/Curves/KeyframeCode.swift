import Motion
import Simulation

/// Writes keyframes as SwiftUI's code.
enum KeyframeCode {
  /// The lines of a track.
  static func lines(of file: KeyframeFile) -> [String] {
    var lines = file.keyframes.map { line(of: $0) }
    if file.initialVelocity != 0 {
      lines.append("// initialVelocity: \(text(file.initialVelocity))")
    }
    return ["KeyframeTrack {"] + lines.map { "  \($0)" } + ["}"]
  }

  private static func line(of keyframe: Keyframe<Double>) -> String {
    var arguments = [text(keyframe.target)]
    if let duration = keyframe.duration, keyframe.interpolation != .move {
      arguments.append("duration: \(text(duration))")
    }
    switch keyframe.interpolation {
    case .move: return call("MoveKeyframe", arguments)
    case .linear(let curve):
      if curve != .linear { arguments.append("timingCurve: \(code(of: curve))") }
      return call("LinearKeyframe", arguments)
    case .cubic(let start, let end):
      if let start { arguments.append("startVelocity: \(text(start))") }
      if let end { arguments.append("endVelocity: \(text(end))") }
      return call("CubicKeyframe", arguments)
    case .spring(let spring, let start):
      if spring != Spring() { arguments.append("spring: \(code(of: spring))") }
      if let start { arguments.append("startVelocity: \(text(start))") }
      return call("SpringKeyframe", arguments)
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func code(of spring: Spring) -> String {
    "Spring(response: \(text(spring.response)), dampingRatio: \(text(spring.dampingRatio)))"
  }

  private static func code(of curve: UnitCurve) -> String {
    if let name = curve.name { return ".\(name)" }
    guard let points = curve.controlPoints else { return ".linear" }
    return ".bezier(startControlPoint: UnitPoint(x: \(text(points.x1)), y: \(text(points.y1))), "
      + "endControlPoint: UnitPoint(x: \(text(points.x2)), y: \(text(points.y2))))"
  }

  private static func text(_ number: Double) -> String { NumberFormat.exact.text(number) }
}
