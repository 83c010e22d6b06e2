import Simulation

extension Host {
  /// Prints what is wrong with a file to standard error.
  func report(_ items: [Diagnostic], in file: String, source: [UInt8]) {
    guard !items.isEmpty else { return }
    let name = file == "-" ? "<stdin>" : file
    report(DiagnosticPrinter(file: name, source: source, usesColor: usesColor).text(for: items))
  }
}
