import Simulation

/// Follows a log row by row and gives the samples of its contacts.
struct EvdevMachine: Sendable {
  /// The most slots that a device may have.
  static let slotLimit = 64

  /// The contacts.
  private(set) var table = ContactTable()
  /// How the device tells contacts apart.
  let touchProtocol: TouchProtocol
  /// Complete frames.
  private(set) var frames = 0
  /// The time of the last complete frame, in microseconds of the log.
  private(set) var lastTime: Int64 = 0
  /// The line of the last complete frame.
  private(set) var lastLine = 0
  /// Whether the places come on the codes that some single-touch drivers use instead.
  private(set) var usesOtherAxes = false

  private var slot = 0
  private var packet = PacketMatching.Packet()
  private var packets: [PacketMatching.Packet] = []
  private var memory: [ContactState] = []
  private var sawPacketEnd = false
  private var touch: Bool?
  private var sawKey = false
  private var dropping = false
  private var isPen = false
  private var partialLine: Int?

  /// Follows a whole log.
  init(_ log: EvdevLog) {
    touchProtocol = TouchProtocol(of: log)
    if touchProtocol == .single { chooseAxes(log) }
    table.reserve(0)
    for row in log.rows {
      take(row)
    }
    if let partialLine {
      table.warn("the last frame is not complete; left out", line: partialLine)
    }
  }

  /// Ends the contacts that are still down.
  mutating func close(_ phase: PointerPhase) {
    table.close(phase, time: lastTime, line: lastLine)
  }

  private mutating func chooseAxes(_ log: EvdevLog) {
    func sends(_ codes: [Int]) -> Int? {
      log.rows.first { $0.type == EvdevCode.RowType.absolute && codes.contains($0.code) }?.line
    }
    guard sends([EvdevCode.Axis.x, EvdevCode.Axis.y]) == nil,
      let line = sends([EvdevCode.Axis.z, EvdevCode.Axis.rotationX])
    else { return }
    usesOtherAxes = true
    table.warn("no ABS_X or ABS_Y; took ABS_Z and ABS_RX for them", line: line)
  }

  private mutating func take(_ row: EvdevRow) {
    if row.type == EvdevCode.RowType.synchronization {
      synchronize(row)
      return
    }
    guard !dropping else { return }
    partialLine = partialLine ?? row.line
    if row.type == EvdevCode.RowType.key { takeKey(row) }
    guard row.type == EvdevCode.RowType.absolute else { return }
    switch touchProtocol {
    case .slots: takeSlotAxis(row)
    case .packets: takePacketAxis(row)
    case .single: takeSingleAxis(row)
    }
  }

  private mutating func synchronize(_ row: EvdevRow) {
    switch row.code {
    case EvdevCode.Synchronization.report:
      if dropping {
        resynchronize(row)
      } else {
        finishFrame(row)
      }
      frames += 1
      lastTime = row.time
      lastLine = row.line
      partialLine = nil
    case EvdevCode.Synchronization.contactReport:
      guard !dropping else { return }
      partialLine = partialLine ?? row.line
      finishPacket()
    case EvdevCode.Synchronization.dropped:
      dropping = true
    default:
      break
    }
  }

  private mutating func resynchronize(_ row: EvdevRow) {
    table.warn("the device lost rows; its contacts are cancelled here", line: row.line)
    table.cancelAll(time: row.time, line: row.line)
    dropping = false
    packets = []
    packet = PacketMatching.Packet()
    sawPacketEnd = false
    touch = nil
    sawKey = false
  }

  private mutating func finishFrame(_ row: EvdevRow) {
    if touchProtocol == .packets { assignPackets() }
    table.commit(time: row.time, line: row.line)
    touch = nil
    sawKey = false
  }

  private mutating func takeKey(_ row: EvdevRow) {
    sawKey = true
    if row.code == EvdevCode.Key.pen { isPen = row.value != 0 }
    guard row.code == EvdevCode.Key.touch else { return }
    touch = row.value != 0
    guard touchProtocol == .single else { return }
    table.slots[0].state.tool = isPen ? 1 : nil
    label(0, row.value != 0 ? 0 : -1, line: row.line)
  }

  private mutating func label(_ slot: Int, _ id: Int32, line: Int) {
    if !table.slots[slot].label(id) {
      table.warn("a contact lifts that never touched; left out", line: line)
    }
  }

  private mutating func takeSlotAxis(_ row: EvdevRow) {
    switch row.code {
    case EvdevCode.Axis.slot:
      slot = Int(row.value)
      guard (0..<Self.slotLimit).contains(slot) else {
        table.warn("slot \(row.value) is beyond \(Self.slotLimit - 1); left out", line: row.line)
        return
      }
      table.reserve(slot)
    case EvdevCode.Axis.trackingID:
      guard (0..<Self.slotLimit).contains(slot) else { return }
      label(slot, row.value, line: row.line)
    default:
      guard (0..<Self.slotLimit).contains(slot) else { return }
      if Self.store(row, in: &table.slots[slot].state) { table.slots[slot].moved = true }
    }
  }

  private mutating func takePacketAxis(_ row: EvdevRow) {
    if row.code == EvdevCode.Axis.trackingID {
      packet.trackingID = row.value
      packet.isFilled = true
    } else if Self.store(row, in: &packet.state) {
      packet.isFilled = true
    }
  }

  private mutating func takeSingleAxis(_ row: EvdevRow) {
    let x = usesOtherAxes ? EvdevCode.Axis.z : EvdevCode.Axis.x
    let y = usesOtherAxes ? EvdevCode.Axis.rotationX : EvdevCode.Axis.y
    switch row.code {
    case x: table.slots[0].state.x = row.value
    case y: table.slots[0].state.y = row.value
    case EvdevCode.Axis.pressure: table.slots[0].state.pressure = row.value
    default: return
    }
    // A pen or a touchpad's finger that only hovers is no contact.
    if table.slots[0].contact != nil { table.slots[0].moved = true }
  }

  private mutating func finishPacket() {
    sawPacketEnd = true
    if packet.isFilled && packets.count < Self.slotLimit {
      let index = packets.count
      while memory.count <= index { memory.append(ContactState()) }
      packet.state.x = packet.state.x ?? memory[index].x
      packet.state.y = packet.state.y ?? memory[index].y
      memory[index] = packet.state
      packets.append(packet)
    }
    packet = PacketMatching.Packet()
  }

  private mutating func assignPackets() {
    defer {
      packets = []
      packet = PacketMatching.Packet()
      sawPacketEnd = false
    }
    // A frame with neither packets nor buttons says nothing of contacts.
    guard sawPacketEnd || sawKey else { return }
    let present = touch == false ? [] : packets
    let slots = PacketMatching.slots(for: present, in: table.slots)
    for index in table.slots.indices where table.slots[index].contact != nil {
      if !slots.contains(index) { label(index, -1, line: lastLine) }
    }
    if present.isEmpty && table.openSlots.isEmpty && touch == false && table.downs == 0 {
      table.warn("a contact lifts that never touched; left out", line: partialLine ?? 1)
    }
    for (index, slot) in slots.enumerated() {
      table.reserve(slot)
      table.slots[slot].state = present[index].state
      table.slots[slot].moved = true
      label(slot, present[index].trackingID ?? Int32(slot), line: lastLine)
    }
  }

  /// Stores a contact's axis; false where the row is about something else.
  private static func store(_ row: EvdevRow, in state: inout ContactState) -> Bool {
    switch row.code {
    case EvdevCode.Axis.contactX: state.x = row.value
    case EvdevCode.Axis.contactY: state.y = row.value
    case EvdevCode.Axis.contactPressure: state.pressure = row.value
    case EvdevCode.Axis.touchMajor: state.major = row.value
    case EvdevCode.Axis.toolType: state.tool = row.value
    default: return false
    }
    return true
  }
}
