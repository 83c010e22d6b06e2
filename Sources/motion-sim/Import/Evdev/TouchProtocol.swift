/// The way in which a device tells its contacts apart.
enum TouchProtocol: String, Sendable, Hashable {
  /// Every frame lists every contact; the reader matches them.
  case packets = "A"
  /// Slots and tracking ids name the contacts; what does not change is not sent.
  case slots = "B"
  /// One contact, by a button.
  case single = "ST"

  /// The protocol that a log speaks.
  init(of log: EvdevLog) {
    let hasPackets = log.rows.contains {
      $0.type == EvdevCode.RowType.synchronization
        && $0.code == EvdevCode.Synchronization.contactReport
    }
    let hasContacts = log.rows.contains {
      $0.type == EvdevCode.RowType.absolute
        && ($0.code == EvdevCode.Axis.contactX || $0.code == EvdevCode.Axis.contactY
          || $0.code == EvdevCode.Axis.trackingID)
    }
    self = hasPackets ? .packets : hasContacts ? .slots : .single
  }
}
