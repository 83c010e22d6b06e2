import Simulation
import Testing

@Suite("ExpectationReader")
struct ExpectationReaderTests {
  static let errors: [ErrorCase] = [
    .init("➤{}", "found an object, expected a list of expectations"),
    .init("[➤3]", "found the number 3, expected an expectation, an object"),
    .init("[➤{}]", "an expectation needs one of \"channel\", \"gesture\" and \"view\""),
    .init(
      "[➤{channel: 'a.x'}]",
      "a channel needs one of equals, settlesBy, overshootAtMost, monotone, bounded, continuous, "
        + "matches"),
    .init(
      "[{channel: ➤'a.ofset.x', at: 0, equals: 0}]",
      "unknown channel \"ofset.x\" of a, did you mean \"offset.x\"?"),
    .init(
      "[{gesture: 'a:tap', outcome: ➤'failed(tooFarr)'}]",
      "unknown value \"failed(tooFarr)\" of \"outcome\", did you mean \"failed(tooFar)\"?"),
    .init(
      "[{channel: 'a.x', at: 1, ➤equal: 0}]",
      "unknown key \"equal\" of an expectation, did you mean \"equals\"?"),
    .init(
      "[➤{channel: 'a.x', equals: 0}]", "equals needs \"at\", or \"after\" and \"seconds\""),
    .init(
      "[➤{channel: 'a.x', after: 'up', equals: 0}]",
      "an expectation needs \"seconds\", a number of seconds, at least 0"),
    .init(
      "[{channel: 'a.x', at: 0, equals: 0, ➤witin: 1}]",
      "unknown key \"witin\" of an expectation, did you mean \"within\"?"),
    .init(
      "[{channel: 'a.x', after: ➤'lift', seconds: 0, equals: 0}]",
      "unknown value \"lift\" of \"after\", expected one of start, down, up, cancel"),
    .init(
      "[{channel: 'a.x', at: 0, equals: ➤'0'}]", "found \"0\" for \"equals\", expected a number"),
    .init(
      "[{channel: 'a.x', bounded: ➤[2, 1]}]",
      "found a list for \"bounded\", expected a list of the smallest and the largest value"),
    .init(
      "[{channel: 'a.x', overshootAtMost: ➤{}}]",
      "overshootAtMost needs one of \"percent\" and \"points\""),
    .init(
      "[{channel: 'a.x', monotone: ➤false}]", "found false for \"monotone\", expected true"),
    .init(
      "[{channel: 'a.x', matches: ➤3}]", "found the number 3 for \"matches\", expected an object"),
    .init(
      "[{channel: 'a.x', matches: ➤{from: 1, to: 0}}]",
      "matches needs \"curve\", an animation, as \"spring 0.35 0.8\""),
    .init(
      "[{channel: 'a.x', matches: ➤{curve: 'smooth', from: 1}}]",
      "matches needs \"to\", a number from -1e12 to 1e12"),
    .init(
      "[{channel: 'a.x', matches: {curve: ➤'sprign 1 1', from: 1, to: 0}}]",
      "unknown animation \"sprign\" of a transaction, did you mean \"spring\"?"),
    .init(
      "[{channel: 'a.x', matches: {curve: ➤null, from: 1, to: 0}}]",
      "found null for \"curve\", expected an animation"),
    .init(
      "[{channel: 'a.x', matches: {curve: 'smooth', from: ➤1e13, to: 0}}]",
      "found the number 10000000000000 for \"from\", expected a number from -1e12 to 1e12"),
    .init(
      "[{channel: 'a.x', matches: {curve: 'smooth', from: 1, to: 0, ➤untill: 3}}]",
      "unknown key \"untill\" of matches, did you mean \"until\"?"),
    .init(
      "[{channel: 'a.x', matches: ➤{curve: 'smooth', from: 1, to: 0, start: 2, until: 1}}]",
      "matches ends before its start"),
    .init("[➤{gesture: 'a:drag'}]", "a gesture needs \"outcome\" or \"calls\""),
    .init(
      "[{gesture: 'a:drag', calls: {➤onChange: 1}}]",
      "unknown key \"onChange\" of calls, did you mean \"onChanged\"?"),
    .init("[➤{view: 'a'}]", "a view needs one of \"presentFrom\" and \"absentFrom\""),
    .init(
      "[{view: ➤'a.b', absentFrom: 0}]", "found \".\", expected the end of the path"),
  ]

  @Test("points at what is wrong", arguments: errors)
  func error(row: ErrorCase) {
    var found: [Diagnostic] = []
    do throws(Diagnostics) {
      _ = try ExpectationReader.read(row.bytes)
    } catch {
      found = error.items
    }
    #expect(found.map { $0.message } == [row.message])
    #expect(found.first?.position == row.position)
  }

  @Test("tells the mistakes of all expectations")
  func several() {
    let text = "[{view: 'a', absentFrom: -1},\n{view: 'a', absentFrom: 'x', zz: 1}]"
    var found: [Diagnostic] = []
    do throws(Diagnostics) {
      _ = try ExpectationReader.read(Array(text.utf8))
    } catch {
      found = error.items
    }
    #expect(found.map { $0.position?.line } == [1, 2, 2])
  }
}
