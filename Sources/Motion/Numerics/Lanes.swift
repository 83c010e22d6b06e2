/// Two numbers that are computed with at once.
///
/// Two is what every processor holds in one register; more of them only crowd the registers.
typealias Lanes = SIMD2<Double>

/// The bits of two numbers.
typealias LaneBits = SIMD2<UInt64>
