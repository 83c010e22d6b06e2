/// A row of a vector file.
struct Row: Sendable {
  var id: String
  var kind: String
  var inputs: Value
  var expected: Value
  var tolerance: Tolerance
  /// The row asserts an artefact of a peer that we need not share.
  var isQuirk: Bool

  init?(_ value: Value) {
    guard let row = value.object, let id = row["id"]?.text else { return nil }
    // A report keeps what can be computed apart from what is told.
    guard let check = row["check"]?.object ?? (row["kind"] == nil ? nil : row),
      let kind = check["kind"]?.text, let inputs = check["inputs"],
      let expected = check["expected"]
    else { return nil }
    self.id = id
    self.kind = kind
    self.inputs = inputs
    self.expected = expected
    tolerance = Tolerance(check)
    isQuirk = (row["quirk"] ?? check["quirk"])?.bool ?? false
  }

  /// A number among the inputs.
  func number(_ name: String) throws(Unanswered) -> Double {
    guard let number = inputs[name]?.number else { throw .missing(name) }
    return number
  }

  /// A number among the inputs, or what stands for it where it is absent.
  func number(_ name: String, default fallback: Double) -> Double {
    inputs[name]?.number ?? fallback
  }

  /// Numbers among the inputs.
  func numbers(_ name: String) throws(Unanswered) -> [Double] {
    guard let numbers = inputs[name]?.numbers else { throw .missing(name) }
    return numbers
  }

  /// A text among the inputs.
  func text(_ name: String) throws(Unanswered) -> String {
    guard let text = inputs[name]?.text else { throw .missing(name) }
    return text
  }
}

/// Why a handler gives no answer.
enum Unanswered: Error {
  /// The inputs lack what the handler needs: a fault of the handler or of the row.
  case missing(String)
  /// The inputs are outside what the product accepts.
  case refused(String)
  /// The row needs what is not built yet; the issue that will.
  case pending(issue: Int)
}
