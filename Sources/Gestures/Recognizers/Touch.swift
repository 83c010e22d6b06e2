internal import Motion

/// A sample of a contact as one recognizer sees it.
struct Touch: Hashable, Sendable {
  /// The sample's own time.
  var time: Instant
  /// Which contact.
  var contact: ContactID
  /// Where it is, in points of the viewport: distances are measured here.
  var location: Point
  /// Where it is, in points of the gesture's space: values are reported here.
  var local: Point
  /// The size of the gesture's view, in points.
  var size: Size
  /// Whether a move of another contact at the same time comes next.
  var moreFollow = false
}
