extension SceneReader {
  /// Reads a gesture with its handlers.
  mutating func gesture(_ value: JSONValue) -> GestureDeclaration {
    var fields = JSONFields(value, of: "a gesture")
    let description = description(&fields)
    var gesture = GestureDeclaration(description, position: value.position)
    gesture.name = fields.string("name")
    switch fields.word("priority", among: ["normal", "high", "simultaneous"]) {
    case "high": gesture.priority = .high
    case "simultaneous": gesture.priority = .simultaneous
    default: gesture.priority = .normal
    }
    let mask = fields.word("including", among: GestureMask.allCases.map { $0.name })
    gesture.mask = GestureMask.allCases.first { $0.name == mask } ?? .all
    gesture.isEnabled = fields.value("isEnabled").map { expression($0) }
    for member in fields.object("updating", of: "the updates")?.members ?? [] {
      gesture.updating.append(
        .init(
          ExpressionSource(member.key, at: member.keyPosition), to: expression(member.value)))
    }
    gesture.onChanged = fields.value("onChanged").map { steps($0) } ?? []
    gesture.onEnded = fields.value("onEnded").map { steps($0) } ?? []
    gesture.onCancel = fields.value("onCancel").map { steps($0) } ?? []
    finish(fields)
    return gesture
  }

  /// Reads the one key of an object that says what is recognised.
  private mutating func description(_ fields: inout JSONFields) -> GestureDescription {
    var found: [GestureDescription] = []
    for kind in GestureKind.allCases {
      guard let value = fields.value(kind.rawValue) else { continue }
      if let combination = kind.combination {
        let parts = self.parts(value, of: kind)
        found.append(combination(parts.0, parts.1))
      } else {
        var inner = JSONFields(value, of: kind.words)
        found.append(self.simple(kind, &inner))
        finish(inner)
      }
    }
    if found.count != 1 {
      let kinds = GestureKind.allCases.map { $0.rawValue }.joined(separator: ", ")
      report("a gesture has one of \(kinds), found \(found.count)", at: fields.position)
    }
    return found.first ?? .tap(TapGesture())
  }

  /// Reads the two parts of a combination.
  private mutating func parts(
    _ value: JSONValue, of kind: GestureKind
  ) -> (GestureDescription, GestureDescription) {
    guard let values = value.array, values.count == 2 else {
      problems.append(value.mismatch(expected: "a list of two gestures", for: kind.rawValue))
      return (.tap(TapGesture()), .tap(TapGesture()))
    }
    return (part(values[0]), part(values[1]))
  }

  private mutating func part(_ value: JSONValue) -> GestureDescription {
    guard value.members != nil else {
      problems.append(value.mismatch(expected: "a gesture, an object"))
      return .tap(TapGesture())
    }
    var fields = JSONFields(value, of: "a part of a gesture")
    let result = description(&fields)
    finish(fields)
    return result
  }

  private mutating func simple(
    _ kind: GestureKind, _ fields: inout JSONFields
  ) -> GestureDescription {
    switch kind {
    case .tap, .spatialTap: .tap(tap(&fields))
    case .longPress: .longPress(longPress(&fields))
    case .press: .press(PressGesture(tolerance: amount("tolerance", &fields) ?? 70))
    case .drag: .drag(drag(&fields))
    case .magnify: .magnify(magnify(&fields))
    case .rotate: .rotate(rotate(&fields))
    case .scroll: .scroll(scroll(&fields))
    case .sequenced, .simultaneously, .exclusively: .tap(TapGesture())
    }
  }

  private mutating func tap(_ fields: inout JSONFields) -> TapGesture {
    let standard = TapGesture()
    return TapGesture(
      count: fields.integer("count", in: 1...10).map { Int($0) } ?? standard.count,
      maximumDuration: amount("maximumDuration", &fields) ?? standard.maximumDuration,
      maximumDistance: amount("maximumDistance", &fields) ?? standard.maximumDistance,
      maximumInterval: amount("maximumInterval", &fields) ?? standard.maximumInterval,
      coordinateSpace: space(&fields))
  }

  private mutating func longPress(_ fields: inout JSONFields) -> LongPressGesture {
    let standard = LongPressGesture()
    let ending = fields.word("ending", among: ["recognition", "lift"])
    return LongPressGesture(
      minimumDuration: amount("minimumDuration", &fields) ?? standard.minimumDuration,
      maximumDistance: amount("maximumDistance", &fields) ?? standard.maximumDistance,
      ending: ending == "lift" ? .lift : .recognition)
  }

  private mutating func drag(_ fields: inout JSONFields) -> DragGesture {
    let standard = DragGesture()
    let anchor = fields.word("anchor", among: ["touchDown", "recognition"])
    let second = fields.word("secondFinger", among: SecondFinger.allCases.map { $0.name })
    let cosine = fields.number("directionCosine", "a number from 0 to 1") { $0 >= 0 && $0 <= 1 }
    return DragGesture(
      minimumDistance: amount("minimumDistance", &fields) ?? standard.minimumDistance,
      coordinateSpace: space(&fields), axes: axes(&fields) ?? standard.axes,
      directionCosine: cosine ?? standard.directionCosine,
      anchor: anchor == "recognition" ? .recognition : .touchDown,
      secondFinger: SecondFinger.allCases.first { $0.name == second } ?? standard.secondFinger,
      velocity: velocity(&fields))
  }

  private mutating func magnify(_ fields: inout JSONFields) -> MagnifyGesture {
    let delta = amount("minimumScaleDelta", &fields)
    return MagnifyGesture(
      minimumScaleDelta: delta ?? MagnifyGesture().minimumScaleDelta, velocity: velocity(&fields))
  }

  private mutating func rotate(_ fields: inout JSONFields) -> RotateGesture {
    let delta = amount("minimumAngleDelta", &fields).map { Angle(degrees: $0) }
    return RotateGesture(
      minimumAngleDelta: delta ?? RotateGesture().minimumAngleDelta, velocity: velocity(&fields))
  }

  private mutating func scroll(_ fields: inout JSONFields) -> ScrollGesture {
    let standard = ScrollGesture()
    return ScrollGesture(
      axes: axes(&fields) ?? standard.axes,
      minimumDistance: amount("minimumDistance", &fields) ?? standard.minimumDistance,
      velocity: velocity(&fields))
  }

  private mutating func axes(_ fields: inout JSONFields) -> DragAxes? {
    let word = fields.word("axes", among: DragAxes.allCases.map { $0.name })
    return DragAxes.allCases.first { $0.name == word }
  }

  private mutating func space(_ fields: inout JSONFields) -> CoordinateSpace {
    switch fields.string("coordinateSpace") {
    case nil, "local": .local
    case "global": .global
    case let name?: .named(name)
    }
  }

  private mutating func velocity(_ fields: inout JSONFields) -> VelocityEstimator {
    let name = fields.word("velocity", among: VelocityEstimator.names)
    return name.flatMap { VelocityEstimator.named($0) } ?? .swiftUI
  }

  private mutating func amount(_ key: String, _ fields: inout JSONFields) -> Double? {
    fields.number(key, "a number from 0 to 1000000") { $0 >= 0 && $0 <= 1e6 }
  }
}
