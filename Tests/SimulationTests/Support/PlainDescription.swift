/// A value and all that it holds as text, source positions left out.
///
/// Two scenes of which one was read from another file, or made by code, can be compared by it.
func plainDescription(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle != .optional || !mirror.children.isEmpty else { return "nil" }
  guard !mirror.children.isEmpty else { return "\(value)" }
  let children = mirror.children.filter { $0.label != "position" }.map { child in
    (child.label.map { $0 + ": " } ?? "") + plainDescription(of: child.value)
  }
  return "\(mirror.subjectType)(" + children.joined(separator: ", ") + ")"
}
