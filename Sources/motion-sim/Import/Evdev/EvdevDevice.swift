/// One of the devices of a log that follows several.
struct EvdevDevice: Hashable, Sendable {
  /// Its node, such as `/dev/input/event2`; empty where the log names none.
  var node: String
  /// The name that it gives itself, where the log describes it.
  var name: String?
  /// The declared ranges.
  var axes: [EvdevAxis] = []
  /// It says that it moves a pointer.
  var isPointer = false
  /// It says that it lies on a screen.
  var isDirect = false

  /// Whether it declares places of several contacts.
  var declaresContacts: Bool { axes.contains { $0.code == EvdevCode.Axis.contactX } }

  /// The node, or words in its place.
  var title: String { node.isEmpty ? "the device without a name" : node }

  /// Notes the range of an axis, in the place of what was known of it.
  mutating func declare(_ axis: EvdevAxis) {
    axes.removeAll { $0.code == axis.code }
    axes.append(axis)
  }
}
