import Gestures
import Simulation

/// A recording as a trace, with its counts and what was wrong with it.
struct ImportedRecording: Sendable {
  /// The trace; nil where only the counts were asked for.
  var trace: Trace?
  /// The counts.
  var summary: ImportSummary
  /// Warnings and notes.
  var diagnostics: [Diagnostic]
}
