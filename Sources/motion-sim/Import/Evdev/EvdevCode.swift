/// The numbers of Linux's input protocol that touch recordings need.
enum EvdevCode {
  /// Row types.
  enum RowType {
    /// Marks the end of a frame, or of a packet in one.
    static let synchronization = 0
    /// A button.
    static let key = 1
    /// An axis.
    static let absolute = 3
  }

  /// Codes of synchronisation rows.
  enum Synchronization {
    /// A frame is complete.
    static let report = 0
    /// A contact's packet is complete (protocol A).
    static let contactReport = 2
    /// Rows were lost.
    static let dropped = 3
  }

  /// Codes of buttons.
  enum Key {
    /// A pen is near.
    static let pen = 0x140
    /// A finger is on a touchpad.
    static let finger = 0x145
    /// Something touches.
    static let touch = 0x14A
  }

  /// Codes of axes.
  enum Axis {
    /// Horizontal place, single touch.
    static let x = 0x00
    /// Vertical place, single touch.
    static let y = 0x01
    /// Used for the horizontal place by some drivers.
    static let z = 0x02
    /// Used for the vertical place by some drivers.
    static let rotationX = 0x03
    /// Pressure, single touch.
    static let pressure = 0x18
    /// The contact that the next rows are about (protocol B).
    static let slot = 0x2F
    /// Longer diameter of the touch.
    static let touchMajor = 0x30
    /// Horizontal place of a contact.
    static let contactX = 0x35
    /// Vertical place of a contact.
    static let contactY = 0x36
    /// Finger, pen or palm.
    static let toolType = 0x37
    /// The contact's label; negative when it lifts.
    static let trackingID = 0x39
    /// Pressure of a contact.
    static let contactPressure = 0x3A
  }
}
