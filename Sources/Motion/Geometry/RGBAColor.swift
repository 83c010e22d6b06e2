/// A colour by its light: red, green and blue in linear sRGB, and opacity.
///
/// It is animated component by component, so halfway between two colours there is half the light
/// of each. Components are not held in 0…1: a spring overshoots, and the colours of wide gamuts
/// lie outside. The components are not multiplied by the opacity.
public struct RGBAColor: Hashable, Sendable {
  /// The red light, 0…1 within sRGB.
  public var red: Double
  /// The green light, 0…1 within sRGB.
  public var green: Double
  /// The blue light, 0…1 within sRGB.
  public var blue: Double
  /// The opacity, 0…1.
  public var opacity: Double

  /// Makes a colour of linear components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes a colour of the components that are written down, 0…1: sRGB with its curve.
  public init(sRGBRed red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      red: Self.light(red), green: Self.light(green), blue: Self.light(blue), opacity: opacity)
  }

  /// The components with sRGB's curve, as they are written down.
  public var sRGB: (red: Double, green: Double, blue: Double) {
    (Self.code(red), Self.code(green), Self.code(blue))
  }

  /// No light and no opacity.
  public static let zero = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// sRGB's curve, continued to negative numbers as an odd function.
  private static func light(_ code: Double) -> Double {
    let size = code.magnitude
    let light =
      size <= 0.04045
      ? size / 12.92
      : ElementaryFunctions.exp(2.4 * ElementaryFunctions.log((size + 0.055) / 1.055))
    return code < 0 ? -light : light
  }

  private static func code(_ light: Double) -> Double {
    let size = light.magnitude
    let code =
      size <= 0.0031308
      ? size * 12.92 : 1.055 * ElementaryFunctions.exp(ElementaryFunctions.log(size) / 2.4) - 0.055
    return light < 0 ? -code : code
  }
}

extension RGBAColor: Animatable {
  /// A colour has four components.
  @inlinable
  public static var componentCount: Int { 4 }

  /// Red, green, blue and opacity, in this order.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: red
      case 1: green
      case 2: blue
      default: opacity
      }
    }
    set {
      switch index {
      case 0: red = newValue
      case 1: green = newValue
      case 2: blue = newValue
      default: opacity = newValue
      }
    }
  }

  /// Returns the sum by component.
  @inlinable
  public static func + (lhs: RGBAColor, rhs: RGBAColor) -> RGBAColor {
    RGBAColor(
      red: lhs.red + rhs.red, green: lhs.green + rhs.green, blue: lhs.blue + rhs.blue,
      opacity: lhs.opacity + rhs.opacity)
  }

  /// Returns the difference by component.
  @inlinable
  public static func - (lhs: RGBAColor, rhs: RGBAColor) -> RGBAColor {
    RGBAColor(
      red: lhs.red - rhs.red, green: lhs.green - rhs.green, blue: lhs.blue - rhs.blue,
      opacity: lhs.opacity - rhs.opacity)
  }
}
