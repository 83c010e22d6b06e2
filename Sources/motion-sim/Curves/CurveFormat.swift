/// For whom a curve is written out.
enum CurveFormat: String, CaseIterable {
  /// A SwiftUI animation.
  case swiftUI = "swiftui"
  /// A Core Animation animation or timing function.
  case coreAnimation = "core-animation"
  /// A CSS transition.
  case css
  /// A Flutter simulation or curve.
  case flutter
  /// A Compose animation specification.
  case android
  /// A transition of Motion, once Framer Motion.
  case framer
  /// A configuration of react-spring.
  case reactSpring = "react-spring"
}
