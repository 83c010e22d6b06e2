/// Finds places for the labels of marks so that none covers another.
struct MarkLayout {
  /// The most rows of labels; what does not fit keeps its line and loses its label.
  static let rowLimit = 6

  /// Where a mark goes.
  struct Place {
    /// When, in seconds.
    var time: Double
    /// What happened.
    var label: String
    /// The line's place, in pixels.
    var x: Double
    /// The label's row from the top; nil where the label has no room.
    var row: Int?
    /// Whether the label stands left of the line.
    var isLeft: Bool
  }

  /// The places, in the order of the marks.
  private(set) var places: [Place] = []
  /// The rows in use.
  private(set) var rows = 0

  /// Places labels from left to right, each in the first row that has room.
  init(
    _ marks: [PlotMark], from left: Double, to right: Double, character: Double,
    place: (Double) -> Double
  ) {
    var ends: [Double] = []
    for mark in marks {
      let x = place(mark.time)
      guard x >= left - 0.5, x <= right + 0.5 else { continue }
      let width = Double(mark.label.count) * character + 9
      let isLeft = x + width > right
      let start = isLeft ? x - width : x
      let free = ends.firstIndex { $0 <= start }
      var row = free
      if free == nil && ends.count < Self.rowLimit {
        ends.append(left - 1000)
        row = ends.count - 1
      }
      if let row { ends[row] = isLeft ? x : x + width }
      places.append(Place(time: mark.time, label: mark.label, x: x, row: row, isLeft: isLeft))
    }
    rows = ends.count
  }
}
