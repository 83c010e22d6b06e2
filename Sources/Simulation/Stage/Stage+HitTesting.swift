extension Stage {
  /// The gestures under a point, from the innermost view to the outermost.
  ///
  /// What is shown at the time counts: own and ancestors' effects are undone for the point.
  /// Children come before their parent, larger zIndex before smaller, later before earlier; a view
  /// that leaves is not found.
  func gestures(under point: Point, at time: Instant) -> [GestureAttachment] {
    guard isSceneEnabled else { return [] }
    for instance in frontToBack(roots) {
      if let path = hit(instance, point, at: time) { return path }
    }
    return []
  }

  private func hit(_ instance: Int, _ outer: Point, at time: Instant) -> [GestureAttachment]? {
    let view = instances[instance]
    guard view.presence == .present, !view.isOutOfSight, isHittable(instance, at: time) else {
      return nil
    }
    guard let inner = transform(of: instance, at: time).undo(at: outer) else { return nil }
    if view.scroll >= 0 {
      // What is cut off is not touched, and a touch only holds what moves.
      guard shownFrame(of: instance, at: time).contains(inner) else { return nil }
      if scrolls[view.scroll].isMoving(at: time), !isDisabled(instance) {
        return Array(attachments(of: instance, at: time).suffix(1))
      }
    }
    let shape = program.views[view.view].contentShape
    let isInside = shape.contains(inner, in: shownFrame(of: instance, at: time))
    if program.views[view.view].isClipped, !isInside { return nil }
    for child in frontToBack(view.groups) {
      guard let path = hit(child, inner, at: time) else { continue }
      return isDisabled(instance) ? [] : path + attachments(of: instance, at: time)
    }
    guard isInside else { return nil }
    return isDisabled(instance) ? [] : attachments(of: instance, at: time)
  }

  private func isHittable(_ instance: Int, at time: Instant) -> Bool {
    let view = program.views[instances[instance].view]
    if let allows = view.allowsHitTesting, !allows.evaluate(in: scope(of: instance)).asBoolean {
      return false
    }
    return shown(instance, at: time).clamped.opacity >= Self.leastHittableOpacity
  }

  /// SwiftUI's limit: what is fainter is not touched.
  private static let leastHittableOpacity = 0.001

  /// Whether the environment lets gestures be.
  var isSceneEnabled: Bool {
    cells[SceneProgram.environmentCell].asRecord["isEnabled"] != .boolean(false)
  }

  /// Whether the gestures of a view and of those inside are off.
  func isDisabled(_ instance: Int) -> Bool {
    let view = program.views[instances[instance].view]
    return view.isDisabled?.evaluate(in: scope(of: instance)).asBoolean ?? false
  }

  private func frontToBack(_ groups: [[Int]]) -> [Int] {
    var all: [Int] = []
    for group in groups { all += group }
    // The sort of the standard library is stable, so equal views keep their order.
    return all.reversed().sorted { instances[$0].z > instances[$1].z }
  }

  /// The pan of a scroll container that yields at its edges, with what it cannot do now.
  private func blocking(
    _ gesture: GestureDescription, _ id: GestureID, at time: Instant
  ) -> GestureDescription {
    guard case .scroll(let scroll) = gesture, let container = self.scroll(of: id),
      program.views[instances[container].view].layout?.scroll?.yieldsAtEdge ?? false
    else { return gesture }
    let state = scrolls[instances[container].scroll]
    let offset = state.offset(at: time)
    var blocked: BlockedDirections = []
    if offset.y <= 0 { blocked.insert(.down) }
    if offset.y >= state.limit.y { blocked.insert(.up) }
    if offset.x <= 0 { blocked.insert(state.isMirrored ? .left : .right) }
    if offset.x >= state.limit.x { blocked.insert(state.isMirrored ? .right : .left) }
    return .scroll(scroll.blocking(blocked))
  }

  private func attachments(of instance: Int, at time: Instant) -> [GestureAttachment] {
    let view = program.views[instances[instance].view]
    var result: [GestureAttachment] = []
    for (place, id) in instances[instance].gestures.enumerated() {
      let gesture = view.gestures[place]
      let isEnabled = gesture.isEnabled?.evaluate(in: scope(of: instance)).asBoolean ?? true
      result.append(
        GestureAttachment(
          id: id, gesture: blocking(gesture.gesture, id, at: time), priority: gesture.priority,
          mask: isEnabled ? gesture.mask : gesture.mask.withoutGesture,
          reportsPressing: !gesture.updating.isEmpty || !gesture.onChanged.isEmpty))
    }
    return result
  }

  /// The effects of a view as a transform of the space around it.
  private func transform(of instance: Int, at time: Instant) -> EffectTransform {
    let values = shown(instance, at: time)
    return EffectTransform(
      center: shownFrame(of: instance, at: time).center,
      scale: Vector(x: values.scaleX, y: values.scaleY), rotation: values.rotation,
      offset: Vector(x: values.offsetX, y: values.offsetY))
  }

  /// The laid-out frame as it is shown, in the viewport, without effects.
  func shownFrame(of instance: Int, at time: Instant) -> Rect {
    let frame = instances[instance].channels[0].animated.value(at: time).components
    let carried = carried(instance, at: time)
    return Rect(
      x: frame.x + carried.x, y: frame.y + carried.y, width: max(0, frame.z),
      height: max(0, frame.w))
  }

  /// Returns a viewport point in the local space of a gesture.
  ///
  /// That is the shown frame of its view with the effects of the views around it undone and its
  /// own not, so that a drag that moves its own view reads the finger's true translation.
  func local(_ gesture: GestureID, _ point: Point, at time: Instant) -> Point {
    location(of: point, in: gestures[Int(gesture.rawValue)].instance, at: time)
  }

  /// Returns a viewport point in the space of the nearest view around a gesture with a name.
  func location(
    of point: Point, inSpace name: String, for gesture: GestureID, at time: Instant
  ) -> Point {
    var ancestor = instances[gestures[Int(gesture.rawValue)].instance].parent
    while let current = ancestor {
      if let space = program.views[instances[current].view].coordinateSpace,
        space.hasSameBytes(as: name)
      {
        return location(of: point, in: current, at: time)
      }
      ancestor = instances[current].parent
    }
    return point
  }

  /// Returns a viewport point in the space of a view: the effects around it undone, its own not.
  private func location(of point: Point, in instance: Int, at time: Instant) -> Point {
    var chain: [Int] = []
    var ancestor = instances[instance].parent
    while let current = ancestor {
      chain.append(current)
      ancestor = instances[current].parent
    }
    var inner = point
    for current in chain.reversed() {
      // A view scaled to nothing has no inner space; the point stays as it is.
      inner = transform(of: current, at: time).undo(at: inner) ?? inner
    }
    let origin = shownFrame(of: instance, at: time).origin
    return Point(x: inner.x - origin.x, y: inner.y - origin.y)
  }
}
