import Simulation

/// Gathers the channels of a plot while frames go by.
struct PlotData {
  /// The most channels that are drawn where none are selected.
  static let automaticLimit = 8

  /// The selected channels; empty where the plot chooses.
  let selection: [ChannelSelector]
  /// The log of the run.
  var events: [EventRecord] = []
  /// Moving channels that ``chosenSeries(in:)`` left out.
  private(set) var leftOut = 0

  private var times: [Double] = []
  private var selected: [[Double?]]
  private var views: [String] = []
  private var places: [String: Int] = [:]
  private var columns: [[[Double?]]] = []

  /// Makes an empty collection.
  init(selection: [ChannelSelector]) {
    self.selection = selection
    selected = Array(repeating: [], count: selection.count)
  }

  /// Takes a frame.
  mutating func add(_ frame: borrowing Frame) {
    times.append(frame.time.seconds)
    guard selection.isEmpty else {
      for (index, selector) in selection.enumerated() {
        selected[index].append(frame.value(of: selector))
      }
      return
    }
    for row in frame.rows {
      let place = place(of: row.view)
      let values = row.values.clamped
      for channel in FrameChannel.allCases {
        fill(place, channel.rawValue, upTo: times.count - 1)
        columns[place][channel.rawValue].append(values[channel])
      }
    }
  }

  /// The channels to draw: the selected ones, or the first that move.
  ///
  /// - Throws: ``CommandFailure`` with status 65 where there is nothing to draw.
  mutating func chosenSeries(in path: String) throws -> [PlotSeries] {
    let series = selection.isEmpty ? movingSeries() : selectedSeries()
    if let missing = series.first(where: { $0.range == nil }) {
      throw CommandFailure(.badData, "no frame of \(path) has \(missing.name)")
    }
    guard !series.isEmpty else {
      throw CommandFailure(
        .badData, "nothing moves in \(path)", hints: ["--select names channels to draw anyway"])
    }
    return series
  }

  private func selectedSeries() -> [PlotSeries] {
    zip(selection, selected).map { selector, values in
      let unit = selector.channel.unit
      return PlotSeries(
        name: selector.name, unit: selector.isVelocity ? Self.rate(unit) : unit, times: times,
        values: values)
    }
  }

  private mutating func movingSeries() -> [PlotSeries] {
    var result: [PlotSeries] = []
    for place in views.indices {
      for channel in FrameChannel.allCases where channel != .z {
        fill(place, channel.rawValue, upTo: times.count)
        let series = PlotSeries(
          name: "\(views[place]).\(channel.name)", unit: channel.unit, times: times,
          values: columns[place][channel.rawValue])
        if series.moves { result.append(series) }
      }
    }
    leftOut = max(0, result.count - Self.automaticLimit)
    return Array(result.prefix(Self.automaticLimit))
  }

  private mutating func place(of view: String) -> Int {
    if let place = places[view] { return place }
    places[view] = views.count
    views.append(view)
    columns.append(Array(repeating: [], count: FrameChannel.allCases.count))
    return views.count - 1
  }

  private mutating func fill(_ place: Int, _ channel: Int, upTo count: Int) {
    while columns[place][channel].count < count { columns[place][channel].append(nil) }
  }

  private static func rate(_ unit: String) -> String {
    unit.isEmpty ? "1/s" : "\(unit)/s"
  }
}
