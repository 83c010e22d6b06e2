/// A moment worth a line across the plot.
struct PlotMark: Sendable, Hashable {
  /// When, in seconds.
  var time: Double
  /// What happened, in few words.
  var label: String
}
