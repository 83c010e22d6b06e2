/// Easings as text.
enum EasingConformance {
  static let kinds: [String: Coverage] = [
    "css.linear": .pending(issue: 3)
  ]
}
