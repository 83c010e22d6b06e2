import Gestures
import Motion

/// One layout of a tree of views: a size is offered down, sizes come back, views are placed.
///
/// A stack offers room to its least flexible views first; how flexible a view is depends on the
/// limits of what it contains and not on what it is offered, so that each view is measured once for
/// each time that its container is. Views have no content of their own: what has no size takes what
/// it is offered.
///
/// - Complexity: O(n · (1 + v)) for n views with v choices (`firstFitting`) in each other, but for
///   the sorting of each stack's views by flexibility.
struct LayoutPass {
  /// The views, each before those that it contains.
  let nodes: [LayoutNode]
  /// The direction of lines.
  let direction: LayoutDirection
  /// The frame of each view; nil where a choice left it out.
  private(set) var frames: [Rect?]
  /// The place of the view that a choice has taken.
  private(set) var choices: [Int?]
  /// The size of what a scroll container contains; 0 elsewhere.
  private(set) var contentSizes: [Size]
  /// The size of what a scroll container shows of that; 0 elsewhere.
  private(set) var shownSizes: [Size]
  /// What the nearest scroll container shows, for each lazy stack inside one; nil elsewhere.
  private var sights: [Sight?]
  /// The least and largest sizes.
  private(set) var limits: [LayoutLimits] = []
  /// How many times a view's size was worked out.
  private(set) var measurements = 0
  private var ideals: [Size?]
  private var memo: [Measurement?]

  /// The last size that a view took, and what it had been offered.
  private struct Measurement {
    var offered: ProposedSize
    var size: Size
  }

  /// What a scroll container shows of a lazy stack.
  private struct Sight {
    var axis: Axis
    var shown: Rect
  }

  /// The extent of a view that may choose, in points; SwiftUI's for a view without content.
  static let idealExtent = 10.0

  /// Lays views out.
  ///
  /// - Parameters:
  ///   - nodes: The views; the first contains the others.
  ///   - rect: The frame of the first view.
  ///   - direction: The direction of lines.
  init(_ nodes: [LayoutNode], in rect: Rect, direction: LayoutDirection = .leftToRight) {
    self.nodes = nodes
    self.direction = direction
    frames = Array(repeating: nil, count: nodes.count)
    choices = Array(repeating: nil, count: nodes.count)
    shownSizes = Array(repeating: .zero, count: nodes.count)
    contentSizes = Array(repeating: .zero, count: nodes.count)
    sights = Array(repeating: nil, count: nodes.count)
    ideals = Array(repeating: nil, count: nodes.count)
    memo = Array(repeating: nil, count: nodes.count)
    limits = Array(repeating: LayoutLimits(), count: nodes.count)
    for place in nodes.indices.reversed() { limits[place] = limits(of: place) }
    if !nodes.isEmpty { place(0, in: rect, offered: ProposedSize(rect.size), seen: nil) }
  }

  /// Returns the size that a view takes of what it is offered.
  mutating func size(of place: Int, offered: ProposedSize) -> Size {
    if offered == .unspecified { return idealSize(of: place) }
    if let memo = memo[place], memo.offered == offered { return memo.size }
    let size = freshSize(of: place, offered: offered)
    memo[place] = Measurement(offered: offered, size: size)
    return size
  }

  /// Returns the size that a view takes where it may choose.
  mutating func idealSize(of place: Int) -> Size {
    if let ideal = ideals[place] { return ideal }
    let size = freshSize(of: place, offered: .unspecified)
    ideals[place] = size
    return size
  }

  private mutating func freshSize(of place: Int, offered: ProposedSize) -> Size {
    measurements += 1
    let content = sizeInFrame(of: place, offered: contentOffer(of: place, offered: offered))
    return Size(
      width: nodes[place].width.extent(offered: offered.width, content: content.width),
      height: nodes[place].height.extent(offered: offered.height, content: content.height))
  }

  /// What the content of a view is offered, its padding included.
  private mutating func contentOffer(of place: Int, offered: ProposedSize) -> ProposedSize {
    let inner = ProposedSize(
      width: nodes[place].width.proposal(for: offered.width),
      height: nodes[place].height.proposal(for: offered.height))
    guard let aspect = nodes[place].aspect else { return inner }
    let ideal = inner == .unspecified ? sizeInFrame(of: place, offered: .unspecified) : .zero
    return aspect.proposal(for: inner, ideal: ideal)
  }

  /// The size of what is inside the frame: the container and its padding.
  private mutating func sizeInFrame(of place: Int, offered: ProposedSize) -> Size {
    let padding = nodes[place].padding
    var size = contentSize(of: place, offered: inside(padding, offered))
    for axis in Axis.allCases { size[axis] = max(0, size[axis] + padding.total(along: axis)) }
    return size
  }

  private func inside(_ padding: LayoutInsets, _ offered: ProposedSize) -> ProposedSize {
    var inner = offered
    for axis in Axis.allCases {
      inner[axis] = offered[axis].map { max(0, $0 - padding.total(along: axis)) }
    }
    return inner
  }

  private mutating func contentSize(of place: Int, offered: ProposedSize) -> Size {
    switch nodes[place].container {
    case .none:
      return Size(
        width: offered.width ?? Self.idealExtent, height: offered.height ?? Self.idealExtent)
    case .stack(let stack):
      return size(of: stack, line: line(nodes[place].children, stack, offered), offered)
    case .overlay:
      var size = Size.zero
      for child in nodes[place].children {
        let own = self.size(of: child, offered: offered)
        size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      return size
    case .firstFitting(let axes):
      guard let choice = choice(of: place, axes, offered) else { return .zero }
      return size(of: choice, offered: offered)
    case .scroll(let axes, let stack, offset: _):
      var size = scrolledSize(of: place, axes, stack, offered)
      for axis in Axis.allCases where axes.contains(axis) {
        size[axis] = offered[axis] ?? size[axis]
      }
      return size
    }
  }

  /// The size of everything that scrolls.
  private mutating func scrolledSize(
    of place: Int, _ axes: DragAxes, _ stack: LayoutStack, _ offered: ProposedSize
  ) -> Size {
    let inner = scrolledOffer(axes, offered)
    return size(of: stack, line: line(nodes[place].children, stack, inner), inner)
  }

  private func scrolledOffer(_ axes: DragAxes, _ offered: ProposedSize) -> ProposedSize {
    var inner = offered
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  /// The first view whose ideal size fits; what has no limit always fits.
  private mutating func choice(
    of place: Int, _ axes: DragAxes, _ offered: ProposedSize
  ) -> Int? {
    for child in nodes[place].children {
      let ideal = idealSize(of: child)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || ideal[axis] <= (offered[axis] ?? .infinity)
      }
      if fits { return child }
    }
    return nodes[place].children.last
  }

  /// Gives a view its frame, and those inside theirs.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - rect: Its frame.
  ///   - offered: What it had been offered when it took that size.
  ///   - seen: What the nearest scroll container around it shows.
  private mutating func place(_ place: Int, in rect: Rect, offered: ProposedSize, seen: Rect?) {
    frames[place] = rect
    if case .none = nodes[place].container { return }
    let node = nodes[place]
    let offer = contentOffer(of: place, offered: offered)
    let size = sizeInFrame(of: place, offered: offer)
    let inner = inside(node.padding, offer)
    var room = Size.zero
    var before = Size.zero
    for axis in Axis.allCases {
      let free = (rect.size[axis] - size[axis]) * node.alignment.fraction(along: axis)
      before[axis] = free + node.padding.before(along: axis)
      room[axis] = max(0, size[axis] - node.padding.total(along: axis))
    }
    let content = self.rect(room, at: before, in: rect)
    switch node.container {
    case .none: break
    case .stack(let stack):
      placeLine(of: place, stack, offered: inner, in: content, seen: seen)
    case .overlay(let alignment):
      for child in node.children {
        self.place(child, in: content, aligned: alignment, offered: inner, seen: seen)
      }
    case .firstFitting(let axes):
      guard let choice = choice(of: place, axes, inner) else { return }
      choices[place] = choice
      self.place(choice, in: content, aligned: .center, offered: inner, seen: seen)
    case .scroll(let axes, let stack, let offset):
      let whole = scrolledSize(of: place, axes, stack, inner)
      contentSizes[place] = whole
      shownSizes[place] = room
      var start = Size.zero
      if axes.contains(.horizontal) { start.width = -offset.x }
      if axes.contains(.vertical) { start.height = -offset.y }
      placeLine(
        of: place, stack, offered: scrolledOffer(axes, inner),
        in: self.rect(whole, at: start, in: content), seen: content)
    }
  }

  /// Places a view that takes what it likes of a space.
  private mutating func place(
    _ child: Int, in space: Rect, aligned alignment: Alignment, offered: ProposedSize, seen: Rect?
  ) {
    let size = size(of: child, offered: offered)
    var before = Size.zero
    for axis in Axis.allCases {
      before[axis] = (space.size[axis] - size[axis]) * alignment.fraction(along: axis)
    }
    place(child, in: rect(size, at: before, in: space), offered: offered, seen: seen)
  }

  private mutating func placeLine(
    of place: Int, _ stack: LayoutStack, offered: ProposedSize, in space: Rect, seen: Rect?
  ) {
    let children = nodes[place].children
    if stack.isLazy, let seen { sights[place] = Sight(axis: stack.axis, shown: seen) }
    let line = line(children, stack, offered)
    var start = 0.0
    for (child, offer) in zip(children, line.offers) {
      let size = size(of: child, offered: offer)
      var before = Size.zero
      before[stack.axis] = start
      before[stack.axis.other] =
        (space.size[stack.axis.other] - size[stack.axis.other])
        * stack.alignment.fraction(along: stack.axis.other)
      let frame = rect(size, at: before, in: space)
      self.place(child, in: frame, offered: offer, seen: seen)
      start += size[stack.axis] + stack.spacing
    }
  }

  /// Returns where the views of a lazy stack stand along it, seen from the edge of the scroll
  /// container around it; nil for all other views.
  func lazyLine(of place: Int) -> LazyLine? {
    guard let sight = sights[place] else { return nil }
    var spans: [LazyLine.Span] = []
    for child in nodes[place].children {
      guard let frame = frames[child] else { continue }
      let extent = frame.size[sight.axis]
      var start = frame.origin.y - sight.shown.origin.y
      if sight.axis == .horizontal {
        start = frame.origin.x - sight.shown.origin.x
        if direction == .rightToLeft { start = sight.shown.size.width - start - extent }
      }
      spans.append(LazyLine.Span(start: start, end: start + extent))
    }
    return LazyLine(spans, axis: sight.axis, shown: sight.shown.size[sight.axis])
  }

  /// The rectangle of a size, so far behind the leading and top edges of a space.
  private func rect(_ size: Size, at before: Size, in space: Rect) -> Rect {
    let x =
      direction == .leftToRight
      ? space.origin.x + before.width
      : space.origin.x + (space.size.width - before.width - size.width)
    return Rect(
      origin: Point(x: x, y: space.origin.y + before.height), size: size)
  }
}
