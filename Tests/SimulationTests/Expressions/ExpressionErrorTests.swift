import Testing

@testable import Simulation

@Suite("Expression error")
struct ExpressionErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var offset: Int
    var message: String
    var testDescription: String { text }

    init(_ text: String, _ offset: Int, _ message: String) {
      (self.text, self.offset, self.message) = (text, offset, message)
    }
  }

  static let words: [Row] = [
    Row("", 0, "found the end of the expression where a value was expected"),
    Row("1 +", 3, "found the end of the expression where a value was expected"),
    Row("1 2", 2, "found the number 2 where an operator or the end was expected"),
    Row("(1", 2, "found the end of the expression where ')' was expected"),
    Row("1)", 1, "found ')' where an operator or the end was expected"),
    Row("n.", 2, "found the end of the expression where a name was expected"),
    Row("n ? 1", 5, "found the end of the expression where ':' was expected"),
    Row("list[1", 6, "found the end of the expression where ']' was expected"),
    Row("min(1,", 6, "found the end of the expression where a value was expected"),
    Row("n = 1", 2, "'=' has no meaning in an expression"),
    Row("n & 1", 2, "'&' has no meaning in an expression"),
    Row("é", 0, "'é' has no meaning in an expression"),
    Row("'é' + ;", 6, "';' has no meaning in an expression"),
    Row("1 + 'abc", 4, "the text that begins here has no closing quote"),
    Row("1.2.3", 0, "'1.2.3' is not a number in range"),
    Row("2 + 1e999", 4, "'1e999' is not a number in range"),
    Row("1e+", 0, "the number '1e+' lacks its exponent"),
    Row("1 + 2e", 4, "the number '2e' lacks its exponent"),
  ]

  static let names: [Row] = [
    Row("itme", 0, "'itme' is not a name that is known here; did you mean 'item'?"),
    Row("1 + lsit[0]", 4, "'lsit' is not a name that is known here; did you mean 'list'?"),
    Row("xyzzyplugh", 0, "'xyzzyplugh' is not a name that is known here"),
    Row("item.sise", 5, "no item has a field 'sise'; did you mean 'size'?"),
    Row("v.z", 2, "a vector has x and y, or width and height, but no 'z'"),
    Row("n.x", 2, "a number has no part 'x'"),
    Row("flor(1)", 0, "'flor' is not a function; did you mean 'floor'?"),
    Row("n(1)", 0, "'n' is not a function"),
  ]

  static let types: [Row] = [
    Row("1 + true", 2, "'+' does not take a number and a boolean"),
    Row("s - 1", 2, "'-' does not take a string and a number"),
    Row("v * v", 2, "'*' does not take a vector and a vector"),
    Row("1 / v", 2, "'/' does not take a number and a vector"),
    Row("maybe * 2", 6, "'*' does not take a string or null and a number"),
    Row("!n", 1, "found a number where a boolean was expected"),
    Row("-s", 1, "found a string where a number or a vector was expected"),
    Row("n && yes", 0, "found a number where a boolean was expected"),
    Row("yes || n", 7, "found a number where a boolean was expected"),
    Row("s < 1", 0, "found a string where a number was expected"),
    Row("n ? 1 : 2", 0, "found a number where a boolean was expected"),
    Row("yes ? 1 : 's'", 4, "the branches differ: a number and a string"),
    Row("s == 1", 2, "a string is never equal to a number"),
    Row("n[0]", 0, "found a number where a list was expected"),
    Row("list[s]", 5, "found a string where a number was expected"),
    Row("[1, 's']", 4, "found a string where a number like the elements before was expected"),
    Row("count(n)", 6, "found a number where a list was expected"),
    Row("sum(words)", 4, "found a string where a list of numbers was expected"),
    Row("contains(words, 1)", 16, "found a number where a string was expected"),
    Row("abs(s)", 4, "found a string where a number was expected"),
  ]

  static let counts: [Row] = [
    Row("abs()", 0, "'abs' takes 1 number, found 0"),
    Row("abs(1, 2)", 0, "'abs' takes 1 number, found 2"),
    Row("clamp(1, 2)", 0, "'clamp' takes 3 numbers, found 2"),
    Row("1 + rubberBand(1)", 4, "'rubberBand' takes 2 to 3 numbers, found 1"),
    Row("min(1)", 0, "'min' takes 2 to 16 numbers, found 1"),
    Row("count(list, 1)", 0, "'count' takes a list, found 2 arguments"),
    Row("contains(list)", 0, "'contains' takes a list and a value, found 1 argument"),
  ]

  static func error(in text: String) -> ExpressionError? {
    do throws(any Error) {
      _ = try ExpressionValueTests.evaluate(text)
      return nil
    } catch { return error as? ExpressionError }
  }

  @Test("says what was found, and where", arguments: words + names + types + counts)
  func message(row: Row) {
    let error = Self.error(in: row.text)
    #expect(error?.message == row.message)
    #expect(error?.offset == row.offset)
  }

  static func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  @Test("comes of more than 64 levels, whatever makes them")
  func nesting() {
    #expect(Self.error(in: Self.nested(64)) == nil)
    #expect(
      Self.error(in: Self.nested(65))?.message == "the expression is nested deeper than 64 levels")
    #expect(Self.error(in: Self.nested(65))?.offset == 65)
    let signs = String(repeating: "-", count: 64)
    #expect(Self.error(in: signs + "1") == nil)
    #expect(
      Self.error(in: signs + "-1")?.message == "the expression is nested deeper than 64 levels")
    #expect(Self.error(in: String(repeating: "!", count: 100_000) + "true") != nil)
    #expect(Self.error(in: String(repeating: "min(1,", count: 100_000)) != nil)
    #expect(Self.error(in: String(repeating: "[", count: 100_000)) != nil)
    #expect(Self.error(in: String(repeating: "true ? 1 : ", count: 100_000) + "1") != nil)
  }

  struct Chain: CustomTestStringConvertible, Sendable {
    var head: String
    var link: String
    var testDescription: String { head + link + link + "…" }
  }

  @Test(
    "comes of an expression of too many words, and does not follow it down",
    arguments: [
      Chain(head: "1", link: " + 1"), Chain(head: "n", link: ".x"),
      Chain(head: "list", link: "[0]"),
      Chain(head: "true", link: " && true"),
    ])
  func length(chain: Chain) {
    let error = Self.error(in: chain.head + String(repeating: chain.link, count: 200_000))
    #expect(error?.message == "the expression has more than 1000 words")
  }

  @Test("does not come of an expression of a thousand words")
  func longest() throws {
    let text = "1" + String(repeating: " + 1", count: 499)
    #expect(try ExpressionValueTests.evaluate(text).0 == .number(500))
  }

  @Test("never is a trap, whatever the bytes", arguments: 0..<200 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededRandom(seed)
    let samples = [
      "abs(translation.width) > 120 ? 'a' + n : s", "rubberBand(v.x, 300, 0.55) % 7 - -list[2]",
      "contains(words, 'b') && !(n == 7 || item.note == null)", "[1, 2, 3][n % 3] == null",
    ]
    var scalars = Array(samples[Int(seed % 4)].unicodeScalars)
    let alphabet = Array("()[].,?:!<>=&|+-*/%'\"\\ e0.19nvsé\u{0}".unicodeScalars)
    for _ in 0..<(1 + seed % 5) {
      let place = Int(random.next() % UInt64(scalars.count))
      switch random.next() % 3 {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(alphabet[Int(random.next() % UInt64(alphabet.count))], at: place)
      default: scalars[place] = alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    if let error = Self.error(in: text) {
      #expect(!error.message.isEmpty)
      #expect((0...text.unicodeScalars.count).contains(error.offset), "seed \(seed): \(text)")
    }
  }
}
