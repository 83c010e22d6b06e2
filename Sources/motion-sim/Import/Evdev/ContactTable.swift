import Gestures
import Simulation

/// The state machine behind all touch protocols: slots in, samples out at each complete frame.
struct ContactTable: Sendable {
  /// The slots, by number.
  var slots: [ContactSlot] = []
  /// What has come out.
  private(set) var samples: [ContactSample] = []
  /// What was wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// Contacts that touched.
  private(set) var downs = 0
  /// Contacts that lifted.
  private(set) var lifts = 0
  /// The most contacts at one time.
  private(set) var mostAtOnce = 0
  private var open = 0
  private var warned: Set<String> = []

  /// The numbers of the contacts that are down, in order of their slots.
  var openSlots: [Int] { slots.indices.filter { slots[$0].contact != nil } }

  /// Makes room for a slot.
  mutating func reserve(_ slot: Int) {
    while slots.count <= slot { slots.append(ContactSlot()) }
  }

  /// Completes a frame: ends first, then begins, then moves, each in the order of the slots.
  mutating func commit(time: Int64, line: Int) {
    for index in slots.indices where slots[index].ends {
      let slot = slots[index]
      emit(.up, index, slot.begins ? slot.committed : slot.state, time: time, line: line)
      slots[index].ends = false
      slots[index].contact = nil
    }
    for index in slots.indices where slots[index].begins {
      begin(index, time: time, line: line)
    }
    for index in slots.indices where slots[index].moved {
      move(index, time: time, line: line)
    }
    for index in slots.indices {
      slots[index].moved = false
      slots[index].committed = slots[index].state
    }
  }

  /// Cancels every contact; the axes stay known.
  mutating func cancelAll(time: Int64, line: Int) {
    for index in slots.indices {
      if slots[index].contact != nil {
        emit(.cancel, index, slots[index].committed, time: time, line: line)
      }
      slots[index].release()
    }
  }

  /// Ends the contacts that are still down, by a lift or a cancel.
  mutating func close(_ phase: PointerPhase, time: Int64, line: Int) {
    let counted = lifts
    for index in openSlots {
      emit(phase, index, slots[index].committed, time: time, line: line)
      slots[index].release()
    }
    // A lift that nobody recorded is not one of the recording's.
    lifts = counted
  }

  /// Notes a fault of the recording, each kind once.
  mutating func warn(_ message: String, line: Int) {
    guard warned.insert(message).inserted else { return }
    diagnostics.append(.warning(message, at: SourcePosition(line: line, column: 1)))
  }

  private mutating func begin(_ index: Int, time: Int64, line: Int) {
    guard slots[index].state.isPlaced else {
      if slots[index].beginEnds {
        warn("a contact lifted before both of its coordinates were known; left out", line: line)
        slots[index].begins = false
      } else {
        warn("a contact touched without both coordinates; held back until they come", line: line)
      }
      return
    }
    downs += 1
    slots[index].contact = Int64(downs)
    slots[index].begins = false
    slots[index].moved = false
    emit(.down, index, slots[index].state, time: time, line: line)
    if slots[index].beginEnds {
      slots[index].beginEnds = false
      emit(.up, index, slots[index].state, time: time, line: line)
      slots[index].contact = nil
    }
  }

  private mutating func move(_ index: Int, time: Int64, line: Int) {
    let slot = slots[index]
    guard slot.contact != nil else {
      if !slot.hasBegun { warn("a contact moves that never touched; left out", line: line) }
      return
    }
    if slot.state.tool == ContactState.palm && slot.committed.tool != ContactState.palm {
      emit(.cancel, index, slot.committed, time: time, line: line)
      slots[index].contact = nil
      return
    }
    emit(.move, index, slot.state, time: time, line: line)
  }

  private mutating func emit(
    _ phase: PointerPhase, _ index: Int, _ state: ContactState, time: Int64, line: Int
  ) {
    guard let contact = slots[index].contact else { return }
    samples.append(
      ContactSample(time: time, contact: contact, phase: phase, state: state, line: line))
    switch phase {
    case .down:
      open += 1
      mostAtOnce = max(mostAtOnce, open)
    case .up:
      open -= 1
      lifts += 1
    case .cancel:
      open -= 1
    case .move:
      break
    }
  }
}
