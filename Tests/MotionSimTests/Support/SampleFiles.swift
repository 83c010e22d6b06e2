@testable import motion_sim

/// A scene with one card, and traces over it.
enum SampleFiles {
  static let scene = """
    { scene: 1, name: "One card", viewport: { width: 400, height: 800 }, frameRate: 50,
      views: [
        { id: "card", gestureState: { drag: { initial: [0, 0], reset: "spring 0.3 0.7" } },
          frame: { x: 50, y: 100, width: 300, height: 400 },
          offset: ["drag.width", "drag.height"],
          gestures: [ { drag: { minimumDistance: 10 }, updating: { drag: "translation" } } ] } ] }
    """

  /// A drag of 100 points to the right within 0.1 s, then a lift.
  static let drag = """
    {"trace":"gesture-trace","version":1,"width":400,"height":800,"scene":"card.scene.json"}
    {"t":0,"ev":"down","id":1,"x":200,"y":300}
    {"t":50,"ev":"move","id":1,"x":240,"y":300}
    {"t":100,"ev":"move","id":1,"x":300,"y":300}
    {"t":110,"ev":"up","id":1,"x":300,"y":300}
    {"t":110,"ev":"end","lines":6}

    """

  /// A world with the scene and the drag in the folder `t`.
  static func host() -> MemoryHost {
    MemoryHost(["t/card.scene.json": scene, "t/drag.trace.jsonl": drag])
  }
}
