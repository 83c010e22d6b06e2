/// An operator between two expressions.
enum BinaryOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"
  case coalesce = "??"

  /// How tightly the operator binds: the larger, the tighter.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .coalesce: 5
    case .add, .subtract: 6
    case .multiply, .divide, .remainder: 7
    }
  }

  /// Whether a chain of the operator is read from the right.
  var isRightAssociative: Bool { self == .coalesce }
}
