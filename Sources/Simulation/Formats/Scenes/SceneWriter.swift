import Gestures
import Motion

/// Writes scenes as the text of a `*.scene.json` file, strict JSON that ``SceneReader`` reads back.
///
/// What has its standard value is left out, and keys stand in the order in which the reference of
/// the format lists them, so that equal scenes have equal texts.
public enum SceneWriter {
  /// Returns the text of a scene.
  ///
  /// - Throws: All values that no text stands for: those that only Swift code can make.
  public static func write(_ scene: Scene) throws(SceneWritingError) -> String {
    let text = text(of: scene)
    let problems = text.problems()
    guard problems.isEmpty else { throw SceneWritingError(problems) }
    var layout = SceneTextLayout()
    layout.append(text)
    return String(decoding: layout.bytes, as: UTF8.self) + "\n"
  }

  private static func text(of scene: Scene) -> SceneText {
    let standard = Scene(viewport: scene.viewport)
    var fields = SceneText.Fields()
    fields.add("scene", .number(1))
    if !scene.name.isEmpty { fields.add("name", .string(scene.name)) }
    fields.add("viewport", viewport(scene.viewport))
    if scene.frameRate != standard.frameRate {
      fields.add("frameRate", frameRate(scene.frameRate))
    }
    if scene.velocity != standard.velocity { fields.add("velocity", velocity(scene.velocity)) }
    if scene.scrollPriority != standard.scrollPriority {
      fields.add("scrollPriority", .string(scene.scrollPriority.name))
    }
    fields.add("state", states(scene.states))
    var collections = SceneText.Fields()
    for collection in scene.collections {
      collections.add(collection.name, .list(collection.items.map { item($0) }))
    }
    fields.add("collections", collections)
    if !scene.catalog.isEmpty { fields.add("catalog", .list(scene.catalog.map { item($0) })) }
    if !scene.views.isEmpty { fields.add("views", .list(scene.views.map { view($0) })) }
    fields.add("on", handlers(scene.handlers))
    return .object(fields.members)
  }

  private static func viewport(_ size: Size) -> SceneText {
    let range = "points above 0, at most 1000000"
    let isLength: (Double) -> Bool = { $0 > 0 && $0 <= 1e6 }
    var fields = SceneText.Fields()
    fields.add("width", number(size.width, range, where: isLength))
    fields.add("height", number(size.height, range, where: isLength))
    return .object(fields.members)
  }

  private static func frameRate(_ rate: FrameRate) -> SceneText {
    let text = "\(rate.numerator)/\(rate.denominator)"
    guard FrameRate(text: text) != nil else {
      let perSecond = Double(rate.numerator) / Double(rate.denominator)
      return .problem(.number(perSecond, expected: "0.001 to 1000000 frames per second"))
    }
    return rate.denominator == 1 ? .number(Double(rate.numerator)) : .string(text)
  }

  /// An estimator by its name.
  static func velocity(_ estimator: VelocityEstimator) -> SceneText {
    if case .custom = estimator { return .problem(.velocityRule) }
    return .string(estimator.name)
  }
}
