/// How the lines of a plot are told apart: by colour and, for those who see none, by dash.
enum PlotStyle {
  /// Colours that stay apart for colour-blind eyes, dark enough on a light ground.
  static let colors = [
    "#0072b2", "#d55e00", "#007a5a", "#b0488a", "#6a51a3", "#a6761d", "#1b1b1b", "#2b8cbe",
  ]
  /// Dash patterns; the first is a plain line.
  static let dashes = ["", "7 3", "2 2.5", "9 3 2 3", "4 2", "12 4"]
}
