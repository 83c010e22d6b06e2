/// What is known of one slot of the device; its axes outlive the contact.
///
/// ```
/// free ──id──▶ begins ──placed──▶ active ──id −1──▶ ends ──▶ free
///                 ╰──────id −1 before placed───────────────▶ free (dropped)
/// ```
struct ContactSlot: Hashable, Sendable {
  /// The axes as last sent; the kernel does not repeat what has not changed.
  var state = ContactState()
  /// The axes as of the last complete frame.
  var committed = ContactState()
  /// The device's label of the contact; negative where there is none.
  var trackingID: Int32 = -1
  /// Our number of the contact that is down.
  var contact: Int64?
  /// A contact has begun and no sample of it is out yet.
  var begins = false
  /// The contact that begins has lifted again in the same frame.
  var beginEnds = false
  /// The contact that is down lifts in this frame.
  var ends = false
  /// An axis was sent in this frame.
  var moved = false
  /// A label has been seen, so rows without a contact are leftovers rather than a lost start.
  var hasBegun = false

  /// Takes a label: a new one begins a contact, a negative one ends it.
  ///
  /// Returns false where a contact lifts that never began.
  mutating func label(_ id: Int32) -> Bool {
    guard id >= 0 else {
      let known = begins || contact != nil || trackingID >= 0 || hasBegun
      if begins { beginEnds = true } else if contact != nil { ends = true }
      trackingID = -1
      return known
    }
    guard id != trackingID else { return true }
    if contact != nil { ends = true }
    trackingID = id
    begins = true
    beginEnds = false
    hasBegun = true
    return true
  }

  /// Forgets the contact and what was under way; the axes stay.
  mutating func release() {
    contact = nil
    trackingID = -1
    begins = false
    beginEnds = false
    ends = false
    moved = false
  }
}
