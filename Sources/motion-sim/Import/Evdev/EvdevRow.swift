/// One row of a Linux input log: when, which axis or button, which value.
struct EvdevRow: Hashable, Sendable {
  /// The row's own time stamp, in microseconds, as written.
  var time: Int64
  /// The kind of row: 0 synchronisation, 1 button, 3 axis, 4 miscellaneous.
  var type: Int
  /// Which axis or button.
  var code: Int
  /// The value, in the device's own units.
  var value: Int32
  /// The line of the file, from 1.
  var line: Int
  /// The device's place in the log's list; 0 where the log follows one device only.
  var device = 0
}
