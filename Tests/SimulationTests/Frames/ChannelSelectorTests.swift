import Simulation
import Testing

@Suite("ChannelSelector")
struct ChannelSelectorTests {
  @Test(
    "reads a view and a channel",
    arguments: [
      ("card.x", "card", .x, false), ("card[c1].offset.x", "card[c1]", .offsetX, false),
      ("feed/card[c2]/title.opacity", "feed/card[c2]/title", .opacity, false),
      ("card[c1].offset.x.v", "card[c1]", .offsetX, true), ("a-b_1.z", "a-b_1", .z, false),
      ("card[a.b/c].x", "card[a\\.b\\/c]", .x, false),
      ("card[a\\.b\\]].scale.y", "card[a\\.b\\]]", .scaleY, false),
      ("card[c1]~1.blur", "card[c1]~1", .blur, false), ("card[é, x].y.v", "card[é, x]", .y, true),
    ] as [(String, String, FrameChannel, Bool)])
  func parses(text: String, view: String, channel: FrameChannel, isVelocity: Bool) throws {
    let selector = try ChannelSelector(parsing: text)
    #expect(selector == ChannelSelector(view: view, channel: channel, isVelocity: isVelocity))
    #expect(try ChannelSelector(parsing: selector.name) == selector)
  }

  static let errors: [ErrorCase] = [
    .init("card➤", "the channel is missing, expected one such as card.offset.x"),
    .init(
      "card[c1].➤ofset.x", "unknown channel \"ofset.x\" of card[c1], did you mean \"offset.x\"?"),
    .init("➤", "found the end, expected the id of a view"),
    .init("➤1a.x", "found \"1a\", expected the id of a view"),
    .init("a/➤.x", "found \".\", expected the id of a view"),
    .init("a[é➤", "found the end, expected \"]\""),
    .init("a[➤].x", "found \"]\", expected a key between the brackets"),
    .init("a[b\\➤n].x", "found \"n\", expected one of \\ / [ ] . ~ after the \\"),
    .init("a[b➤[].x", "found \"[\", expected \"\\[\" inside a key"),
    .init("a~➤b.x", "found \"b\", expected a number after \"~\""),
    .init("a➤*.x", "found \"*\", expected \".\" and a channel"),
  ]

  @Test("points at what is wrong", arguments: errors)
  func error(row: ErrorCase) {
    var found: Diagnostic?
    do throws(Diagnostic) {
      _ = try ChannelSelector(parsing: String(decoding: row.bytes, as: UTF8.self))
    } catch {
      found = error
    }
    #expect(found?.message == row.message)
    #expect(found?.position == row.position)
  }

  @Test("splits a list at commas outside of keys")
  func list() throws {
    #expect(
      try ChannelSelector.list("a.x,b[1,2].y").map { $0.name } == ["a.x", "b[1,2].y"])
    #expect(throws: Diagnostic.self) { try ChannelSelector.list("a.x,") }
  }

  @Test("escapes keys")
  func escapes() throws {
    #expect(ViewPath.escaped("a/b[c]\\.~é,") == "a\\/b\\[c\\]\\\\\\.\\~é,")
    #expect(try ViewPath.parse("card[\(ViewPath.escaped("x]/y"))]/t") == "card[x\\]\\/y]/t")
    #expect(throws: Diagnostic.self) { try ViewPath.parse("card.x") }
  }
}
