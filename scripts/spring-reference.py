#!/usr/bin/env python3
"""Writes the table of spring motions that the tests of Spring compare with.

Needs mpmath 1.3.0 (pip install mpmath==1.3.0). Run from the root of the package:

    python3 scripts/spring-reference.py

Each row is solved with 80 digits from the doubles it names, by the exponential of the equation's
matrix: the one form that has no cases, so it shares no branch with what it tests.
"""

from mpmath import mp, mpf, matrix, expm

mp.dps = 80

STIFFNESS = 170.0
RATIOS = ["0", "0.05", "0.5", "0.825", "0.999", "0.99999999", "1", "1.00000001", "1.001", "1.5", "10"]


def literal(value):
    mantissa, exponent = float(value).hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def main():
    out = [
        "// Written by scripts/spring-reference.py; edit that, not this.\n",
        "/// Motions of springs of stiffness 170 from displacement −1, solved with 80 digits.",
        "enum SpringReferenceTable {",
        "  /// Rows of six: mass, damping, velocity at 0, time; displacement, velocity to nearest.",
        "  // swift-format-ignore: rows are columns of generated numbers.",
        "  static let rows: [Double] = [",
    ]
    for mass in (0.5, 1.0, 2.0, 7.0):
        for ratio in RATIOS:
            damping = float(2 * mpf(ratio) * mp.sqrt(mpf(STIFFNESS) * mpf(mass)))
            system = matrix([[0, 1], [-mpf(STIFFNESS) / mpf(mass), -mpf(damping) / mpf(mass)]])
            for velocity in (0.0, -500.0):
                for time in (1 / 60, 0.3, 2.0):
                    flow = expm(system * mpf(time), method="taylor")
                    state = flow * matrix([mpf(-1), mpf(velocity)])
                    row = [mass, damping, velocity, time, state[0], state[1]]
                    out.append("    " + ", ".join(literal(v) for v in row) + ",")
    out += ["  ]", "}"]
    with open("Tests/MotionTests/Springs/SpringReferenceTable.swift", "w") as file:
        file.write("\n".join(out) + "\n")


main()
