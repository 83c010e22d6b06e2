import Gestures
import Motion
import Simulation

/// Reads gestures as people say them: `drag from 100,600 to 100,200 in 0.3 then tap at 50,50`.
///
/// ```
/// script  = moment { "then" moment }        one after the other
/// moment  = gesture { "and" gesture }       at the same time
/// gesture = name { word value }             see ScriptGesture.usage
/// ```
struct ScriptReader {
  /// The longest script, in seconds.
  static let longest = 600.0
  /// The most gestures at the same time.
  static let mostAtOnce = 10
  /// The words between gestures.
  static let joints = ["then", "and"]

  private let words: [Substring]
  private let text: String
  private var next = 0

  private init(_ text: String) {
    self.text = text
    words = Self.words(of: text)
  }

  /// Returns a script with the gestures of a text at its end.
  ///
  /// - Throws: `Diagnostics` with the columns of the text.
  static func append(_ text: String, to script: TouchScript) throws(Diagnostics) -> TouchScript {
    var reader = ScriptReader(text)
    var result = script
    repeat {
      let start = result.end
      result = try reader.step(after: result).appended(to: result)
      var count = 1
      while reader.take("and") {
        count += 1
        guard count <= mostAtOnce else {
          throw reader.problem("found more than \(mostAtOnce) gestures at the same time", at: -1)
        }
        let beside = TouchScript(result.sampling)
        let other = try reader.step(after: beside).appended(to: beside)
        result = result.together(with: other, after: start.seconds)
      }
      guard result.end.seconds <= longest else {
        throw reader.problem("the gestures take longer than \(Int(longest)) s", at: -1)
      }
    } while reader.take("then")
    if reader.next < reader.words.count {
      throw reader.problem("found \(reader.found); expected then, and or the end", at: 0)
    }
    return result
  }

  /// Splits at blanks; a place may have a blank after its comma.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }) {
      if let last = words.last, last.hasSuffix(",") {
        words[words.count - 1] = text[last.startIndex..<word.endIndex]
      } else {
        words.append(word)
      }
    }
    return words
  }

  private var found: String { next < words.count ? "\"\(words[next])\"" : "the end" }

  private mutating func take(_ word: String) -> Bool {
    guard next < words.count, words[next] == word else { return false }
    next += 1
    return true
  }

  private mutating func step(after script: TouchScript) throws(Diagnostics) -> ScriptStep {
    let first = next
    var step = ScriptStep(gesture: try gesture())
    let parameters = step.gesture.parameters
    if let bare = parameters.first(where: { $0.word.isEmpty }) {
      step.values[""] = try value(of: bare)
    }
    while next < words.count, !Self.joints.contains(String(words[next])) {
      let word = String(words[next])
      guard let parameter = parameters.first(where: { $0.word == word }), !word.isEmpty else {
        throw unknown(word, of: step.gesture)
      }
      guard step.values[word] == nil else { throw problem("found \"\(word)\" twice", at: 0) }
      next += 1
      step.values[word] = try value(of: parameter)
    }
    if let missing = parameters.first(where: { $0.isRequired && step.values[$0.word] == nil }) {
      throw problem(
        "\(step.gesture.rawValue) needs \"\(missing.usage)\"", at: first - next,
        note: "usage: \(step.gesture.usage)")
    }
    guard step.flickTime <= Self.longest else {
      throw problem("at that speed the flick takes longer than \(Int(Self.longest)) s", at: -1)
    }
    return step
  }

  private mutating func gesture() throws(Diagnostics) -> ScriptGesture {
    let rest = words[next...]
    if rest.starts(with: ["long", "press"]) {
      next += 2
      return .press
    }
    for gesture in ScriptGesture.allCases where rest.starts(with: gesture.words) {
      next += gesture.words.count
      return gesture
    }
    let names = ScriptGesture.allCases.map { $0.rawValue }
    let near = rest.first.flatMap { EditDistance.nearest(to: String($0), among: names) }
    throw problem(
      "found \(found); expected a gesture: \(names.joined(separator: ", "))", at: 0,
      note: near.map { "did you mean \($0)?" })
  }

  private func unknown(_ word: String, of gesture: ScriptGesture) -> Diagnostics {
    let known = gesture.parameters.map { $0.word }.filter { !$0.isEmpty } + Self.joints
    let near = EditDistance.nearest(to: word, among: known)
    return problem(
      "found \"\(word)\"; \(gesture.rawValue) knows \(known.joined(separator: ", "))", at: 0,
      note: near.map { "did you mean \($0)?" } ?? "usage: \(gesture.usage)")
  }

  private mutating func value(of parameter: ScriptParameter) throws(Diagnostics) -> ScriptValue {
    guard parameter.kind != .flag else { return .flag }
    let word = next < words.count ? String(words[next].filter { $0 != " " && $0 != "\t" }) : ""
    guard let value = ScriptValue(word, parameter.kind) else {
      let wanted = ScriptValue.wanted(parameter.kind)
      var note: String?
      if parameter.kind == .easing {
        let names = UnitCurve.named.map { $0.name }
        note = EditDistance.nearest(to: word, among: names).map { "did you mean \($0)?" }
      }
      throw problem("found \(found); expected \(wanted)", at: 0, note: note)
    }
    next += 1
    return value
  }

  /// An error at a word, counted from the next one.
  private func problem(_ message: String, at offset: Int, note: String? = nil) -> Diagnostics {
    let index = max(0, next + offset)
    let place = index < words.count ? words[index].startIndex : text.endIndex
    let column = text.unicodeScalars.distance(from: text.startIndex, to: place) + 1
    let position = SourcePosition(line: 1, column: column)
    let notes = note.map { [Diagnostic(.note, at: nil, $0)] } ?? []
    return Diagnostics([.error(message, at: position)] + notes)
  }
}
