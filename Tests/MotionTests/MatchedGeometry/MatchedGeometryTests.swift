import Motion
import Testing

@Suite("MatchedGeometry")
struct MatchedGeometryTests {
  let key = MatchedGeometryKey(id: "hero", namespace: "cards")
  let other = MatchedGeometryKey(id: "title", namespace: "cards")

  private func member(
    _ frame: Rect, isSource: Bool = true, presence: MatchedGeometryMember.Presence = .present
  ) -> MatchedGeometryMember {
    MatchedGeometryMember(key: key, frame: frame, isSource: isSource, presence: presence)
  }

  private let large = Rect(x: 100, y: 50, width: 80, height: 40)
  private let small = Rect(x: 10, y: 20, width: 20, height: 10)

  @Test("follows the first present source in tree order, and says so where there are several")
  func selection() {
    let both = MatchedGeometry([member(small), member(large)])
    #expect(both.groups[0].source == 0)
    #expect(both.groups[0].diagnostic == .severalSources([0, 1]))
    #expect(both.frames == [small, small])
    let leaving = MatchedGeometry([member(small, presence: .leaving), member(large)])
    #expect(leaving.groups[0].source == 1 && leaving.groups[0].diagnostic == nil)
    #expect(leaving.frames == [large, large])
    let gone = MatchedGeometry([
      member(small, presence: .leaving), member(large, isSource: false),
    ])
    #expect(gone.groups[0].source == 0 && gone.frames[1] == small)
  }

  @Test("leaves all as they are without a source, and says so")
  func noSource() {
    let matched = MatchedGeometry([
      member(small, isSource: false), member(large, isSource: false),
    ])
    #expect(matched.frames == [small, large])
    #expect(matched.groups[0].source == nil && matched.groups[0].diagnostic == .noSource)
  }

  @Test("keeps groups apart, in the order of their first members")
  func groups() {
    let stranger = MatchedGeometryMember(key: other, frame: small)
    let matched = MatchedGeometry([stranger, member(large), member(small, isSource: false)])
    #expect(matched.groups.map { $0.key } == [other, key])
    #expect(matched.groups.map { $0.members } == [[0], [1, 2]])
    #expect(matched.frames == [small, large, large])
    #expect(
      MatchedGeometryKey(id: "a", namespace: "bc") != MatchedGeometryKey(id: "ab", namespace: "c"))
    // The same text in two spellings is two ids.
    #expect(MatchedGeometryKey(id: "e\u{301}") != MatchedGeometryKey(id: "\u{e9}"))
  }

  @Test("brings anchors together: each has its own")
  func anchors() {
    var follower = member(small, isSource: false)
    follower.anchor = .bottomTrailing
    follower.isRigid = true
    var source = member(large)
    source.anchor = .topLeading
    #expect(
      MatchedGeometry([source, follower]).frames[1]
        == Rect(x: 80, y: 40, width: 20, height: 10))
    follower.isRigid = false
    #expect(
      MatchedGeometry([source, follower]).frames[1]
        == Rect(x: 20, y: 10, width: 80, height: 40))
    follower.properties = []
    #expect(MatchedGeometry([source, follower]).frames[1] == small)
  }

  @Test("moves all members as one while its source changes")
  func switches() {
    let (old, new) = (member(small), member(large))
    var shared = MatchedGeometrySwitch(old.shape)
    #expect(shared.shape(at: .zero) == nil)
    let times = shared.change(to: new.shape, .linear(duration: 1), at: .zero)
    #expect(times.started)
    let half = Instant.zero.advanced(bySeconds: 0.5)
    let shape = shared.shape(at: half) ?? .zero
    #expect(
      shape
        == MatchedGeometryShape(
          anchorPoint: Point(x: 80, y: 47.5), size: Size(width: 50, height: 25)))
    let leaving = member(small, presence: .leaving)
    let matched = MatchedGeometry([leaving, new], switches: [key: shape])
    let both = Rect(x: 55, y: 35, width: 50, height: 25)
    #expect(matched.frames == [both, both])
    #expect(shared.shape(at: times.removed) == nil)
    #expect(shared.restInstant == times.removed)
  }

  @Test("takes a switch along with a source that moves, and drops it where nothing animates")
  func following() {
    var shared = MatchedGeometrySwitch(member(small).shape)
    shared.change(to: member(large).shape, .linear(duration: 1), at: .zero)
    var moved = large
    moved.origin.x += 100
    shared.follow(member(moved).shape)
    let half = Instant.zero.advanced(bySeconds: 0.5)
    #expect(shared.shape(at: half)?.anchorPoint.x == 180)
    shared.change(to: member(small).shape, nil, at: half)
    #expect(shared.shape(at: half) == nil)
  }
}
