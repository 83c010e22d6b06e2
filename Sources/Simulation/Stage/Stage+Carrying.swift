import Motion

extension Stage {
  /// Whether a view carries those inside it along: it scrolls them, or they move as its group.
  func carries(_ instance: Int) -> Bool {
    instances[instance].scroll >= 0 || program.views[instances[instance].view].isGeometryGroup
  }

  /// How far the views around one carry it from where its own frame is, in points.
  func carried(_ instance: Int, at time: Instant) -> Vector {
    var result = Vector.zero
    var carrier = instances[instance].carrier
    while carrier >= 0 {
      if instances[carrier].scroll >= 0 {
        add(scrolls[instances[carrier].scroll].movement(at: time), to: &result)
      }
      if program.views[instances[carrier].view].isGeometryGroup {
        let frame = instances[carrier].channels[0].animated.value(at: time).components
        add(Vector(x: frame.x, y: frame.y), to: &result)
      }
      carrier = instances[carrier].carrier
    }
    return result
  }

  /// The same on model values, but for what scrolls: that is where it is now.
  func carriedModel(_ instance: Int) -> Vector {
    var result = Vector.zero
    var carrier = instances[instance].carrier
    while carrier >= 0 {
      if instances[carrier].scroll >= 0 {
        add(scrolls[instances[carrier].scroll].movement(at: now), to: &result)
      }
      if program.views[instances[carrier].view].isGeometryGroup {
        let frame = instances[carrier].channels[0].animated.model.components
        add(Vector(x: frame.x, y: frame.y), to: &result)
      }
      carrier = instances[carrier].carrier
    }
    return result
  }

  /// How fast that changes, in points per second.
  func carriedVelocity(_ instance: Int, at time: Instant) -> Vector {
    var result = Vector.zero
    var carrier = instances[instance].carrier
    while carrier >= 0 {
      if instances[carrier].scroll >= 0 {
        add(scrolls[instances[carrier].scroll].movementVelocity(at: time), to: &result)
      }
      if program.views[instances[carrier].view].isGeometryGroup {
        let rate = instances[carrier].channels[0].animated.velocity(at: time).components
        add(Vector(x: rate.x, y: rate.y), to: &result)
      }
      carrier = instances[carrier].carrier
    }
    return result
  }

  private func add(_ vector: Vector, to sum: inout Vector) {
    sum = Vector(x: sum.x + vector.x, y: sum.y + vector.y)
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
