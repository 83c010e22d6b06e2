import Simulation
import Testing

@Suite("Scene reader")
struct SceneReaderTests {
  static func read(_ text: String) throws -> Scene {
    try SceneReader.read(Array(text.utf8)).scene
  }

  static func view(_ text: String) throws -> ViewDeclaration {
    let scene = try read(
      "{ scene: 1, viewport: { width: 4, height: 8 }, state: { n: 0, on: true }, views: [{ \(text) }] }"
    )
    return try #require(scene.views.first)
  }

  @Test("reads every key of the card stack")
  func cardStack() throws {
    let scene = try SceneReader.read(TraceFiles.bytes("card-stack/card-stack.scene.json")).scene
    #expect(scene.name == "Card stack")
    #expect(scene.viewport == Size(width: 393, height: 852))
    #expect(scene.frameRate == FrameRate(120))
    #expect(scene.velocity == .swiftUI)
    #expect(scene.states.map { $0.name } == ["selected"])
    #expect(scene.states.map { $0.type } == [.optional(.string)])
    #expect(scene.states.map { $0.initial } == [.null])
    #expect(scene.collections.map { $0.name } == ["cards"])
    let item = scene.collections.first?.items.first
    #expect(item?["id"] == .string("c1"))
    #expect(item?["kind"] == .string("imageText"))
    let card = try #require(scene.views.first)
    #expect(card.id == "card")
    #expect(card.forEach?.source.text == "cards")
    #expect(card.forEach?.alias == "item")
    #expect(card.forEach?.key == nil)
    #expect(card.gestureStates.map { $0.state.name } == ["drag"])
    #expect(card.gestureStates.first?.state.initial == .vector(.zero))
    #expect(
      card.gestureStates.first?.reset == .spring(response: 0.35, dampingFraction: 0.8))
    #expect(card.gestureStates.first?.onRemoval == .keep)
    #expect(card.frame?.x?.text == "24.0")
    #expect(card.frame?.height?.text == "480.0")
    #expect(card.zIndex?.text == "-index")
    #expect(card.rotation?.text == "drag.width / 20")
    guard case .components(let x, let y)? = card.offset else {
      Issue.record("the offset has two components")
      return
    }
    #expect([x.text, y.text] == ["drag.width", "drag.height * 0.1 + index * 12"])
    guard case .whole(let scale)? = card.scale else {
      Issue.record("the scale is one expression")
      return
    }
    #expect(scale.text == "1 - index * 0.04")
    let insertion = Transition.scale(0.8).combined(with: .opacity)
      .combined(with: .offset(x: 0, y: 20))
    let removal = Transition.scale(0.9).combined(with: .opacity)
    #expect(card.transition == .asymmetric(insertion: insertion, removal: removal))
    try gestures(of: card)
  }

  private func gestures(of card: ViewDeclaration) throws {
    #expect(card.gestures.count == 2)
    let tap = try #require(card.gestures.first)
    #expect(tap.gesture == .tap(TapGesture()))
    #expect(tap.priority == .normal)
    guard case .set(let name, let value)? = tap.onEnded.first else {
      Issue.record("a tap sets")
      return
    }
    #expect([name.text, value.text] == ["selected", "item.id"])
    let drag = try #require(card.gestures.last)
    #expect(drag.gesture == .drag(DragGesture(minimumDistance: 10)))
    #expect(drag.priority == .high)
    #expect(drag.updating.map { $0.state.text } == ["drag"])
    #expect(drag.updating.map { $0.value.text } == ["translation"])
    guard case .block(let block)? = drag.onEnded.first else {
      Issue.record("the end of a drag is a block")
      return
    }
    #expect(block.condition?.text == "abs(translation.width) > 120")
    #expect(block.animation == .spring(response: 0.35, dampingFraction: 0.8))
    #expect(block.steps.count == 1)
    #expect(block.then == [])
  }

  struct AnimationRow: CustomTestStringConvertible, Sendable {
    var text: String
    var animation: Animation?
    var testDescription: String { text }
  }

  @Test(
    "reads every spelling of an animation",
    arguments: [
      AnimationRow(text: "'spring'", animation: .spring(duration: 0.5, bounce: 0)),
      AnimationRow(
        text: "'spring 0.35 0.8'", animation: .spring(response: 0.35, dampingFraction: 0.8)),
      AnimationRow(text: "'default'", animation: .default),
      AnimationRow(text: "'smooth'", animation: .smooth(duration: 0.5, extraBounce: 0)),
      AnimationRow(text: "'snappy 0.3'", animation: .snappy(duration: 0.3, extraBounce: 0)),
      AnimationRow(text: "'easeIn 0.2'", animation: .easeIn(duration: 0.2)),
      AnimationRow(text: "'linear'", animation: .linear(duration: 0.35)),
      AnimationRow(text: "null", animation: nil),
      AnimationRow(
        text: "{ spring: { response: 0.3, dampingFraction: 0.5 } }",
        animation: .spring(response: 0.3, dampingFraction: 0.5)),
      AnimationRow(
        text: "{ spring: { duration: 0.4, bounce: 0.2 } }",
        animation: .spring(duration: 0.4, bounce: 0.2)),
      AnimationRow(
        text: "{ spring: { mass: 2, stiffness: 100, damping: 5 } }",
        animation: .interpolatingSpring(mass: 2, stiffness: 100, damping: 5)),
      AnimationRow(
        text: "{ bouncy: { duration: 0.4, extraBounce: 0.1 } }",
        animation: .bouncy(duration: 0.4, extraBounce: 0.1)),
      AnimationRow(
        text: "{ linear: { duration: 1 }, delay: 0.5 }",
        animation: .linear(duration: 1).delay(0.5)),
      AnimationRow(
        text: "{ linear: { duration: 1 }, speed: 2 }", animation: .linear(duration: 1).speed(2)),
      AnimationRow(
        text: "{ timingCurve: [0.1, 0.2, 0.3, 1], duration: 0.7 }",
        animation: .timingCurve(0.1, 0.2, 0.3, 1, duration: 0.7)),
    ])
  func animations(row: AnimationRow) throws {
    let view = try Self.view("onAppear: [{ animation: \(row.text), do: [] }]")
    guard case .block(let block)? = view.onAppear.first else {
      Issue.record("a block")
      return
    }
    #expect(block.animation == row.animation)
  }

  struct TransitionRow: CustomTestStringConvertible, Sendable {
    var text: String
    var transition: Transition
    var testDescription: String { text }
  }

  @Test(
    "reads every part of a transition",
    arguments: [
      TransitionRow(text: "'identity'", transition: .identity),
      TransitionRow(text: "'opacity'", transition: .opacity),
      TransitionRow(text: "'scale'", transition: .scale),
      TransitionRow(text: "'scale 0.8'", transition: .scale(0.8)),
      TransitionRow(text: "'offset 10 -20'", transition: .offset(x: 10, y: -20)),
      TransitionRow(text: "'move bottom'", transition: .move(edge: .bottom)),
      TransitionRow(text: "'push leading'", transition: .push(from: .leading)),
      TransitionRow(text: "'slide'", transition: .slide),
      TransitionRow(text: "'blurReplace'", transition: .blurReplace),
      TransitionRow(
        text: "{ part: 'opacity', animation: 'linear 1' }",
        transition: .opacity.animation(.linear(duration: 1))),
      TransitionRow(
        text: "{ insertion: 'opacity', removal: ['scale 0.5', 'slide'] }",
        transition: .asymmetric(
          insertion: .opacity, removal: Transition.scale(0.5).combined(with: .slide))),
    ])
  func transitions(row: TransitionRow) throws {
    #expect(try Self.view("transition: \(row.text)").transition == row.transition)
  }

  struct StateRow: CustomTestStringConvertible, Sendable {
    var text: String
    var type: ValueType
    var initial: Value
    var testDescription: String { text }
  }

  @Test(
    "reads a state as a value, or as a type and an initial value",
    arguments: [
      StateRow(text: "3", type: .number, initial: .number(3)),
      StateRow(text: "true", type: .boolean, initial: .boolean(true)),
      StateRow(text: "'s'", type: .string, initial: .string("s")),
      StateRow(text: "[1, 2]", type: .vector, initial: .vector(Vector(x: 1, y: 2))),
      StateRow(
        text: "[1, 2, 3]", type: .list(.number), initial: .list([1, 2, 3].map { .number($0) })),
      StateRow(text: "{ initial: 3 }", type: .number, initial: .number(3)),
      StateRow(
        text: "{ type: 'number', initial: null }", type: .optional(.number), initial: .null),
      StateRow(text: "{ type: 'vector' }", type: .optional(.vector), initial: .null),
      StateRow(
        text: "{ type: 'list', initial: [1, 2] }", type: .list(.number),
        initial: .list([.number(1), .number(2)])),
      StateRow(text: "{ type: 'list', initial: [] }", type: .list(.null), initial: .list([])),
    ])
  func states(row: StateRow) throws {
    let view = try Self.view("state: { s: \(row.text) }")
    #expect(view.states.first?.type == row.type)
    #expect(view.states.first?.initial == row.initial)
  }

  @Test("reads what the card stack does not use")
  func otherKeys() throws {
    let scene = try Self.read(
      """
      { scene: 1, viewport: { width: 4, height: 8 }, frameRate: '60000/1001', velocity: 'leastSquares',
        state: { n: 0, on: true, v: [0, 0] }, collections: { c: [] },
        catalog: { a: { size: 1 }, b: { id: 'bb', size: 2 } },
        on: { go: [{ set: 'n', to: 1 }, { toggle: 'on' }, { insert: "'a'", into: 'c', at: 0 },
          { insert: { id: "'q'", size: 3 }, into: 'c' }, { remove: "'a'", from: 'c' },
          { removeLast: 'c' }, { removeAll: 'c' }, { move: "'a'", in: 'c', to: 1 }, { send: 'go', value: 2 },
          { when: 'on', do: [], else: [{ toggle: 'on' }], then: [{ toggle: 'on' }], criteria: 'removed' }] },
        views: [{ id: 'v', if: 'on', forEach: { in: 'c', as: 'q', key: 'q.size' }, blur: 3, opacity: 0.5,
          allowsHitTesting: false, offset: 'v', animation: { linear: {}, value: 'n' },
          onAppear: [], onDisappear: [], onChange: { of: 'n', do: [] },
          gestures: [{ name: 'twice', tap: { count: 2, maximumDistance: 9, maximumDuration: 1, maximumInterval: 2 },
            priority: 'simultaneous', onCancel: [{ toggle: 'on' }], onChanged: [] },
            { drag: { anchor: 'recognition', velocity: 'leastSquares' } }],
          children: [{ scale: ['1', 2] }] }] }
      """)
    #expect(scene.frameRate == FrameRate(60000, per: 1001))
    #expect(scene.velocity == .leastSquares)
    #expect(scene.catalog.map { $0.key } == ["a", "bb"])
    #expect(scene.handlers.first?.steps.count == 10)
    let view = try #require(scene.views.first)
    #expect(view.condition?.text == "on")
    #expect(view.forEach?.alias == "q")
    #expect(view.forEach?.key?.text == "q.size")
    #expect(view.animations.map { $0.value.text } == ["n"])
    #expect(view.onChange.count == 1)
    #expect(view.children.count == 1)
    #expect(view.gestures.first?.name == "twice")
    let tap = TapGesture(count: 2, maximumDuration: 1, maximumDistance: 9, maximumInterval: 2)
    #expect(view.gestures.first?.gesture == .tap(tap))
    let drag = DragGesture(anchor: .recognition, velocity: .leastSquares)
    #expect(view.gestures.last?.gesture == .drag(drag))
    #expect(view.gestures.first?.onCancel.count == 1)
  }

  @Test("has 60 frames a second where nothing is said")
  func standards() throws {
    let scene = try Self.read("{ scene: 1, viewport: { width: 4, height: 8 } }")
    #expect(scene == Scene(viewport: Size(width: 4, height: 8)))
    #expect(scene.frameRate == FrameRate(60))
  }

  @Test("never is a trap, whatever happens to the bytes", arguments: 0..<300 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var bytes = try TraceFiles.bytes("card-stack/card-stack.scene.json")
    for _ in 0..<(1 + seed % 4) {
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 5 {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      case 2: bytes[place] = Array("{}[]:,'\"0-9e/*".utf8)[Int(random.next() % 14)]
      case 3:
        let end = min(bytes.count, place + Int(random.next() % 40))
        bytes.insert(contentsOf: bytes[place..<end], at: Int(random.next() % UInt64(bytes.count)))
      default:
        let end = min(bytes.count, place + Int(random.next() % 40))
        bytes.removeSubrange(place..<end)
      }
      if bytes.isEmpty { break }
    }
    do {
      let scene = try SceneReader.read(bytes).scene
      let header = TraceHeader(viewport: Size(width: 393, height: 852))
      let entries: [TraceEntry] = [.down(0, 120, 360), .move(10, 200, 360), .up(20, 300, 360)]
      var options = Replay.Options()
      options.until = Instant(nanoseconds: 200_000_000)
      let replay = try Replay(scene, Trace(header: header, entries: entries), options: options)
      for frame in try replay.record().frames {
        #expect(
          frame.rows.allSatisfy { row in
            FrameChannel.allCases.allSatisfy { row.values[$0].isFinite }
          })
      }
    } catch {
      #expect(error.hasErrors, "seed \(seed)")
    }
  }
}
