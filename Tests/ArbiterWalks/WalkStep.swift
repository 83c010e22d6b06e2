/// What may happen next in a generated sequence.
package enum WalkStep: CaseIterable, Sendable {
  case down
  case up
  case cancel
  case still
  case near
  case far
  case otherDown
  case otherUp
  case short
  case long
  case cancelAll
  case remove
}
