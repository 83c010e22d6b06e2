#!/usr/bin/env python3
"""Writes the traces of the gallery, all but traces/card-stack, which make-traces.py writes.

A finger is told in the words of `motion-sim convert --gesture` and sampled with a seed, so the same
words give the same file. Actions of the app stand beside it with their own times. `convert` begins
at the first touch; a case may let the finger come later.

    swift build -c release --product motion-sim
    python3 scripts/make-gallery.py
"""

import json
import math
import random
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / ".build" / "release" / "motion-sim"
SIZE = (393, 852)
STEP = 8.333  # ms between samples of a 120 Hz panel


def finger(words, seed, delay=0):
    """The lines of gestures in words, the first touch at a time in milliseconds."""
    command = [PROGRAM, "convert", "--gesture", words, "--seed", str(seed)]
    command += ["--width", str(SIZE[0]), "--height", str(SIZE[1])]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [json.loads(line) for line in out.splitlines()[1:]]
    for line in lines:
        line["t"] = round(line["t"] + delay, 3)
        for axis in "xy":
            if axis in line:
                line[axis] = round(line[axis], 3)
    return [line for line in lines if line["ev"] != "end"]


def joined(*strokes):
    """One finger that does one stroke after the other without lifting between them."""
    lines = []
    for index, stroke in enumerate(strokes):
        is_last = index == len(strokes) - 1
        lines += [
            line for line in stroke
            if (line["ev"] != "down" or index == 0) and (line["ev"] != "up" or is_last)
        ]
    return lines


def hands(seed, duration, place, distance, angle, delay=0, lift=(0, 24)):
    """Two fingers about a moving centre: functions of the share of the time, 0…1.

    `place` gives the centre, `distance` that of the fingers, `angle` their line in degrees. `lift`
    says how long after the end each of them lifts, in milliseconds.
    """
    noise = random.Random(seed)

    def at(u, contact):
        side = -0.5 if contact == 1 else 0.5
        x, y = place(u)
        radians = math.radians(angle(u))
        x += side * distance(u) * math.cos(radians)
        y += side * distance(u) * math.sin(radians)
        return {"x": round(round(x * 3) / 3, 3), "y": round(round(y * 3) / 3, 3)}

    lines = [{"t": delay, "ev": "down", "id": 1, **at(0, 1)}]
    lines.append({"t": delay + 11.2, "ev": "down", "id": 2, **at(0, 2)})
    t = 25.0
    while t < duration:
        u = t / duration
        u = u * u * (3 - 2 * u)
        for contact in (1, 2):
            lines.append({"t": round(delay + t, 3), "ev": "move", "id": contact, **at(u, contact)})
        t += STEP + noise.uniform(-0.4, 0.4)
    for contact in (1, 2):
        end = round(delay + duration + lift[contact - 1], 3)
        lines.append({"t": end, "ev": "up", "id": contact, **at(1, contact)})
    return lines


def action(t, ev, **more):
    """An action of the app at a time in milliseconds."""
    return {"t": t, "ev": ev, **more}


def write(scene, name, note, *parts, until=None):
    """Writes a trace of a scene: the lines of all parts in the order of time."""
    folder, scene = scene.split("/")
    lines = [line for part in parts for line in (part if isinstance(part, list) else [part])]
    lines.sort(key=lambda line: line["t"])
    header = {
        "trace": "gesture-trace", "version": 1, "width": SIZE[0], "height": SIZE[1], "scale": 3,
        "scene": scene + ".scene.json", "source": "script", "note": note,
    }
    rows = [header] + lines
    last = lines[-1]["t"] if until is None else until
    rows.append({"t": last, "ev": "end", "lines": len(rows) + 1})
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    (ROOT / "traces" / folder / f"{name}.trace.jsonl").write_text(text)


def poll():
    scene = "poll/poll"
    write(scene, "vote", "a tap on the second option", finger("tap at 180,290 for 0.09", 11, 100))
    write(
        scene, "second-vote", "a tap on the second option, then one on the first",
        finger("tap at 180,290 for 0.09 then pause 0.4 then tap at 120,225 for 0.08", 12))
    write(
        scene, "slid-off", "a press that slides far below its option before it lifts",
        finger("drag from 180,290 to 196,520 in 0.4", 13))
    write(
        scene, "two-fingers", "two fingers on two options; the one that lifts first votes",
        finger("tap at 180,290 for 0.2", 14),
        [dict(line, id=2) for line in finger("tap at 120,352 for 0.3", 15, 60)])


def tap_and_drag():
    recordings = [
        ("tap", "down and up in its place", finger("tap at 190,420 for 0.09", 21, 50)),
        ("nudge", "a tap that slides 20 points: a drag, and still a tap",
         finger("drag from 180,420 to 200,420 in 0.2", 22, 50)),
        ("drag", "a drag of 90 points", finger("drag from 180,420 to 240,352 in 0.35", 23, 50)),
        ("rest", "held still for 0.9 s, then dragged 41 points",
         joined(finger("press at 190,420 for 0.9", 24, 50),
                finger("drag from 190,420 to 230,412 in 0.25", 25, 950))),
    ]
    for scene in ("default", "high-drag", "high-tap", "simultaneous"):
        for name, note, lines in recordings:
            write(f"tap-and-drag/{scene}", f"{scene}-{name}", note, lines)


def loading():
    scene = "loading/loading"
    write(
        scene, "one-transaction", "both states change in one transaction",
        action(500, "send", name="loaded"))
    write(
        scene, "two-transactions", "the spinner stops 100 ms before the rows come",
        action(500, "send", name="stopped"), action(600, "send", name="filled"))
    write(
        scene, "same-instant", "two transactions at one time",
        action(500, "send", name="stopped"), action(500, "send", name="filled"))
    write(scene, "empty", "there are no rows", action(500, "send", name="stopped"))
    write(
        scene, "retry", "an error, a tap on its button, then the rows",
        action(300, "send", name="failed"), finger("tap at 196,456 for 0.08", 31, 900),
        action(1400, "send", name="loaded"))


def navigation():
    scene = "navigation/navigation"
    pushed = action(0, "insert", target="screens", item="detail")
    write(
        scene, "push-and-pop", "a screen comes, and goes when it has come",
        action(100, "send", name="push"), action(1000, "send", name="pop"))
    write(
        scene, "interrupted", "a screen goes 150 ms after it began to come, and comes again",
        action(100, "send", name="push"), action(250, "send", name="pop"),
        action(400, "send", name="push"))
    write(
        scene, "swipe", "a slow pull from the left edge past the middle", pushed,
        finger("drag from 6,500 to 246,512 in 0.5 hold 0.12", 41, 100))
    write(
        scene, "flick", "a short quick pull: the predicted end is past the middle", pushed,
        finger("flick from 6,500 to 120,506 at 1200", 42, 100))
    write(
        scene, "short-swipe", "a slow pull that lifts before the middle", pushed,
        finger("drag from 6,500 to 120,506 in 0.5 hold 0.12", 43, 100))
    write(
        scene, "not-the-edge", "the same pull, begun too far from the edge", pushed,
        finger("drag from 60,500 to 300,512 in 0.5", 44, 100))
    write(
        scene, "cancelled", "the system takes the touch in the middle of a pull", pushed,
        finger("drag from 6,500 to 246,512 in 0.5 cancel", 45, 100))
    write(
        scene, "caught-push", "a pull from the edge begins 80 ms after a screen began to come",
        action(100, "send", name="push"), finger("drag from 6,500 to 246,512 in 0.5 hold 0.12", 46, 180))
    write(
        scene, "caught-pop", "a short pull from the edge begins 80 ms after a screen began to go",
        pushed, action(100, "send", name="pop"),
        finger("drag from 6,500 to 120,506 in 0.5 hold 0.12", 47, 180))


def photo():
    scene = "photo/photo"
    write(
        scene, "pinch", "two fingers move apart to twice their distance",
        finger("pinch at 196,426 from 120 to 240 in 0.5 angle 30", 51))
    write(
        scene, "small", "two fingers move together: smaller than its frame it springs back",
        finger("pinch at 196,426 from 240 to 120 in 0.4", 52))
    write(
        scene, "turn", "two fingers turn by 60 degrees",
        finger("rotate at 196,426 by 60 in 0.5 apart 160", 53))
    write(
        scene, "pan", "one finger, then a second one beside it",
        finger("drag from 150,400 to 210,460 in 0.4", 54))
    write(
        scene, "all", "apart, round and along, all at once",
        hands(
            55, 600, lambda u: (180 + 60 * u, 420 - 40 * u), lambda u: 130 + 110 * u,
            lambda u: 20 + 35 * u))


def rating():
    scene = "rating/rating"
    write(scene, "tap", "a tap on the fourth star", finger("tap at 244,424 for 0.1", 61, 100))
    write(
        scene, "slide", "from the first star to the fifth and back to the third",
        joined(finger("drag from 90,424 to 305,428 in 0.5", 62, 100),
               finger("drag from 305,428 to 204,424 in 0.4", 63, 650)))
    write(
        scene, "cancel", "the system takes the touch on the fifth star",
        finger("drag from 90,424 to 305,428 in 0.4 cancel", 64, 100))
    write(
        scene, "locked", "disabled under the finger, tapped again, enabled and tapped",
        finger("drag from 90,424 to 252,424 in 0.4", 65, 100),
        action(300, "set", name="isLocked", value=True),
        finger("tap at 290,424 for 0.1", 66, 700),
        action(1000, "set", name="isLocked", value=False),
        finger("tap at 290,424 for 0.1", 67, 1200))


    write(
        scene, "steps", "assistive technology: one more, four more, one less",
        *[action(100 + 150 * n, "access", target="rating", action=name) for n, name in
          enumerate(["increment"] * 5 + ["decrement"])])
    write(
        scene, "right-to-left", "from right to left the same tap means the second star",
        action(0, "setting", name="layoutDirection", value="rightToLeft"),
        finger("tap at 244,424 for 0.1", 61, 100))
    write(
        scene, "reduce-motion", "the same slide under reduced motion: the stars light up, none grows",
        action(0, "setting", name="reduceMotion", value=True),
        finger("drag from 90,424 to 305,428 in 0.5", 62, 100))


def form():
    scene = "form/form"
    write(
        scene, "company", "a tap on the switch: two fields come, one goes",
        finger("tap at 330,192 for 0.08", 71, 100))
    write(
        scene, "and-back", "a second tap while the fields are still on their way",
        finger("tap at 330,192 for 0.06 then pause 0.06 then tap at 330,192 for 0.06", 72, 100))
    switch = "tap at 330,192 for 0.06"
    write(
        scene, "typed", "a field with a value goes and returns at once, then goes and comes anew",
        finger(switch, 73, 100),
        action(600, "set", target="field[title]", name="letters", value=12),
        finger(switch, 74, 1000), finger(switch, 75, 1160), finger(switch, 76, 2000),
        finger(switch, 77, 3000))


def ticker():
    scene = "ticker/ticker"
    write(
        scene, "start-and-stop", "started, stopped after 2.4 s in the middle of a lap",
        action(100, "send", name="start"), action(2500, "send", name="stop"))
    write(
        scene, "interrupted", "the run of the tape is dropped in its first lap; the bell goes on ringing",
        action(100, "send", name="start"), action(400, "interrupt", target="tape"),
        action(1200, "send", name="stop"))


    scene = "ticker/forever"
    write(
        scene, "forever", "started at 0.1 s; the bell rings at 0.5 s; 10 s later the run is cut off",
        action(100, "send", name="start"), action(500, "send", name="ring"))


def adaptive():
    scene = "adaptive/adaptive"
    write(
        scene, "turn", "the viewport turns",
        action(200, "resize", width=852, height=393))
    write(
        scene, "turn-and-back", "the viewport turns, and turns back 150 ms later",
        action(200, "resize", width=852, height=393),
        action(350, "resize", width=393, height=852))
    scene = "adaptive/device"
    spring = "spring 0.5 1"
    write(
        scene, "device-turn", "the device turns the screen under an animation",
        action(200, "resize", width=852, height=393, animation=spring))
    write(
        scene, "device-turn-and-back", "it turns, and turns back 150 ms later",
        action(200, "resize", width=852, height=393, animation=spring),
        action(350, "resize", width=393, height=852, animation=spring))
    write(
        scene, "device-at-once", "it turns the screen without one",
        action(200, "resize", width=852, height=393))


def hero():
    scene = "hero/hero"
    tap = finger("tap at 196,670 for 0.08", 81, 100)
    write(
        scene, "open-and-close", "a tap on the second card, closed after 1.4 s", tap,
        action(1600, "send", name="close"))
    write(
        scene, "interrupted", "closed 150 ms after it began to open", tap,
        action(330, "send", name="close"))
    write(
        scene, "pulled", "opened, then pulled down by 200 points", tap,
        finger("drag from 196,300 to 206,500 in 0.4", 82, 1300))
    write(
        scene, "pulled-too-little", "opened, then pulled down by 90 points", tap,
        finger("drag from 196,300 to 200,390 in 0.4", 83, 1300))
    write(
        scene, "clipped", "closed and opened again; a finger where the text would be, then one on the page",
        tap, action(1300, "send", name="close"), finger("tap at 196,450 for 0.06", 84, 1400),
        finger("drag from 250,790 to 250,720 in 0.3", 85, 1550),
        finger("drag from 196,300 to 200,390 in 0.4", 86, 2400))


def sheet():
    scene = "sheet/sheet"
    write(
        scene, "slow", "up by 140 points and held there: nearer to where it was",
        finger("drag from 200,500 to 204,360 in 0.6 hold 0.12", 91, 100))
    write(
        scene, "far", "up by 240 points and held there: nearer to the highest place",
        finger("drag from 200,500 to 204,260 in 0.6 hold 0.12", 92, 100))
    write(
        scene, "flick-up", "a quick flick up by 90 points",
        finger("flick from 200,500 to 202,410 at 1400", 93, 100))
    write(
        scene, "flick-down", "a quick flick down by 90 points",
        finger("flick from 200,500 to 202,590 at 1400", 94, 100))
    write(
        scene, "beyond", "a flick up, then on beyond the highest place",
        finger("flick from 200,500 to 202,410 at 1400", 93, 100),
        finger("drag from 200,400 to 204,200 in 0.5 hold 0.1", 95, 1000))
    write(
        scene, "cancelled", "the system takes the touch 240 points up",
        finger("drag from 200,500 to 204,260 in 0.6 cancel", 96, 100))


    scene = "sheet/sheet-with-list"
    write(
        scene, "list-at-top", "down by 300 points where the list is at its top: the sheet's drag",
        finger("drag from 200,300 to 202,600 in 0.4 hold 0.12", 97, 100))
    write(
        scene, "list-scrolls", "up by 300 points in the list, then down by 120: both the list's",
        finger("drag from 200,700 to 202,400 in 0.3 hold 0.12", 98, 100),
        finger("drag from 200,300 to 202,420 in 0.3 hold 0.12", 99, 1500))


def sky():
    noise = random.Random(500)
    kinds = ("star", "planet", "comet")
    bodies = ",\n".join(
        f'      {{ id: "b{place}", kind: "{noise.choice(kinds)}", place: {place}, '
        f"light: {noise.randrange(1, 1000) / 1000} }}" for place in range(500))
    (ROOT / "traces" / "sky" / "sky.scene.json").write_text(SKY % bodies)
    write(
        "sky/sky", "sorted-and-filtered", "all by their light, then the comets alone",
        action(100, "send", name="sort"), action(1300, "send", name="filter"), until=2300)
    write(
        "sky/sky", "scrolled", "a flick up, caught half a second later",
        finger("flick from 200,700 to 202,500 at 2400", 101, 100),
        finger("tap at 200,400", 102, 900))
    write(
        "sky/sky", "filtered-while-sorting", "the comets alone, 300 ms after the sorting began",
        action(100, "send", name="sort"), action(400, "send", name="filter"), until=1500)


SKY = """// Five hundred bodies of three kinds in one list that scrolls, sorts and filters itself.
{
  scene: 1,
  name: "Sky",
  viewport: { width: 393, height: 852 },
  frameRate: 4, // so that the frames kept here are few; --fps 120 shows it as a screen does
  state: { order: "place", shown: "all" },
  collections: {
    bodies: [
%s,
    ],
  },
  on: {
    sort: [{ animation: "spring 0.5 0.9", do: [{ set: "order", to: "'light'" }] }],
    filter: [{ animation: "spring 0.5 0.9", do: [{ set: "shown", to: "'comet'" }] }],
  },
  views: [
    {
      id: "sky",
      scroll: { spacing: 2, lazy: true },
      children: [
        {
          id: "body",
          forEach: {
            in: "bodies",
            as: "body",
            where: "shown == 'all' || body.kind == shown",
            orderBy: "order == 'light' ? -body.light : body.place",
          },
          frame: { width: 361, height: 40 },
          templates: {
            star: { opacity: "body.light" },
            planet: { scale: "0.5 + body.light / 2" },
            comet: { rotation: "body.light * 90" },
          },
        },
      ],
    },
  ],
}
"""


def feed():
    spring = "spring 0.35 0.8"
    for scene in ("feed", "feed-by-index"):
        path = f"feed/{scene}"
        prefix = "" if scene == "feed" else "by-index-"
        write(
            path, prefix + "insert", "a post comes in front",
            action(100, "insert", target="posts", item="n1", index=0, animation=spring))
        write(
            path, prefix + "remove", "the post in the middle goes",
            action(100, "remove", target="posts", item="p2", animation=spring))
    path = "feed/feed"
    write(
        path, "insert-while-inserting", "a second post comes 120 ms after the first",
        action(100, "insert", target="posts", item="n1", index=0, animation=spring),
        action(220, "insert", target="posts", item="n2", index=0, animation=spring))
    write(
        path, "remove-while-inserting", "the post that comes is taken away after 120 ms",
        action(100, "insert", target="posts", item="n1", index=0, animation=spring),
        action(220, "remove", target="posts", item="n1", animation=spring))
    write(
        path, "reorder", "the last post moves to the front",
        action(100, "reorder", target="posts", item="p3", index=0, animation=spring))


poll()
tap_and_drag()
loading()
navigation()
photo()
rating()
form()
ticker()
adaptive()
hero()
sheet()
sky()
feed()
