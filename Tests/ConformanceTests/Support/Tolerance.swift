/// How near numbers have to be.
struct Tolerance: Sendable {
  var amount: Double
  var kind: String

  init(_ row: [String: Value]) {
    amount = row["tolerance"]?.number ?? 0
    kind = row["tolerance_kind"]?.text ?? "exact"
  }

  /// Whether a number is near enough to what is expected.
  func accepts(_ actual: Double, _ expected: Double) -> Bool {
    if actual == expected || (actual.isNaN && expected.isNaN) { return true }
    let distance = (actual - expected).magnitude
    switch kind {
    case "absolute": return distance <= amount
    case "relative": return distance <= (expected == 0 ? amount : amount * expected.magnitude)
    case "ulp": return distance <= amount * expected.ulp
    default: return false
    }
  }

  /// Whether an answer meets what is expected; of an object only the members named count.
  func accepts(_ actual: Value?, _ expected: Value) -> Bool {
    guard let actual else { return false }
    if let expected = expected.number, let actual = actual.number {
      return accepts(actual, expected)
    }
    switch expected {
    case .array(let members):
      guard case .array(let answers) = actual, answers.count == members.count else {
        return false
      }
      return zip(answers, members).allSatisfy { accepts($0, $1) }
    case .object(let members):
      if let operation = members["op"]?.text { return holds(operation, members["value"], actual) }
      return members.allSatisfy { accepts(actual[$0.key], $0.value) }
    default:
      return actual == expected
    }
  }

  private func holds(_ operation: String, _ operand: Value?, _ actual: Value) -> Bool {
    guard let number = actual.number else { return false }
    switch operation {
    case "notNaN": return !number.isNaN
    case "between":
      guard let bounds = operand?.numbers, bounds.count == 2 else { return false }
      return number >= bounds[0] && number <= bounds[1]
    default: break
    }
    guard let limit = operand?.number else { return false }
    switch operation {
    case "<": return number < limit
    case "<=": return number <= limit
    case ">": return number > limit
    case ">=": return number >= limit
    case "sign": return (number == 0 ? 0 : (number < 0 ? -1 : 1)) == limit
    default: return false
    }
  }
}
