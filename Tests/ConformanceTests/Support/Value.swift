import Foundation

/// A value of a vector file, or what a handler answers.
enum Value: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Value])
  case object([String: Value])

  static func numbers(_ numbers: [Double]) -> Value { .array(numbers.map { .number($0) }) }

  /// The number, infinities and NaN being written as text.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    default: nil
    }
  }

  var numbers: [Double]? {
    guard case .array(let values) = self else { return nil }
    let numbers = values.compactMap { $0.number }
    return numbers.count == values.count ? numbers : nil
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var bool: Bool? {
    if case .bool(let bool) = self { return bool }
    return nil
  }

  var array: [Value]? {
    if case .array(let array) = self { return array }
    return nil
  }

  var object: [String: Value]? {
    if case .object(let object) = self { return object }
    return nil
  }

  subscript(_ key: String) -> Value? {
    if case .object(let object) = self { return object[key] }
    return nil
  }
}

extension Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([Value].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }
}

extension Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let array): "[" + array.map { $0.description }.joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.keys.sorted().map { "\($0): \(object[$0] ?? .null)" }.joined(separator: ", ")
        + "}"
    }
  }
}
