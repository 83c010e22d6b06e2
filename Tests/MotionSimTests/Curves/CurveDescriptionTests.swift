import Foundation
import Testing

@testable import motion_sim

@Suite("motion-sim curve --describe")
struct CurveDescriptionTests {
  @Test("says all of a spring, line by line")
  func golden() {
    let host = MemoryHost()
    #expect(
      host.run(
        "curve", "spring", "--response", "0.5", "--damping-fraction", "0.825", "--to", "100",
        "--describe") == .success)
    #expect(
      host.outputText == """
        mass: 1
        stiffness: 157.91367041742973
        damping: 20.734511513692635
        response: 0.5
        dampingRatio: 0.825
        duration: 0.5
        bounce: 0.17500000000000004
        regime: under-damped
        settlingDuration: 1.3449713899607496
        restThreshold: 0.1
        restTime: 0.753125934
        lastCrossing: 0.6885954163898769
        overshoot: 1.019147254082302
        overshootPercent: 1.019147254082302
        timeToFirstReach: 0.3578030930106084

        """)
  }

  @Test("finds overshoot and first reach as the closed form has them")
  func closedForm() throws {
    let host = MemoryHost()
    host.run("curve", "spring", "--response=0.5", "--damping-fraction=0.825", "--describe")
    let found = CurveOutput.lines(host.outputText)
    let swing = (1 - 0.825 * 0.825).squareRoot()
    let overshoot = exp(-Double.pi * 0.825 / swing)
    let reach = (Double.pi - acos(0.825)) / (4 * Double.pi * swing)
    let overshootFound = try #require(found["overshoot"].flatMap { Double($0) })
    let reachFound = try #require(found["timeToFirstReach"].flatMap { Double($0) })
    #expect((overshootFound - overshoot).magnitude < 1e-14)
    #expect((reachFound - reach).magnitude < 1e-14)
  }

  @Test(
    "says what there is not",
    arguments: [
      (["--duration=0.5", "--bounce=0"], "timeToFirstReach", "never"),
      (["--duration=0.5", "--bounce=-0.5"], "regime", "over-damped"),
      (["--duration=0.5", "--bounce=0"], "regime", "critically damped"),
      (["--duration=0.5", "--bounce=1"], "regime", "undamped"),
      (["--duration=0.5", "--bounce=1"], "restTime", "never"),
      (["--duration=0.5", "--bounce=1"], "settlingDuration", "never"),
      (["--duration=0.5", "--bounce=0", "--to=0", "--velocity=1"], "overshootPercent", "none"),
    ])
  func absent(words: [String], name: String, value: String) {
    let host = MemoryHost()
    #expect(Command.run(["curve", "spring", "--describe"] + words, host: host) == .success)
    #expect(CurveOutput.lines(host.outputText)[name] == value)
  }

  @Test("knows when a hardly damped spring goes through its target, however small it is by then")
  func nearlyCritical() throws {
    let host = MemoryHost()
    host.run("curve", "spring", "--response=1", "--damping-fraction=0.99999999", "--describe")
    let reach = CurveOutput.lines(host.outputText)["timeToFirstReach"].flatMap { Double($0) }
    // π less the angle whose cosine is ζ, over the frequency of the swing.
    let angle = acos(0.99999999)
    let expected = (Double.pi - angle) / (2 * Double.pi * sin(angle))
    #expect((try #require(reach) / expected - 1).magnitude < 1e-7)
  }

  @Test("says all of a timing curve")
  func timing() {
    let host = MemoryHost()
    host.run("curve", "timing", "--bezier", ".2,0,.3,1.5", "--describe", "--precision", "4")
    #expect(
      host.outputText == """
        bezier: 0.2, 0, 0.3, 1.5
        duration: 1
        minimum: 0
        maximum: 1.102
        overshoot: 0.102
        overshootPercent: 10.2041
        timeToFirstReach: 0.5085
        timeToHalf: 0.2383
        isMonotone: false
        startVelocity: 0

        """)
  }

  @Test("says all of a decay, with its edge")
  func decay() {
    let host = MemoryHost()
    host.run(
      "curve", "decay", "--velocity", "1000", "--bounds", "0,200", "--describe", "--precision", "3")
    #expect(
      host.outputText == """
        rate: 0.998
        rateConstant: 2.002
        timeConstant: 0.499
        projection: 499.5
        discreteProjection: 499
        edgeTime: 0.255
        edge: 200
        edgeVelocity: 599.599
        pastEdge: 22.058
        restPosition: 200
        restThreshold: 0.2
        restTime: 1.031

        """)
  }

  @Test(
    "measures beyond a bound on its outer side, whatever the motion does",
    arguments: [
      ("300", "0", "10,200", "10"), ("0", "5", "10,200", "5"), ("-900", "50", "10,200", "30.163"),
      ("0", "210", "10,200", "10"), ("0", "7", "5,5", "2"),
    ])
  func pastEdge(velocity: String, from: String, bounds: String, past: String) {
    let host = MemoryHost()
    host.run(
      "curve", "decay", "--velocity", velocity, "--from", from, "--bounds", bounds, "--describe",
      "--precision", "3")
    #expect(CurveOutput.lines(host.outputText)["pastEdge"] == past)
  }
}
