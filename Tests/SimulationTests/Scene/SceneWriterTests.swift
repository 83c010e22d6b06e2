import Foundation
import Simulation
import Testing

@Suite("Scene writer")
struct SceneWriterTests {
  static let files: [String] = {
    let enumerator = FileManager.default.enumerator(atPath: TraceFiles.folder.path)
    let paths = (enumerator?.compactMap { $0 as? String } ?? []).sorted()
    return paths.filter { $0.hasSuffix(".scene.json") }
  }()

  /// Expects that a scene's text reads back as the same scene, and returns it.
  @discardableResult
  static func roundTrip(_ scene: Scene) throws -> String {
    let text = try SceneWriter.write(scene)
    let back = try SceneReader.read(Array(text.utf8)).scene
    #expect(plainDescription(of: back) == plainDescription(of: scene))
    #expect(try SceneWriter.write(back) == text)
    return text
  }

  @Test("gives every scene of the gallery back", arguments: files)
  func gallery(path: String) throws {
    let scene = try SceneReader.read(TraceFiles.bytes(path)).scene
    #expect(try Self.roundTrip(scene).hasPrefix("{"))
  }

  @Test("gives a scene with every key back")
  func everything() throws {
    let scene = try SceneReaderTests.read(SceneSamples.everything)
    let text = try Self.roundTrip(scene)
    #expect(!text.split(separator: "\n").contains { $0.utf8.count > 100 })
    // Strict JSON, for readers other than ours.
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("writes what fits into a line there, in the order of the format")
  func layout() throws {
    let scene = Scene(
      name: "Two", viewport: Size(width: 200, height: 400), frameRate: FrameRate(120),
      states: [StateDeclaration("isOn", initial: .boolean(false))],
      collections: [
        CollectionDeclaration("rows", items: [Record([.init("id", .string("r1"))])])
      ],
      views: [
        ViewDeclaration(
          id: "row", forEach: ForEach("rows"), frame: FrameSource(y: 40, height: 32.5),
          offset: .components("isOn ? 10 : 0", 0), opacity: "1 - index * 0.1",
          transition: .scale(0.8).combined(with: .opacity),
          gestures: [
            GestureDeclaration(
              .tap(TapGesture()),
              onEnded: [
                .block(
                  .init(
                    animation: .spring(response: 0.3, dampingFraction: 0.7),
                    do: [
                      .toggle("isOn")
                    ]))
              ])
          ])
      ])
    let text = try Self.roundTrip(scene)
    #expect(
      text == """
        {
          "scene": 1,
          "name": "Two",
          "viewport": { "width": 200, "height": 400 },
          "frameRate": 120,
          "state": { "isOn": false },
          "collections": { "rows": [{ "id": "r1" }] },
          "views": [
            {
              "id": "row",
              "forEach": "rows",
              "frame": { "y": 40, "height": 32.5 },
              "offset": ["isOn ? 10 : 0", 0],
              "opacity": "1 - index * 0.1",
              "transition": ["scale 0.8", "opacity"],
              "gestures": [
                { "tap": {}, "onEnded": [{ "animation": "spring 0.3 0.7", "do": [{ "toggle": "isOn" }] }] }
              ]
            }
          ]
        }

        """)
  }

  @Test("keeps the spelling of expressions that are no plain numbers")
  func expressions() throws {
    var view = ViewDeclaration(id: "v")
    view.frame = FrameSource(x: "12", y: "-0.0", width: "1.50", height: "true ? 1 : 0")
    view.opacity = "1e-3"
    view.zIndex = -3
    let text = try Self.roundTrip(Scene(viewport: Size(width: 1, height: 1), views: [view]))
    #expect(text.contains(#""x": "12", "y": "-0.0", "width": "1.50""#))
    #expect(text.contains(#""opacity": "1e-3""#))
    #expect(text.contains(#""zIndex": -3"#))
  }

  @Test("says what only code can make, all of it, with its place")
  func problems() throws {
    var view = ViewDeclaration(id: "v", transition: .scale(0.5, anchor: .topLeading))
    view.states = [
      StateDeclaration("a", initial: .record(Record()), type: .optional(.record(RecordType()))),
      StateDeclaration("b", initial: .number(.infinity)),
    ]
    view.gestures = [
      GestureDeclaration(.tap(TapGesture(maximumDistance: .infinity))),
      GestureDeclaration(.drag(DragGesture(coordinateSpace: .named("local")))),
    ]
    view.matched = MatchedDeclaration(id: 1, properties: [], anchor: UnitPoint(x: 0.3, y: 0))
    let item = Record([.init("id", .number(1)), .init("id", .vector(.zero))])
    let scene = Scene(
      viewport: Size(width: 0, height: 1), velocity: .custom(.threeSamples), catalog: [item],
      views: [view])
    let error = #expect(throws: SceneWritingError.self) { try SceneWriter.write(scene) }
    #expect(
      error?.problems.map { $0.message } == [
        "viewport.width: found the number 0.0, expected points above 0, at most 1000000",
        "velocity: a file names its velocity rule, and a custom one has no name",
        "catalog[0].id: found the name \"id\" twice in one object",
        "catalog[0].id: a file has no vectors in items and lists",
        "views[0].state.a.type: a file has no word for this state of type item or null",
        "views[0].state.b: found the number inf, expected a finite number",
        "views[0].transition: a file has no transition with an anchor",
        "views[0].matched.properties: a file has no matched geometry with no properties",
        "views[0].matched.anchor: a file has no matched geometry with an anchor of its own",
        "views[0].gestures[0].tap.maximumDistance: "
          + "found the number inf, expected a number from 0 to 1000000",
        "views[0].gestures[1].drag.coordinateSpace: "
          + "a space called \"local\" cannot be told from the built-in one",
      ])
  }

  @Test(
    "refuses animations that a file has no words for",
    arguments: [
      (.spring(response: 0.3, dampingFraction: 1, blendDuration: 0.1), "a blend duration"),
      (.spring(response: -1, dampingFraction: 1), "a spring outside the legal range"),
      (.interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: 2), "an initial velocity"),
      (.timingCurve(.circularEaseIn, duration: 1), "a curve that is no Bézier curve"),
      (.linear(duration: 0), "an instant curve"),
      (.linear.delay(1).speed(2), "modifiers in another order than speed, repetition and delay"),
      (.linear.logicallyComplete(after: 1), "a logical completion of its own"),
      (.default.delay(1), "modifiers of the default one"),
    ] as [(Animation, String)])
  func animations(animation: Animation, what: String) throws {
    let handler = NamedHandler("go", steps: [.block(.init(animation: animation, do: []))])
    let scene = Scene(viewport: Size(width: 1, height: 1), handlers: [handler])
    let error = #expect(throws: SceneWritingError.self) { try SceneWriter.write(scene) }
    #expect(error?.problems == [.init(at: "on.go[0].animation", .animation(what))])
  }

  @Test(
    "refuses transitions that a file has no words for",
    arguments: [
      (.blurReplace(growsAway: true), "a blur that grows when it leaves"),
      (.effect(TransitionEffect(rotation: 3)), "a custom effect"),
      (
        Transition.opacity.combined(with: .asymmetric(insertion: .slide, removal: .opacity)),
        "parts for one way beside parts for both"
      ),
    ] as [(Transition, String)])
  func transitions(transition: Transition, what: String) throws {
    let view = ViewDeclaration(id: "v", transition: transition)
    let scene = Scene(viewport: Size(width: 1, height: 1), views: [view])
    let error = #expect(throws: SceneWritingError.self) { try SceneWriter.write(scene) }
    #expect(error?.problems == [.init(at: "views[0].transition", .transition(what))])
  }
}
