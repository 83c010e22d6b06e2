import Testing

@testable import Simulation

@Suite("Key index")
struct KeyIndexTests {
  @Test("finds the first place of each key, and none of others")
  func places() {
    let index = KeyIndex(["m", "b", "", "zz", "b", "é", "e\u{301}"])
    #expect(
      ["m", "b", "", "zz", "é", "e\u{301}"].map { index.place(of: $0) } == [0, 1, 2, 3, 5, 6])
    #expect(index.place(of: "a") == nil)
    #expect(index.place(of: "zzz") == nil)
    #expect(KeyIndex([]).place(of: "") == nil)
  }

  @Test("names the later places of keys that stand twice, in order")
  func repetitions() {
    #expect(KeyIndex(["a", "b", "c"]).repetitions == [])
    #expect(KeyIndex(["z", "a", "z", "a", "z"]).repetitions == [2, 3, 4])
  }

  @Test("agrees with a search from the start", arguments: 0..<20 as Range<UInt64>)
  func agrees(seed: UInt64) {
    var random = SeededRandom(seed)
    let keys = (0..<40).map { _ in String(random.next() % 30) }
    let index = KeyIndex(keys)
    for key in (0..<32).map({ String($0) }) {
      #expect(index.place(of: key) == keys.firstIndex(of: key))
    }
  }
}
