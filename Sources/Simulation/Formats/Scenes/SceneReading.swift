/// A scene that was read, with what deserves a warning.
public struct SceneReading: Hashable, Sendable {
  /// The scene.
  public var scene: Scene
  /// The warnings, in the order of the file.
  public var warnings: [Diagnostic]

  /// Makes a reading.
  public init(scene: Scene, warnings: [Diagnostic] = []) {
    self.scene = scene
    self.warnings = warnings
  }
}
