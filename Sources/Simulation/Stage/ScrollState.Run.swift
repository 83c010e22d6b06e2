import Motion

extension ScrollState {
  /// A motion of what a container shows, by no finger.
  struct Run: Sendable {
    /// What moves it.
    enum Form: Sendable {
      /// It has been let go: the ways of the two axes.
      case courses(horizontal: ScrollCourse, vertical: ScrollCourse)
      /// Its position has changed with an animation.
      case animation(AnimatedValue<Vector>)
    }

    /// When it began.
    let start: Instant
    /// What moves it.
    let form: Form
    /// When all is at rest.
    let rest: Instant

    /// Goes on by itself after it was let go.
    init(start: Instant, horizontal: ScrollCourse, vertical: ScrollCourse) {
      self.start = start
      form = .courses(horizontal: horizontal, vertical: vertical)
      rest = start.advanced(bySeconds: max(horizontal.rest, vertical.rest))
    }

    /// Goes to another place under an animation.
    init(start: Instant, _ animated: AnimatedValue<Vector>) {
      self.start = start
      form = .animation(animated)
      rest = animated.restInstant ?? start
    }

    /// Where it comes to rest.
    var target: Vector {
      switch form {
      case .courses(let horizontal, let vertical):
        Vector(x: horizontal.target, y: vertical.target)
      case .animation(let animated): animated.model
      }
    }

    /// Whether an animation moves it.
    var isAnimation: Bool {
      if case .animation = form { true } else { false }
    }

    /// The offset at a time.
    func offset(at time: Instant) -> Vector {
      switch form {
      case .courses(let horizontal, let vertical):
        let seconds = time.seconds(since: start)
        return Vector(x: horizontal.value(at: seconds), y: vertical.value(at: seconds))
      case .animation(let animated): return animated.value(at: time)
      }
    }

    /// The velocity at a time, in points per second.
    func velocity(at time: Instant) -> Vector {
      switch form {
      case .courses(let horizontal, let vertical):
        let seconds = time.seconds(since: start)
        return Vector(x: horizontal.velocity(at: seconds), y: vertical.velocity(at: seconds))
      case .animation(let animated): return animated.velocity(at: time)
      }
    }
  }
}
