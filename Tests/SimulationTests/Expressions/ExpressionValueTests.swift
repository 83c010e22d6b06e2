import Testing

@testable import Simulation

@Suite("Expression")
struct ExpressionValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var value: Value
    var type: ValueType
    var testDescription: String { text }

    init(_ text: String, _ value: Double) {
      (self.text, self.value, type) = (text, .number(value), .number)
    }
    init(_ text: String, _ value: Bool) {
      (self.text, self.value, type) = (text, .boolean(value), .boolean)
    }
    init(_ text: String, _ value: String) {
      (self.text, self.value, type) = (text, .string(value), .string)
    }
    init(_ text: String, _ value: Value, _ type: ValueType) {
      (self.text, self.value, self.type) = (text, value, type)
    }
  }

  static let names: [(String, Value, ValueType)] = [
    ("n", .number(7), .number), ("neg", .number(-2.5), .number), ("yes", .boolean(true), .boolean),
    ("s", .string("abc"), .string), ("v", .vector(Vector(x: 3, y: 4)), .vector),
    ("none", .null, .optional(.string)), ("maybe", .string("m"), .optional(.string)),
    ("list", .list([.number(2), .number(9), .number(4)]), .list(.number)),
    ("empty", .list([]), .list(.number)),
    ("words", .list([.string("a"), .string("b")]), .list(.string)),
    (
      "item", .record(Record([.init("id", .string("c1")), .init("size", .number(12))])),
      .record(
        RecordType(fields: [
          .init(name: "id", type: .string), .init(name: "size", type: .number),
          .init(name: "note", type: .optional(.string)),
        ]))
    ),
    ("nothing", .null, .optional(.number)), ("some", .number(5), .optional(.number)),
    ("nowhere", .null, .optional(.vector)),
    ("place", .vector(Vector(x: 3, y: 4)), .optional(.vector)),
    (
      "pick", .null,
      .optional(
        .record(
          RecordType(fields: [
            .init(name: "id", type: .string), .init(name: "score", type: .optional(.number)),
          ])))
    ),
  ]

  static func evaluate(_ text: String) throws -> (Value, ValueType) {
    var scope = NameScope()
    for (cell, name) in names.enumerated() { scope.add(name.0, .scene(cell), name.2) }
    let typed = try ExpressionChecker.check(text, in: scope)
    let values = Scope(cells: names.map { $0.1 }, locals: [])
    return (typed.expression.evaluate(in: values), typed.type)
  }

  static let arithmetic: [Row] = [
    Row("1", 1), Row(".5", 0.5), Row("1.5e2", 150), Row("2E-1", 0.2), Row("-3", -3), Row("- -3", 3),
    Row("1 + 2 * 3", 7), Row("(1 + 2) * 3", 9), Row("10 - 4 - 3", 3), Row("16 / 4 / 2", 2),
    Row("-2 * -3", 6), Row("2 - -2", 4), Row("7 % 3", 1), Row("-7 % 3", -1), Row("7 % -3", 1),
    Row("-7 % -3", -1), Row("5.5 % 2", 1.5), Row("-5.5 % 2", -1.5), Row("1e16 % 7", 4),
    Row("n % 2 == 1 ? 10 : 20", 10), Row("n - 1", 6), Row("n*n", 49), Row("-n + 1", -6),
    Row("v.x", 3), Row("v.y", 4), Row("v.width", 3), Row("v.height", 4), Row("(v * 2).y", 8),
    Row("(2 * v).x", 6), Row("(v + v).x", 6), Row("(v - v).y", 0), Row("(v / 2).y", 2),
    Row("(-v).x", -3), Row("item.size / 4", 3), Row("list[1]== 9 ? 1 : 0", 1),
  ]

  static let logic: [Row] = [
    Row("true", true), Row("!true", false), Row("!!yes", true), Row("1 < 2", true),
    Row("2 <= 2", true), Row("2 < 2", false), Row("3 > 2 && 1 > 2", false),
    Row("3 > 2 || 1 > 2", true), Row("true || false && false", true), Row("1 == 1 == true", true),
    Row("1 != 2", true), Row("s == 'abc'", true), Row("s == \"abd\"", false),
    Row("none == null", true), Row("maybe == null", false), Row("maybe == 'm'", true),
    Row("null == null", true), Row("none != s", true), Row("v == v", true),
    Row("item.note == null", true), Row("item.id == 'c1'", true), Row("contains(list, 9)", true),
    Row("contains(list, 8)", false), Row("contains(words, 'b')", true),
    Row("contains(empty, 1)", false), Row("first(empty) == null", true),
    Row("list[3] == null", true), Row("list[-1] == null", true), Row("list[0.9] == 2", true),
    Row("1 - 1 == 0 && -1 < 0", true),
  ]

  static let functions: [Row] = [
    Row("abs(-2.5)", 2.5), Row("min(3, 1, 2)", 1), Row("max(3, 1, 4)", 4),
    Row("clamp(5, 0, 3)", 3), Row("clamp(-5, 0, 3)", 0), Row("clamp(2, 0, 3)", 2),
    Row("sign(-9)", -1), Row("sign(0)", 0), Row("sign(3)", 1), Row("round(2.5)", 3),
    Row("round(-2.5)", -3), Row("round(0.5)", 1), Row("round(-0.5)", -1), Row("round(2.4)", 2),
    Row("round(0.49999999999999994)", 0), Row("floor(-1.5)", -2), Row("ceil(1.2)", 2),
    Row("sqrt(9)", 3), Row("hypot(3, 4)", 5), Row("lerp(10, 20, 0.25)", 12.5),
    Row("lerp(10, 20, 2)", 30), Row("interpolate(5, 0, 10, 0, 100)", 50),
    Row("interpolate(-5, 0, 10, 0, 100)", 0), Row("interpolate(50, 0, 10, 0, 100)", 100),
    Row("interpolate(50, 0, 10, 100, 0)", 0), Row("interpolate(2, 10, 0, 1, 3)", 2.6),
    Row("nearest(12, 0, 10, 20)", 10), Row("nearest(15, 10, 20)", 10), Row("count(list)", 3),
    Row("count(empty)", 0), Row("sum(list)", 15), Row("sum(empty)", 0),
    // (1 − 1 / (100·0.55/400 + 1))·400, and its mirror image.
    Row("rubberBand(100, 400)", 48.35164835164836),
    Row("rubberBand(-100, 400)", -48.35164835164836),
    Row("rubberBand(0, 400)", 0), Row("rubberBand(100, 400, 1)", 80),
    // Apple's form: velocity / 1000 · rate / (1 − rate) with rate 0.998 is 0.499 s of velocity.
    Row("round(project(1000) * 1000)", 499_000), Row("round(project(-1000) * 1000)", -499_000),
    Row("round(project(1000, 0.99) * 1000)", 99_000),
  ]

  static let others: [Row] = [
    Row("'a' + 'b'", .string("ab"), .string), Row("'n' + n", .string("n7"), .string),
    Row("1 + 'x'", .string("1x"), .string), Row("'a\\'b'", .string("a'b"), .string),
    Row("'' + neg", .string("-2.5"), .string), Row("item.note", .null, .optional(.string)),
    Row("list[0]", .number(2), .optional(.number)),
    Row("[1, 2, 3]", .list([.number(1), .number(2), .number(3)]), .list(.number)),
    Row("[1, null]", .list([.number(1), .null]), .list(.optional(.number))),
    Row("sum([1, 2]) + nearest(1, 0, 5)", .number(3), .number),
    Row("[1, 2][1]", .number(2), .optional(.number)),
    Row("[]", .list([]), .list(.null)), Row("first(list)", .number(2), .optional(.number)),
    Row("last(words)", .string("b"), .optional(.string)),
    Row("yes ? null : 's'", .null, .optional(.string)),
    Row("v + v", .vector(Vector(x: 6, y: 8)), .vector),
    Row("true ? 'a' : false ? 'b' : 'c'", .string("a"), .string),
  ]

  @Test(
    "has the value and the type of its text", arguments: arithmetic + logic + functions + others)
  func value(row: Row) throws {
    let (value, type) = try Self.evaluate(row.text)
    #expect(value == row.value)
    #expect(type == row.type)
  }

  @Test(
    "is not finite where mathematics has no answer",
    arguments: [
      "1 / 0", "-1 / 0", "0 / 0", "sqrt(-1)", "5 % 0", "1e308 * 10", "project(1, 1)",
      "rubberBand(0, 0)",
    ])
  func notFinite(text: String) throws {
    #expect(try !Self.evaluate(text).0.isFinite)
  }

  @Test("is odd in the distance for the rubber band", arguments: [0.001, 1, 55, 1e4, 1e9])
  func rubberBandIsOdd(distance: Double) throws {
    let (plus, _) = try Self.evaluate("rubberBand(\(distance), 300)")
    let (minus, _) = try Self.evaluate("rubberBand(-\(distance), 300)")
    #expect(plus.asNumber == -minus.asNumber)
    #expect(plus.asNumber < 300)
  }

  @Test("reads the names of branches that are not taken, each once")
  func references() throws {
    var scope = NameScope()
    for (cell, name) in Self.names.enumerated() { scope.add(name.0, .scene(cell), name.2) }
    let typed = try ExpressionChecker.check("true ? n + n : v.x * count([list[n]])", in: scope)
    #expect(typed.expression.references == [.scene(0), .scene(4), .scene(7)])
  }

  @Test("hides an outer name behind an inner one")
  func shadowing() throws {
    var scope = NameScope()
    scope.add("a", .scene(0), .number)
    scope.add("a", .scene(1), .string)
    #expect(try ExpressionChecker.check("a", in: scope).type == .string)
  }
}
