import Simulation
import Testing

@Suite("A scene's velocity")
struct SceneVelocityTests {
  @Test("may be any estimator that has a name", arguments: VelocityEstimator.presets)
  func names(_ estimator: VelocityEstimator) throws {
    let text = """
      { scene: 1, viewport: { width: 4, height: 8 }, velocity: '\(estimator.name)',
        views: [{ id: 'a', gestures: [{ drag: { velocity: '\(estimator.name)' } }] }] }
      """
    let scene = try SceneReader.read(Array(text.utf8)).scene
    #expect(scene.velocity == estimator)
    #expect(scene.views[0].gestures[0].gesture == .drag(DragGesture(velocity: estimator)))
  }
}
