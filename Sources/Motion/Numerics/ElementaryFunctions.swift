// Goals, in order: 1. the same bits on every processor and in every build: only + − × ÷, exact
// conversions and bit operations, in the order written; 2. at most 1 ulp from the true value;
// 3. speed, above all of exp and of sin and cos together, which every spring asks for.
//
// exp takes its argument apart as k·ln 2/128 + r and reads 2^(k/128) from a table; sin and cos
// subtract multiples of π/2 in parts, and keep what the first number of the remainder leaves in a
// second. Constants and test tables come from scripts/elementary-functions.py.

/// Elementary functions that give the same bits everywhere.
///
/// The host's functions differ between processors, libraries and their versions; everything whose
/// result can reach an output goes through these. Each is within 1 ulp of the true value.
public enum ElementaryFunctions {
  /// Adding this number rounds to a whole number, whose low bits are then those of the sum.
  static let roundingShift: Double = 0x1.8p52
}
