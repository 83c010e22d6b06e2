import Simulation

extension EvdevLog {
  /// The number of a device by its node; a new one where it has not been seen.
  mutating func device(at node: String) -> Int {
    if let known = devices.firstIndex(where: { $0.node == node }) { return known }
    devices.append(EvdevDevice(node: node))
    return devices.count - 1
  }

  /// Keeps the rows and the ranges of one device: the named one, else the touch screen.
  ///
  /// The touch screen is the device with the most rows that place a contact, then the one with the
  /// most rows of `BTN_TOUCH`; ties go to the first. A note names those that are left out.
  ///
  /// - Throws: `Diagnostics` where no device has the name.
  mutating func choose(node: String?) throws {
    guard !devices.isEmpty else { return }
    let chosen: Int
    if let node {
      guard let named = devices.firstIndex(where: { Self.matches($0.node, node) }) else {
        throw Diagnostics(error: "no device \(node); \(deviceList)", at: nil)
      }
      chosen = named
    } else {
      chosen = touchDevice()
    }
    self.node = devices[chosen].node
    noteOthers(than: chosen)
    rows.removeAll { $0.device != chosen }
    for axis in described(chosen).axes { declare(axis) }
    isTouchpad = described(chosen).isPointer && !described(chosen).isDirect
  }

  /// Keeps the ranges of the device at a node where it is described, else of the touch screen.
  func ranges(for node: String?) throws -> [EvdevAxis] {
    guard !devices.isEmpty else { return axes }
    var copy = self
    try copy.choose(node: devices.contains { $0.node == node } ? node : nil)
    return copy.axes
  }

  private mutating func noteOthers(than chosen: Int) {
    var counts = [Int](repeating: 0, count: devices.count)
    for row in rows { counts[row.device] += 1 }
    let names = devices.indices.filter { $0 != chosen && counts[$0] > 0 }.map { index in
      "\(devices[index].title) (\(counts[index] == 1 ? "1 row" : "\(counts[index]) rows"))"
    }
    if !names.isEmpty {
      diagnostics.append(
        Diagnostic(
          .note, at: nil,
          "followed \(devices[chosen].title); left out \(names.joined(separator: ", "))"))
    }
  }

  /// The description that belongs to a device: rows without a node take the touch screen's.
  private func described(_ index: Int) -> EvdevDevice {
    guard devices[index].node.isEmpty, devices[index].axes.isEmpty else { return devices[index] }
    let screens = devices.filter { $0.declaresContacts }
    return screens.count == 1 ? screens[0] : devices[index]
  }

  private func touchDevice() -> Int {
    var scores = devices.map { (places: 0, touches: 0, declares: $0.declaresContacts ? 1 : 0) }
    for row in rows {
      if row.type == EvdevCode.RowType.absolute,
        row.code == EvdevCode.Axis.contactX || row.code == EvdevCode.Axis.contactY
      {
        scores[row.device].places += 1
      } else if row.type == EvdevCode.RowType.key, row.code == EvdevCode.Key.touch {
        scores[row.device].touches += 1
      }
    }
    var best = 0
    for index in scores.indices where scores[index] > scores[best] { best = index }
    return best
  }

  private var deviceList: String {
    let names = devices.map { $0.title }
    return "the recording has \(names.joined(separator: ", "))"
  }

  private static func matches(_ path: String, _ name: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }
}
