import Motion

extension Stage {
  /// Whether a view carries those inside it along: it scrolls them, or they move as its group.
  func carries(_ instance: Int) -> Bool {
    instances[instance].scroll >= 0 || program.views[instances[instance].view].isGeometryGroup
  }

  /// How far the views around one carry it from where its own frame is, in points.
  func carried(_ instance: Int, at time: Instant) -> Vector {
    sumOfCarriers(
      around: instance, scroll: { $0.movement(at: time) }, group: { $0.value(at: time) })
  }

  /// The same on model values, but for what scrolls: that is where it is now.
  func carriedModel(_ instance: Int) -> Vector {
    sumOfCarriers(around: instance, scroll: { $0.movement(at: now) }, group: { $0.model })
  }

  /// How fast that changes, in points per second.
  func carriedVelocity(_ instance: Int, at time: Instant) -> Vector {
    sumOfCarriers(
      around: instance, scroll: { $0.movementVelocity(at: time) },
      group: { $0.velocity(at: time) })
  }

  /// Adds up what the scrolls and the geometry groups around a view do to it, from inside out.
  @inline(__always)
  private func sumOfCarriers(
    around instance: Int, scroll: (ScrollState) -> Vector,
    group: (AnimatedValue<ChannelValue>) -> ChannelValue
  ) -> Vector {
    var sum = SIMD2<Double>.zero
    var carrier = instances[instance].carrier
    while carrier >= 0 {
      if instances[carrier].scroll >= 0 {
        let movement = scroll(scrolls[instances[carrier].scroll])
        sum += SIMD2(movement.x, movement.y)
      }
      if program.views[instances[carrier].view].isGeometryGroup {
        sum += group(instances[carrier].channels[0].animated).components.lowHalf
      }
      carrier = instances[carrier].carrier
    }
    return Vector(x: sum.x, y: sum.y)
  }

  /// The frame of a view as those inside it count theirs: a geometry group begins at zero.
  func frameForInside(_ instance: Int) -> ChannelValue {
    var frame = instances[instance].channels[0].animated.model
    if program.views[instances[instance].view].isGeometryGroup {
      frame[component: 0] = 0
      frame[component: 1] = 0
    }
    return frame
  }
}
