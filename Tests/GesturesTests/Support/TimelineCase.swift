import Gestures
import Testing

/// A row of the table of cases: a picture with what is offered and where the fingers are.
struct TimelineCase: CustomTestStringConvertible, Sendable {
  var name: String
  var places: [[Double]]
  var gestures: [(String, GestureDescription, GesturePriority)]
  var picture: String

  init(
    _ name: String, at places: [[Double]],
    _ gestures: [(String, GestureDescription, GesturePriority)], _ picture: String
  ) {
    self.name = name
    self.places = places
    self.gestures = gestures
    self.picture = picture
  }

  var testDescription: String { name }

  var timeline: Timeline { Timeline(picture, at: places, gestures) }
}
