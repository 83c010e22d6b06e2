#!/usr/bin/env python3
"""Write the table of numbers and their decimal texts that the number format is tested with.

Usage: scripts/number-format-table.py > Tests/SimulationTests/Formats/NumberFormatTable.swift

The texts are made with rational arithmetic from the exact value of each double, ties to even, so
they owe nothing to any library's printing. The seed is fixed: the same rows each time.
"""
import random
import struct
from fractions import Fraction

SEED = 20_261_130


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def double(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def text(value, decimals):
    scaled = Fraction(value) * 10**decimals
    whole = abs(scaled)
    quotient, rest = divmod(whole.numerator, whole.denominator)
    twice = 2 * rest
    if twice > whole.denominator or (twice == whole.denominator and quotient % 2 == 1):
        quotient += 1
    digits = str(quotient).rjust(decimals + 1, "0")
    head, tail = digits[: len(digits) - decimals], digits[len(digits) - decimals :].rstrip("0")
    sign = "-" if value < 0 and quotient != 0 else ""
    return sign + head + ("." + tail if tail else "")


def values(generator):
    # Ties, in each number of decimals where a double can be one.
    yield from ((0.5, 0), (1.5, 0), (2.5, 0), (-0.5, 0), (-1.5, 0), (0.25, 1), (0.75, 1))
    yield from ((0.125, 2), (0.375, 2), (-0.125, 2), (2.0**-7, 6), (3 * 2.0**-7, 6), (2.0**-16, 15))
    yield from ((4503599627370495.5, 0), (4503599627370494.5, 0), (1125899906842623.8, 0))
    # Just beside a tie, carries, the ends of the range.
    yield from ((0.9999995, 6), (0.99999949999, 6), (9.9999999, 6), (0.1, 15), (0.3, 15), (1 / 3, 15))
    yield from ((5e-7, 6), (4.9999999e-7, 6), (-4e-7, 6), (-0.0, 6), (0.0, 0), (1e-15, 15))
    yield from ((5e-16, 15), (5e-324, 15), (2.2250738585072014e-308, 15), (1e15, 6), (1e15 + 0.125, 6))
    yield from ((2.0**53, 6), (2.0**53 - 1, 6), (2.0**63, 3), (2.0**64, 3), (2.0**64 - 2048, 3))
    yield from ((1e21, 6), (1e22, 0), (123456789e30, 6), (1.7976931348623157e308, 6), (-1e300, 6))
    for _ in range(160):
        yield generator.uniform(-1000, 1000), generator.choice((0, 1, 2, 3, 6, 6, 6, 9, 12, 15))
    for _ in range(60):
        yield generator.choice((-1, 1)) * 10.0 ** generator.uniform(-17, 17), generator.randrange(16)
    for _ in range(40):
        # A binary fraction with few bits: many ties in few decimals.
        yield generator.randrange(1 << 12) / 2.0 ** generator.randrange(1, 12), generator.randrange(12)
    for _ in range(40):
        pattern = generator.getrandbits(64)
        if (pattern >> 52) & 0x7FF != 0x7FF:
            yield double(pattern), generator.randrange(16)


def main():
    print("// swift-format-ignore-file")
    print("// Written by scripts/number-format-table.py, seed", f"{SEED}; a table, one row a line.")
    print()
    print("import Testing")
    print()
    print("/// A double, a number of decimals, and the text that it must give.")
    print("struct NumberFormatRow: CustomTestStringConvertible, Sendable {")
    print("  var bits: UInt64")
    print("  var decimals: Int")
    print("  var text: String")
    print()
    print("  var testDescription: String { \"\\(text) with \\(decimals) decimals\" }")
    print("}")
    print()
    print("let numberFormatTable: [NumberFormatRow] = [")
    for value, decimals in values(random.Random(SEED)):
        print(f"  .init(bits: 0x{bits(value):016X}, decimals: {decimals}, text: \"{text(value, decimals)}\"),")
    print("]")


main()
