import Testing

@testable import motion_sim

@Suite("motion-sim curve timing, decay and keyframes")
struct CurveTimingTests {
  @Test(
    "A timing curve is sampled over its duration, and level after it",
    arguments: [
      // Points of the curves themselves: the middle of a symmetric one, stops, steps.
      (
        ["--name", "easeInOut", "--to", "10", "--duration", "2"],
        ["0,0,0", "1,5,8.620690", "3,10,0"]
      ),
      (["--bezier", "0,0,1,1", "--from", "4", "--to", "2"], ["0,4,-2", "1,2,0", "3,2,0"]),
      (
        ["--css", "linear(0, 1.2 25%, 1)", "--duration", "4"],
        ["0,0,1.2", "1,1.2,-0.066667", "3,1.066667,-0.066667"]
      ),
      (["--css", "steps(4)", "--duration", "4"], ["0,0,0", "1,0.25,0", "3,0.75,0"]),
      (["--css", "ease-in", "--duration", "1"], ["0,0,0", "1,1,0", "3,1,0"]),
      (
        ["--name", "circularEaseOut", "--duration", "3"], ["0,0,0", "1,0.745356,0.298142", "3,1,0"]
      ),
    ])
  func timing(words: [String], rows: [String]) throws {
    let host = MemoryHost()
    #expect(Command.run(["curve", "timing", "--at", "0,1,3"] + words, host: host) == .success)
    let found = try CurveOutput.rows(host.outputText)
    let expected = try CurveOutput.rows("time,value,velocity\n" + rows.joined(separator: "\n"))
    for (one, other) in zip(found, expected) {
      #expect(one.time == other.time)
      // Half a unit of the sixth decimal, at which both are rounded.
      #expect((one.value - other.value).magnitude <= 1.1e-6)
      #expect((one.velocity - other.velocity).magnitude <= 1.1e-6)
    }
  }

  @Test("A timing curve ends with its duration")
  func timingEnd() throws {
    let host = MemoryHost()
    host.run("curve", "timing", "--name=linear", "--duration=0.5", "--fps=4")
    #expect(host.outputText == "time,value,velocity\n0,0,2\n0.25,0.5,2\n0.5,1,0\n")
  }

  @Test("A decay follows its closed form, and rests a thousandth short of its end")
  func decay() throws {
    let host = MemoryHost()
    host.run("curve", "decay", "--velocity=2000", "--precision=exact", "--fps=1")
    let rows = try CurveOutput.rows(host.outputText)
    // 0.998 ^ 1000 is left after a second; b3ll/Motion has 998.999 as the end.
    #expect((rows[1].velocity / 2000 - 0.135_064_522_446_683).magnitude < 1e-14)
    #expect((try #require(rows.last).value / 998.999 - 1).magnitude < 1.1e-3)
  }

  @Test("A decay becomes a spring at a bound, and the spring may be given")
  func bounds() throws {
    let host = MemoryHost()
    host.run("curve", "decay", "--velocity=1000", "--bounds=-1,200", "--fps=5", "--until=1")
    let soft = try CurveOutput.rows(host.outputText).map { $0.value }
    #expect(soft.max() ?? 0 > 200)
    let other = MemoryHost()
    other.run(
      "curve", "decay", "--velocity=1000", "--bounds=-1,200", "--fps=5", "--until=1",
      "--response=0.05", "--damping-fraction=1")
    let hard = try CurveOutput.rows(other.outputText).map { $0.value }
    #expect(hard[0] == soft[0] && hard[1] == soft[1])
    #expect(hard.max() ?? 0 < soft.max() ?? 0)
  }

  @Test("Keyframes come from a file, standard input included")
  func keyframes() throws {
    let host = MemoryHost([
      "k.json5": """
      // Three ways on.
      { initial: 0, keyframes: [{ linear: 100, duration: 1 }, { linear: 150, duration: 1 },
        { move: 200 }] }
      """
    ])
    host.files["-"] = host.files["k.json5"]
    for path in ["k.json5", "-"] {
      #expect(host.run("curve", "keyframes", path, "--at", "0.5,1.5,3") == .success)
    }
    let table = "time,value,velocity\n0.5,50,100\n1.5,125,50\n3,200,0\n"
    #expect(host.outputText == table + table)
  }

  @Test("Keyframes take curves, velocities and springs, and become SwiftUI's")
  func keyframeKinds() {
    let host = MemoryHost([
      "k.json5": """
      { initial: 1, initialVelocity: 2, keyframes: [
        { linear: 10, duration: 0.2, curve: 'easeIn' },
        { linear: 12, duration: 0.2, curve: [0, 0, 1, 1] },
        { cubic: 20, duration: 0.3, startVelocity: 0, endVelocity: 5 },
        { spring: 0, duration: 1, startVelocity: 3, parameters: { stiffness: 100, damping: 10 } },
        { spring: 4, parameters: { duration: 0.4, bounce: 0.5 } },
        { spring: 4 },
        { move: 5 } ] }
      """
    ])
    #expect(host.run("curve", "keyframes", "k.json5", "--to-format", "swiftui") == .success)
    #expect(
      host.outputText == """
        KeyframeTrack {
          LinearKeyframe(10, duration: 0.2, timingCurve: .easeIn)
          LinearKeyframe(12, duration: 0.2, timingCurve: .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
          CubicKeyframe(20, duration: 0.3, startVelocity: 0, endVelocity: 5)
          SpringKeyframe(0, duration: 1, spring: Spring(response: 0.6283185307179586, dampingRatio: 0.5), startVelocity: 3)
          SpringKeyframe(4, spring: Spring(response: 0.4, dampingRatio: 0.5))
          SpringKeyframe(4)
          MoveKeyframe(5)
          // initialVelocity: 2
        }
        // largest error: 0

        """)
  }

  @Test(
    "What is wrong with a keyframe file is said at its place",
    arguments: [
      ("{ initial: 0 }", "k.json5:1:1: error: a keyframe file needs \"keyframes\", a list"),
      ("{ initial: 0, keyframes: [] }", "a keyframe file needs one keyframe at least"),
      ("{ initial: 0, keyframes: [{}] }", "1:27: error: a keyframe has one of linear, cubic"),
      ("{ initial: 0, keyframes: [{ move: 1, linear: 2 }] }", "found linear and move"),
      ("{ initial: 0, keyframes: [{ linear: 1 }] }", "a keyframe needs \"duration\""),
      ("{ initial: 0, keyframes: [{ linear: 1, duration: -1 }] }", "found the number -1"),
      ("{ initial: 0, keyframes: [{ move: 1, duraton: 1 }] }", "unknown key \"duraton\""),
      (
        "{ initial: 0, keyframes: [{ linear: 1, duration: 1, curve: 'easIn' }] }",
        "did you mean \"easeIn\"?"
      ),
      (
        "{ initial: 0, keyframes: [{ linear: 1, duration: 1, curve: [0, 0, 2, 1] }] }",
        "[x1, y1, x2, y2] with x1 and x2 from 0 to 1"
      ),
      (
        "{ initial: 0, keyframes: [{ spring: 1, parameters: { bounce: 1 } }] }",
        "keyframe 1 never ends, give it a duration"
      ),
      (
        """
        { initial: 0, keyframes: [{ spring: 1, parameters: { response: 1e6, dampingFraction: 1e-3 } }] }
        """,
        "keyframe 1 never ends, give it a duration"
      ),
      (
        "{ initial: 0, keyframes: [{ spring: 1, parameters: { bounce: 1, response: 1 } }] }",
        "found dampingFraction and bounce, expected one form of a spring"
      ),
      (
        "{ initial: 0, keyframes: [{ spring: 1, parameters: { stiffness: 1e-15, damping: 1 } }] }",
        "the constants make a response outside"
      ),
      ("{ initial: 0, ", "error: "),
    ])
  func keyframeFaults(text: String, message: String) {
    let host = MemoryHost(["k.json5": text])
    #expect(host.run("curve", "keyframes", "k.json5") == .badData)
    #expect(host.errorText.contains(message), "\(host.errorText)")
    #expect(host.outputText.isEmpty)
  }
}
