/// The places of what is gone, for what comes; the last one that became free is taken first.
struct FreePlaces: Sendable {
  /// Those in ``Stage/instances``.
  var instances: [Int] = []
  /// Those in ``Stage/cells``.
  var cells: [Int] = []
  /// Those in ``Stage/layouts``.
  var layouts: [Int] = []
  /// Those in ``Stage/gestures``.
  var gestures: [Int] = []
}
