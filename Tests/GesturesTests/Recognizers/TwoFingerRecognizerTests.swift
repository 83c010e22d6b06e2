import Gestures
import Motion
import Testing

private let magnify = GestureDescription.magnify(MagnifyGesture())
private let rotate = GestureDescription.rotate(RotateGesture())

private func magnifications(_ updates: [GestureUpdate]) -> [MagnifyValue] {
  updates.compactMap { update in
    guard case .magnify(let value)? = update.change.value else { return nil }
    return value
  }
}

private func rotations(_ updates: [GestureUpdate]) -> [Double] {
  updates.compactMap { update in
    guard case .rotate(let value)? = update.change.value else { return nil }
    return value.rotation.degrees
  }
}

@Suite("Two fingers")
struct TwoFingerRecognizerTests {
  @Test("magnify by the ratio of their distances, beyond a change of a hundredth")
  func magnification() {
    let updates = report(
      magnify,
      [
        sample(0, .down, 100), sample(10, .down, 200, contact: 1),
        sample(20, .move, 201, contact: 1), sample(30, .move, 201.5, contact: 1),
        sample(40, .move, 50), sample(50, .up, 201.5, contact: 1), sample(60, .move, 0),
        sample(70, .up, 0),
      ])
    // A change by exactly 0.01 is too little.
    #expect(words(updates) == ["0 possible", "30 began", "40 changed", "50 ended"])
    #expect(magnifications(updates).map { $0.magnification } == [1.015, 1.515, 1.515])
  }

  @Test("have the anchor and the place where their middle was at the start")
  func anchor() {
    let updates = report(
      magnify,
      [
        sample(0, .down, 10, 20), sample(10, .down, 50, 60, contact: 1),
        sample(20, .move, 90, 100, contact: 1), sample(30, .move, 60, 60),
      ], in: LocalGeometry(viewSize: Size(width: 60, height: 80)))
    let values = magnifications(updates)
    #expect(values.count >= 2)
    for value in values {
      #expect(value.startLocation == Point(x: 30, y: 40))
      #expect(value.startAnchor == UnitPoint(x: 0.5, y: 0.5))
    }
  }

  @Test("need not move in the same sample")
  func alternating() {
    var events = [sample(0, .down, 200), sample(5, .down, 220, contact: 1)]
    for step in 1...20 {
      let way = Double(step) * 4
      events.append(sample(Double(step) * 16, .move, 200 - way))
      events.append(sample(Double(step) * 16 + 8, .move, 220 + way, contact: 1))
    }
    let values = magnifications(report(magnify, events))
    #expect(values.last?.magnification == 9)
    #expect(values.map { $0.magnification } == values.map { $0.magnification }.sorted())
  }

  @Test("estimate the velocity of the scale, per second")
  func velocity() {
    let updates = report(
      magnify,
      [
        sample(0, .down, 0), sample(0, .down, 100, contact: 1),
        sample(100, .move, 200, contact: 1), sample(200, .move, 300, contact: 1),
      ])
    // The scale goes 1, 2, 3 in steps of 0.1 s.
    #expect(magnifications(updates).map { $0.velocity } == [10, 10])
  }

  @Test("rotate by the angle of the line between them, clockwise, over whole turns")
  func rotation() {
    var events = [sample(0, .down, 0, 0), sample(0, .down, 100, 0, contact: 1)]
    // A square around the first finger, one and a half times.
    let corners = [(100.0, 100.0), (0, 100), (-100, 0), (0, -100), (100, 0), (0, 100), (-100, 0)]
    for (step, corner) in corners.enumerated() {
      events.append(sample(Double(step + 1) * 10, .move, corner.0, corner.1, contact: 1))
    }
    let found = rotations(report(rotate, events))
    let expected = [45.0, 90, 180, 270, 360, 450, 540]
    #expect(found.count == expected.count)
    // atan2 is within 1 ulp, the whole turns add no more.
    for (angle, right) in zip(found, expected) { #expect(abs(angle - right) < 1e-10) }
  }

  @Test("turned by a degree are not recognised yet, by more they are")
  func leastAngle() {
    let exact = GestureDescription.rotate(RotateGesture(minimumAngleDelta: .degrees(45)))
    let updates = report(
      exact,
      [
        sample(0, .down, 0, 0), sample(0, .down, 100, 0, contact: 1),
        sample(10, .move, 100, 100, contact: 1), sample(20, .move, 99, 100, contact: 1),
      ])
    #expect(words(updates).prefix(2) == ["0 possible", "20 began"])
  }

  @Test("fail with one finger only, with too little, and by a cancel")
  func failures() {
    let single = report(magnify, [sample(0, .down, 0), sample(50, .up, 0)])
    #expect(words(single) == ["0 possible", "50 failed tooFewContacts"])
    let still = report(
      rotate,
      [sample(0, .down, 0), sample(0, .down, 100, contact: 1), sample(50, .up, 0)])
    #expect(
      still.last?.change == .failed(GestureFailure(.notMoved, progress: .turned(0, of: 1))))
    let cancelled = report(
      magnify,
      [
        sample(0, .down, 0), sample(0, .down, 100, contact: 1),
        sample(10, .move, 200, contact: 1), sample(20, .cancel, 0),
      ])
    #expect(words(cancelled) == ["0 possible", "10 began", "20 failed cancelled"])
  }

  @Test("do not care for a third finger")
  func third() {
    let two = [
      sample(0, .down, 0), sample(0, .down, 100, contact: 1),
      sample(100, .move, 150, contact: 1), sample(200, .up, 150, contact: 1),
    ]
    var three = two
    three.insert(sample(50, .down, 50, 400, contact: 2), at: 2)
    three.insert(sample(120, .move, 90, 400, contact: 2), at: 4)
    #expect(report(magnify, three) == report(magnify, two))
  }

  @Test("that touch in one place have scale 1 and no angle until they are a point apart")
  func samePlace() {
    let events = [
      sample(0, .down, 50), sample(0, .down, 50, contact: 1),
      sample(10, .move, 50.5, contact: 1), sample(20, .move, 60, contact: 1),
      sample(30, .move, 70, contact: 1),
    ]
    #expect(magnifications(report(magnify, events)).map { $0.magnification } == [2])
    let turned = rotations(
      report(rotate, events + [sample(40, .move, 50, 20, contact: 1)]))
    #expect(turned.count == 1)
    #expect(abs((turned.first ?? 0) - 90) < 1e-12)
  }
}
