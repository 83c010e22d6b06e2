#!/usr/bin/env python3
"""Writes the tables of the elementary functions and the tables their tests compare with.

Needs mpmath 1.3.0 (pip install mpmath==1.3.0). Run from the root of the package:

    python3 scripts/elementary-functions.py

Everything is computed with 60 digits (1300 bits for 2/pi) and rounded to nearest; the arguments of
the tests come from a generator with a fixed seed, so that a second run writes the same bytes.
"""

import math
import random
import struct

from mpmath import mp, mpf, matrix, lu_solve

SEED = 20240601
mp.dps = 60


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def from_bits(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def grouped(pattern):
    text = f"{pattern:016x}"
    return "0x" + "_".join(text[i : i + 4] for i in range(0, 16, 4))


def literal(value):
    """Returns the shortest exact hexadecimal literal that Swift reads."""
    if math.isinf(value):
        return "-.infinity" if value < 0 else ".infinity"
    if 0 < abs(value) < 2.0**-1022:
        # Swift warns of subnormal literals; this product is exact.
        return literal(value * 2.0**200) + " * 0x1p-200"
    text = value.hex()
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def truncated(value, digits):
    """Returns a positive number cut after so many significant bits."""
    exponent = mp.floor(mp.log(value, 2))
    unit = mp.power(2, exponent - digits + 1)
    return mp.floor(value / unit) * unit


def near_minimax(function, degree, low, high):
    """Returns the polynomial that agrees with a function at the Chebyshev nodes of an interval."""
    count = degree + 1
    nodes = [
        (low + high) / 2 + (high - low) / 2 * mp.cos(mp.pi * (2 * i + 1) / (2 * count))
        for i in range(count)
    ]
    system = matrix(count, count)
    values = matrix(count, 1)
    for row, node in enumerate(nodes):
        for column in range(count):
            system[row, column] = node**column
        values[row] = function(node)
    return [float(c) for c in lu_solve(system, values)]


def constant(name, value, doc):
    return f"  /// {doc}\n  static let {name}: Double = {literal(float(value))}\n"


def array(name, kind, rows, doc, per_line):
    lines = [f"  /// {doc}\n  // swift-format-ignore: rows are columns of generated numbers."]
    lines.append(f"  static let {name}: [{kind}] = [")
    for start in range(0, len(rows), per_line):
        lines.append("    " + ", ".join(rows[start : start + per_line]) + ",")
    lines.append("  ]\n")
    return "\n".join(lines)


def write_constants(out, name):
    out.append("}")
    text = "\n".join(out).replace("\n\n  //", "\n  //").rstrip("\n") + "\n"
    with open(f"Sources/Motion/Numerics/{name}.swift", "w") as file:
        file.write(text.replace("]\n\n}", "]\n}"))


def write_step_tables():
    """Writes what powers of two in 256ths and angles in 256ths of a turn need."""
    out = [
        "// Written by scripts/elementary-functions.py; edit that, not this.\n",
        "/// The constants of powers of two and of angles in steps, each rounded to nearest from 60",
        "/// digits.",
        "enum StepConstants {",
    ]
    ln2 = mp.log(2)
    half = mpf(1) / 2
    tiny = mpf(10) ** -12
    out.append(constant("octaveSteps", 256 / ln2, "`256 / ln 2`."))
    steps = near_minimax(lambda f: mp.expm1(f * ln2 / 256) / f, 3, -half, half)
    for index, value in enumerate(steps):
        out.append(constant(
            f"step{index}", value,
            f"The coefficient of `x^{index + 1}` of `2^(x/256) − 1` on [−1/2, 1/2]."))
    mean = near_minimax(
        lambda y: (-mp.expm1(-2 * y) / (2 * y) - 1) / y, 7, tiny, mpf(1) / 8 * mpf("1.0001"))
    for index, value in enumerate(mean):
        out.append(constant(
            f"meanDecay{index}", value,
            f"The coefficient of `x^{index + 1}` of `(1 − e^(−2x)) / 2x` on [0, 1/8]."))
    limit = half**2
    step = mp.pi / 128
    # The first coefficient is the true one, for sines of small angles.
    sine = [float(step)] + near_minimax(
        lambda z: (mp.sin(step * mp.sqrt(z)) / mp.sqrt(z) - step) / z, 1, tiny, limit)
    cosine = near_minimax(lambda z: (mp.cos(step * mp.sqrt(z)) - 1) / z, 2, tiny, limit)
    out.append(constant("turnSteps", 128 / mp.pi, "`256 / 2π`."))
    for index, value in enumerate(sine):
        out.append(constant(
            f"turnSine{index}", value,
            f"The coefficient of `x^{2 * index + 1}` of sin(2πx/256) on [−1/2, 1/2]."))
    for index, value in enumerate(cosine):
        out.append(constant(
            f"turnCosine{index}", value,
            f"The coefficient of `x^{2 * index + 2}` of cos(2πx/256) − 1 on [−1/2, 1/2]."))
    rows = []
    for index in range(256):
        high = float(mp.power(2, mpf(index) / 256))
        rows.append(grouped((bits(high) - (index << 44)) & (2**64 - 1)))
    out.append(array(
        "octave", "UInt64", rows, "For i in 0..<256 the bits of `2^(i/256)` less `i << 44`.", 4))
    turn = []
    for index in range(256):
        turn.append(literal(float(mp.cos(index * step)) if index % 128 != 64 else 0.0))
        turn.append(literal(float(mp.sin(index * step)) if index % 128 != 0 else 0.0))
    out.append(array(
        "turn", "Double", turn, "For i in 0..<256 cosine and sine of `2πi/256` to nearest.", 4))
    write_constants(out, "StepConstants")


def write_tables():
    out = [
        "// Written by scripts/elementary-functions.py; edit that, not this.\n",
        "/// The constants of the elementary functions, each rounded to nearest from 60 digits.",
        "///",
        "/// Parts named `High` end in zero bits, so that their products with small whole numbers are",
        "/// exact; the parts after them carry on where they end.",
        "enum ElementaryConstants {",
    ]
    ln2 = mp.log(2)
    step = ln2 / 128
    step_high = truncated(step, 34)
    out.append(constant("stepsPerUnit", 128 / ln2, "`128 / ln 2`."))
    out.append(constant("stepHigh", step_high, "`ln 2 / 128`, its first 34 bits."))
    out.append(constant("stepLow", step - step_high, "`ln 2 / 128`, what `stepHigh` leaves."))
    ln2_high = truncated(ln2, 32)
    out.append(constant("ln2High", ln2_high, "`ln 2`, its first 32 bits."))
    out.append(constant("ln2Low", ln2 - ln2_high, "`ln 2`, what `ln2High` leaves."))
    half_pi = mp.pi / 2
    one = truncated(half_pi, 32)
    two = truncated(half_pi - one, 32)
    three = truncated(half_pi - one - two, 32)
    out.append(constant("twoOverPi", 2 / mp.pi, "`2 / π`."))
    out.append(constant("quarterPi", mp.pi / 4, "`π / 4`."))
    out.append(constant("halfPiHigh", one, "`π / 2`, its first 32 bits."))
    out.append(constant("halfPiRest", half_pi - one, "`π / 2`, what `halfPiHigh` leaves."))
    out.append(constant("halfPiSecond", two, "`π / 2`, the 32 bits after `halfPiHigh`."))
    out.append(constant("halfPiThird", three, "`π / 2`, the 32 bits after `halfPiSecond`."))
    out.append(
        constant("halfPiFourth", half_pi - one - two - three, "`π / 2`, what the three leave."))
    nearest = float(half_pi)
    out.append(constant("halfPi", nearest, "`π / 2` to nearest."))
    out.append(constant("halfPiTail", half_pi - mpf(nearest), "`π / 2`, what `halfPi` leaves."))
    limit = (mp.pi / 4) ** 2 * mpf("1.0001")
    tiny = mpf(10) ** -12
    sine = near_minimax(
        lambda z: (mp.sin(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, 5, tiny, limit)
    cosine = near_minimax(
        lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, 5, tiny, limit)
    for index, value in enumerate(sine):
        out.append(constant(
            f"sine{index}", value,
            f"The coefficient of `x^{2 * index + 3}` of sin on [−π/4, π/4]."))
    for index, value in enumerate(cosine):
        out.append(constant(
            f"cosine{index}", value,
            f"The coefficient of `x^{2 * index + 4}` of cos on [−π/4, π/4]."))
    rows = []
    for index in range(128):
        exact = mp.power(2, mpf(index) / 128)
        high = float(exact)
        tail = float((exact - mpf(high)) / mpf(high))
        rows.append(grouped(bits(tail)))
        rows.append(grouped((bits(high) - (index << 45)) & (2**64 - 1)))
    out.append(array(
        "powers", "UInt64", rows,
        "For i in 0..<128 the bits of `2^(i/128)`: its relative rounding error, itself less `i << 45`.",
        4))
    angles = []
    for index in range(33):
        exact = mp.atan(mpf(index) / 32)
        angles.append(literal(float(exact)))
        angles.append(literal(float(exact - mpf(float(exact)))))
    out.append(array(
        "arcTangents", "Double", angles,
        "For i in 0...32 the arc tangent of `i/32` to nearest, and what that leaves.", 4))
    out.append(constant("pi", float(mp.pi), "`π` to nearest."))
    out.append(constant("piTail", mp.pi - mpf(float(mp.pi)), "`π`, what `pi` leaves."))
    mp.prec = 1500
    scaled = int(mp.floor(mp.power(2, 1344) * 2 / mp.pi))
    words = [(scaled >> (1344 - 64 * (i + 1))) & (2**64 - 1) for i in range(21)]
    mp.dps = 60
    out.append(array(
        "twoOverPiBits", "UInt64", [grouped(w) for w in [0] + words],
        "A word of zeros and then the bits of `2 / π` after its binary point.", 4))
    write_constants(out, "ElementaryConstants")


def reference(name, argument):
    mp.dps = 60 + (330 if abs(argument) > 1e6 else 0)
    exact = getattr(mp, name)(mpf(argument))
    high = float(exact)
    low = float(exact - mpf(high)) if math.isfinite(high) else 0.0
    mp.dps = 60
    return high, low


def write_reference(name, arguments):
    kind = name[0].upper() + name[1:]
    out = [
        "// Written by scripts/elementary-functions.py; edit that, not this.\n",
        f"/// Arguments of {name}, its value to nearest, and what that leaves, from 60 digits.",
        f"enum {kind}Table {{",
        "  /// Rows of three numbers: argument, value, rest.",
        "  // swift-format-ignore: rows are columns of generated numbers.",
        "  static let rows: [Double] = [",
    ]
    seen = set()
    for argument in arguments:
        if argument in seen:
            continue
        seen.add(argument)
        high, low = reference(name, argument)
        if high != 0 and abs(high) < 1e-290:
            low = 0.0  # The rest itself would be subnormal.
        out.append(f"    {literal(argument)}, {literal(high)}, {literal(low)},")
    out += ["  ]", "}"]
    with open(f"Tests/MotionTests/Numerics/{kind}Table.swift", "w") as file:
        file.write("\n".join(out) + "\n")


def write_arc_tangents(points):
    out = [
        "// Written by scripts/elementary-functions.py; edit that, not this.\n",
        "/// Points, the angle to each to nearest, and what that leaves, from 60 digits.",
        "enum Atan2Table {",
        "  /// Rows of four numbers: y, x, angle, rest.",
        "  // swift-format-ignore: rows are columns of generated numbers.",
        "  static let rows: [Double] = [",
    ]
    for y, x in points:
        exact = mp.atan2(mpf(y), mpf(x))
        high = float(exact)
        low = float(exact - mpf(high)) if abs(high) > 1e-290 else 0.0
        out.append("    " + ", ".join(literal(v) for v in (y, x, high, low)) + ",")
    out += ["  ]", "}"]
    with open("Tests/MotionTests/Numerics/Atan2Table.swift", "w") as file:
        file.write("\n".join(out) + "\n")


def around(value):
    value = float(value)
    return [math.nextafter(value, -math.inf), value, math.nextafter(value, math.inf)]


def main():
    write_tables()
    write_step_tables()
    rng = random.Random(SEED)
    ln2 = mp.log(2)
    exponents = [0.5, -0.5, 1.0, -1.0, 709.0, -745.0, -708.0, 708.0, -744.5, -709.5, 2.0**-54]
    for index in (-129, -128, -127, -65, -1, 1, 2, 63, 127, 128, 129, 1000, -100000, 90000):
        exponents += around((mpf(index) + mpf(1) / 2) * ln2 / 128) + around(index * ln2 / 128)
    exponents += [rng.uniform(-1, 1) for _ in range(80)]
    exponents += [rng.uniform(-40, 0) for _ in range(80)]
    exponents += [rng.uniform(-745, 709) for _ in range(60)]
    write_reference("exp", exponents)
    small = [sign * rng.uniform(1, 2) * 2.0**e for e in range(-60, 0) for sign in (1, -1)]
    small += around(0.125) + around(-0.125) + [rng.uniform(-0.5, 0.5) for _ in range(100)]
    write_reference("expm1", small + [x for x in exponents if abs(x) > 1e-3][:120])
    positive = around(mp.sqrt(2)) + around(mp.sqrt(2) / 2) + around(1)
    positive += [1 + s * rng.uniform(1, 2) * 2.0**e for e in range(-50, -1) for s in (1, -0.5)]
    positive += [rng.uniform(0.5, 2) for _ in range(100)]
    positive += [rng.uniform(1, 2) * 2.0 ** rng.randint(-1070, 1022) for _ in range(80)]
    write_reference("log", [x for x in positive if x != 1])
    more = [s * rng.uniform(1, 2) * 2.0**e for e in range(-60, -1) for s in (1, -0.5)]
    more += [rng.uniform(-0.999, 3) for _ in range(120)]
    more += [rng.uniform(1, 2) * 2.0 ** rng.randint(1, 1000) for _ in range(60)]
    write_reference("log1p", more)
    angles = [rng.uniform(-math.pi, math.pi) for _ in range(90)]
    angles += [rng.uniform(-1000, 1000) for _ in range(70)]
    angles += [rng.uniform(1, 2) * 2.0**e for e in range(-30, 20)]
    for multiple in (1, 2, 3, 4, 7, 100, 355, 710, 52174, 104348, 208341, 312689, 665857):
        angles += around(multiple * mp.pi / 2)[:2] + around((multiple - mpf(1) / 2) * mp.pi / 2)[:1]
    angles += [rng.uniform(1, 2) * 2.0 ** rng.randint(20, 1022) for _ in range(60)]
    # The double nearest to a multiple of π/2 of all.
    angles += [6381956970095103.0 * 2.0**797, 1.7976931348623157e308, 2.0**20]
    write_reference("sin", angles)
    write_reference("cos", angles)
    points = [(rng.uniform(-1, 1), rng.uniform(-1, 1)) for _ in range(150)]
    for index in range(65):
        ratio = rng.choice(around((index + 0.5) / 64))
        points.append((ratio, 1.0) if index % 2 else (-1.0, -ratio))
    points += [
        (rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** rng.randint(-300, 300),
         rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** rng.randint(-300, 300))
        for _ in range(40)
    ]
    points += [
        (rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** (e + rng.randint(-12, 12)),
         rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0**e)
        for e in (-1060, -1000, -500, 500, 1000, 1010) for _ in range(6)
    ]
    points += [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (3.0, 0.0), (-3.0, 0.0), (2.0**-1074, 1.0)]
    write_arc_tangents(points)


main()
