import Gestures
import Motion
import Testing

/// A row of a table of cases: a picture with what is offered and where the fingers are.
struct TimelineCase: CustomTestStringConvertible, Sendable {
  /// What the picture shows, in words.
  var name: String
  /// The picture with all that belongs to it.
  var timeline: Timeline

  init(
    _ name: String, at places: [[Place]], _ gestures: [Offered], paths: [[String]] = [],
    column: Double = 50, scroll: ScrollPriority = .iOS18,
    view: Size = Size(width: 100, height: 100), _ picture: String
  ) {
    self.name = name
    timeline = Timeline(
      picture, at: places, gestures, paths: paths, column: column, scroll: scroll, view: view)
  }

  var testDescription: String { name }

  /// Checks that the arbiter draws the picture.
  func expectDrawn(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(timeline.drawn() == timeline.expected, sourceLocation: sourceLocation)
  }
}
