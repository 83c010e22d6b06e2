/// The labels of `getevent -l` that touch recordings need, with their numbers.
enum GeteventLabel {
  /// The number of a label that does not matter here.
  static let other = -1

  /// Labels of row types.
  static let types: [String: Int] = [
    "EV_SYN": EvdevCode.RowType.synchronization, "EV_KEY": EvdevCode.RowType.key, "EV_REL": 2,
    "EV_ABS": EvdevCode.RowType.absolute, "EV_MSC": 4, "EV_SW": 5,
  ]

  /// Labels of codes, of all types.
  static let codes: [String: Int] = [
    "SYN_REPORT": EvdevCode.Synchronization.report, "SYN_CONFIG": 1,
    "SYN_MT_REPORT": EvdevCode.Synchronization.contactReport,
    "SYN_DROPPED": EvdevCode.Synchronization.dropped,
    "BTN_TOUCH": EvdevCode.Key.touch, "BTN_TOOL_PEN": EvdevCode.Key.pen,
    "BTN_TOOL_FINGER": EvdevCode.Key.finger,
    "ABS_X": EvdevCode.Axis.x, "ABS_Y": EvdevCode.Axis.y, "ABS_Z": EvdevCode.Axis.z,
    "ABS_RX": EvdevCode.Axis.rotationX, "ABS_PRESSURE": EvdevCode.Axis.pressure,
    "ABS_MT_SLOT": EvdevCode.Axis.slot, "ABS_MT_TOUCH_MAJOR": EvdevCode.Axis.touchMajor,
    "ABS_MT_POSITION_X": EvdevCode.Axis.contactX, "ABS_MT_POSITION_Y": EvdevCode.Axis.contactY,
    "ABS_MT_TOOL_TYPE": EvdevCode.Axis.toolType,
    "ABS_MT_TRACKING_ID": EvdevCode.Axis.trackingID,
    "ABS_MT_PRESSURE": EvdevCode.Axis.contactPressure,
  ]

  /// Labels of values.
  static let values: [String: Int32] = [
    "UP": 0, "DOWN": 1, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": 1,
    "MT_TOOL_PALM": ContactState.palm,
  ]
}
