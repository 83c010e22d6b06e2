/// Says in words what a line of the log tells of a gesture.
///
/// This is the one place where phases and reasons become sentences.
public enum GestureSentence {
  /// The reasons of a failure by the log's word, and what they mean to a person.
  ///
  /// A reason that names the gesture responsible has a sentence of its own, see ``reason(_:by:)``.
  public static let reasons: [(word: String, meaning: String)] = [
    ("tooFar", "the finger moved too far"),
    ("tooLong", "the finger stayed down too long"),
    ("tooShort", "the finger lifted too early"),
    ("notMoved", "the finger lifted before it had moved far enough"),
    ("wrongDirection", "the finger moved in another direction"),
    ("atEdge", "there was nothing more to scroll that way"),
    ("outside", "the finger lifted away from it"),
    ("tooFewContacts", "there was only one finger"),
    ("intervalOver", "the next tap did not come in time"),
    ("anotherContact", "another finger touched"),
    ("cancelled", "the system took the finger away"),
    ("unfinished", "no further finger came"),
    ("excluded", "a gesture that comes first was recognised"),
    ("viewRemoved", "its view was removed"),
    ("disabled", "it was disabled"),
  ]

  /// Returns what happened, without the gesture: `failed: the finger moved too far`.
  ///
  /// - Parameter event: A line of the log about a gesture.
  /// - Returns: The phase, why and through which gesture, and the value in brackets.
  public static func text(of event: EventRecord) -> String {
    switch event.phase {
    case "held":
      // A value beside a wait says how far the gesture has come.
      "held: waits for \(gesture(event.by)) to fail" + after("; ", event.value)
    case "failed": "failed: " + reason(event.reason, by: event.by)
    case "active": "began" + bracketed(event.value)
    case "changed": "changed" + bracketed(event.value, "to ")
    default: event.phase + bracketed(event.value)
    }
  }

  /// Returns the sentence with its gesture: `tap on card[c1] failed: the finger moved too far`.
  public static func full(_ event: EventRecord) -> String {
    "\(event.name) on \(event.view) " + text(of: event)
  }

  /// Returns why a gesture failed.
  ///
  /// - Parameters:
  ///   - reason: The log's word, behind which details may follow: `tooFar: moved 46.2 of 45 pt`.
  ///   - cause: The gesture responsible, as `card[c1]:drag`; empty where there is none.
  /// - Returns: The sentence; an unknown word stands for itself.
  public static func reason(_ reason: String, by cause: String = "") -> String {
    let bytes = Array(reason.utf8)
    let end = bytes.firstIndex { !isLetter($0) } ?? bytes.count
    let detail = bytes[end...].drop { $0 == colon || $0 == semicolon || $0 == space }
    let word = String(decoding: bytes[..<end], as: UTF8.self)
    var meaning = word
    for known in reasons where known.word.hasSameBytes(as: word) {
      meaning = known.meaning
      break
    }
    if !cause.isEmpty {
      meaning =
        word == "excluded"
        ? "\(gesture(cause)) was recognised, and comes first"
        : meaning + ", through \(gesture(cause))"
    }
    return meaning + after("; ", String(decoding: detail, as: UTF8.self))
  }

  /// Returns a gesture's full name as people say it: `card[c1]:drag` is `the drag on card[c1]`.
  public static func gesture(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard let place = bytes.lastIndex(of: Self.colon) else { return name }
    return "the " + String(decoding: bytes[(place + 1)...], as: UTF8.self) + " on "
      + String(decoding: bytes[..<place], as: UTF8.self)
  }

  /// Returns the numbers of a value with commas, in brackets, a blank before: ` (198, -24)`.
  ///
  /// Where there is no value it is the empty text.
  static func bracketed(_ value: String, _ lead: String = "") -> String {
    guard !value.isEmpty else { return "" }
    let bytes = Array(value.utf8)
    var numbers: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if byte == space, place > 0, place + 1 < bytes.count, isDigit(bytes[place - 1]),
        isDigit(bytes[place + 1]) || bytes[place + 1] == UInt8(ascii: "-")
      {
        numbers.append(UInt8(ascii: ","))
      }
      numbers.append(byte)
    }
    return " " + lead + "(" + String(decoding: numbers, as: UTF8.self) + ")"
  }

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
  private static let space = UInt8(ascii: " ")

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
  }

  private static func after(_ separator: String, _ text: String) -> String {
    text.isEmpty ? "" : separator + text
  }
}
