#!/usr/bin/env python3
"""Writes the traces of traces/card-stack: a finger as a touch screen reports it.

Samples come about every 8.3 ms with jitter, quantised to a third of a point; a resting finger sends
nothing; some samples stand twice, some come within one frame. The same seed gives the same files.

    python3 scripts/make-traces.py
"""

import json
import random
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "traces" / "card-stack"
STEP = 8.333  # ms between samples of a 120 Hz panel
START = (120.0, 360.0)  # where the finger lands, on the front card


def quantised(value):
    """A coordinate as a panel of three pixels a point reports it."""
    return round(round(value * 3) / 3, 3)


def ease(u):
    """The share of the way after the share u of the time: slow, fast, slow."""
    return u * u * (3 - 2 * u)


class Finger:
    """Collects the samples of one contact."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []

    def add(self, t, ev, contact=1, x=None, y=None, **more):
        line = {"t": round(t, 3), "ev": ev, "id": contact}
        if x is not None:
            line["x"], line["y"] = quantised(x), quantised(y)
        self.lines.append((round(t, 3), {**line, **more}))

    def stroke(self, start_ms, duration, start, end, contact=1, shape=ease):
        """Moves from start to end; the last sample is at the end exactly. Returns its time."""
        t = start_ms
        while True:
            t += STEP + self.random.uniform(-0.9, 0.9)
            if t >= start_ms + duration - STEP / 2:
                break
            u = shape((t - start_ms) / duration)
            x = start[0] + (end[0] - start[0]) * u
            y = start[1] + (end[1] - start[1]) * u + self.random.uniform(-0.4, 0.4)
            self.add(t, "move", contact, x, y)
            if self.random.random() < 0.08:
                self.add(t, "move", contact, x, y)  # the panel reports a sample twice
            elif self.random.random() < 0.08:
                self.add(t + 0.42, "move", contact, x + 0.34, y)  # a second one in the frame
        t = start_ms + duration
        self.add(t, "move", contact, *end)
        return t

    def write(self, name, note):
        self.lines.sort(key=lambda line: line[0])
        header = {
            "trace": "gesture-trace", "version": 1, "width": 393, "height": 852, "scale": 3,
            "scene": "card-stack.scene.json", "source": "hand", "note": note,
        }
        rows = [header] + [line for _, line in self.lines]
        last = self.lines[-1][0]
        rows.append({"t": last, "ev": "end", "lines": len(rows) + 1})
        text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
        (FOLDER / f"{name}.trace.jsonl").write_text(text)


def release_at(name, distance, seed, note):
    """A steady drag to the right that ends and lifts at a distance."""
    finger = Finger(seed)
    finger.add(0, "down", 1, *START)
    end = (START[0] + distance, START[1] + 18)
    t = finger.stroke(20, 380, START, end)
    finger.add(t + 9.1, "up", 1, *end)
    finger.write(name, note)


def flick():
    finger = Finger(4)
    finger.add(0, "down", 1, *START)
    end = (START[0] + 198, START[1] - 24)
    t = finger.stroke(12, 92, START, end, shape=lambda u: u * u)
    finger.add(t + STEP, "up", 1, *end)
    finger.write("flick", "a fast flick; the finger lifts one frame after its last move")


def cancel():
    finger = Finger(5)
    finger.add(0, "down", 1, *START)
    end = (START[0] + 90, START[1] + 6)
    t = finger.stroke(16, 240, START, end)
    finger.add(t + 21.3, "cancel", 1)
    finger.write("cancel", "the system takes the touch in mid-drag")


def second_finger():
    finger = Finger(6)
    finger.add(0, "down", 1, *START)
    end = (START[0] + 140, START[1] + 10)
    t = finger.stroke(16, 300, START, end)
    finger.add(190.4, "down", 2, 250, 480)
    finger.stroke(200, 60, (250, 480), (256, 474), contact=2)
    finger.add(t + 12.5, "up", 1, *end)
    finger.add(t + 30.8, "up", 2, 256, 474)
    finger.write("second-finger", "a second finger lands in mid-drag: the drag fails, the card returns")


def tap():
    finger = Finger(7)
    finger.add(0, "down", 1, *START)
    finger.add(24.9, "move", 1, START[0] + 0.67, START[1] - 0.33)
    finger.add(71.6, "up", 1, START[0] + 0.67, START[1] - 0.33)
    finger.write("tap", "a tap selects the front card")


def hold():
    finger = Finger(8)
    finger.add(0, "down", 1, *START)
    end = (START[0] + 96, START[1] + 12)
    t = finger.stroke(30, 640, START, end, shape=lambda u: u)
    finger.add(t + 150, "up", 1, *end)
    finger.write("hold", "a slow drag, held still for 150 ms before the lift: silence is rest")


release_at("release-119", 119, 1, "lifts at 119 points: the card returns")
release_at("release-120", 120, 2, "lifts at exactly 120 points: the rule is more than 120")
release_at("release-121", 121, 3, "lifts at 121 points: the card is thrown away")
flick()
cancel()
second_finger()
tap()
hold()
