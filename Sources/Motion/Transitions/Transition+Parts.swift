extension Transition {
  /// Comes and goes at once.
  public static let identity = Transition([])

  /// Fades; what a view does that names no transition.
  public static let opacity = Transition([Element(.opacity)])

  /// Grows from nothing about the centre: the factor is 1e-5, as in SwiftUI.
  public static let scale = Transition.scale(1e-5)

  /// Comes over the leading edge and leaves over the trailing one.
  public static let slide = Transition([Element(.slide)])

  /// Fades, blurs and shrinks.
  public static let blurReplace = Transition.blurReplace()

  /// Changes size to a factor, about a place in the view.
  public static func scale(_ factor: Double, anchor: UnitPoint = .center) -> Transition {
    Transition([Element(.scale(factor, anchor: anchor))])
  }

  /// Moves by a displacement, in points.
  public static func offset(_ offset: Vector) -> Transition {
    Transition([Element(.offset(offset))])
  }

  /// Moves by a displacement, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> Transition {
    offset(Vector(x: x, y: y))
  }

  /// Moves by the view's own size, past an edge.
  public static func move(edge: Edge) -> Transition {
    Transition([Element(.move(edge: edge))])
  }

  /// Comes over one edge, leaves over the opposite one, and fades.
  public static func push(from edge: Edge) -> Transition {
    Transition([Element(.push(from: edge))])
  }

  /// Fades, blurs and shrinks; a view that leaves grows instead where `growsAway` is true.
  ///
  /// The two are SwiftUI's `downUp`, its default, and `upUp`.
  public static func blurReplace(growsAway: Bool = false) -> Transition {
    Transition([Element(.blurReplace(growsAway: growsAway))])
  }

  /// Any effect, the same for coming and going.
  public static func effect(_ effect: TransitionEffect) -> Transition {
    Transition([Element(.effect(effect))])
  }
}
