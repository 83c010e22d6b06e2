import Testing

@testable import Simulation

/// Values that may be null: `??`, and conditions that prove that they are not.
@Suite("Expression of optional values")
struct OptionalExpressionTests {
  typealias Row = ExpressionValueTests.Row
  typealias ErrorRow = ExpressionErrorTests.Row

  static let coalescing: [Row] = [
    Row("some ?? 1", 5), Row("nothing ?? 1", 1), Row("null ?? 2", 2),
    Row("nothing ?? some", .number(5), .optional(.number)),
    Row("nothing ?? nothing ?? 3", 3), Row("nothing ?? null", .null, .optional(.number)),
    Row("list[9] ?? -1", -1), Row("first(empty) ?? 0", 0), Row("item.note ?? 'none'", "none"),
    Row("pick.id ?? s", "abc"), Row("pick.score ?? 7", 7),
    // Looser than `+`, tighter than a comparison.
    Row("nothing ?? 1 + 2", 3), Row("some ?? 1 > 4", true), Row("nothing ?? 1 == 1", true),
    Row("some ?? 0 < 6 && yes", true), Row("nothing ?? 1 > 2 ? 10 : 20", 20),
    Row("(nowhere ?? v).x", 3), Row("nowhere.x ?? 9", 9), Row("place.y ?? 9", 4),
    // The right side is not read where the left one has a value.
    Row("some ?? 1 / 0", 5),
  ]

  static let narrowing: [Row] = [
    Row("some != null ? some + 1 : 0", 6), Row("null != some ? some + 1 : 0", 6),
    Row("nothing == null ? 0 : nothing + 1", 0), Row("!(some == null) ? some : 0", 5),
    Row("some != null && some > 4", true), Row("nothing == null || nothing > 4", true),
    Row("nothing != null && nothing > 4 || yes", true),
    Row("some != null && place != null ? some + place.x : 0", 8),
    Row("some == null || place == null ? 0 : some * place.y", 20),
    Row("!(nothing == null || some == null) && nothing > some", false),
    // Equality with what is never null proves it too.
    Row("some == n - 2 ? -some : 0", -5), Row("some == 6 ? 0 : 1", 1),
    Row("maybe != 'm' ? 'x' : maybe", "m"),
    // Equal expressions, not only equal names; and what a part that is there is a part of.
    Row("list[1] != null ? list[1] + 1 : 0", 10), Row("place.x != null ? place.x : 0", 3),
    Row("pick.score != null ? pick.score + count([pick.id]) : 0", 0),
    Row("pick.score != null ? pick.id : 'nobody'", "nobody"),
    Row("some != null ? (nothing == null ? some : nothing) : 0", 5),
    // What one side of an `||` proves is proven only if the other side proves it.
    Row("(some == 5 || some == 6) && some > 4", true),
    Row("some != null ? some : null", .number(5), .optional(.number)),
  ]

  @Test("has the value and the type of its text", arguments: coalescing + narrowing)
  func value(row: Row) throws {
    let (value, type) = try ExpressionValueTests.evaluate(row.text)
    #expect(value == row.value)
    #expect(type == row.type)
  }

  static let errors: [ErrorRow] = [
    ErrorRow("n ?? 1", 2, "the left side of '??' is a number here, which is never null"),
    ErrorRow(
      "some != null ? some ?? 1 : 0", 20,
      "the left side of '??' is a number here, which is never null"),
    ErrorRow("some ?? 's'", 5, "'??' does not take a number or null and a string"),
    ErrorRow("some ??", 7, "found the end of the expression where a value was expected"),
    ErrorRow("(nothing ?? some) + 1", 18, "'+' does not take a number or null and a number"),
    ErrorRow(
      "abs(some)", 4,
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    ErrorRow("some == null ? some + 1 : 0", 20, "'+' does not take a number or null and a number"),
    ErrorRow("some != null ? 0 : some + 1", 24, "'+' does not take a number or null and a number"),
    ErrorRow(
      "some != null || some > 1", 16,
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    ErrorRow(
      "(some != null || yes) && some > 1", 25,
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    ErrorRow(
      "some != null && nothing > 1", 16,
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    ErrorRow(
      "list[1] != null ? list[2] + 1 : 0", 26, "'+' does not take a number or null and a number"),
    ErrorRow(
      "some != nothing ? some + 1 : 0", 23, "'+' does not take a number or null and a number"),
    ErrorRow("place.x + 1", 8, "'+' does not take a number or null and a number"),
  ]

  @Test("says what may be null, and where", arguments: errors)
  func message(row: ErrorRow) {
    let error = ExpressionErrorTests.error(in: row.text)
    #expect(error?.message == row.message)
    #expect(error?.offset == row.offset)
  }

  @Test("follows a long chain of ?? from its end")
  func chain() throws {
    let text = String(repeating: "nothing ?? ", count: 490) + "4"
    #expect(try ExpressionValueTests.evaluate(text).0 == .number(4))
  }
}
