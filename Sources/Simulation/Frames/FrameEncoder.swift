/// Writes the frames of a run as a table or as JSON Lines, one after the other.
///
/// An encoder appends to a buffer that the caller empties, so a run of any length streams. Only
/// the previous frame is kept, and only where unchanged rows are dropped.
public struct FrameEncoder: Sendable {
  /// How frames are written.
  public struct Options: Hashable, Sendable {
    /// The form of the text.
    public enum Form: Hashable, Sendable {
      /// A table with commas and a line of names.
      case csv
      /// One JSON object a line, its keys the names of the columns.
      case jsonLines
    }

    /// The form of the text.
    public var form = Form.csv
    /// How numbers are written.
    public var numbers = NumberFormat.standard
    /// Whether each number but `z` is followed by its velocity in a `.v` column.
    public var includesVelocities = false
    /// Whether rows are dropped whose text equals the view's row in the frame before.
    public var isChangedOnly = false
    /// The selected numbers; empty for all.
    ///
    /// In wide form these are the columns. Otherwise rows of other views are left out, and the
    /// columns stay.
    public var selection: [ChannelSelector] = []
    /// Whether there is one row a frame and one column a selected number, empty where it is absent.
    public var isWide = false

    /// Makes the tidy table of everything with at most six decimals.
    public init() {}
  }

  /// How frames are written.
  public let options: Options
  private var previous: [FrameRow] = []
  private var current: [UInt8] = []
  private var before: [UInt8] = []

  /// Makes an encoder.
  ///
  /// - Precondition: The wide form has a selection.
  public init(options: Options = Options()) {
    precondition(
      !options.isWide || !options.selection.isEmpty, "the wide form needs selected channels")
    self.options = options
  }

  /// Appends the line with the names of the columns; nothing in JSON Lines.
  public func appendHeader(to bytes: inout [UInt8]) {
    guard options.form == .csv else { return }
    bytes.append(contentsOf: "frame,time".utf8)
    if options.isWide {
      for selector in options.selection {
        bytes.append(UInt8(ascii: ","))
        CSVText.append(selector.name, to: &bytes)
      }
    } else {
      bytes.append(contentsOf: ",view,phase".utf8)
      for channel in FrameChannel.allCases {
        bytes.append(UInt8(ascii: ","))
        bytes.append(contentsOf: channel.name.utf8)
      }
      if options.includesVelocities {
        for channel in FrameChannel.allCases where channel != .z {
          bytes.append(UInt8(ascii: ","))
          bytes.append(contentsOf: channel.name.utf8)
          bytes.append(contentsOf: ".v".utf8)
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the rows of a frame.
  ///
  /// - Precondition: All numbers of the frame are finite.
  public mutating func append(_ frame: Frame, to bytes: inout [UInt8]) {
    if options.isWide { return appendWide(frame, to: &bytes) }
    if options.isChangedOnly { return appendChanged(frame, to: &bytes) }
    for row in frame.rows where isSelected(row) {
      appendStart(of: frame, to: &bytes)
      appendCells(of: row, to: &bytes)
    }
  }

  /// Appends the rows that differ from those of the frame before.
  private mutating func appendChanged(_ frame: Frame, to bytes: inout [UInt8]) {
    if let places = frame.changedRows, previous.count == frame.rows.count {
      for place in places where isSelected(frame.rows[place]) {
        append(frame.rows[place], after: previous[place], of: frame, to: &bytes)
        previous[place] = frame.rows[place]
      }
      return
    }
    var cursor = 0
    for row in frame.rows where isSelected(row) {
      append(row, after: previousRow(of: row.view, cursor: &cursor), of: frame, to: &bytes)
    }
    previous = frame.rows
  }

  private mutating func append(
    _ row: FrameRow, after last: FrameRow?, of frame: Frame, to bytes: inout [UInt8]
  ) {
    guard isChanged(row, since: last) else { return }
    appendStart(of: frame, to: &bytes)
    bytes.append(contentsOf: current)
  }

  /// Whether the row's text differs from that in the frame before; leaves its text in ``current``.
  private mutating func isChanged(_ row: FrameRow, since last: FrameRow?) -> Bool {
    if let last, last == row { return false }
    current.removeAll(keepingCapacity: true)
    var text = current
    appendCells(of: row, to: &text)
    current = text
    guard let last else { return true }
    var other = before
    before = []
    other.removeAll(keepingCapacity: true)
    appendCells(of: last, to: &other)
    before = other
    return current != before
  }

  /// Finds the row of a view in the frame before; mostly it stands where the last one was found.
  private func previousRow(of view: String, cursor: inout Int) -> FrameRow? {
    if cursor < previous.count, previous[cursor].view.hasSameBytes(as: view) {
      cursor += 1
      return previous[cursor - 1]
    }
    for index in previous.indices where previous[index].view.hasSameBytes(as: view) {
      cursor = index + 1
      return previous[index]
    }
    return nil
  }

  private func isSelected(_ row: FrameRow) -> Bool {
    options.selection.isEmpty
      || options.selection.contains { $0.view.hasSameBytes(as: row.view) }
  }

  private func appendStart(of frame: Frame, to bytes: inout [UInt8]) {
    if options.form == .jsonLines { bytes.append(contentsOf: "{\"frame\":".utf8) }
    WholeNumber.append(frame.index, to: &bytes)
    bytes.append(contentsOf: (options.form == .csv ? "," : ",\"time\":").utf8)
    options.numbers.append(frame.time.seconds, to: &bytes)
  }

  /// Appends all of a row after its frame and time.
  private func appendCells(of row: FrameRow, to bytes: inout [UInt8]) {
    let values = row.values.clamped
    if options.form == .csv {
      bytes.append(UInt8(ascii: ","))
      CSVText.append(row.view, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      bytes.append(contentsOf: row.phase.name.utf8)
    } else {
      JSONText.appendKey("view", to: &bytes)
      JSONText.append(row.view, to: &bytes)
      JSONText.appendKey("phase", to: &bytes)
      JSONText.append(row.phase.name, to: &bytes)
    }
    for channel in FrameChannel.allCases {
      appendCell(channel.name, values[channel], to: &bytes)
    }
    if options.includesVelocities {
      for channel in FrameChannel.allCases where channel != .z {
        appendCell(channel.name + ".v", row.velocity(channel), to: &bytes)
      }
    }
    if options.form == .jsonLines { bytes.append(UInt8(ascii: "}")) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func appendCell(_ name: String, _ value: Double, to bytes: inout [UInt8]) {
    if options.form == .csv {
      bytes.append(UInt8(ascii: ","))
    } else {
      JSONText.appendKey(name, to: &bytes)
    }
    options.numbers.append(value, to: &bytes)
  }

  private mutating func appendWide(_ frame: Frame, to bytes: inout [UInt8]) {
    var cells: [UInt8] = []
    for selector in options.selection {
      if options.form == .csv {
        cells.append(UInt8(ascii: ","))
      } else {
        JSONText.appendKey(selector.name, to: &cells)
      }
      if let value = frame.value(of: selector) {
        options.numbers.append(value, to: &cells)
      } else if options.form == .jsonLines {
        cells.append(contentsOf: "null".utf8)
      }
    }
    if options.isChangedOnly {
      guard cells != before else { return }
      before = cells
    }
    appendStart(of: frame, to: &bytes)
    bytes.append(contentsOf: cells)
    bytes.append(contentsOf: (options.form == .csv ? "\n" : "}\n").utf8)
  }
}
