import Simulation
import Testing

/// A finger scrubs a transition and lets it go either way.
@Suite("Stage transition progress")
struct StageProgressTests {
  private static let scene = """
    state: { open: true },
    views: [{ id: 'sheet', if: 'open', frame: { x: 0, y: 400, width: 400, height: 400 },
      transition: 'move bottom', gestureState: { pull: { initial: null, type: 'number', reset: 'linear 0.1' } },
      transitionProgress: 'pull',
      gestures: [{ drag: { coordinateSpace: 'global' }, updating: { pull: 'translation.height / 400' },
        onEnded: [{ when: 'predictedEndTranslation.height > 200', animation: 'spring 0.4 1',
          do: [{ set: 'open', to: 'false' }] }] }] }]
    """

  private static func drag(by way: Double, end: TraceEntry? = nil) -> [TraceEntry] {
    [
      .down(0, 200, 450), .move(100, 200, 450 + way / 2), .move(200, 200, 450 + way),
      end ?? .up(200, 200, 450 + way),
    ]
  }

  @Test("the removal is shown as far as the finger says")
  func scrub() throws {
    let recording = try Play(Self.scene, Self.drag(by: 100)).record()
    #expect(recording.value("sheet", .offsetY, at: 100) == 50)
    #expect(recording.value("sheet", .offsetY, at: 199) == 50)
    #expect(recording.row("sheet", at: 150)?.phase == .present)
  }

  @Test("let go early it returns under the reset animation")
  func back() throws {
    // 100 points and a quarter of a second at 500 points a second are not enough.
    let slow: [TraceEntry] = Self.drag(by: 60)
    let recording = try Play(Self.scene, slow).record()
    #expect(recording.value("sheet", .offsetY, at: 200) == 60)
    #expect(abs(try #require(recording.value("sheet", .offsetY, at: 250)) - 30) < 1e-9)
    #expect(recording.frames.last?.rows.first?.values.offsetY == 0)
    #expect(recording.frames.last?.rows.first?.phase == .present)
  }

  @Test("let go far enough it leaves from where it is, as fast as the finger")
  func away() throws {
    let recording = try Play(Self.scene, Self.drag(by: 150)) {
      $0.withVelocities = true
    }.record()
    #expect(recording.value("sheet", .offsetY, at: 200) == 150)
    #expect(recording.row("sheet", at: 200)?.phase == .removing)
    // 75 points in each tenth of a second.
    let velocity = try #require(recording.velocity("sheet", .offsetY, at: 200))
    #expect(abs(velocity - 750) < 1e-9)
    #expect(recording.frames.last?.rows.isEmpty ?? false)
  }

  @Test("a cancel returns it without the finger's velocity")
  func cancel() throws {
    let recording = try Play(
      Self.scene, Self.drag(by: 150, end: .cancel(200, 200, 600))
    ) { $0.withVelocities = true }.record()
    #expect(recording.row("sheet", at: 200)?.phase == .present)
    #expect(abs(try #require(recording.value("sheet", .offsetY, at: 250)) - 75) < 1e-9)
    #expect(recording.frames.last?.rows.first?.values.offsetY == 0)
  }

  @Test("hands the finger's velocity to a spring that takes it back, and none after a cancel")
  func springBack() throws {
    let scene = Self.scene.replacing("linear 0.1", with: "spring 0.5 1")
    func velocity(_ end: TraceEntry?) throws -> Double {
      let recording = try Play(scene, Self.drag(by: 60, end: end)) {
        $0.withVelocities = true
      }.record()
      return try #require(recording.velocity("sheet", .offsetY, at: 200))
    }
    // 30 points in each tenth of a second.
    #expect(abs(try velocity(nil) - 300) < 1e-9)
    #expect(try velocity(.cancel(200, 200, 510)) == 0)
  }

  /// A sheet that a finger on the stage pulls, also where the state has let it go already.
  private static let caught = """
    state: { open: false },
    views: [{ id: 'stage', gestureState: { pull: { initial: null, type: 'number', reset: 'linear 0.1' } },
      gestures: [{ drag: {}, updating: { pull: 'translation.height / 400' },
        onChanged: [{ when: '!open', animation: 'linear 0.2', do: [{ set: 'open', to: 'true' }] }] }],
      children: [{ id: 'sheet', if: 'open', frame: { x: 0, y: 400, width: 400, height: 400 },
        transition: 'move bottom', transitionProgress: 'pull' }] }]
    """

  private static func finger(_ ms: Double) -> [TraceEntry] {
    [.down(ms - 10, 200, 100), .move(ms, 200, 120), .up(ms + 400, 200, 120)]
  }

  @Test("caught while it comes, the view moves with the finger and goes on coming: nothing jumps")
  func caughtComing() throws {
    let recording = try Play(
      Self.caught, [.set(0, "open", .boolean(true), "linear 0.4")] + Self.finger(200)
    ).record()
    func offset(_ ms: Double) throws -> Double {
      try #require(recording.value("stage/sheet", .offsetY, at: ms))
    }
    #expect(try abs(offset(199) - 201) < 1e-9)
    // The finger's 20 points, and what the insertion has not done yet.
    #expect(try abs(offset(200) - 220) < 1e-9)
    #expect(try abs(offset(300) - 120) < 1e-9)
    #expect(try abs(offset(500) - 20) < 1e-9)
    #expect(recording.row("stage/sheet", at: 300)?.phase == .inserting)
    #expect(try abs(offset(650) - 10) < 1e-9)
  }

  @Test("caught while it goes, by a handler that brings it back, it turns round without a jump")
  func caughtGoing() throws {
    let recording = try Play(
      Self.caught.replacing("open: false", with: "open: true"),
      [.set(0, "open", .boolean(false), "linear 0.4")] + Self.finger(200)
    ).record()
    func offset(_ ms: Double) throws -> Double {
      try #require(recording.value("stage/sheet", .offsetY, at: ms))
    }
    #expect(try abs(offset(199) - 199) < 1e-9)
    #expect(try abs(offset(200) - 220) < 1e-9)
    #expect(try abs(offset(300) - 120) < 1e-9)
    #expect(try abs(offset(400) - 20) < 1e-9)
    #expect(recording.frames.last?.rows.last?.values.offsetY == 0)
    #expect(recording.lines([.view]).filter { $0.contains("inserted") } == [])
  }
}
