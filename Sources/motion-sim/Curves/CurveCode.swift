/// A curve written out for another library: what to paste, and what to know about it.
struct CurveCode {
  /// The lines to paste.
  var lines: [String]
  /// How far it is off, and by which rule it ends; printed as comments below the lines.
  var notes: [String]
  /// Whether comments are those of CSS.
  var isCSS = false

  /// The text to print.
  var text: String {
    let comments = notes.map { isCSS ? "/* \($0) */" : "// \($0)" }
    return (lines + comments).joined(separator: "\n") + "\n"
  }
}
