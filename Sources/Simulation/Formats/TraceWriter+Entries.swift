extension TraceWriter {
  /// Appends one line; an end says on which line it stands.
  static func append(_ entry: TraceEntry, line: Int64, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"t\":".utf8)
    append(entry.time, to: &bytes)
    append("ev", name(of: entry.action), to: &bytes)
    switch entry.action {
    case .pointer(let id, _, let location, let details):
      append("id", id.rawValue, to: &bytes)
      append(location, to: &bytes)
      append(details, to: &bytes)
    case .hover(let id, let location):
      append("id", id?.rawValue, to: &bytes)
      append(location, to: &bytes)
    case .insert(let target, let item, let index, let animation):
      appendChange(target, item, index, animation, to: &bytes)
    case .remove(let target, let item, let animation):
      appendChange(target, item, nil, animation, to: &bytes)
    case .reorder(let target, let item, let index, let animation):
      appendChange(target, item, index, animation, to: &bytes)
    case .end: append("lines", line, to: &bytes)
    default: appendOther(entry.action, to: &bytes)
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  private static func appendOther(_ action: TraceAction, to bytes: inout [UInt8]) {
    switch action {
    case .set(let target, let name, let value, let animation):
      append("target", target, to: &bytes)
      append("name", name, to: &bytes)
      append("value", value, to: &bytes)
      append("animation", animation, to: &bytes)
    case .send(let name, let target, let value):
      append("name", name, to: &bytes)
      append("target", target, to: &bytes)
      append("value", value, to: &bytes)
    case .interrupt(let target): append("target", target, to: &bytes)
    case .resize(let size, let orientation, let animation):
      append("width", size.width, to: &bytes)
      append("height", size.height, to: &bytes)
      append("orientation", orientation, to: &bytes)
      append("animation", animation, to: &bytes)
    case .setting(let name, let value, let animation):
      append("name", name, to: &bytes)
      append("value", value, to: &bytes)
      append("animation", animation, to: &bytes)
    case .access(let target, let action, let name):
      append("target", target, to: &bytes)
      append("action", action, to: &bytes)
      append("name", name, to: &bytes)
    case .mark(let label): append("label", label, to: &bytes)
    default: break
    }
  }

  /// The word under `ev`.
  static func name(of action: TraceAction) -> String {
    switch action {
    case .pointer(_, .down, _, _): "down"
    case .pointer(_, .move, _, _): "move"
    case .pointer(_, .up, _, _): "up"
    case .pointer(_, .cancel, _, _): "cancel"
    case .hover: "hover"
    case .insert: "insert"
    case .remove: "remove"
    case .reorder: "reorder"
    case .set: "set"
    case .send: "send"
    case .cancelAll: "cancelAll"
    case .interrupt: "interrupt"
    case .resize: "resize"
    case .setting: "setting"
    case .access: "access"
    case .mark: "mark"
    case .end: "end"
    }
  }

  private static func append(_ location: Point, to bytes: inout [UInt8]) {
    append("x", location.x, to: &bytes)
    append("y", location.y, to: &bytes)
  }

  private static func append(_ details: PointerDetails, to bytes: inout [UInt8]) {
    append("p", details.pressure, to: &bytes)
    append("size", details.size, to: &bytes)
    append("tool", details.tool, to: &bytes)
    append("alt", details.altitude, to: &bytes)
    append("azi", details.azimuth, to: &bytes)
    append("btn", details.buttons.map { Int64($0) }, to: &bytes)
    if let seen = details.seen {
      JSONText.appendKey("seen", to: &bytes)
      append(seen, to: &bytes)
    }
  }

  private static func appendChange(
    _ target: String, _ item: TraceValue, _ index: Int?, _ animation: TraceValue?,
    to bytes: inout [UInt8]
  ) {
    append("target", target, to: &bytes)
    append("item", item, to: &bytes)
    append("index", index.map { Int64($0) }, to: &bytes)
    append("animation", animation, to: &bytes)
  }
}
