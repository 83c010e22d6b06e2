import Foundation
import Simulation
import Testing

/// What a gesture has to have.
private let kinds =
  "a gesture has one of tap, spatialTap, longPress, press, drag, magnify, rotate, scroll, "
  + "sequenced, simultaneously, exclusively"

@Suite("Scene error")
struct SceneErrorTests {
  /// A scene with one mistake, the text before which the message points, and the message.
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var mark: String
    var message: String
    var testDescription: String { message }

    init(_ text: String, at mark: String, _ message: String) {
      (self.text, self.mark, self.message) = (text, mark, message)
    }

    /// A mistake in a view.
    static func view(_ text: String, at mark: String, _ message: String) -> Row {
      Row(
        """
        { scene: 1, viewport: { width: 4, height: 8 }, state: { n: 0, on: true, word: 's' },
          collections: { cards: [{ id: 'a' }] }, on: { go: [], say: { value: 'string', do: [] } },
          views: [{ id: 'v',
            \(text) }] }
        """, at: mark, message)
    }

    /// A mistake in a step.
    static func step(_ text: String, at mark: String, _ message: String) -> Row {
      view("onAppear: [\(text)]", at: mark, message)
    }

    /// Where the mark stands.
    var position: SourcePosition? {
      guard !mark.isEmpty, let range = text.range(of: mark) else { return nil }
      let before = text[..<range.lowerBound]
      let line = before.count { $0 == "\n" } + 1
      let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
      return SourcePosition(line: line, column: before[start...].unicodeScalars.count + 1)
    }
  }

  static let scenes: [Row] = [
    Row("[]", at: "[", "found a list, expected a scene, an object"),
    Row("{ viewport: { width: 4, height: 8 } }", at: "{", "a scene needs \"scene\", a number"),
    Row(
      "{ scene: 2, viewport: { width: 4, height: 8 } }", at: "2,", "found version 2, expected 1"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, $schema: 3 }", at: "3 }",
      "found the number 3 for \"$schema\", expected a text"),
    Row("{ scene: 1 }", at: "{", "a scene needs \"viewport\", an object"),
    Row(
      "{ scene: 1, viewport: { width: 0, height: 8 } }", at: "0,",
      "found the number 0 for \"width\", expected points above 0, at most 1000000"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, veiws: [] }", at: "veiws",
      "unknown key \"veiws\" of a scene, did you mean \"views\"?"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, frameRate: 0 }", at: "0 }",
      "found the number 0, expected frames per second, as 60, 59.94 or '60000/1001'"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, frameRate: 'fast' }", at: "'fast'",
      "found \"fast\", expected frames per second, as 60, 59.94 or '60000/1001'"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, velocity: 'swiftui' }", at: "'swiftui'",
      "unknown value \"swiftui\" of \"velocity\", did you mean \"swiftUI\"?"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, state: { a: null } }", at: "a: null",
      "the state 'a' is null at first and needs a type"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, state: { a: { type: 'number', initial: 's' } } }",
      at: "a: {", "the state 'a' is a number but starts as a string"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, state: { a: 1 }, collections: { a: [] } }",
      at: "a: []", "the name 'a' is taken"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, collections: { c: [{ id: 'x' }, { id: 'x' }] } }",
      at: "c: [", "the id 'x' stands twice in 'c'"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 }, collections: { c: [4] } }", at: "4] }",
      "found the number 4, expected an item, an object"),
    Row(
      "{ scene: 1, viewport: { width: 4, height: 8 },\n  views: [{ id: 'v' }, { id: 'v' }] }",
      at: "{ id: 'v' }] }", "the id 'v' stands on two views with the path 'v'"),
    Row(
      """
      { scene: 1, viewport: { width: 4, height: 8 },
        views: [{ id: 'p', children: [{ children: [{ id: 'k' }] }, { id: 'q' },
          { id: 'k', opacity: 1 }] }] }
      """, at: "{ id: 'k', opacity", "the id 'k' stands on two views with the path 'p/k'"),
    Row(
      """
      { scene: 1, viewport: { width: 4, height: 8 }, collections: { c: [{ id: 'a' }] },
        views: [{ forEach: 'c', children: [{ id: 'k' }] }] }
      """, at: "{ id: 'k'",
      "the id 'k' stands inside a loop without an id, so every item would have the path 'k'"),
  ]

  static let views: [Row] = [
    .view(
      "ofset: [0, 0]", at: "ofset", "unknown key \"ofset\" of a view, did you mean \"offset\"?"),
    .view(
      "opacity: 'n + nn'", at: "nn'",
      "'nn' is not a name that is known here; did you mean 'n'?"),
    .view("opacity: 'on'", at: "on' }", "found a boolean where a number was expected"),
    .view(
      "opacity: [1]", at: "[1]",
      "found a list, expected an expression: a number, a text, true or false"),
    .view("offset: [1, 2, 3]", at: "[1,", "found a list, expected one expression or a list of two"),
    .view("offset: 'n'", at: "n' }", "found a number where a vector or two numbers was expected"),
    .view("scale: 'word'", at: "word' }", "found a string where a number or a vector was expected"),
    .view("if: 'n'", at: "n' }", "found a number where a boolean was expected"),
    .view(
      "if: 'drag', gestureState: { drag: false }", at: "drag',",
      "'drag' is not a name that is known here; it is a state of 'v' and known inside that alone"),
    .view(
      "children: [{ id: 'a', state: { open: true } }, { id: 'b', opacity: 'open ? 1 : 0' }]",
      at: "open ?",
      "'open' is not a name that is known here; it is a state of 'a' and known inside that alone"),
    .view(
      "frame: { x: 1, widht: 2 }", at: "widht",
      "unknown key \"widht\" of a frame, did you mean \"width\"?"),
    .view(
      "forEach: 'word'", at: "word' }",
      "found a string where a collection, a list or a number was expected"),
    .view(
      "forEach: 'crads'", at: "crads",
      "'crads' is not a name that is known here; did you mean 'cards'?"),
    .view("forEach: 'cards', opacity: 'item.x'", at: "x' }", "no item has a field 'x'"),
    .view(
      "transition: 'fade'", at: "'fade'",
      "found the transition 'fade', expected identity, opacity, slide, blurReplace, 'scale S', 'offset X Y', 'move EDGE' or 'push EDGE'"
    ),
    .view(
      "transition: 'move up'", at: "'move up'",
      "found the transition 'move up', expected identity, opacity, slide, blurReplace, 'scale S', 'offset X Y', 'move EDGE' or 'push EDGE'"
    ),
    .view(
      "transition: 'offset 1e300 0'", at: "'offset",
      "found the transition 'offset 1e300 0', expected identity, opacity, slide, blurReplace, 'scale S', 'offset X Y', 'move EDGE' or 'push EDGE'"
    ),
    .view(
      "transition: [{ animation: 'linear' }]", at: "{ animation",
      "a part of a transition needs \"part\", as 'scale 0.8'"),
    .view(
      "animation: 'spring'", at: "'spring'",
      "found \"spring\", expected an animation by value, as { animation: 'spring', value: 'count' }"
    ),
    .view(
      "animation: { linear: {} }", at: "{ linear",
      "an animation by value needs \"value\", the expression that must change"),
    .view("gestures: [{}]", at: "{}]", kinds + ", found 0"),
    .view(
      "gestures: [{ tap: {}, drag: {} }]", at: "{ tap",
      kinds + ", found 2"),
    .view(
      "gestures: [{ tap: { count: 0 } }]", at: "0 }",
      "found the number 0 for \"count\", expected a whole number from 1 to 10"),
    .view(
      "gestures: [{ drag: {}, updating: { drga: 'translation' } }]", at: "drga",
      "'drga' is not a gesture state of this view or of one around it"),
    .view(
      "gestures: [{ drag: {}, updating: { n: '1' } }]", at: "n: '1'",
      "'n' is not a gesture state of this view or of one around it"),
    .view(
      "gestureState: { d: 0 }, children: [{ state: { d: 0 }, gestures: [{ drag: {}, updating: { d: '1' } }] }]",
      at: "d: '1'", "'d' is not a gesture state of this view or of one around it"),
    .view(
      "gestureState: { d: [0, 0] }, gestures: [{ drag: {}, updating: { d: 'time' } }]", at: "time",
      "found a number where a vector was expected"),
    .view(
      "gestures: [{ tap: {}, onEnded: [{ set: 'n', to: 'translation.x' }] }]", at: "translation",
      "'translation' is not a name that is known here"),
    .view(
      "gestures: [{ sequenced: [{ tap: {} }, { drag: {} }], "
        + "onEnded: [{ set: 'n', to: 'first.tiem' }] }]", at: "first",
      "'first.tiem' is not a name that is known here; did you mean 'first.time'?"),
    .view(
      "gestures: [{ tap: {}, priority: 'highest' }]", at: "'highest'",
      "unknown value \"highest\" of \"priority\", did you mean \"high\"?"),
    .view(
      "children: [{ id: '9' }]", at: "{ id: '9'",
      "found the id '9'; an id is a letter or '_' and then letters, digits, '_' or '-'"),
    .view("state: { a: null }", at: "a: null", "the state 'a' is null at first and needs a type"),
    .view(
      "state: { a: 1 }, gestureState: { a: 2 }", at: "a: 2",
      "the name 'a' stands on two states of this view"),
  ]

  static let steps: [Row] = [
    .step(
      "{ set: 'm', to: 1 }", at: "m',", "'m' is not a name that is known here"),
    .step("{ set: 'n', to: \"'x'\" }", at: "'x'\"", "found a string where a number was expected"),
    .step("{ set: 'n' }", at: "{ set", "a step needs \"to\", the new value"),
    .step(
      "{ set: 'viewport', to: 'viewport' }", at: "viewport',",
      "'viewport' cannot be set; a state or a field of an item can"),
    .step(
      "{ set: 'cards', to: 'cards' }", at: "cards',",
      "'cards' cannot be set; a state or a field of an item can"),
    .step("{ toggle: 'n' }", at: "n' }", "found a number where a boolean was expected"),
    .step(
      "{ remove: \"'a'\", from: 'crads' }", at: "crads",
      "'crads' is not a collection; did you mean 'cards'?"),
    .step(
      "{ insert: \"'b'\", into: 'cards' }", at: "'b'",
      "the scene has no catalog item 'b'"),
    .step(
      "{ set: 'word', to: 'tea' }", at: "tea' }",
      "'tea' is not a name that is known here; a text has quotes of its own, as \"'tea'\""),
    .step(
      "{ remove: 'b', from: 'cards' }", at: "b',",
      "'b' is not a name that is known here; a text has quotes of its own, as \"'b'\""),
    .step(
      "{ when: 'word == tea', do: [] }", at: "tea'",
      "'tea' is not a name that is known here; a text has quotes of its own, as \"'tea'\""),
    .step(
      "{ insert: 'n', into: 'cards' }", at: "n',",
      "found a number where an item or the id of one in the catalog was expected"),
    .step(
      "{ insert: { id: \"'q'\", colour: 1 }, into: 'cards' }", at: "1 },",
      "no item of 'cards' has a field 'colour'"),
    .step(
      "{ insert: { }, into: 'cards' }", at: "cards'",
      "the item lacks the field 'id' that all of 'cards' have"),
    .step("{ send: 'og' }", at: "og'", "no handler of the scene is named 'og'; did you mean 'go'?"),
    .step(
      "{ send: 'go', value: 'word' }", at: "word' }",
      "the handler 'go' takes a number or null, found a string"),
    .step(
      "{ send: 'say' }", at: "say' }", "the handler 'say' takes a string, found no value"),
    .step(
      "{ send: 'say', value: 'n' }", at: "n' }", "the handler 'say' takes a string, found a number"),
    .view(
      "on: { a: { value: 'text', do: [] } }", at: "'text'",
      "unknown value \"text\" of \"value\", expected one of number, boolean, string, vector, number?, "
        + "boolean?, string?, vector?"),
    .view(
      "on: { a: { value: 'number' } }", at: "{ value: 'number",
      "a handler needs \"do\", a list of steps"),
    .view("on: { a: 3 }", at: "3 }", "found the number 3, expected a list of steps"),
    .view(
      "on: { a: { value: 'string', do: [{ set: 'n', to: 'value' }] } }", at: "value' }]",
      "found a string where a number was expected"),
    .view(
      "on: { a: [{ set: 'n', to: 'value' }] }", at: "value' }]",
      "found a number or null where a number was expected; '??' gives the value that stands for null"
    ),
    .step("{ when: 'n', do: [] }", at: "n',", "found a number where a boolean was expected"),
    .step(
      "{ when: 'on' }", at: "{ when",
      "a step needs \"do\", or one of set, toggle, insert, remove, removeLast, removeAll, move, send"
    ),
    .step("{ do: {} }", at: "{} }", "found an object, expected a list of steps"),
    .step(
      "{ set: 'n', to: 1, animation: 'linear' }", at: "animation",
      "unknown key \"animation\" of a step, expected one of set, to"),
    .step(
      "{ animation: 'sprign 1 1', do: [] }", at: "'sprign",
      "unknown animation \"sprign\" of a transaction, did you mean \"spring\"?"),
    .step(
      "{ animation: 'spring 1', do: [] }", at: "'spring",
      "'spring' takes a response and a damping fraction, or nothing"),
    .step(
      "{ animation: 'linear x', do: [] }", at: "'linear",
      "found 'x' in an animation where a number was expected"),
    .step(
      "{ animation: 'spring -1 1', do: [] }", at: "'spring",
      "found the response -1, expected 0.000001 to 1000000 seconds, or 0 for none"),
    .step(
      "{ animation: 'spring 1 -1', do: [] }", at: "'spring",
      "found the damping fraction -1, expected 0 to 1e9"),
    .step(
      "{ animation: {}, do: [] }", at: "{}, do",
      "an animation has one of spring, timingCurve, smooth, snappy, bouncy, linear, easeIn, easeOut, easeInOut, found 0"
    ),
    .step(
      "{ animation: { linear: {}, easeIn: {} }, do: [] }", at: "{ linear",
      "an animation has one of spring, timingCurve, smooth, snappy, bouncy, linear, easeIn, easeOut, easeInOut, found 2"
    ),
    .step(
      "{ animation: { linear: { duration: 0 }, repeatForever: true, autoreverses: false }, do: [] }",
      at: "{ duration",
      "found the duration 0, expected 0.000001 to 1000000 seconds"),
    .step(
      "{ animation: { spring: { respones: 1 } }, do: [] }", at: "respones",
      "unknown key \"respones\" of a spring, did you mean \"response\"?"),
    .step(
      "{ animation: { timingCurve: [1, 2] }, do: [] }", at: "[1, 2]",
      "found a list, expected a list of four numbers: x1, y1, x2, y2"),
    .step(
      "{ animation: 4, do: [] }", at: "4, do",
      "found the number 4, expected an animation, a text or an object"),
  ]

  static func problems(in text: String) -> [Diagnostic] {
    do {
      _ = try SceneReader.read(Array(text.utf8))
      return []
    } catch { return error.items }
  }

  @Test("says what was found, where, and what was expected", arguments: scenes + views + steps)
  func message(row: Row) {
    let problems = Self.problems(in: row.text)
    #expect(problems.map { $0.message } == [row.message])
    #expect(problems.first?.position == row.position)
  }

  @Test("comes with all others of the file, in its order, whatever finds them")
  func allAtOnce() {
    let problems = Self.problems(
      in: """
        { scene: 1, viewport: { width: 4, height: 8 }, state: { n: 0, a: null },
          views: [
            { id: 'v', opacity: 'm', ofset: 1 },
            { id: 'w', offset: [1, 2, 3], if: 'n' },
            { id: 'w', transition: 'fade', onAppear: [{ send: 'go' }, { animation: {}, do: [] }] } ] }
        """)
    #expect(problems.map { $0.position?.line } == [1, 3, 3, 4, 4, 5, 5, 5, 5])
    #expect(problems.allSatisfy { $0.severity == .error })
  }

  @Test("is told twenty times, then counted")
  func limit() {
    let keys = (0..<30).map { "q\($0): 1" }.joined(separator: ", ")
    let problems = Self.problems(in: "{ scene: 1, viewport: { width: 4, height: 8 }, \(keys) }")
    #expect(problems.count == 21)
    #expect(problems.last?.message == "10 more errors are not shown")
  }

  @Test("points into the text of an expression, past what stands before it")
  func caret() {
    let problems = Self.problems(
      in:
        "{ scene: 1, viewport: { width: 4, height: 8 }, views: [{ id: 'v',\n  opacity: \"1 + 2 * oops\" }] }"
    )
    #expect(problems.first?.position == SourcePosition(line: 2, column: 21))
  }
}
