/// Writes the log of a run as a table.
public struct EventEncoder: Sendable {
  /// How times are written.
  public var numbers: NumberFormat

  /// Makes an encoder.
  public init(numbers: NumberFormat = .standard) {
    self.numbers = numbers
  }

  /// Appends the line with the names of the columns.
  public func appendHeader(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "time,kind,view,name,phase,reason,by,value\n".utf8)
  }

  /// Appends one line.
  public func append(_ event: EventRecord, to bytes: inout [UInt8]) {
    numbers.append(event.time.seconds, to: &bytes)
    append(event.kind.rawValue, to: &bytes)
    append(event.view, to: &bytes)
    append(event.name, to: &bytes)
    append(event.phase, to: &bytes)
    append(event.reason, to: &bytes)
    append(event.by, to: &bytes)
    append(event.value, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  private func append(_ cell: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    CSVText.append(cell, to: &bytes)
  }
}
