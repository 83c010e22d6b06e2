import Simulation
import Testing

/// The keys of layout in a scene file, and what is wrong with others.
@Suite("Layout in scene files")
struct LayoutReaderTests {
  static func view(_ text: String) throws -> ViewDeclaration {
    let scene = "{ scene: 1, viewport: { width: 400, height: 800 }, views: [{ \(text) }] }"
    return try #require(try SceneReader.read(Array(scene.utf8)).scene.views.first)
  }

  @Test("reads every container with its keys")
  func containers() throws {
    #expect(try Self.view("vstack: {}").container == .vstack())
    #expect(
      try Self.view("hstack: { spacing: 4, alignment: 'bottom', lazy: true }").container?.spacing
        == "4")
    #expect(
      try Self.view("zstack: { alignment: 'bottomTrailing' }").container
        == .zstack(alignment: Alignment(.trailing, .bottom)))
    #expect(
      try Self.view("viewThatFits: { axes: 'vertical' }").container
        == .viewThatFits(axes: .vertical))
    #expect(
      try Self.view("stack: { axis: 'horizontal', alignment: 'top' }").container
        == .stack(StackDeclaration(axis: .fixed(.horizontal), alignment: Alignment(.center, .top))))
  }

  @Test("reads padding, ratio, limits and priority")
  func keys() throws {
    let view = try Self.view(
      """
      vstack: {}, padding: { horizontal: 4, top: 2 },
      children: [{ aspectRatio: { ratio: 1.5, contentMode: 'fill' }, layoutPriority: 2,
                   frame: { minWidth: 10, maxWidth: 'infinity', height: 20 } }]
      """)
    #expect(view.padding?.leading?.text == "4.0")
    #expect(view.padding?.top?.text == "2.0")
    #expect(view.padding?.bottom == nil)
    let child = try #require(view.children.first)
    #expect(child.aspectRatio?.contentMode == .fill)
    #expect(child.layoutPriority?.text == "2.0")
    #expect(child.frame?.widthLimits.maximum?.text == "infinity")
    #expect(child.frame?.height?.text == "20.0")
  }

  @Test(
    "refuses what a layout cannot mean",
    arguments: [
      ("vstack: {}, children: [{ frame: { x: 1 } }]", "so it has no 'x'"),
      ("frame: { minWidth: 1 }", "'minWidth' is for views inside a container"),
      ("layoutPriority: 1", "'layoutPriority' is for views inside a container"),
      ("padding: 1", "padding is for a container"),
      ("frame: { alignment: 'top' }", "a frame has an alignment only"),
      ("vstack: {}, zstack: {}", "found 2"),
      ("vstack: { alignment: 'top' }", "unknown value \"top\""),
      ("vstack: {}, children: [{ frame: { width: 1, maxWidth: 2 } }]", "it has no limits of one"),
      ("viewThatFits: {}, children: [{ if: 'true' }]", "no forEach, if or kind of its own"),
      ("stack: {}", "needs \"axis\""),
      ("stack: { axis: 'viewport' }", "found a vector where a string was expected"),
      ("vstack: { spacing: 'true' }", "found a boolean where a number was expected"),
    ])
  func errors(text: String, message: String) throws {
    let error = #expect(throws: Diagnostics.self) { _ = try Self.view(text) }
    #expect(error?.items.contains { $0.message.contains(message) } ?? false)
  }

  @Test("lays a scene out that Swift code made, as it does the same scene from a file")
  func code() throws {
    let text = """
      views: [{ id: 's', hstack: { spacing: 12 }, padding: 4, children: [
        { id: 'a', aspectRatio: 0.5 }, { id: 'b', frame: { minWidth: 30 } }] }]
      """
    let read = try Play(text).record()
    let scene = Scene(
      viewport: Size(width: 400, height: 800), frameRate: FrameRate(1000),
      views: [
        ViewDeclaration(
          id: "s", container: .hstack(spacing: 12), padding: PaddingSource(4),
          children: [
            ViewDeclaration(id: "a", aspectRatio: AspectRatioSource(0.5)),
            ViewDeclaration(id: "b", frame: FrameSource(widthLimits: LengthSource(minimum: 30))),
          ])
      ])
    let made = try Replay(
      scene, Trace(header: TraceHeader(viewport: scene.viewport), entries: [])
    ).record()
    #expect(made.frames.first?.rows == read.frames.first?.rows)
    // The ratio is the less flexible: half of 400 − 8 − 12 goes to it, 190 by 380.
    #expect(StageLayoutTests.frame(made, "s/a", at: 0) == "4 210 190 380")
    #expect(StageLayoutTests.frame(made, "s/b", at: 0) == "206 4 190 792")
  }
}

extension ContainerDeclaration {
  /// The spacing of a stack as text, without the zeros of a number.
  fileprivate var spacing: String? {
    guard case .stack(let stack) = self, let text = stack.spacing?.text else { return nil }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
