import Simulation
import Testing

/// What one kind of transition does to a view of 100 × 50 points before it comes and after it went.
struct TransitionRow: Sendable, CustomTestStringConvertible {
  var transition: String
  var before: TransitionEffect
  var after: TransitionEffect
  var isMirrored = false

  var testDescription: String { transition + (isMirrored ? ", right to left" : "") }

  init(
    _ transition: String, _ before: TransitionEffect, _ after: TransitionEffect? = nil,
    isMirrored: Bool = false
  ) {
    self.transition = transition
    self.before = before
    self.after = after ?? before
    self.isMirrored = isMirrored
  }

  /// The effect of a view that is moved.
  static func moved(_ x: Double, _ y: Double, opacity: Double = 1) -> TransitionEffect {
    TransitionEffect(offset: Vector(x: x, y: y), opacity: opacity)
  }

  static let leftToRight: [TransitionRow] = [
    TransitionRow("'identity'", .identity),
    TransitionRow("'opacity'", TransitionEffect(opacity: 0)),
    TransitionRow("'offset 30 -20'", moved(30, -20)),
    TransitionRow("'scale 0.00001'", TransitionEffect(scale: 1e-5)),
    TransitionRow("'scale 0.5'", TransitionEffect(scale: 0.5)),
    TransitionRow("'move top'", moved(0, -50)),
    TransitionRow("'move bottom'", moved(0, 50)),
    TransitionRow("'move leading'", moved(-100, 0)),
    TransitionRow("'move trailing'", moved(100, 0)),
    TransitionRow("'slide'", moved(-100, 0), moved(100, 0)),
    TransitionRow("'push top'", moved(0, -50, opacity: 0), moved(0, 50, opacity: 0)),
    TransitionRow("'push bottom'", moved(0, 50, opacity: 0), moved(0, -50, opacity: 0)),
    TransitionRow("'push leading'", moved(-100, 0, opacity: 0), moved(100, 0, opacity: 0)),
    TransitionRow("'push trailing'", moved(100, 0, opacity: 0), moved(-100, 0, opacity: 0)),
    TransitionRow("'blurReplace'", TransitionEffect(scale: 0.9, opacity: 0, blur: 7)),
    TransitionRow(
      "{ insertion: 'scale 0.5', removal: 'opacity' }", TransitionEffect(scale: 0.5),
      TransitionEffect(opacity: 0)),
    TransitionRow(
      "['scale 0.5', 'opacity', 'offset 0 20']",
      TransitionEffect(offset: Vector(x: 0, y: 20), scale: 0.5, opacity: 0)),
  ]

  /// Leading and trailing change their sides, what is given in points does not.
  static let rightToLeft: [TransitionRow] = [
    TransitionRow("'offset 30 -20'", moved(30, -20), isMirrored: true),
    TransitionRow("'move top'", moved(0, -50), isMirrored: true),
    TransitionRow("'move leading'", moved(100, 0), isMirrored: true),
    TransitionRow("'move trailing'", moved(-100, 0), isMirrored: true),
    TransitionRow("'slide'", moved(100, 0), moved(-100, 0), isMirrored: true),
    TransitionRow(
      "'push leading'", moved(100, 0, opacity: 0), moved(-100, 0, opacity: 0), isMirrored: true),
    TransitionRow(
      "'push trailing'", moved(-100, 0, opacity: 0), moved(100, 0, opacity: 0), isMirrored: true),
  ]
}

/// The table of transitions, row by row, on stage.
@Suite("Transition table")
struct TransitionTableTests {
  private static func mirror(_ ms: Double) -> TraceEntry {
    .at(ms, .setting(name: "layoutDirection", value: .string("rightToLeft")))
  }

  private static func shown(_ recording: Recording, _ ms: Double) -> TransitionEffect? {
    guard let values = recording.row("v", at: ms)?.values else { return nil }
    return TransitionEffect(
      offset: Vector(x: values.offsetX, y: values.offsetY), scale: values.scaleX,
      opacity: values.opacity, blur: values.blur, rotation: values.rotation)
  }

  @Test(
    "shows the effect of each row where the view comes, and half of the other when it has half gone",
    arguments: TransitionRow.leftToRight + TransitionRow.rightToLeft)
  func effects(_ row: TransitionRow) throws {
    let recording = try Play(
      StageTransitionTests.scene(row.transition, on: false),
      (row.isMirrored ? [Self.mirror(0)] : []) + [
        StageTransitionTests.show(10, "linear 0.1"), StageTransitionTests.hide(200, "linear 0.2"),
      ]
    ).record()
    Self.expect(Self.shown(recording, 10), row.before)
    #expect(Self.shown(recording, 150) == .identity)
    if row.after == .identity {
      #expect(recording.row("v", at: 200) == nil)
    } else {
      Self.expect(Self.shown(recording, 300), row.after, halfway: true)
    }
  }

  /// Expects an effect, or what is half-way to it; an effect is a difference from identity, rounded.
  private static func expect(
    _ shown: TransitionEffect?, _ effect: TransitionEffect, halfway: Bool = false
  ) {
    for index in 0..<TransitionEffect.componentCount {
      let identity = TransitionEffect.identity[component: index]
      let full = effect[component: index]
      let expected = halfway ? (full + identity) / 2 : full
      #expect(abs((shown?[component: index] ?? .nan) - expected) < 1e-12)
    }
  }

  @Test("takes the sides of the moment: turned round meanwhile, a view leaves over the other edge")
  func direction() throws {
    let recording = try Play(
      StageTransitionTests.scene("'move leading'", on: false),
      [
        StageTransitionTests.show(0, "linear 0.1"), Self.mirror(150),
        StageTransitionTests.hide(200, "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("v", .offsetX, at: 0) == -100)
    #expect(recording.value("v", .offsetX, at: 300) == 50)
  }

  @Test("one that is turned round in mid-way goes back over the edge that it came over")
  func turnedRound() throws {
    let recording = try Play(
      StageTransitionTests.scene("'move leading'", on: false),
      [
        StageTransitionTests.show(0, "linear 0.2"), Self.mirror(50),
        StageTransitionTests.hide(100, "linear 0.2"),
      ]
    ).record()
    #expect(recording.value("v", .offsetX, at: 100) == -50)
    #expect(recording.value("v", .offsetX, at: 200) == -75)
  }

  @Test("an animation on a part wins over the write's, and moves the part where that has none")
  func ownAnimation() throws {
    let transition = "[{ part: 'opacity', animation: 'linear 0.4' }, 'offset 0 20']"
    let both = try Play(
      StageTransitionTests.scene(transition, on: false),
      [StageTransitionTests.show(0, "linear 0.2")]
    ).record()
    #expect(both.value("v", .opacity, at: 100) == 0.25)
    #expect(both.value("v", .offsetY, at: 100) == 10)
    let alone = try Play(
      StageTransitionTests.scene(transition, on: false), [StageTransitionTests.show(0)]
    ).record()
    #expect(alone.value("v", .opacity, at: 100) == 0.25)
    #expect(alone.value("v", .offsetY, at: 0) == 0)
  }
}
