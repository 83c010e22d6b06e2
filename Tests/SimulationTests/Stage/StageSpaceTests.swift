import Simulation
import Testing

/// SEMANTICS §1: the space inside a view with effects, for finding views and for measuring drags.
@Suite("Stage spaces")
struct StageSpaceTests {
  typealias Hit = StageHitTestingTests

  @Test("finds a view of opacity 0.001, and none that is fainter")
  func faint() throws {
    func scene(_ opacity: Double) -> String {
      "views: [{ id: 'a', \(Hit.tap) }, { id: 'b', opacity: \(opacity), \(Hit.tap) }]"
    }
    #expect(try Hit.tapped(scene(0.001), 50, 50) == ["b"])
    #expect(try Hit.tapped(scene(0.000999), 50, 50) == ["a"])
  }

  @Test("asks for a view's own opacity, not for that of those around it together")
  func faintTogether() throws {
    let scene = """
      views: [{ id: 'a', \(Hit.tap) },
        { id: 'p', opacity: 0.02, children: [{ id: 'k', opacity: 0.02, \(Hit.tap) }] }]
      """
    #expect(try Hit.tapped(scene, 50, 50) == ["p/k"])
  }

  static func around(_ effect: String, child: String) -> String {
    """
    views: [{ id: 'p', \(effect), frame: { x: 0, y: 0, width: 200, height: 200 },
      children: [{ id: 'k', frame: { \(child), width: 100, height: 100 }, \(Hit.tap) }] }]
    """
  }

  @Test("looks for a child in the space inside its parent: scaled, rotated or moved")
  func innerSpace() throws {
    let scaled = Self.around("scale: 0.5", child: "x: 100, y: 0")
    #expect(try Hit.tapped(scaled, 125, 75) == ["p/k"])
    #expect(try Hit.tapped(scaled, 175, 25) == [])
    #expect(try Hit.tapped(scaled, 155, 75) == [])
    let rotated = Self.around("rotation: 90", child: "x: 100, y: 0")
    // The corner at the top right turns to the bottom right.
    #expect(try Hit.tapped(rotated, 150, 150) == ["p/k"])
    #expect(try Hit.tapped(rotated, 150, 50) == [])
    let moved = Self.around("offset: [50, 20]", child: "x: 0, y: 0")
    #expect(try Hit.tapped(moved, 145, 115) == ["p/k"])
    #expect(try Hit.tapped(moved, 45, 50) == [])
    #expect(try Hit.tapped(moved, 60, 15) == [])
  }

  /// Two views around a third that tells where a drag began and how far it went.
  static func nested(_ outer: String, _ inner: String) -> String {
    """
    state: { x: 0, y: 0, dx: 0, dy: 0 },
    views: [{ id: 'g', \(outer), frame: { x: 0, y: 0, width: 200, height: 200 }, children: [
      { id: 'p', \(inner), children: [{ id: 'v', gestures: [{ drag: {}, onEnded: [
        { set: 'x', to: 'round(startLocation.x)' }, { set: 'y', to: 'round(startLocation.y)' },
        { set: 'dx', to: 'round(translation.x)' }, { set: 'dy', to: 'round(translation.y)' }] }] }] }] }]
    """
  }

  static let drag: [TraceEntry] = [.down(0, 100, 120), .move(10, 130, 120), .up(20, 130, 120)]

  @Test("undoes the effects of nested views from the outermost inwards")
  func nestedAncestors() throws {
    // (100, 120) turned back is (120, 100), and that moved back (80, 100).
    let turnedOutside = try Play(
      Self.nested("rotation: 90", "offset: [40, 0]"), Self.drag
    ).record()
    #expect(turnedOutside.settings == ["20 x=80", "20 y=100", "20 dy=-30"])
    // (100, 120) moved back is (60, 120), and that turned back (120, 140).
    let movedOutside = try Play(
      Self.nested("offset: [40, 0]", "rotation: 90"), Self.drag
    ).record()
    #expect(movedOutside.settings == ["20 x=120", "20 y=140", "20 dy=-30"])
  }

  @Test("finds a view through nested effects from the outermost inwards")
  func nestedHits() throws {
    func scene(_ outer: String, _ inner: String) -> String {
      """
      views: [{ id: 'g', \(outer), frame: { x: 0, y: 0, width: 200, height: 200 }, children: [
        { id: 'p', \(inner), children: [
          { id: 'v', frame: { x: 70, y: 90, width: 20, height: 20 }, \(Hit.tap) }] }] }]
      """
    }
    #expect(try Hit.tapped(scene("rotation: 90", "offset: [40, 0]"), 100, 120) == ["g/p/v"])
    #expect(try Hit.tapped(scene("offset: [40, 0]", "rotation: 90"), 100, 120) == [])
    #expect(try Hit.tapped(scene("offset: [40, 0]", "rotation: 90"), 140, 80) == ["g/p/v"])
  }
}
