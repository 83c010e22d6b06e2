/// The rules of libraries that are made of the common ones, or of a few limits.
extension ReleaseRule {
  /// Cards that are thrown.
  static var cards: [ReleaseRule] {
    [
      speedOnly(500).renamed(
        "tinder-card/velocity", source: "3DJakob/react-tinder-card@b612568 index.js"),
      alongEither(.value(300), .value(300), .above).renamed(
        "tinder-card/position", source: "3DJakob/react-tinder-card@b612568 index.js"),
      distanceOrSpeed(.share(0.25, of: .shorterSide), 1_100).renamed(
        "Shuffle/swipe", source: "mac-gallagher/Shuffle@df246b9 SwipeCard, size of the screen"),
      ReleaseRule(
        "SwiftUI-CardStackView/swipe",
        source: "dadalar/SwiftUI-CardStackView@33d7d14, size of the card",
        cases: [
          ReleaseCase(
            when: .compares(.length(.translation), .above, .share(0.5, of: .shorterSide)),
            .leave(.along(.dominant, by: .translation)))
        ]),
      distance(.share(0.5, of: .width), along: .horizontal).renamed(
        "Koloda/swipe",
        source: "Yalantis/Koloda@1d76a61, margin 1.0 to the left and right, size of the card"),
      alongEither(.share(1, of: .width), .share(1, of: .height), .atLeast).renamed(
        "swing/throwOut", source: "gajus/swing src/Card.js, size of the card"),
      alongEither(.share(0.25, of: .width), .share(0.2, of: .height), .above).renamed(
        "deck-swiper/swipe",
        source: "alexbrillant/react-native-deck-swiper, size of the screen"),
      alongEither(.value(50), .value(50), .above).renamed(
        "flutter_card_swiper/swipe", source: "flutter_card_swiper"),
      cardStackView,
      dismissible().renamed(
        "Flutter/dismissible", source: "flutter/flutter widgets/dismissible.dart"),
      materialSwipeDismiss,
    ]
  }

  /// Sheets, drawers and viewers.
  static var sheets: [ReleaseRule] {
    [
      ReleaseRule(
        "PopupView/dismiss", source: "exyte/PopupView@cf6f979, size of the sheet", axis: .vertical,
        cases: [
          ReleaseCase(
            when: .compares(
              .component(.translation, .main), .above, .share(1.0 / 3, of: .height)),
            .leave(.fixed(.down)))
        ]),
      panModal,
      floatingPanel().renamed("FloatingPanel/target", source: "scenee/FloatingPanel@7efcc76 Core"),
      floatingPanel(projectPastAdjacent: true).renamed(
        "FloatingPanel/targetPastAdjacent", source: "scenee/FloatingPanel@7efcc76 Core"),
      ReleaseRule(
        "FloatingPanel/removal", source: "scenee/FloatingPanel@7efcc76 Core", axis: .vertical,
        cases: [
          ReleaseCase(
            when: .all([
              .compares(.component(.velocity, .main), .above, .value(0)),
              .compares(.component(.velocity, .main), .atLeast, .share(5.5, of: .remaining)),
            ]), .settle(.last))
        ], otherwise: .settle(.start)),
      bottomSheetFlickThrough, fluidDrawer,
      drawer().renamed("vaul/drawer", source: "emilkowalski/vaul@3e97aac index.tsx"),
      nearestProjected(seconds: 0.2).renamed(
        "gorhom/snapPoint", source: "gorhom/react-native-bottom-sheet@bc94d544 snapPoint.ts"),
      flutterBottomSheet, flutterDraggableSheet, flutterDrawer,
      backSwipe().renamed("Flutter/backSwipe", source: "flutter/flutter cupertino/route.dart"),
      materialBottomSheet, materialSideSheet,
      mediaViewer,
      ReleaseRule(
        "sample/offsetOrPrediction", source: "an application's sheet", axis: .vertical,
        cases: [
          ReleaseCase(
            when: .any([
              .compares(.component(.translation, .main), .above, .value(96)),
              .compares(.component(.predictedTranslation, .main), .above, .value(160)),
            ]), .leave(.fixed(.down)))
        ]),
    ]
  }

  /// Pages and lists.
  static var pages: [ReleaseRule] {
    [
      pageView().renamed("Flutter/pageView", source: "flutter/flutter widgets/page_view.dart"),
      anchoredDraggable().renamed(
        "Compose/anchoredDraggable", source: "androidx compose/foundation AnchoredDraggable.kt"),
      anchoredDraggable(distanceThreshold: 56).renamed(
        "Material3/swipeToDismiss", source: "androidx compose/material3 SwipeToDismissBox.kt"),
      ReleaseRule(
        "SwiftUIPager/page", source: "fermoya/SwiftUIPager@232675d, sensitivity medium",
        cases: [
          ReleaseCase(
            when: .compares(
              .progress(.translation, from: .start, to: .neighbour), .atLeast, .value(0.5)),
            .step(.sign(of: .translation))),
          ReleaseCase(
            when: .compares(.magnitude(.velocity, .main), .above, .value(500)),
            .step(.sign(of: .velocity))),
        ], otherwise: .settle(.start)),
      ReleaseRule(
        "Qt/snapOneItem", source: "qtdeclarative qquicklistview.cpp", axis: .vertical,
        cases: [
          ReleaseCase(
            when: .all([
              .compares(.magnitude(.velocity, .main), .atLeast, .value(75)),
              .compares(.outward(.velocity, .main), .above, .value(0)),
              .compares(.magnitude(.translation, .main), .above, .value(30)),
              .compares(
                .progress(.translation, from: .start, to: .neighbour), .below, .value(0.5)),
            ]), .step(.sign(of: .velocity)))
        ], otherwise: .nearest(.translation, ties: .earlier)),
    ]
  }

  /// Thrown along the first axis on which it went far enough, the horizontal one first.
  private static func alongEither(
    _ width: ReleaseLimit, _ height: ReleaseLimit, _ comparison: ReleaseComparison
  ) -> ReleaseRule {
    let limits: [(ReleaseComponent, ReleaseLimit)] = [(.horizontal, width), (.vertical, height)]
    return ReleaseRule(
      "alongEither",
      cases: limits.map { component, limit in
        ReleaseCase(
          when: .compares(.magnitude(.translation, component), comparison, limit),
          .leave(.along(component, by: .translation)))
      })
  }
}
