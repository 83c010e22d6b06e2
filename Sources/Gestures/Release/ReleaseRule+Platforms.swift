/// The rules of Flutter, of Android and of applications that have their own shape.
extension ReleaseRule {
  /// Three tenths of the card on either axis, or a fling of 5000.
  static var cardStackView: ReleaseRule {
    ReleaseRule(
      "CardStackView/swipe", source: "yuyakaido/CardStackView, size of the card",
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.magnitude(.translation, .horizontal), .above, .share(0.3, of: .width)),
            .compares(.magnitude(.translation, .vertical), .above, .share(0.3, of: .height)),
            .compares(.magnitude(.velocity, .horizontal), .atLeast, .value(5_000)),
            .compares(.magnitude(.velocity, .vertical), .atLeast, .value(5_000)),
          ]), .leave(.along(.dominant, by: .translation)))
      ])
  }

  /// Any velocity along the axis, or half of the width.
  static var materialSwipeDismiss: ReleaseRule {
    ReleaseRule(
      "Material/swipeDismiss",
      source: "material-components-android SwipeDismissBehavior, size of the view",
      cases: [
        ReleaseCase(
          when: .compares(.magnitude(.velocity, .main), .above, .value(0)),
          .leave(.along(.main, by: .velocity))),
        ReleaseCase(
          when: .compares(.magnitude(.translation, .main), .atLeast, .share(0.5, of: .main)),
          .leave(.along(.main, by: .translation))),
      ])
  }

  /// More than half of the height, or faster than 700 downward.
  static var flutterBottomSheet: ReleaseRule {
    ReleaseRule(
      "Flutter/bottomSheet",
      source: "flutter/flutter material/bottom_sheet.dart, size of the sheet", axis: .vertical,
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.component(.velocity, .main), .above, .value(700)),
            .compares(.component(.translation, .main), .above, .share(0.5, of: .height)),
          ]), .leave(.fixed(.down)))
      ])
  }

  /// The next size the way of the velocity, or the nearest.
  static var flutterDraggableSheet: ReleaseRule {
    ReleaseRule(
      "Flutter/draggableSheet",
      source: "flutter/flutter widgets/draggable_scrollable_sheet.dart, detents growing upward",
      axis: .vertical,
      cases: [
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .above, .value(20)),
          .next(.positive, includesPosition: true)),
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .below, .value(-20)),
          .next(.negative, includesPosition: false)),
      ], otherwise: .nearest(.translation, ties: .later))
  }

  /// Closed and open: 365 or more decides by its sign, else the half.
  static var flutterDrawer: ReleaseRule {
    ReleaseRule(
      "Flutter/drawer", source: "flutter/flutter material/drawer.dart, detents closed and open",
      cases: [
        ReleaseCase(
          when: .compares(.magnitude(.velocity, .main), .atLeast, .value(365)),
          .end(.sign(of: .velocity)))
      ], otherwise: .nearest(.translation, ties: .later))
  }

  /// A vertical drag that went, or is predicted to go, a share of the height between bounds.
  static var mediaViewer: ReleaseRule {
    let stretch = 1.35
    return ReleaseRule(
      "MediaViewer/dismiss", source: "an application's viewer, size of the screen",
      axis: .vertical,
      cases: [
        ReleaseCase(
          when: .all([
            .compares(.magnitude(.translation, .main), .atLeast, .value(8)),
            .compares(.lead(.translation, over: 1.15), .above, .value(0)),
            .any([
              .compares(
                .magnitude(.translation, .main), .atLeast,
                .share(0.14, of: .height, least: 88, most: 140)),
              .compares(
                .outward(.predictedTranslation, .main), .atLeast,
                .share(
                  0.14 * stretch, of: .height, least: 88 * stretch, most: 140 * stretch)),
            ]),
          ]), .leave(.along(.main, by: .translation)))
      ])
  }
}
