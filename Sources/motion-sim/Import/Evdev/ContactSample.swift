import Gestures

/// One sample of one contact, in the device's own units.
struct ContactSample: Hashable, Sendable {
  /// When, in microseconds of the log.
  var time: Int64
  /// Which contact, numbered from 1 in order of touching.
  var contact: Int64
  /// What it does.
  var phase: PointerPhase
  /// Where it is and how hard it presses.
  var state: ContactState
  /// The line that completed the sample.
  var line: Int
}

/// What a device reports of a contact, in its own units.
struct ContactState: Hashable, Sendable {
  /// The horizontal place.
  var x: Int32?
  /// The vertical place.
  var y: Int32?
  /// The pressure.
  var pressure: Int32?
  /// The longer diameter.
  var major: Int32?
  /// What touches: 0 a finger, 1 a pen, 2 a palm.
  var tool: Int32?

  /// The tool that counts as a palm.
  static let palm: Int32 = 2

  /// Whether the place is known.
  var isPlaced: Bool { x != nil && y != nil }
}
