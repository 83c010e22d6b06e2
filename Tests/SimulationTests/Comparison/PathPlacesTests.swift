import Testing

@testable import Simulation

/// Many views are told apart without looking at each of them.
@Suite("Path places")
struct PathPlacesTests {
  @Test("finds each of many paths, and none that has not come", arguments: [0, 1, 8, 9, 3000])
  func many(count: Int) {
    var places = PathPlaces()
    for number in 0..<count { #expect(places.add("row[\(number)]") == number) }
    for number in 0..<count { #expect(places.place(of: "row[\(number)]") == number) }
    #expect(places.place(of: "row[\(count)]") == nil)
    #expect(places.place(of: "") == nil)
  }

  @Test("tells apart what looks alike")
  func bytes() {
    var places = PathPlaces()
    #expect(places.add("e\u{301}") == 0)
    #expect(places.place(of: "\u{E9}") == nil)
  }
}
