import Simulation

/// The views and gestures whose columns are wanted.
struct GestureSelection {
  /// The names as they were given: `card[c1]` or `card[c1]:drag`.
  var names: [String]

  /// Reads the values of `--select`, separated by commas; a comma in brackets belongs to the key.
  ///
  /// - Throws: ``CommandFailure`` with status 64 where a name is empty.
  init(_ values: [String]) throws {
    names = []
    for value in values {
      for name in Self.split(value) {
        guard !name.isEmpty else {
          throw CommandFailure.usage(
            "option --select wants views or gestures, as 'card[c1]' or 'card[c1]:drag', "
              + "got \"\(value)\"")
        }
        names.append(name)
      }
    }
  }

  /// Whether a gesture is wanted: all are where nothing was asked for.
  func contains(view: String, gesture: String) -> Bool {
    names.isEmpty || names.contains { $0 == view || $0 == "\(view):\(gesture)" }
  }

  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var isInKey = false
    for character in text {
      if character == "[" { isInKey = true }
      if character == "]" { isInKey = false }
      if character == "," && !isInKey {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
