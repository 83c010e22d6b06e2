import Simulation
import Testing

/// SEMANTICS §2 and §3: the order inside an instant, and which transaction a change takes.
@Suite("Stage update")
struct StageUpdateTests {
  @Test("lets later steps of a handler see earlier writes")
  func stepsInOrder() throws {
    let play = Play(
      "state: { a: 0, b: 0 }, on: { go: [{ set: 'a', to: 'a + 1' }, { set: 'b', to: 'a * 10' }] }",
      [.send(5, "go"), .send(6, "go")])
    #expect(try play.record().settings == ["5 a=1", "5 b=10", "6 a=2", "6 b=20"])
  }

  @Test("runs what was sent as the next update of the same instant")
  func sendIsNext() throws {
    let play = Play(
      """
      state: { a: 0, b: 0 },
      on: { one: [{ send: 'two', value: '7' }, { set: 'a', to: '1' }],
            two: [{ set: 'b', to: 'a + 1' }] }
      """, [.send(5, "one")])
    #expect(try play.record().settings == ["5 a=1", "5 b=2"])
  }

  static let tapScene = """
    state: { taps: 0 },
    views: [{ id: 'v', gestures: [{ tap: { count: COUNT }, onEnded: [{ set: 'taps', to: 'taps + 1' }] }] }]
    """

  @Test("takes an inclusive deadline before an event of the same time")
  func inclusiveFirst() throws {
    let scene = Self.tapScene.replacing("COUNT", with: "1")
    let late = try Play(scene, [.down(0, 50, 50), .up(750, 50, 50)]).record()
    #expect(late.phases("v", "tap") == ["possible", "failed tooLong"])
    let early = try Play(scene, [.down(0, 50, 50), .up(749.999, 50, 50)]).record()
    #expect(early.phases("v", "tap") == ["possible", "ended"])
  }

  @Test("takes an exclusive deadline after an event of the same time")
  func exclusiveLast() throws {
    let scene = Self.tapScene.replacing("COUNT", with: "2")
    let first: [TraceEntry] = [.down(0, 50, 50), .up(50, 50, 50)]
    let inTime = try Play(scene, first + [.down(400, 50, 50), .up(420, 50, 50)]).record()
    #expect(inTime.phases("v", "tap") == ["possible", "ended"])
    let late = try Play(scene, first + [.down(400.001, 50, 50), .up(420, 50, 50)]).record()
    #expect(late.phases("v", "tap").prefix(2) == ["possible", "failed intervalOver"])
  }

  @Test("samples the frame after everything of its instant")
  func frameLast() throws {
    let play = Play(
      """
      state: { x: 0, y: 0 }, views: [{ id: 'v', offset: ['x', 'y'] }],
      on: { go: [{ animation: 'linear 0.01', do: [{ set: 'x', to: '5' }],
                   then: [{ set: 'y', to: '9' }] }] }
      """, [.send(5, "go")])
    let recording = try play.record()
    #expect(recording.value("v", .offsetX, at: 5) == 0)
    #expect(recording.value("v", .offsetX, at: 15) == 5)
    #expect(recording.value("v", .offsetY, at: 14) == 0)
    #expect(recording.value("v", .offsetY, at: 15) == 9)
  }

  @Test("stops a cascade with the names of its chain")
  func cascade() {
    let play = Play(
      "state: { a: 0 }, on: { ping: [{ send: 'pong' }], pong: [{ send: 'ping' }] }",
      [.send(5, "ping")])
    let message = play.errors().first ?? ""
    #expect(message.contains("more than 1000 updates"))
    #expect(message.contains("send 'ping'"))
    #expect(message.contains("send 'pong'"))
  }

  @Test("does not take many events at one instant for a cascade")
  func manyEvents() {
    let entries = (0..<3000).map { TraceEntry.set(5, "x", .number(Double($0))) }
    #expect(Play("state: { x: 0 }", entries).errors() == [])
    let slow = Play("state: { x: 0 }", entries) {
      $0.delivery = .frame
      $0.frameRate = FrameRate(1)
    }
    #expect(slow.errors() == [])
  }

  @Test("stops updates that multiply, however short their chains are")
  func multiplyingUpdates() {
    let sends = Array(repeating: "{ send: 'more' }", count: 10).joined(separator: ", ")
    let play = Play("on: { more: [\(sends)] }", [.send(5, "more")]) { $0.updateLimit = 5000 }
    #expect(play.errors().first?.contains("more than 5000 updates follow from one event") == true)
  }

  @Test("does not take many views that appear or leave at once for a cascade")
  func manyViews() throws {
    let play = Play(
      """
      state: { n: 0, seen: 0 },
      views: [{ id: 'v', forEach: { in: 'n' }, onAppear: [{ set: 'seen', to: 'seen + 1' }] }]
      """,
      [.set(5, "n", .number(25)), .set(6, "n", .number(0), "linear 0.01")]
    ) { $0.cascadeLimit = 10 }
    let recording = try play.record()
    #expect(recording.settings.last { $0.contains("seen") } == "5 seen=25")
    #expect(recording.frames.last?.rows.isEmpty == true)
  }

  @Test("keeps a text that doubles with every update within its limit")
  func growingText() {
    let play = Play(
      "state: { s: 'ab' }, on: { x: [{ set: 's', to: 's + s' }, { send: 'x' }] }", [.send(5, "x")])
    #expect(play.errors().first?.contains("more than 1000 updates") == true)
  }

  @Test("refuses more views than there may be, at the start and later", arguments: [1e9, 51])
  func viewLimit(count: Double) {
    let views = "views: [{ id: 'v', forEach: { in: 'n' } }]"
    let message = "'v' makes more than 50 views, the most there may be"
    let first = Play("state: { n: \(count) }, " + views) { $0.viewLimit = 50 }
    #expect(first.errors() == [message])
    let later = Play("state: { n: 50 }, " + views, [.set(5, "n", .number(count))]) {
      $0.viewLimit = 50
    }
    #expect(later.errors() == [message])
  }

  @Test("counts the views that are gone no longer")
  func viewLimitIsOfThePresent() {
    let entries = (1...20).map { TraceEntry.set(Double($0), "n", .number($0 % 2 == 0 ? 50 : 0)) }
    let play = Play("state: { n: 50 }, views: [{ id: 'v', forEach: { in: 'n' } }]", entries) {
      $0.viewLimit = 50
    }
    #expect(play.errors() == [])
  }

  @Test("refuses a run of too many frames before it starts, or as soon as it has them")
  func frameLimit() {
    let late = Play("state: { x: 0 }", [.set(5000, "x", .number(1))]) { $0.frameLimit = 1000 }
    #expect(late.errors().first?.hasPrefix("the run has at least 5000 frames") == true)
    let long = Play("state: { x: 0 }") {
      $0.frameLimit = 1000
      $0.until = Instant(nanoseconds: 1_000_000_000)
    }
    #expect(long.errors().first?.hasPrefix("the run has at least 1000 frames") == true)
    let moving = Play(
      "state: { x: 0 }, views: [{ id: 'v', offset: ['x', 0] }]",
      [.set(5, "x", .number(9), "linear 2")]
    ) { $0.frameLimit = 1000 }
    #expect(moving.errors().first?.hasPrefix("the run has more than 1000 frames") == true)
  }

  @Test(
    "refuses a timing curve whose control points are out of range",
    arguments: ["[2, 0, 3, 1]", "[0, 1e300, 1, 0]", "[-0.1, 0, 1, 1]", "[0, 0, 1, -2e6]"])
  func timingCurve(points: String) {
    let play = Play(
      "on: { x: [{ animation: { timingCurve: \(points), duration: 1 }, do: [] }] }")
    #expect(play.errors().first?.contains("found the control points") == true)
  }

  @Test("builds the first tree before the events of time 0, without transitions")
  func initialTree() throws {
    let play = Play(
      """
      state: { seen: 0 }, collections: { c: [{ id: 'a' }] },
      views: [{ id: 'v', forEach: 'c', onAppear: [{ set: 'seen', to: 'seen + 1' }] }]
      """, [.set(0, "seen", .number(10))])
    let recording = try play.record()
    #expect(recording.frames.first?.rows.map { $0.phase } == [.present])
    #expect(recording.frames.first?.rows.first?.values.opacity == 1)
    #expect(recording.settings == ["0 seen=1", "0 seen=10"])
    #expect(recording.lines([.animation, .view]) == [])
  }

  @Test("queues what appeared in the order of the tree")
  func appearsInTreeOrder() throws {
    let play = Play(
      """
      state: { on: false, log: '' },
      views: [
        { id: 'p', if: 'on', onAppear: [{ set: 'log', to: "log + 'p'" }],
          children: [{ id: 'k', onAppear: [{ set: 'log', to: "log + 'k'" }],
            children: [{ id: 'l', onAppear: [{ set: 'log', to: "log + 'l'" }] }] }] },
        { id: 'q', if: 'on', onAppear: [{ set: 'log', to: "log + 'q'" }] }]
      """, [.set(5, "on", .boolean(true))])
    #expect(try play.record().settings.last == "5 log=pklq")
  }

  struct WriteRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var offset: String
    var steps: String
    var animates: Bool
    var value = 0.0
  }

  static let animated = "{ animation: 'linear 0.1', do: [{ set: 'a', to: '50' }] }"

  @Test(
    "animates a property by the last write among the names it reads",
    arguments: [
      WriteRow(
        testDescription: "the animated write is last", offset: "a + b",
        steps: "{ set: 'b', to: '1' }, \(animated)", animates: true),
      WriteRow(
        testDescription: "the plain write is last", offset: "a + b",
        steps: "\(animated), { set: 'b', to: '1' }", animates: false, value: 51),
      WriteRow(
        testDescription: "the last write is of an equal value", offset: "a + b",
        steps: "\(animated), { set: 'b', to: '0' }", animates: true),
      WriteRow(
        testDescription: "the last write is of a name that is not read", offset: "a",
        steps: "\(animated), { set: 'b', to: '1' }", animates: true),
      WriteRow(
        testDescription: "the last write is of a branch not taken", offset: "true ? a : b",
        steps: "\(animated), { set: 'b', to: '1' }", animates: false, value: 50),
      WriteRow(
        testDescription: "the inner block has no animation of its own", offset: "a",
        steps: "{ animation: 'linear 0.1', do: [{ do: [{ set: 'a', to: '50' }] }] }",
        animates: true),
      WriteRow(
        testDescription: "the branch is the other one", offset: "a",
        steps: "{ when: 'b > 0', animation: 'linear 0.1', do: [], else: [{ set: 'a', to: '50' }] }",
        animates: true),
    ])
  func lastWrite(row: WriteRow) throws {
    let play = Play(
      """
      state: { a: 0, b: 0 }, views: [{ id: 'v', offset: ['\(row.offset)', 0] }],
      on: { go: [\(row.steps)] }
      """, [.send(5, "go")])
    let recording = try play.record()
    #expect(recording.lines([.animation]).contains("5 animation v offset started") == row.animates)
    #expect(recording.value("v", .offsetX, at: 5) == (row.animates ? 0 : row.value))
  }

  static let nested = """
    state: { a: 0, b: 0 },
    views: [{ id: 'p', frame: { x: 'a', y: 0, width: 100, height: 100 },
              children: [{ id: 'k', frame: { x: 'b', y: 5 }, children: [{ id: 'l' }] }] }],
    on: { outer: [{ animation: 'linear 0.1', do: [{ set: 'a', to: '50' }] }],
          both: [{ animation: 'linear 0.1', do: [{ set: 'a', to: '50' }] }, { set: 'b', to: '7' }] }
    """

  @Test("animates a frame by the last write among its names and those of the frames around it")
  func frames() throws {
    let outer = try Play(Self.nested, [.send(5, "outer")]).record()
    #expect(
      outer.lines([.animation]).filter { $0.hasPrefix("5 ") } == [
        "5 animation p frame started", "5 animation p/k frame started",
        "5 animation p/k/l frame started",
      ])
    #expect(outer.value("p/k/l", .x, at: 55) == 25)
    #expect(outer.value("p/k/l", .x, at: 105) == 50)
    let both = try Play(Self.nested, [.send(5, "both")]).record()
    #expect(
      both.lines([.animation]).filter { $0.hasPrefix("5 ") } == ["5 animation p frame started"])
    #expect(both.value("p/k", .x, at: 5) == 57)
    #expect(both.value("p/k/l", .x, at: 5) == 57)
    #expect(both.value("p", .x, at: 5) == 0)
  }

  @Test("gives a view without a frame its parent's, and a root the viewport's, when it changes")
  func inheritedFrames() throws {
    let play = Play(
      "views: [{ id: 'v', children: [{ id: 'k', frame: { x: 10, y: 20 } }] }, { id: 'w', frame: { x: 1, y: 2 }, children: [{ id: 'k', frame: { x: 3, y: 4 } }] }]",
      [.at(5, .resize(Size(width: 500, height: 600), orientation: nil))])
    let recording = try play.record()
    #expect(recording.value("v", .width, at: 4) == 400)
    #expect(recording.value("v", .width, at: 5) == 500)
    #expect(recording.value("v/k", .height, at: 5) == 600)
    #expect(recording.value("v/k", .y, at: 5) == 20)
    #expect(recording.value("w", .width, at: 5) == 500)
    #expect(recording.value("w/k", .x, at: 5) == 4)
    #expect(recording.value("w/k", .y, at: 5) == 6)
  }

  static let implicit = """
    state: { flag: false, other: 0 },
    views: [{ id: 'p', animation: { linear: { duration: 0.2 }, value: 'flag' },
      frame: { x: "flag ? 100 : 0", y: 0, width: 100, height: 100 },
      children: [
        { id: 'in', offset: ["(flag ? 100 : 0) + other", 0],
          animation: [{ linear: { duration: 0.1 }, value: 'flag' }, { linear: { duration: 0.4 }, value: 'flag' }] },
        { id: 'out', opacity: "flag ? 0 : 1" }] }],
    on: { spring: [{ animation: 'spring 1 1', do: [{ set: 'flag', to: 'true' }] }] }
    """

  @Test(
    "lets an animation by value replace the transaction where its value changed, innermost first")
  func implicitAnimations() throws {
    for entry in [TraceEntry.set(0, "flag", .boolean(true)), .send(0, "spring")] {
      let recording = try Play(Self.implicit, [entry]).record()
      #expect(recording.value("p/in", .offsetX, at: 50) == 50)
      #expect(recording.value("p/in", .offsetX, at: 100) == 100)
      #expect(recording.value("p/out", .opacity, at: 50) == 0.75)
      #expect(recording.value("p", .x, at: 50) == 25)
      #expect(recording.value("p/in", .x, at: 50) == 50)
      #expect(recording.value("p/out", .x, at: 50) == 25)
    }
    let plain = try Play(Self.implicit, [.set(0, "other", .number(30))]).record()
    #expect(plain.value("p/in", .offsetX, at: 0) == 30)
  }

  @Test("animates by value while a gesture state resets, whether the gesture succeeded or failed")
  func implicitOnReset() throws {
    let scene = """
      views: [{ id: 'v', gestureState: { pressed: false, drag: [0, 0] },
        opacity: 'pressed ? 0.5 : 1', animation: { linear: { duration: 0.1 }, value: 'pressed' },
        gestures: [{ drag: { minimumDistance: 0 }, updating: { pressed: 'true' } }] }]
      """
    for last in [TraceEntry.up(100, 50, 50), .cancel(100, 50, 50)] {
      let recording = try Play(scene, [.down(0, 50, 50), .move(90, 51, 50), last]).record()
      #expect(recording.value("v", .opacity, at: 50) == 0.75)
      #expect(recording.value("v", .opacity, at: 150) == 0.75)
    }
  }

  @Test("reads the collection where an expression reads the index")
  func indexReadsCollection() throws {
    let play = Play(
      """
      collections: { c: [{ id: 'a' }, { id: 'b' }, { id: 'd' }] },
      views: [{ id: 'v', forEach: 'c', offset: [0, 'index * 10'] }]
      """,
      [.at(0, .remove(target: "c", item: .string("a"), animation: .string("linear 0.1")))])
    let recording = try play.record()
    #expect(recording.value("v[b]", .offsetY, at: 50) == 5)
    #expect(recording.value("v[d]", .offsetY, at: 50) == 15)
    #expect(recording.value("v[d]", .offsetY, at: 100) == 10)
  }

  @Test("counts the index among the items that are shown, and escapes keys in paths")
  func shownIndex() throws {
    let play = Play(
      """
      collections: { c: [{ id: 'a.1' }, { id: 'b' }, { id: 'd~' }] },
      views: [{ id: 'v', forEach: 'c', if: "item.id != 'b'", offset: [0, 'index * 10'] }]
      """)
    let recording = try play.record()
    #expect(recording.views(at: 0) == ["v[a\\.1]", "v[d\\~]"])
    #expect(recording.value("v[d\\~]", .offsetY, at: 0) == 10)
  }

  @Test("runs onChange once for a value that changed, after the update that changed it")
  func onChange() throws {
    let play = Play(
      """
      state: { a: 0, seen: 0, twice: 0 },
      views: [{ id: 'v', onChange: [{ of: 'a > 5', do: [{ set: 'seen', to: 'seen + a' }] },
                                    { of: 'seen', do: [{ set: 'twice', to: 'seen * 2' }] }] }]
      """,
      [.set(1, "a", .number(3)), .set(2, "a", .number(9)), .set(3, "a", .number(10))])
    #expect(
      try play.record().settings == ["1 a=3", "2 a=9", "2 seen=9", "2 twice=18", "3 a=10"])
  }

  @Test("keeps the value of a result that is not finite, and says so once")
  func notFinite() throws {
    let play = Play(
      """
      state: { a: 1 },
      views: [{ id: 'v', offset: ['10 / a', 0], scale: '1 / (a - 1)', zIndex: '1 / a' }]
      """,
      [
        .set(1, "a", .number(2)), .set(2, "a", .number(0)), .set(3, "a", .number(0.5)),
        .set(4, "a", .number(0)),
      ])
    let recording = try play.record()
    #expect([0, 1, 2, 3, 4].map { recording.value("v", .offsetX, at: $0) } == [10, 5, 5, 20, 20])
    #expect([0, 1, 2].map { recording.value("v", .scaleX, at: $0) } == [1, 1, -1])
    let diagnostics = recording.lines([.diagnostic])
    #expect(diagnostics.filter { $0.contains("offset") } == ["2 diagnostic v offset notFinite"])
    #expect(diagnostics.filter { $0.contains("scale") } == ["0 diagnostic v scale notFinite"])
  }

  @Test("never shows what is not finite, however large the numbers of a scene are")
  func hugeNumbers() throws {
    let play = Play(
      """
      state: { a: 1 },
      views: [{ id: 'v', offset: ['a * 1e308', 'a * 1e200'], frame: { x: 'a * 1e306', y: 0 },
                children: [{ id: 'k', frame: { x: 'a * 1.7e308', y: 0 } }] }],
      on: { go: [{ animation: 'spring 0.3 0.1', do: [{ set: 'a', to: '-1' }] }] }
      """, [.send(1, "go"), .send(100, "go")]
    ) { $0.until = Instant(nanoseconds: 300_000_000) }
    for frame in try play.record().frames {
      for row in frame.rows {
        for channel in FrameChannel.allCases { #expect(row.values[channel].isFinite) }
      }
    }
  }
}
