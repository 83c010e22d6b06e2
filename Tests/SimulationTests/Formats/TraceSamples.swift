import Simulation

/// Traces that several tests read.
enum TraceSamples {
  static let dragWithoutEnd = """
    {"trace":"gesture-trace","version":1,"width":390,"height":844}
    {"t":0,"ev":"down","id":1,"x":200,"y":600}
    {"t":8.333,"ev":"move","id":1,"x":202.5,"y":588}
    { "ev": "move", "t": 16.667, "id": 1, "y": 561, "x": 209, "p": 0.42 }
    {"t":16.667,"ev":"move","id":1,"x":-209.125,"y":561e0}
    {"t":33.333,"ev":"up","id":1,"x":221,"y":530}

    """

  static let dragEnd = "{\"t\":33.333,\"ev\":\"end\",\"lines\":7}\n"

  static let drag = dragWithoutEnd + dragEnd

  /// One line of each kind, in the canonical form.
  static let everything = """
    {"trace":"gesture-trace","version":1,"width":390,"height":844,"scale":3,"scene":"card.scene.json",\
    "source":"hand","sampling":"120 Hz","note":"say \\"hi\\""}
    {"t":0,"ev":"down","id":1,"x":200,"y":600,"p":0.5,"size":12,"tool":"finger","alt":0.1,"azi":-1,\
    "btn":1,"seen":8.333}
    {"t":0.001,"ev":"move","id":1,"x":0.1,"y":-1e-7}
    {"t":1,"ev":"up","id":1,"x":1,"y":2}
    {"t":1,"ev":"down","id":1,"x":5,"y":6}
    {"t":2,"ev":"cancel","id":1,"x":5,"y":6}
    {"t":3,"ev":"hover","id":9,"x":5,"y":6}
    {"t":3,"ev":"hover","x":5,"y":6}
    {"t":4,"ev":"insert","target":"cards","item":{"id":"c9","tags":[1,true,null,{}]},"index":0,\
    "animation":"spring 0.35 0.8"}
    {"t":5,"ev":"insert","target":"cards","item":"c9"}
    {"t":6,"ev":"remove","target":"cards","item":"c1","animation":{"spring":{"response":0.3}}}
    {"t":7,"ev":"reorder","target":"cards","item":"c2","index":1}
    {"t":8,"ev":"set","name":"selected","value":"c1"}
    {"t":8,"ev":"set","target":"card[c1]","name":"open","value":true,"animation":"smooth"}
    {"t":9,"ev":"send","name":"refresh"}
    {"t":9,"ev":"send","name":"refresh","target":"card","value":[1,2]}
    {"t":10,"ev":"cancelAll"}
    {"t":11,"ev":"interrupt","target":"card[c1]"}
    {"t":12,"ev":"resize","width":844,"height":390,"orientation":"landscape","animation":"spring 0.5 1"}
    {"t":13,"ev":"setting","name":"reduceMotion","value":true,"animation":"smooth"}
    {"t":14,"ev":"access","target":"card[c1]","action":"activate"}
    {"t":14,"ev":"access","target":"card[c1]","action":"custom","name":"Share"}
    {"t":15,"ev":"mark","label":"é\\n\\u0007"}
    {"t":16.5,"ev":"end","lines":24}

    """

  static var everythingTrace: Trace {
    let one = ContactID(1)
    let details = PointerDetails(
      pressure: 0.5, size: 12, tool: "finger", altitude: 0.1, azimuth: -1, buttons: 1,
      seen: Instant(nanoseconds: 8_333_000))
    let item = TraceValue.object([
      TraceField("id", .string("c9")),
      TraceField("tags", .list([.number(1), .boolean(true), .null, .object([])])),
    ])
    let spring = TraceValue.object([
      TraceField("spring", .object([TraceField("response", .number(0.3))]))
    ])
    let place = Point(x: 5, y: 6)
    let actions: [(Int64, TraceAction)] = [
      (0, .pointer(one, .down, Point(x: 200, y: 600), details)),
      (1, .pointer(one, .move, Point(x: 0.1, y: -1e-7), .none)),
      (1000, .pointer(one, .up, Point(x: 1, y: 2), .none)),
      (1000, .pointer(one, .down, place, .none)), (2000, .pointer(one, .cancel, place, .none)),
      (3000, .hover(ContactID(9), place)), (3000, .hover(nil, place)),
      (4000, .insert(target: "cards", item: item, index: 0, animation: .string("spring 0.35 0.8"))),
      (5000, .insert(target: "cards", item: .string("c9"), index: nil, animation: nil)),
      (6000, .remove(target: "cards", item: .string("c1"), animation: spring)),
      (7000, .reorder(target: "cards", item: .string("c2"), index: 1, animation: nil)),
      (8000, .set(target: nil, name: "selected", value: .string("c1"), animation: nil)),
      (
        8000,
        .set(
          target: "card[c1]", name: "open", value: .boolean(true), animation: .string("smooth"))
      ), (9000, .send(name: "refresh", target: nil, value: nil)),
      (9000, .send(name: "refresh", target: "card", value: .list([.number(1), .number(2)]))),
      (10_000, .cancelAll), (11_000, .interrupt(target: "card[c1]")),
      (
        12_000,
        .resize(
          Size(width: 844, height: 390), orientation: "landscape",
          animation: .string("spring 0.5 1"))
      ),
      (
        13_000,
        .setting(name: "reduceMotion", value: .boolean(true), animation: .string("smooth"))
      ),
      (14_000, .access(target: "card[c1]", action: "activate", name: nil)),
      (14_000, .access(target: "card[c1]", action: "custom", name: "Share")),
      (15_000, .mark(label: "é\n\u{7}")), (16_500, .end),
    ]
    let header = TraceHeader(
      viewport: Size(width: 390, height: 844), scale: 3, scene: "card.scene.json", source: "hand",
      sampling: "120 Hz", note: "say \"hi\"")
    return Trace(
      header: header,
      entries: actions.enumerated().map { index, pair in
        TraceEntry(
          time: Instant(nanoseconds: pair.0 * 1000), action: pair.1, line: index + 2)
      })
  }
}

extension String {
  /// The text with every occurrence of another text replaced.
  func replacingText(_ text: String, with other: String) -> String {
    replacing(text, with: other)
  }
}
