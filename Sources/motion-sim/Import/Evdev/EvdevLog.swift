import Simulation

/// What the lines of a Linux input log say, whatever tool wrote them.
struct EvdevLog: Sendable {
  /// The rows in the order of the file.
  var rows: [EvdevRow] = []
  /// The declared ranges.
  var axes: [EvdevAxis] = []
  /// Whether the device calls itself a touchpad rather than a screen.
  var isTouchpad = false
  /// The devices, where the log may follow several.
  var devices: [EvdevDevice] = []
  /// The node of the device that is followed, once it has been chosen.
  var node: String?
  /// The column of a row's time, from 1.
  var timeColumn = 1
  /// Whether the rows have times.
  var hasTimes = true
  /// What was wrong with lines.
  var diagnostics: [Diagnostic] = []

  /// The declared range of an axis.
  func axis(_ code: Int) -> EvdevAxis? {
    axes.first { $0.code == code }
  }

  /// Notes the range of an axis, in the place of what was known of it.
  mutating func declare(_ axis: EvdevAxis) {
    axes.removeAll { $0.code == axis.code }
    axes.append(axis)
  }
}
