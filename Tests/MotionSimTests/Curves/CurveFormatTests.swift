import Motion
import Testing

@testable import motion_sim

@Suite("motion-sim curve --to-format")
struct CurveFormatTests {
  @Test(
    "writes a spring for each library, with its error",
    arguments: [
      (
        "swiftui", [],
        """
        .spring(response: 0.6283185307179586, dampingFraction: 0.5)
        // largest error: 0

        """
      ),
      (
        "flutter", ["--velocity", "-2"],
        """
        SpringSimulation(
          SpringDescription(mass: 1, stiffness: 100, damping: 10),
          0, 1, -2)
        // largest error: 0
        // ends by Flutter's tolerance, near and slow at once

        """
      ),
      (
        "framer", ["--velocity", "-2"],
        """
        { type: "spring", stiffness: 100, damping: 10, mass: 1, velocity: -2 }
        // largest error: 0
        // ends by restDelta and restSpeed

        """
      ),
      (
        "core-animation", ["--to", "2"],
        """
        let animation = CASpringAnimation()
        animation.mass = 1
        animation.stiffness = 100
        animation.damping = 10
        animation.initialVelocity = 0
        animation.fromValue = 0
        animation.toValue = 2
        animation.duration = animation.settlingDuration
        // largest error: 0
        // settles by Core Animation's rule after: 1.4727 s

        """
      ),
    ] as [(String, [String], String)])
  func springs(format: String, words: [String], text: String) {
    let host = MemoryHost()
    #expect(
      Command.run(
        ["curve", "spring", "--stiffness=100", "--damping=10", "--to-format", format] + words,
        host: host) == .success)
    #expect(host.outputText == text)
  }

  @Test("folds the mass into what has none, and says so")
  func mass() {
    let host = MemoryHost()
    host.run(
      "curve", "spring", "--mass=2", "--stiffness=200", "--damping=20", "--to-format=android")
    #expect(host.outputText.hasPrefix("spring<Float>(dampingRatio = 0.5f, stiffness = 100f)\n"))
    #expect(host.outputText.contains("// Compose has no mass"))
  }

  @Test("says what cannot be said of over-damping")
  func overDamped() {
    for (format, sign) in [
      ("core-animation", "animation.allowsOverdamping = true"),
      ("framer", "duration and bounce cannot say it"),
    ] {
      let host = MemoryHost()
      host.run("curve", "spring", "--duration=1", "--bounce=-0.5", "--to-format", format)
      #expect(host.outputText.contains(sign), "\(host.outputText)")
    }
  }

  @Test("counts the rounding of --precision as an error")
  func rounded() throws {
    let host = MemoryHost()
    host.run(
      "curve", "spring", "--response=0.123456", "--damping-fraction=0.5", "--precision=1",
      "--to-format=swiftui")
    #expect(host.outputText.hasPrefix(".spring(response: 0.1, dampingFraction: 0.5)\n"))
    let note = try #require(host.outputText.split(separator: "\n").last)
    let error = try #require(note.split(separator: " ")[3].split(separator: ",").first)
    // A fifth of the period is far off.
    #expect(try #require(Double(error)) > 0.1)
  }

  @Test("states how far react-spring's own steps are off")
  func reactSpring() {
    let host = MemoryHost()
    host.run("curve", "spring", "--stiffness=100", "--damping=10", "--to-format=react-spring")
    #expect(
      host.outputText == """
        { tension: 100, friction: 10, mass: 1 }
        // largest error: 0
        // its steps of 1 ms are off by at most: 0.00409, 0.00409 of the way

        """)
  }

  @Test(
    "keeps linear() within the error asked for, measured on its text",
    arguments: [0.001, 0.005, 0.02])
  func css(limit: Double) throws {
    let host = MemoryHost()
    #expect(
      host.run(
        "curve", "spring", "--stiffness=100", "--damping=10", "--to-format=css", "--max-error",
        "\(limit)") == .success)
    let lines = host.outputText.split(separator: "\n").map { String($0) }
    #expect(lines[0] == "transition-duration: 1271ms;")
    let text = try #require(lines[1].split(separator: ":").last).dropLast()
    guard case .linear(let easing) = try CSSEasing(String(text)) else {
      Issue.record("no linear() in \(text)")
      return
    }
    let spring = Spring(stiffness: 100, damping: 10)
    let error = easing.maximumError { input in
      input == 1 ? 1 : spring.value(target: 1.0, time: input * 1.271)
    }
    #expect(error <= limit)
    #expect(lines[2].contains("of the way, \(easing.stops.count) stops"))
    #expect(lines[3].contains("the last time that is farther than 0.001 of the way"))
  }

  @Test(
    "writes a timing curve for each library",
    arguments: [
      ("swiftui", ".easeIn(duration: 0.35)"),
      ("core-animation", "CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)"),
      ("css", "transition-duration: 0.35s;\ntransition-timing-function: ease-in;"),
      ("flutter", "Cubic(0.42, 0, 1, 1)"),
      (
        "android",
        "tween<Float>(durationMillis = 350, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f))"
      ),
      ("framer", "{ duration: 0.35, ease: [0.42, 0, 1, 1] }"),
    ])
  func timing(format: String, text: String) {
    let host = MemoryHost()
    #expect(
      host.run(
        "curve", "timing", "--name=easeIn", "--duration=.35", "--to-format", format) == .success)
    #expect(host.outputText.hasPrefix(text + "\n"))
    #expect(host.outputText.contains("largest error: 0"))
  }

  @Test(
    "writes a decay for each library",
    arguments: [
      ("flutter", "FrictionSimulation(0.135065, 0, 1000)"),
      ("android", "exponentialDecay<Float>(frictionMultiplier = 0.476667f)"),
      ("framer", "{ type: \"inertia\", velocity: 1000, power: 0.4995, timeConstant: 499.499833 }"),
      ("css", "transition-duration: 3451ms;"),
    ])
  func decay(format: String, text: String) {
    let host = MemoryHost()
    #expect(
      host.run("curve", "decay", "--velocity=1000", "--precision=6", "--to-format", format)
        == .success)
    #expect(host.outputText.hasPrefix(text + "\n"), "\(host.outputText)")
  }
}
