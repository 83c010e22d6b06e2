/// A section of the reference of the scene format: whose keys it lists, and where they stand.
struct SceneReferenceSection {
  /// The heading of the section.
  var title: String
  /// The definitions of the schema whose keys it lists.
  var definitions: [String]
  /// The definitions whose keys other sections list.
  var inherited: [String] = []
  /// The keys that the reader asks for only to tell this kind of object from others.
  var distinguishing: [String] = []
  /// What stands around the members of such an object: the text of a whole scene with `MEMBERS`.
  var scene: String
  /// The keys that only a view in a container has, and the scene for them.
  var placed = Placed(keys: [], scene: "")
  /// Members that an object needs, unless an example has one of the keys.
  var needed: [Needed] = []
  /// Members with which the reader asks for every key, one list for each form of the object.
  var probes = [""]

  /// Keys and the scene in which they may stand.
  struct Placed {
    var keys: [String]
    var scene: String
  }

  /// A member, and the keys in whose place it stands.
  struct Needed {
    var keys: [String]
    var member: String
  }

  /// Returns a scene with the members of an example.
  func scene(with members: String, keys: [String]) -> String {
    var all = members
    for need in needed where !need.keys.contains(where: keys.contains) {
      all += (all.isEmpty ? "" : ", ") + need.member
    }
    let isPlaced = placed.keys.contains(where: keys.contains)
    return (isPlaced ? placed.scene : scene).replacing("MEMBERS", with: all)
  }

  /// What the examples of the sections below stand in.
  private static let head = """
    scene: 1, viewport: { width: 393, height: 852 },
    state: { count: 0, isOn: false, choice: { type: "string" } },
    collections: { cards: [{ id: "c1", kind: "poll", rank: 1 }] },
    catalog: [{ id: "c2", kind: "poll", rank: 2 }], on: { shuffle: [] },
    """

  /// The scene with a view of some members.
  private static func view(_ members: String) -> String {
    "{ \(head) views: [{ coordinateSpace: 'table', children: [{ \(members) }] }] }"
  }

  private static func gesture(_ members: String) -> String {
    view("id: 'v', gestureState: { drag: [0, 0] }, gestures: [{ \(members) }]")
  }

  private static func step(_ members: String) -> String {
    view("id: 'v', forEach: { in: 'cards', as: 'card' }, onAppear: [{ \(members) }]")
  }

  private static let kinds = [
    "tap", "spatialTap", "longPress", "press", "drag", "magnify", "rotate", "scroll", "sequenced",
    "simultaneously", "exclusively",
  ]

  /// All sections in the order of the page.
  ///
  /// Whoever adds a key to the format adds it to the schema, and a row to the section on the page. A
  /// new kind of object gets a line here.
  static let all = [
    SceneReferenceSection(
      title: "A scene", definitions: [""], scene: "{ MEMBERS }",
      needed: [
        .init(keys: ["scene"], member: "scene: 1"),
        .init(keys: ["viewport"], member: "viewport: { width: 1, height: 1 }"),
      ]),
    SceneReferenceSection(
      title: "The viewport", definitions: ["viewport"],
      scene: "{ scene: 1, viewport: { MEMBERS } }",
      needed: [
        .init(keys: ["width"], member: "width: 1"), .init(keys: ["height"], member: "height: 1"),
      ]),
    SceneReferenceSection(
      title: "A state", definitions: ["stateObject"], scene: view("state: { s: { MEMBERS } }")),
    SceneReferenceSection(
      title: "A gesture state", definitions: ["gestureStateObject"],
      scene: view("gestureState: { s: { MEMBERS } }")),
    SceneReferenceSection(
      title: "A view", definitions: ["view"], scene: view("MEMBERS"),
      placed: .init(
        keys: ["aspectRatio", "layoutPriority"],
        scene: view("vstack: {}, children: [{ MEMBERS }]"))),
    SceneReferenceSection(
      title: "Many views", definitions: ["forEachObject"],
      scene: view("id: 'v', forEach: { MEMBERS }")),
    SceneReferenceSection(
      title: "A frame", definitions: ["frame"], scene: view("frame: { MEMBERS }"),
      placed: .init(
        keys: [
          "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
          "alignment",
        ], scene: view("vstack: {}, children: [{ zstack: {}, frame: { MEMBERS } }]"))),
    SceneReferenceSection(
      title: "A vstack", definitions: ["vstack"], scene: view("vstack: { MEMBERS }")),
    SceneReferenceSection(
      title: "An hstack", definitions: ["hstack"], scene: view("hstack: { MEMBERS }")),
    SceneReferenceSection(
      title: "A stack", definitions: ["stack"], scene: view("stack: { MEMBERS }")),
    SceneReferenceSection(
      title: "A zstack", definitions: ["zstack"], scene: view("zstack: { MEMBERS }")),
    SceneReferenceSection(
      title: "The first that fits", definitions: ["viewThatFits"],
      scene: view("viewThatFits: { MEMBERS }, children: [{ id: 'a' }]")),
    SceneReferenceSection(
      title: "A scroll container", definitions: ["scrollContainer"],
      scene: view("scroll: { MEMBERS }")),
    SceneReferenceSection(
      title: "Padding", definitions: ["paddingObject"],
      scene: view("vstack: {}, padding: { MEMBERS }")),
    SceneReferenceSection(
      title: "An aspect ratio", definitions: ["aspectRatioObject"],
      scene: view("vstack: {}, children: [{ aspectRatio: { MEMBERS } }]"),
      needed: [.init(keys: ["ratio"], member: "ratio: 1")]),
    SceneReferenceSection(
      title: "A content shape", definitions: ["contentShapeObject"],
      scene: view("contentShape: { MEMBERS }")),
    SceneReferenceSection(
      title: "A transition", definitions: ["transitionPair"],
      scene: view("transition: { MEMBERS }"), probes: ["insertion: 'opacity'"]),
    SceneReferenceSection(
      title: "A part of a transition", definitions: ["transitionPartObject"],
      scene: view("transition: { MEMBERS }")),
    SceneReferenceSection(
      title: "A matched geometry", definitions: ["matched"], scene: view("matched: { MEMBERS }"),
      needed: [.init(keys: ["id"], member: "id: 1")]),
    SceneReferenceSection(
      title: "Keyframes", definitions: ["keyframes"], scene: view("keyframes: { MEMBERS }")),
    SceneReferenceSection(
      title: "A keyframe", definitions: ["keyframe"],
      scene: view("keyframes: { scale: [{ MEMBERS }] }"),
      probes: [
        "linear: 1, duration: 1", "cubic: 1, duration: 1", "spring: 1", "move: 1",
      ]),
    SceneReferenceSection(
      title: "The spring of a keyframe", definitions: ["springParameters"],
      scene: view("keyframes: { scale: [{ spring: 1, parameters: { MEMBERS } }] }"),
      probes: [
        "mass: 1, stiffness: 100, damping: 10", "settlingDuration: 1, dampingRatio: 1",
        "response: 1, dampingFraction: 1", "duration: 1, bounce: 0",
      ]),
    SceneReferenceSection(
      title: "Phases", definitions: ["phases"], scene: view("phases: { MEMBERS }"),
      needed: [.init(keys: ["values"], member: "values: [0, 1]")]),
    SceneReferenceSection(
      title: "An animation", definitions: ["animationObject"],
      scene: view("transition: { part: 'opacity', animation: { MEMBERS } }"),
      probes: ["timingCurve: [0, 0, 1, 1]"]),
    SceneReferenceSection(
      title: "A spring", definitions: ["spring"],
      scene: view("animation: { spring: { MEMBERS }, value: 'count' }")),
    SceneReferenceSection(
      title: "A named spring", definitions: ["springPreset"],
      scene: view("animation: { bouncy: { MEMBERS }, value: 'count' }")),
    SceneReferenceSection(
      title: "A named curve", definitions: ["curve"],
      scene: view("animation: { easeIn: { MEMBERS }, value: 'count' }")),
    SceneReferenceSection(
      title: "An animation by value", definitions: ["implicitAnimation"],
      inherited: ["animationObject"], scene: view("animation: { MEMBERS }"),
      probes: ["timingCurve: [0, 0, 1, 1]"]),
    SceneReferenceSection(
      title: "A kind of gesture", definitions: ["gesturePart"],
      scene: gesture("sequenced: [{ tap: {} }, { MEMBERS }]")),
    SceneReferenceSection(
      title: "A gesture", definitions: ["gesture"], inherited: ["gesturePart"],
      scene: gesture("MEMBERS"), needed: [.init(keys: kinds, member: "tap: {}")]),
    SceneReferenceSection(
      title: "A tap", definitions: ["tap"], scene: gesture("tap: { MEMBERS }")),
    SceneReferenceSection(
      title: "A long press", definitions: ["longPress"], scene: gesture("longPress: { MEMBERS }")),
    SceneReferenceSection(
      title: "A press", definitions: ["press"], scene: gesture("press: { MEMBERS }")),
    SceneReferenceSection(
      title: "A drag", definitions: ["drag"], scene: gesture("drag: { MEMBERS }")),
    SceneReferenceSection(
      title: "A magnify gesture", definitions: ["magnify"],
      scene: gesture("magnify: { MEMBERS }")),
    SceneReferenceSection(
      title: "A rotate gesture", definitions: ["rotate"], scene: gesture("rotate: { MEMBERS }")),
    SceneReferenceSection(
      title: "A scroll", definitions: ["scroll"], scene: gesture("scroll: { MEMBERS }")),
    SceneReferenceSection(
      title: "A change", definitions: ["change"], scene: view("onChange: { MEMBERS }"),
      needed: [
        .init(keys: ["of"], member: "of: 'count'"), .init(keys: ["do"], member: "do: []"),
      ]),
    SceneReferenceSection(
      title: "Assistive technology", definitions: ["accessibility"],
      scene: view("accessibility: { MEMBERS }")),
    SceneReferenceSection(
      title: "A handler", definitions: ["handlerObject"], scene: view("on: { go: { MEMBERS } }"),
      needed: [.init(keys: ["do"], member: "do: []")]),
    SceneReferenceSection(
      title: "A step",
      definitions: [
        "setStep", "toggleStep", "insertStep", "removeStep", "removeLastStep", "removeAllStep",
        "moveStep", "sendStep",
      ],
      scene: step("MEMBERS"),
      probes: [
        "set: 'count', to: 1", "toggle: 'isOn'", "insert: \"'c2'\", into: 'cards'",
        "remove: \"'c1'\", from: 'cards'", "removeLast: 'cards'", "removeAll: 'cards'",
        "move: \"'c1'\", in: 'cards', to: 0", "send: 'shuffle'",
      ]),
    SceneReferenceSection(
      title: "A block", definitions: ["block"],
      distinguishing: [
        "set", "toggle", "insert", "remove", "removeLast", "removeAll", "move", "send",
      ], scene: step("MEMBERS")),
  ]
}
