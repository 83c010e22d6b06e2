import Gestures
import Motion

extension SceneWriter {
  /// A gesture with its handlers.
  static func gesture(_ gesture: GestureDeclaration) -> SceneText {
    var fields = SceneText.Fields()
    add(gesture.gesture, to: &fields)
    if let name = gesture.name { fields.add("name", .string(name)) }
    switch gesture.priority {
    case .normal: break
    case .high: fields.add("priority", .string("high"))
    case .simultaneous: fields.add("priority", .string("simultaneous"))
    }
    fields.add("including", gesture.mask.name, standard: GestureMask.all.name)
    fields.add("isEnabled", gesture.isEnabled)
    var updates = SceneText.Fields()
    for update in gesture.updating { updates.add(update.state.text, update.value) }
    fields.add("updating", updates)
    fields.add("onChanged", gesture.onChanged)
    fields.add("onEnded", gesture.onEnded)
    fields.add("onCancel", gesture.onCancel)
    return .object(fields.members)
  }

  /// Adds the one key that says what is recognised.
  private static func add(_ gesture: GestureDescription, to fields: inout SceneText.Fields) {
    switch gesture {
    case .tap(let tap): fields.add("tap", .object(members(of: tap)))
    case .longPress(let press): fields.add("longPress", .object(members(of: press)))
    case .press(let press):
      var inner = SceneText.Fields()
      inner.add("tolerance", press.tolerance, standard: PressGesture().tolerance)
      fields.add("press", .object(inner.members))
    case .drag(let drag): fields.add("drag", .object(members(of: drag)))
    case .magnify(let magnify):
      var inner = SceneText.Fields()
      let standard = MagnifyGesture()
      inner.add(
        "minimumScaleDelta", magnify.minimumScaleDelta, standard: standard.minimumScaleDelta)
      addVelocity(magnify.velocity, to: &inner)
      fields.add("magnify", .object(inner.members))
    case .rotate(let rotate):
      var inner = SceneText.Fields()
      inner.add(
        "minimumAngleDelta", rotate.minimumAngleDelta.degrees,
        standard: RotateGesture().minimumAngleDelta.degrees)
      addVelocity(rotate.velocity, to: &inner)
      fields.add("rotate", .object(inner.members))
    case .scroll(let scroll): fields.add("scroll", .object(members(of: scroll)))
    case .sequenced(let first, before: let second):
      fields.add("sequenced", .list([part(first), part(second)]))
    case .simultaneously(let first, with: let second):
      fields.add("simultaneously", .list([part(first), part(second)]))
    case .exclusively(let first, before: let second):
      fields.add("exclusively", .list([part(first), part(second)]))
    }
  }

  private static func part(_ gesture: GestureDescription) -> SceneText {
    var fields = SceneText.Fields()
    add(gesture, to: &fields)
    return .object(fields.members)
  }

  private static func members(of tap: TapGesture) -> [SceneText.Member] {
    let standard = TapGesture()
    var fields = SceneText.Fields()
    fields.add(
      "count", Double(tap.count), standard: Double(standard.count), "a number from 1 to 10"
    ) { $0 <= 10 }
    fields.add("maximumDuration", tap.maximumDuration, standard: standard.maximumDuration)
    fields.add("maximumDistance", tap.maximumDistance, standard: standard.maximumDistance)
    fields.add("maximumInterval", tap.maximumInterval, standard: standard.maximumInterval)
    addSpace(tap.coordinateSpace, to: &fields)
    return fields.members
  }

  private static func members(of press: LongPressGesture) -> [SceneText.Member] {
    let standard = LongPressGesture()
    var fields = SceneText.Fields()
    fields.add("minimumDuration", press.minimumDuration, standard: standard.minimumDuration)
    fields.add("maximumDistance", press.maximumDistance, standard: standard.maximumDistance)
    if press.ending == .lift { fields.add("ending", .string("lift")) }
    return fields.members
  }

  private static func members(of drag: DragGesture) -> [SceneText.Member] {
    let standard = DragGesture()
    var fields = SceneText.Fields()
    fields.add("minimumDistance", drag.minimumDistance, standard: standard.minimumDistance)
    addSpace(drag.coordinateSpace, to: &fields)
    fields.add("axes", drag.axes.name, standard: standard.axes.name)
    fields.add("directionCosine", drag.directionCosine, standard: standard.directionCosine)
    if drag.anchor == .recognition { fields.add("anchor", .string("recognition")) }
    fields.add("secondFinger", drag.secondFinger.name, standard: standard.secondFinger.name)
    addVelocity(drag.velocity, to: &fields)
    return fields.members
  }

  private static func members(of scroll: ScrollGesture) -> [SceneText.Member] {
    let standard = ScrollGesture()
    var fields = SceneText.Fields()
    fields.add("axes", scroll.axes.name, standard: standard.axes.name)
    fields.add("minimumDistance", scroll.minimumDistance, standard: standard.minimumDistance)
    addVelocity(scroll.velocity, to: &fields)
    return fields.members
  }

  private static func addSpace(_ space: CoordinateSpace, to fields: inout SceneText.Fields) {
    switch space {
    case .local: break
    case .global: fields.add("coordinateSpace", .string("global"))
    case .named(let name):
      let isTaken = name == "local" || name == "global"
      fields.add("coordinateSpace", isTaken ? .problem(.spaceName(name)) : .string(name))
    }
  }

  private static func addVelocity(
    _ estimator: VelocityEstimator, to fields: inout SceneText.Fields
  ) {
    if estimator != .swiftUI { fields.add("velocity", velocity(estimator)) }
  }
}
