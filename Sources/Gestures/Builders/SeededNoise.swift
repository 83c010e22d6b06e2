/// Numbers that look random and depend on a seed and a place alone (SplitMix64).
///
/// There is no state: what one finger draws changes nothing for another.
struct SeededNoise: Hashable, Sendable {
  /// The seed.
  let seed: UInt64

  /// Returns a number at a place, evenly spread over −1…1, the end left out.
  func symmetric(_ place: UInt64) -> Double { 2 * unit(place) - 1 }

  /// Returns a number at a place, evenly spread over 0…1, the end left out.
  func unit(_ place: UInt64) -> Double {
    // 53 bits, so every number is exact.
    Double(Int64(bits(place) >> 11)) * 0x1p-53
  }

  /// Returns 64 bits at a place.
  func bits(_ place: UInt64) -> UInt64 {
    var mixed = seed &+ (place &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
