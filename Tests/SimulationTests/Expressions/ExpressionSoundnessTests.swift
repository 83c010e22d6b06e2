import Testing

@testable import Simulation

/// Whatever passes the checker has a value of the type that the checker gave it.
@Suite("Expression of any form")
struct ExpressionSoundnessTests {
  static let record = RecordType(fields: [
    .init(name: "n", type: .number), .init(name: "note", type: .optional(.string)),
    .init(name: "at", type: .optional(.vector)),
  ])

  /// Names, each with its type, a value, and null where it may be.
  static let names: [(String, ValueType, Value)] = [
    ("n", .number, .number(3)), ("yes", .boolean, .boolean(true)), ("s", .string, .string("a")),
    ("v", .vector, .vector(Vector(x: 1, y: 2))), ("list", .list(.number), .list([.number(3)])),
    ("m", .optional(.number), .number(3)), ("k", .optional(.number), .number(4)),
    ("b", .optional(.boolean), .boolean(false)), ("t", .optional(.string), .string("b")),
    ("w", .optional(.vector), .vector(Vector(x: 3, y: 4))),
    ("l", .optional(.list(.number)), .list([.number(1)])),
    (
      "r", .optional(.record(record)),
      .record(Record([.init("n", .number(3)), .init("note", .string("a"))]))
    ),
  ]

  /// The scopes with every choice of what is null.
  static let scopes: [Scope] = {
    let optional = names.indices.filter { !names[$0].1.isRequired }
    return (0..<(1 << optional.count)).map { choice in
      var cells = names.map { $0.2 }
      for (bit, index) in optional.enumerated() where choice & (1 << bit) != 0 {
        cells[index] = .null
      }
      return Scope(cells: cells, locals: [])
    }
  }()

  static let checkingScope: NameScope = {
    var scope = NameScope()
    scope.functions = [SceneFunction("twice") { (x: Double?) in x.map { $0 * 2 } }]
    for (cell, name) in names.enumerated() { scope.add(name.0, .scene(cell), name.1) }
    return scope
  }()

  /// An expression of at most a depth, more often of types that fit than by chance.
  static func text(_ depth: Int, _ random: inout SeededRandom) -> String {
    func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
    let leaves = [
      "m", "k", "b", "t", "w", "l", "r", "n", "s", "v", "list", "1", "'a'", "null", "w.x", "r.n",
      "r.note", "r.at", "r.at.x", "list[0]", "list[9]", "l[0]", "yes", "true",
    ]
    guard depth > 0 else { return pick(leaves) }
    func inner() -> String { text(depth - 1, &random) }
    switch random.next() % 12 {
    case 0: return inner() + " ?? " + inner()
    case 1: return pick(leaves) + pick([" == ", " != "]) + "null"
    case 2, 3: return condition(depth - 1, &random) + " ? " + inner() + " : " + inner()
    case 4, 5: return condition(depth, &random)
    case 6: return "(" + inner() + ")" + pick([".x", ".n", "[0]", ".note"])
    case 7: return "(" + inner() + pick([" + ", " * ", " < ", " == "]) + inner() + ")"
    case 8: return pick(["abs", "twice", "count", "first", "!", "-"]) + "(" + inner() + ")"
    case 9: return "[" + inner() + ", " + inner() + "]"
    default: return pick(leaves)
    }
  }

  /// A truth value, mostly about what is null.
  static func condition(
    _ depth: Int, _ random: inout SeededRandom, of subjects: [String] = subjects
  ) -> String {
    func inner() -> String { condition(depth - 1, &random, of: subjects) }
    let subject = subjects[Int(random.next() % UInt64(subjects.count))]
    let isEqual = random.next() % 2 == 0
    guard depth > 0 else { return subject + (isEqual ? " == null" : " != null") }
    switch random.next() % 7 {
    case 0, 1: return "(" + inner() + " && " + inner() + ")"
    case 2, 3: return "(" + inner() + " || " + inner() + ")"
    case 4: return "!" + inner()
    case 5: return "(" + subject + (isEqual ? " == " : " != ") + "n)"
    default: return "(" + subject + (isEqual ? " == null)" : " != null)")
    }
  }

  static let subjects = [
    "m", "k", "b", "t", "w", "l", "r", "r.at", "r.at.x", "list[0]", "l[0]", "r.note",
  ]

  @Test("has a value of its type, whatever is null", arguments: 0..<20 as Range<UInt64>)
  func soundness(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var passed = 0
    for _ in 0..<400 {
      let text = Self.text(4, &random)
      guard let typed = try? ExpressionChecker.check(text, in: Self.checkingScope) else { continue }
      passed += 1
      for (choice, scope) in Self.scopes.enumerated() {
        let value = typed.expression.evaluate(in: scope)
        let fits = typed.type.accepts(ValueType(of: value))
        #expect(fits, "seed \(seed), nulls \(choice): \(text) is \(value.text)")
        guard fits else { return }
      }
    }
    #expect(passed > 20)
  }

  @Test("is not null where a condition has proved it", arguments: 0..<10 as Range<UInt64>)
  func narrowing(seed: UInt64) {
    var random = SeededRandom(seed)
    let subjects = ["m", "k", "r.n"]
    var narrowed = 0
    for _ in 0..<200 {
      let condition = Self.condition(3, &random, of: subjects)
      for subject in subjects {
        for text in [condition + " ? \(subject) : 0", condition + " ? 0 : \(subject)"] {
          guard let typed = try? ExpressionChecker.check(text, in: Self.checkingScope),
            typed.type == .number
          else { continue }
          narrowed += 1
          let nulls = Self.scopes.indices.filter {
            typed.expression.evaluate(in: Self.scopes[$0]) == .null
          }
          #expect(nulls == [], "seed \(seed): \(text)")
        }
      }
    }
    #expect(narrowed > 100)
  }
}
