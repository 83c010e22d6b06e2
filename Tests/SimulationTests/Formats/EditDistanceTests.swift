import Simulation
import Testing

@Suite("EditDistance")
struct EditDistanceTests {
  @Test(
    "finds the nearest known name",
    arguments: [
      ("ofset", "offset"), ("Opacity", "opacity"), ("sacle", "scale"), ("minimumDistnace", nil),
      ("x", nil), ("rotate", nil), ("scal", "scale"), ("sabe", nil), ("zindex", "zIndex"),
      ("", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    let known = ["offset", "opacity", "scale", "zIndex", "y"]
    #expect(EditDistance.nearest(to: name, among: known) == expected)
  }

  @Test("does not compare names of unreasonable length")
  func long() {
    let long = String(repeating: "a", count: 100_000)
    #expect(EditDistance.nearest(to: long, among: [long]) == nil)
  }
}
