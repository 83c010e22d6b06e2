import Motion
import Testing

/// A transition and its effect before it comes and after it goes, on a view of 200 × 100 points.
struct TransitionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var transition: Transition
  var before: TransitionEffect
  var after: TransitionEffect
  var moves = true

  var testDescription: String { name }

  static func offset(_ x: Double, _ y: Double, opacity: Double = 1) -> TransitionEffect {
    TransitionEffect(offset: Vector(x: x, y: y), opacity: opacity)
  }

  static let all: [TransitionCase] = [
    TransitionCase(
      name: "identity", transition: .identity, before: .identity, after: .identity, moves: false),
    TransitionCase(
      name: "opacity", transition: .opacity, before: TransitionEffect(opacity: 0),
      after: TransitionEffect(opacity: 0), moves: false),
    TransitionCase(
      name: "scale", transition: .scale, before: TransitionEffect(scale: 1e-5),
      after: TransitionEffect(scale: 1e-5)),
    TransitionCase(
      name: "scale about a corner", transition: .scale(0.5, anchor: .bottomTrailing),
      before: TransitionEffect(offset: Vector(x: 50, y: 25), scale: 0.5),
      after: TransitionEffect(offset: Vector(x: 50, y: 25), scale: 0.5)),
    TransitionCase(
      name: "offset", transition: .offset(x: 3, y: 20), before: offset(3, 20),
      after: offset(3, 20)),
    TransitionCase(
      name: "move top", transition: .move(edge: .top), before: offset(0, -100),
      after: offset(0, -100)),
    TransitionCase(
      name: "move trailing", transition: .move(edge: .trailing), before: offset(200, 0),
      after: offset(200, 0)),
    TransitionCase(
      name: "slide", transition: .slide, before: offset(-200, 0), after: offset(200, 0)),
    TransitionCase(
      name: "push bottom", transition: .push(from: .bottom), before: offset(0, 100, opacity: 0),
      after: offset(0, -100, opacity: 0)),
    TransitionCase(
      name: "blurReplace", transition: .blurReplace,
      before: TransitionEffect(scale: 0.9, opacity: 0, blur: 7),
      after: TransitionEffect(scale: 0.9, opacity: 0, blur: 7)),
    TransitionCase(
      name: "blurReplace upUp", transition: .blurReplace(growsAway: true),
      before: TransitionEffect(scale: 0.9, opacity: 0, blur: 7),
      after: TransitionEffect(scale: 1.1, opacity: 0, blur: 7)),
    TransitionCase(
      name: "blur", transition: .effect(TransitionEffect(opacity: 0, blur: 10)),
      before: TransitionEffect(opacity: 0, blur: 10),
      after: TransitionEffect(opacity: 0, blur: 10), moves: false),
    TransitionCase(
      name: "any effect", transition: .effect(TransitionEffect(scale: 2, rotation: 90)),
      before: TransitionEffect(scale: 2, rotation: 90),
      after: TransitionEffect(scale: 2, rotation: 90)),
    TransitionCase(
      name: "combined", transition: .scale(0.8).combined(with: .opacity).combined(with: .slide),
      before: TransitionEffect(offset: Vector(x: -200, y: 0), scale: 0.8, opacity: 0),
      after: TransitionEffect(offset: Vector(x: 200, y: 0), scale: 0.8, opacity: 0)),
    TransitionCase(
      name: "asymmetric", transition: .asymmetric(insertion: .slide, removal: .opacity),
      before: offset(-200, 0), after: TransitionEffect(opacity: 0)),
    TransitionCase(
      name: "nested asymmetric",
      transition: .asymmetric(
        insertion: .asymmetric(insertion: .scale(0.5), removal: .slide), removal: .opacity),
      before: TransitionEffect(scale: 0.5), after: TransitionEffect(opacity: 0)),
  ]
}

@Suite("Transition")
struct TransitionTests {
  let size = Size(width: 200, height: 100)

  @Test("has its effects in each phase", arguments: TransitionCase.all)
  func effects(_ row: TransitionCase) {
    #expect(row.transition.effect(in: .willAppear, size: size) == row.before)
    #expect(row.transition.effect(in: .identity, size: size) == .identity)
    #expect(row.transition.effect(in: .didDisappear, size: size) == row.after)
    #expect(row.transition.hasMotion == row.moves)
    #expect(row.transition.reducingMotion == (row.moves ? .opacity : row.transition))
  }

  @Test("has leading and trailing where the direction has them, and offsets where they are")
  func directions() {
    func effect(_ transition: Transition, _ phase: TransitionPhase) -> TransitionEffect {
      transition.effect(in: phase, size: size, direction: .rightToLeft)
    }
    let left = TransitionCase.offset(-200, 0)
    let right = TransitionCase.offset(200, 0)
    #expect(effect(.move(edge: .leading), .willAppear) == right)
    #expect(effect(.move(edge: .trailing), .didDisappear) == left)
    #expect(effect(.slide, .willAppear) == right)
    #expect(effect(.slide, .didDisappear) == left)
    #expect(
      effect(.push(from: .leading), .didDisappear) == TransitionCase.offset(-200, 0, opacity: 0))
    #expect(effect(.move(edge: .top), .willAppear) == TransitionCase.offset(0, -100))
    #expect(effect(.offset(x: 3, y: 20), .willAppear) == TransitionCase.offset(3, 20))
  }

  @Test("keeps the animation of a part over that of the whole")
  func animations() {
    let transition = Transition.scale.animation(.bouncy).combined(with: .opacity)
      .animation(.linear)
    #expect(transition.elements.map { $0.animation } == [.bouncy, .linear])
  }

  @Test("animates each component to its own rest")
  func animatedEffect() throws {
    let start = Transition.offset(y: 20).combined(with: .opacity).effect(
      in: .willAppear, size: size)
    var value = AnimatedValue(start, rest: .effect)
    value.animate(to: .identity, .smooth, at: .zero)
    let spring = Spring.smooth
    let offsetRest = Instant.zero.advanced(
      bySeconds: spring.restTime(displacement: 20, velocity: 0, threshold: 0.1))
    let opacityRest = Instant.zero.advanced(
      bySeconds: spring.restTime(displacement: -1, velocity: 0, threshold: 0.001))
    #expect(value.value(at: offsetRest).offset.y == 0)
    #expect(value.value(at: offsetRest).opacity < 1)
    #expect(value.restInstant == opacityRest)
    #expect(value.value(at: opacityRest) == .identity)
  }

  @Test("takes the larger of two blurs")
  func blur() {
    let both = TransitionEffect(blur: 3, rotation: 10).combined(
      with: TransitionEffect(blur: 5, rotation: -4))
    #expect(both == TransitionEffect(blur: 5, rotation: 6))
  }
}
