/// Rules for sheets, drawers and screens that close towards one side.
extension ReleaseRule {
  /// The rule of a page that goes back when it is swiped to the right.
  ///
  /// A speed of `minSpeed` widths a second decides by its sign. Otherwise the page stays where the
  /// share that is not yet dragged is above `stayFraction`: strict, so half way goes back.
  ///
  /// - Parameters:
  ///   - minSpeed: The speed, in widths per second: inclusive.
  ///   - stayFraction: The share of the width, above which it stays.
  /// - Returns: The rule.
  public static func backSwipe(minSpeed: Double = 1, stayFraction: Double = 0.5) -> ReleaseRule {
    ReleaseRule(
      "backSwipe",
      cases: [
        ReleaseCase(
          when: .compares(
            .component(.velocity, .main), .atLeast, .share(minSpeed, of: .width)),
          .leave(.fixed(.right))),
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .atMost, .share(-minSpeed, of: .width)),
          .stay),
        ReleaseCase(
          when: .compares(
            .component(.translation, .main), .atLeast, .share(1 - stayFraction, of: .width)),
          .leave(.fixed(.right))),
      ])
  }

  /// The rule of a drawer that closes downward, by speed or by a share of its height.
  ///
  /// - Parameters:
  ///   - closeFraction: The share of the height that closes it: inclusive.
  ///   - minSpeed: The speed, in points per second: strict.
  /// - Returns: The rule.
  public static func drawer(
    closeFraction: Double = 0.25, minSpeed: Double = 400
  ) -> ReleaseRule {
    ReleaseRule(
      "drawer", axis: .vertical,
      cases: [
        ReleaseCase(
          when: .any([
            .compares(.component(.velocity, .main), .above, .value(minSpeed)),
            .compares(
              .component(.translation, .main), .atLeast, .share(closeFraction, of: .height)),
          ]), .leave(.fixed(.down)))
      ])
  }

  /// PanModal's rule for a sheet with a long form, a short form and nothing, in that order.
  ///
  /// A speed above 300 leads up to the long form, or down: to the short form from the upper half
  /// above it, and otherwise away. Slower, the nearest of the three is taken.
  static var panModal: ReleaseRule {
    ReleaseRule(
      "PanModal/sheet", source: "slackhq/PanModal@76ab89f", axis: .vertical,
      cases: [
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .below, .value(-300)), .settle(.first)),
        ReleaseCase(
          when: .all([
            .compares(.component(.velocity, .main), .above, .value(300)),
            .compares(
              .progress(.translation, from: .first, to: .last), .atMost, .value(0.5)),
            .compares(
              .progress(.translation, from: .first, to: .index(1)), .below, .value(1)),
          ]), .settle(.index(1))),
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .above, .value(300)), .settle(.last)),
      ], otherwise: .nearest(.translation, ties: .later))
  }

  /// Material's bottom sheet that fits its content: expanded, collapsed, hidden, in that order.
  ///
  /// Up expands. Down hides, where 0.1 s on it would be more than half below the collapsed height
  /// and either the speed is above 500 and mostly vertical or it is more than half out already;
  /// where it is not, it expands. Mostly sideways or at rest it takes the nearer of expanded and
  /// collapsed, and otherwise it collapses.
  static var materialBottomSheet: ReleaseRule {
    let collapsed = DetentPlace.index(1)
    let falls = ReleaseCondition.all([
      .compares(.progress(.translation, from: collapsed, to: .last), .atLeast, .value(0)),
      .compares(
        .progress(.projection(seconds: 0.1), from: collapsed, to: .last), .above, .value(0.5)),
    ])
    let isSignificant = ReleaseCondition.all([
      .compares(.lead(.velocity, over: 1), .above, .value(0)),
      .compares(.component(.velocity, .main), .above, .value(500)),
    ])
    let isLow = ReleaseCondition.compares(
      .progress(.translation, from: .first, to: .last), .above, .value(0.5))
    let isUndecided = ReleaseCondition.any([
      .compares(.magnitude(.velocity, .main), .atMost, .value(0)),
      .compares(.lead(.velocity, over: 1), .below, .value(0)),
    ])
    let isNearTop = ReleaseCondition.compares(
      .progress(.translation, from: .first, to: collapsed), .below, .value(0.5))
    return ReleaseRule(
      "Material/bottomSheet",
      source: "material-components-android BottomSheetBehavior, fitToContents and hideable",
      axis: .vertical,
      cases: [
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .below, .value(0)), .settle(.first)),
        ReleaseCase(when: .all([falls, .any([isSignificant, isLow])]), .settle(.last)),
        ReleaseCase(when: falls, .settle(.first)),
        ReleaseCase(when: .all([isUndecided, isNearTop]), .settle(.first)),
      ], otherwise: .settle(collapsed))
  }

  /// Material's side sheet at the right edge: expanded, hidden, in that order.
  ///
  /// To the left expands. To the right hides, where the speed is above 500 and mostly horizontal, or
  /// where it is more than half out; otherwise it expands. (Its own test of half a width compares
  /// a length in pixels with 0.5 and so always passes.)
  static var materialSideSheet: ReleaseRule {
    ReleaseRule(
      "Material/sideSheet", source: "material-components-android SideSheetBehavior",
      axis: .horizontal,
      cases: [
        ReleaseCase(
          when: .compares(.component(.velocity, .main), .below, .value(0)), .settle(.first)),
        ReleaseCase(
          when: .any([
            .all([
              .compares(.lead(.velocity, over: 1), .above, .value(0)),
              .compares(.component(.velocity, .main), .above, .value(500)),
            ]),
            .compares(.progress(.translation, from: .first, to: .last), .above, .value(0.5)),
          ]), .settle(.last)),
      ], otherwise: .settle(.first))
  }

  /// BottomSheet's rule: a tenth of the screen is a step, three tenths are all the way.
  static var bottomSheetFlickThrough: ReleaseRule {
    ReleaseRule(
      "BottomSheet/flickThrough", source: "lucaszischka/BottomSheet@3d1238d", axis: .vertical,
      cases: [
        ReleaseCase(
          when: .compares(
            .magnitude(.translation, .main), .atLeast, .share(0.3, of: .height)),
          .end(.sign(of: .translation))),
        ReleaseCase(
          when: .compares(
            .magnitude(.translation, .main), .atLeast, .share(0.1, of: .height)),
          .step(.sign(of: .translation))),
      ], otherwise: .settle(.start))
  }

  /// The fluid interfaces' drawer: the sign of the velocity alone decides.
  static var fluidDrawer: ReleaseRule {
    ReleaseRule(
      "fluid-interfaces/drawer", source: "nathangitter/fluid-interfaces@da5c66c", axis: .vertical,
      cases: [], otherwise: .end(.sign(of: .velocity)))
  }
}
