import Foundation
import Simulation

/// `docs/scene.schema.json`, and a check of values against it: the part of JSON Schema it uses.
struct SceneSchema {
  let root: JSONValue

  init() throws {
    let url = TraceFiles.folder.deletingLastPathComponent()
      .appendingPathComponent("docs/scene.schema.json")
    root = try JSONReader.read(
      [UInt8](Data(contentsOf: url)), dialect: .strict, limits: InputLimits())
  }

  /// The object of a definition; the whole scene for an empty name.
  func definition(_ name: String) -> JSONValue? {
    name.isEmpty ? root : root["$defs"]?[name]
  }

  /// The names of all definitions that list keys, the scene itself as an empty one.
  var namesOfObjects: [String] {
    [""]
      + (root["$defs"]?.members ?? []).filter { $0.value["properties"] != nil }.map { $0.key }
  }

  /// The keys that an object may have.
  func keys(of name: String) -> [String] {
    definition(name)?["properties"]?.members?.map { $0.key } ?? []
  }

  /// What is wrong with a value, as `path: keyword`.
  func violations(of value: JSONValue) -> [String] {
    violations(of: value, root, "")
  }

  private func violations(of value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    var result: [String] = []
    for member in schema.members ?? [] {
      let rule = member.value
      switch member.key {
      case "$schema", "$defs", "title", "description", "required", "additionalProperties": break
      case "$ref":
        guard let name = rule.string, let target = definition(String(name.dropFirst(8))) else {
          result.append("\(path): dangling \(rule.string ?? "reference")")
          continue
        }
        result += violations(of: value, target, path)
      case "anyOf", "oneOf":
        let branches = (rule.array ?? []).map { violations(of: value, $0, path) }
        let fits = branches.count { $0.isEmpty }
        if member.key == "anyOf" ? fits == 0 : fits != 1 {
          result.append("\(path): \(fits) of \(member.key)")
          result += branches.min { $0.count < $1.count } ?? []
        }
      case "properties": result += members(of: value, schema, path)
      case "items":
        for (index, element) in (value.array ?? []).enumerated() {
          result += violations(of: element, rule, "\(path)[\(index)]")
        }
      default:
        if !Self.holds(member.key, rule, value) { result.append("\(path): \(member.key)") }
      }
    }
    if schema["properties"] == nil, schema["additionalProperties"] != nil {
      result += members(of: value, schema, path)
    }
    return result
  }

  private func members(of value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let members = value.members else { return [] }
    var result: [String] = []
    for key in (schema["required"]?.array ?? []).compactMap({ $0.string })
    where !members.contains(where: { $0.key == key }) {
      result.append("\(path): lacks \(key)")
    }
    for member in members {
      let place = "\(path).\(member.key)"
      if let rule = schema["properties"]?[member.key] {
        result += violations(of: member.value, rule, place)
      } else if let rule = schema["additionalProperties"] {
        if rule.boolean == false {
          result.append("\(place): unknown")
        } else {
          result += violations(of: member.value, rule, place)
        }
      }
    }
    return result
  }

  /// Whether a rule about a value by itself holds; false for a keyword that is not known here.
  private static func holds(_ keyword: String, _ rule: JSONValue, _ value: JSONValue) -> Bool {
    let limit = rule.number ?? .nan
    switch keyword {
    case "type": return (rule.array ?? [rule]).contains { isOf($0.string ?? "", value) }
    case "const": return value.number == rule.number && value.string == rule.string
    case "enum": return (rule.array ?? []).contains { $0.string == value.string }
    case "pattern":
      guard let text = value.string, let regex = try? Regex(rule.string ?? "(") else { return true }
      return text.firstMatch(of: regex) != nil
    case "minimum": return value.number.map { $0 >= limit } ?? true
    case "maximum": return value.number.map { $0 <= limit } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > limit } ?? true
    case "minItems": return value.array.map { Double($0.count) >= limit } ?? true
    case "maxItems": return value.array.map { Double($0.count) <= limit } ?? true
    case "minProperties": return value.members.map { Double($0.count) >= limit } ?? true
    case "maxProperties": return value.members.map { Double($0.count) <= limit } ?? true
    default: return false
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "null": value.isNull
    case "boolean": value.boolean != nil
    case "number": value.number != nil
    case "integer": value.number.map { $0 == $0.rounded() } ?? false
    case "string": value.string != nil
    case "array": value.array != nil
    case "object": value.members != nil
    default: false
    }
  }
}

extension JSONValue {
  /// The value of a key.
  subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }
}
