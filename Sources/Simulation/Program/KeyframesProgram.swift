/// Keyframes, resolved.
struct KeyframesProgram: Sendable {
  /// What plays them; nil where they repeat.
  var trigger: Expression?
  /// What that reads.
  var reads: Reads
  /// The tracks.
  var tracks: [KeyframesDeclaration.Track]
}
