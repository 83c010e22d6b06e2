extension TraceReader {
  static let formatName = "gesture-trace"
  static let example =
    "{\"trace\":\"gesture-trace\",\"version\":1,\"width\":393,\"height\":852}"

  /// Reads the first line; false where the file is no trace, so that reading on makes no sense.
  mutating func readHeader(_ range: Range<Int>, number: Int) -> Bool {
    let value: JSONValue
    do throws(Diagnostic) {
      value = try self.value(of: range, number: number)
    } catch {
      diagnostics.add(
        .error(
          "\(error.message); a trace begins with a header such as \(Self.example)",
          at: error.position))
      return false
    }
    var fields = JSONFields(value, of: "the header")
    guard value.members != nil, fields.has("trace") else {
      diagnostics.add(
        .error(
          "the first line is no header, expected one such as \(Self.example)",
          at: value.position))
      return false
    }
    header = header(&fields)
    for problem in fields.problems { diagnostics.add(problem) }
    addUnknownKeys(of: fields)
    if header == nil, diagnostics.errorCount > 0 {
      // The other lines can still be checked.
      header = TraceHeader(viewport: .zero)
    }
    return true
  }

  private func header(_ fields: inout JSONFields) -> TraceHeader? {
    let name = fields.string("trace", isRequired: true)
    if let name, name != Self.formatName, let value = fields.value("trace") {
      fields.report(value.mismatch(expected: "\"\(Self.formatName)\"", for: "trace"))
    }
    if let version = fields.number("version", isRequired: true), version != 1,
      let value = fields.value("version")
    {
      fields.report(value.mismatch(expected: "1", for: "version"))
    }
    let width = fields.length("width", isRequired: true)
    let height = fields.length("height", isRequired: true)
    let scale = fields.number("scale", "a number above 0") { $0 > 0 }
    let scene = fields.string("scene")
    let source = fields.string("source")
    let sampling = fields.string("sampling")
    let note = fields.string("note")
    guard let width, let height else { return nil }
    return TraceHeader(
      viewport: Size(width: width, height: height), scale: scale, scene: scene, source: source,
      sampling: sampling, note: note)
  }

  /// Reports keys that a line should not have; lenient reading ignores them with a warning.
  mutating func addUnknownKeys(of fields: JSONFields) {
    for problem in fields.unknownKeys() {
      if options.isLenient {
        repair(problem.message + "; it is ignored", at: problem.position ?? fields.position)
      } else {
        diagnostics.add(problem)
      }
    }
  }
}

extension JSONFields {
  /// Takes a width or a height: above 0 and at most 10⁶ points.
  mutating func length(_ key: String, isRequired: Bool = false) -> Double? {
    number(key, "a number above 0, at most 1000000", isRequired: isRequired) {
      $0 > 0 && $0 <= 1_000_000
    }
  }

  /// Takes a coordinate: at most 10¹² points from the origin.
  mutating func coordinate(_ key: String, isRequired: Bool = true) -> Double? {
    number(key, "a number of points from -1e12 to 1e12", isRequired: isRequired) {
      $0.magnitude <= 1e12
    }
  }
}
