/// Collects keyframes and tracks, one a line.
@resultBuilder
public enum KeyframesBuilder<Value: Animatable> {
  /// Takes a keyframe of the whole value.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> KeyframesContent<Value> {
    KeyframesContent(keyframe)
  }

  /// Takes a keyframe on a straight line.
  public static func buildExpression(_ content: LinearKeyframe<Value>) -> KeyframesContent<Value> {
    KeyframesContent(content.keyframe)
  }

  /// Takes a keyframe on a cubic.
  public static func buildExpression(_ content: CubicKeyframe<Value>) -> KeyframesContent<Value> {
    KeyframesContent(content.keyframe)
  }

  /// Takes a keyframe on a spring.
  public static func buildExpression(_ content: SpringKeyframe<Value>) -> KeyframesContent<Value> {
    KeyframesContent(content.keyframe)
  }

  /// Takes a jump.
  public static func buildExpression(_ content: MoveKeyframe<Value>) -> KeyframesContent<Value> {
    KeyframesContent(content.keyframe)
  }

  /// Takes a track of some of the components.
  public static func buildExpression<Part: Animatable>(
    _ track: KeyframeTrack<Part>
  ) -> KeyframesContent<Value> {
    KeyframesContent(track)
  }

  /// Joins the lines of a block.
  public static func buildBlock(_ parts: KeyframesContent<Value>...) -> KeyframesContent<Value> {
    buildArray(parts)
  }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [KeyframesContent<Value>]) -> KeyframesContent<Value> {
    var result = KeyframesContent<Value>()
    for part in parts { result.append(part) }
    return result
  }

  /// Takes what an `if` has, or nothing.
  public static func buildOptional(_ part: KeyframesContent<Value>?) -> KeyframesContent<Value> {
    part ?? KeyframesContent()
  }

  /// Takes the first branch of an `if`.
  public static func buildEither(first part: KeyframesContent<Value>) -> KeyframesContent<Value> {
    part
  }

  /// Takes the second branch of an `if`.
  public static func buildEither(second part: KeyframesContent<Value>) -> KeyframesContent<Value> {
    part
  }
}
