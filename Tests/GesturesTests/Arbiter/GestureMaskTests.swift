import Gestures
import Testing

private func path(_ masks: [GestureMask]) -> [GestureAttachment] {
  masks.enumerated().map {
    GestureAttachment(id: GestureID(Int32($0)), gesture: .tap(TapGesture()), mask: $1)
  }
}

private func included(_ masks: [GestureMask]) -> [Int32] {
  GestureAttachment.included(of: path(masks)).map { $0.id.rawValue }
}

@Suite("Gesture mask")
struct GestureMaskTests {
  @Test("lets its own gesture and those further inside take part, or not")
  func masks() {
    #expect(included([.all, .all, .all]) == [0, 1, 2])
    #expect(included([.all, .gesture, .all]) == [1, 2])
    #expect(included([.all, .subviews, .all]) == [0, 2])
    #expect(included([.all, .none, .all]) == [2])
    #expect(included([.gesture, .all, .subviews]) == [0, 1])
    #expect(included([.all, .gesture, .none]) == [])
    #expect(included([]) == [])
  }

  @Test("has the gesture off where it is disabled")
  func disabled() {
    #expect(GestureMask.allCases.map { $0.withoutGesture } == [.subviews, .none, .subviews, .none])
  }

  @Test("is applied when a finger goes down")
  func arbiter() {
    let updates = ArbiterRun(offered: path([.all, .gesture])).run([
      sample(0, .down, 0), sample(50, .up, 0),
    ])
    #expect(updates.map { $0.gesture.rawValue } == [1, 1])
    #expect(words(updates) == ["0 possible", "50 ended"])
  }
}
