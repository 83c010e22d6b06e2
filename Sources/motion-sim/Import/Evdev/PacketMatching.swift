/// Finds out which packet of a frame is which contact of the frame before (protocol A).
enum PacketMatching {
  /// One contact's axes as one frame lists them.
  struct Packet: Hashable, Sendable {
    /// The axes.
    var state = ContactState()
    /// The device's label, where it sends one.
    var trackingID: Int32?
    /// An axis was sent.
    var isFilled = false
  }

  /// The slot for each packet, by label where there is one, else by nearness.
  ///
  /// Nearness is greedy over the sorted distances, ties by index: the same on every run. A packet
  /// that matches nothing takes the first free slot.
  static func slots(for packets: [Packet], in table: [ContactSlot]) -> [Int] {
    var result = [Int?](repeating: nil, count: packets.count)
    var taken: Set<Int> = []
    for (index, packet) in packets.enumerated() {
      guard let id = packet.trackingID else { continue }
      for slot in table.indices where table[slot].trackingID == id && !taken.contains(slot) {
        guard table[slot].contact != nil else { continue }
        result[index] = slot
        taken.insert(slot)
        break
      }
    }
    for pair in pairs(packets, table) where result[pair.packet] == nil {
      guard !taken.contains(pair.slot) else { continue }
      result[pair.packet] = pair.slot
      taken.insert(pair.slot)
    }
    return fill(result, taken: taken, table: table)
  }

  private struct Pair {
    var distance: Int64
    var packet: Int
    var slot: Int
  }

  private static func pairs(_ packets: [Packet], _ table: [ContactSlot]) -> [Pair] {
    var result: [Pair] = []
    for (index, packet) in packets.enumerated() where packet.trackingID == nil {
      for slot in table.indices where table[slot].contact != nil {
        guard let distance = distance(packet.state, table[slot].committed) else { continue }
        result.append(Pair(distance: distance, packet: index, slot: slot))
      }
    }
    return result.sorted {
      ($0.distance, $0.packet, $0.slot) < ($1.distance, $1.packet, $1.slot)
    }
  }

  private static func distance(_ one: ContactState, _ other: ContactState) -> Int64? {
    guard let x = one.x, let y = one.y, let otherX = other.x, let otherY = other.y else {
      return nil
    }
    let across = (Int64(x) - Int64(otherX)).magnitude
    let down = (Int64(y) - Int64(otherY)).magnitude
    // Distances are capped so that their squares fit; no device is so large.
    let limit: UInt64 = 1 << 30
    return Int64(min(across, limit) * min(across, limit) + min(down, limit) * min(down, limit))
  }

  private static func fill(
    _ matched: [Int?], taken: Set<Int>, table: [ContactSlot]
  ) -> [Int] {
    var taken = taken
    var next = 0
    return matched.map { slot in
      if let slot { return slot }
      while taken.contains(next) || (next < table.count && table[next].contact != nil) {
        next += 1
      }
      taken.insert(next)
      return next
    }
  }
}
