import Testing

@testable import motion_sim

@Suite("Text in columns")
struct TextWrapTests {
  @Test(
    "A text breaks at blanks, a long word at its joints or anywhere",
    arguments: [
      ("failed: the finger moved", 12, ["failed: the", "finger moved"]),
      ("a", 5, ["a"]),
      ("", 5, []),
      ("exactly five", 7, ["exactly", "five"]),
      ("feed/card[c1]:tap", 10, ["feed/", "card[c1]:", "tap"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("to (86, 6.333)", 12, ["to", "(86, 6.333)"]),
      ("ended (1, 2) again", 12, ["ended (1, 2)", "again"]),
    ] as [(String, Int, [String])])
  func lines(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }

  @Test("Padding goes on either side, and comes off at the end")
  func padding() {
    #expect(TextWrap.left("ab", 4) == "ab  " && TextWrap.right("ab", 4) == "  ab")
    #expect(TextWrap.left("abc", 2) == "abc")
    #expect(TextWrap.trimmed(" ab  ") == " ab" && TextWrap.trimmed("  ").isEmpty)
  }
}
