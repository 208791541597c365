"""What a page's main thread did, from Chromium's own trace: frame by frame, by kind of work and by function.

A frame is the task that makes it and all tasks since the one that asked for it: the first since the last frame after
which there was something to draw. Before it no frame could be late. A task then (a message is read) holds up others for
as long as it takes itself, for the browser may do anything between two tasks: so each is told by itself, as work after
which nothing was drawn. So are, at any time, the many small tasks in which V8 clears garbage away.

Every figure is processor time of the thread (``tdur``), so that what else runs on the machine is not in it. It is
multiplied by how much slower the imagined device is. Chromium's own throttle is not used: it makes the thread spin for
a multiple of the *time* that has passed since it last did, and on a busy machine that is mostly others' time.

A busy machine is also slower by processor time: caches and cores are shared. So a piece of work that is always the
same, the yardstick, is done on the same thread before and after, and figures are told as if it had taken ``YARD`` ms.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

KINDS: Final = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "v8.compile": "script",
    "MajorGC": "garbage",
    "MinorGC": "garbage",
    "BlinkGC.AtomicPhase": "garbage",
    "V8.GCScavenger": "garbage",
    "V8.GCIncrementalMarking": "garbage",
    "V8.GCIncrementalMarkingStart": "garbage",
    "CppGC.IncrementalSweep": "garbage",
    "ParseHTML": "parsing",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "commit",
}
"""What events of a trace are; the rest of a task is told as "other"."""

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "toplevel",
    "v8",
]
SAMPLES: Final = ["disabled-by-default-v8.cpu_profiler", "disabled-by-default-v8.cpu_profiler.hires"]
"""What is needed besides to tell functions apart. It slows the page down: look at such figures, do not compare them."""

CLEARING: Final = 0.8  # how much of a task that clears garbage away does nothing else
TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")
DRAWN: Final = ("FireAnimationFrame", "Paint", "Layerize", "Commit")
"""By what a task is known that made a frame, also one in which nothing had changed."""

ASKED: Final = ("RequestAnimationFrame", "ScheduleStyleRecalculation", "InvalidateLayout")
"""By what a task is known after which there was something to draw."""

YARDS: Final = 7  # how often the yardstick is laid
YARD: Final = 10.0  # ms: about what it takes on the machine of the figures in README.md while nothing else runs there
YARDSTICK: Final = """() => {
  const thing = (_, at) => ({ name: `thing ${(at * 7919) % 6007}`, at, parts: [at, at + 1] });
  const things = Array.from({ length: 6000 }, thing);
  const named = new Map(things.map((thing) => [thing.name, thing]));
  things.sort((one, other) => one.name.localeCompare(other.name));
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "g");
  for (const { name, at } of things.slice(0, 600)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", `M${at} ${named.get(name).parts[1]}h8v8h-8z`);
    drawing.append(path);
  }
  return JSON.parse(JSON.stringify(things)).length + drawing.childNodes.length;
}"""
"""A little of everything that a page's scripts do: objects, strings, a map, elements."""

Event = dict[str, Any]


class Frame(NamedTuple):
    """All that was done because something was to be drawn, and to draw it; or a task after which nothing was."""

    start: float  # ms of the trace's clock
    end: float
    work: float  # ms of processor time
    kinds: dict[str, float]  # of it, ms by kind
    is_drawn: bool  # False: nothing was drawn after it


def yard(trace: bytes) -> float:
    """Return how long the yardstick took, of a trace of nothing else: its tasks are the longest."""
    tasks = sorted(map(milliseconds, outermost(main_thread(trace), TASKS)), reverse=True)
    return median(tasks[:YARDS])


def frames(trace: bytes, times: float) -> list[Frame]:
    """Return what the page's main thread did, frame by frame, each figure so many times as large."""
    found = main_thread(trace)
    tasks = list(outermost(found, TASKS))
    drawn = sorted(event["ts"] for event in found if event["name"] in DRAWN)
    asking = [event for event in main_thread(trace, "I") if event["name"] in ASKED]
    asked = [event["ts"] for event in asking]
    again = [event["ts"] for event in asking if event["name"] == "RequestAnimationFrame"]
    kinds = by_task(found, tasks)
    made: list[Frame] = []
    part: list[int] = []  # tasks since something asked for the next frame
    is_asked = False
    for at, task in enumerate(tasks):
        is_asked = is_asked or holds(task, asked) or holds(task, drawn)
        if not is_asked or is_clearing(task, kinds[at]):
            made.append(_frame([task], [kinds[at]], times, is_drawn=False))
            continue
        part.append(at)
        if holds(task, drawn):
            made.append(_frame([tasks[each] for each in part], [kinds[each] for each in part], times, is_drawn=True))
            part = []
            is_asked = holds(task, again)  # in a frame, another is asked for
    return made


def is_clearing(task: Event, kinds: Mapping[str, float]) -> bool:
    """Say whether a task is one of those in which garbage is cleared away bit by bit: a frame waits for one at most."""
    return kinds.get("garbage", 0) > CLEARING * milliseconds(task) > 0


def holds(task: Event, moments: Sequence[float]) -> bool:
    """Say whether one of some moments, in their order, is within a task."""
    at = bisect_left(moments, task["ts"])
    return at < len(moments) and moments[at] <= end_of(task)


def _frame(tasks: Sequence[Event], kinds: Sequence[dict[str, float]], times: float, *, is_drawn: bool) -> Frame:
    whole: defaultdict[str, float] = defaultdict(float)
    for each in kinds:
        for kind, ms in each.items():
            whole[kind] += ms * times
    work = sum(map(milliseconds, tasks)) * times
    return Frame(tasks[0]["ts"] / 1000, end_of(tasks[-1]) / 1000, work, whole, is_drawn)


def main_thread(trace: bytes, phase: str = "X") -> list[Event]:
    """Return what happened on the main thread of the page, in its order; of phase "I", what took no time."""
    found: list[Event] = json.loads(trace)["traceEvents"]
    names = {(event["pid"], event["tid"]) for event in found if event.get("args", {}).get("name") == "CrRendererMain"}
    mine = [event for event in found if (event["pid"], event["tid"]) in names]
    busiest = Counter((event["pid"], event["tid"]) for event in mine if event["ph"] == "X").most_common(1)
    return sorted(
        (event for event in mine if event["ph"] == phase and (event["pid"], event["tid"]) == busiest[0][0]),
        key=lambda event: (event["ts"], -event.get("dur", 0)),
    )


def milliseconds(event: Event) -> float:
    """Return the processor time of an event; nothing of one that is too short to have any."""
    return float(event.get("tdur", 0)) / 1000


def end_of(event: Event) -> float:
    """Return when an event was over."""
    return float(event["ts"] + event.get("dur", 0))


def outermost(found: Sequence[Event], names: Sequence[str]) -> Iterator[Event]:
    """Return the events of these names that are in no other of them."""
    end = -1.0
    for event in found:
        if event["name"] in names and event["ts"] >= end:
            end = end_of(event)
            yield event


def by_task(found: Sequence[Event], tasks: Sequence[Event]) -> list[dict[str, float]]:
    """Return for each task how long it did what: a layout that a script asks for is layout and not script."""
    told: list[defaultdict[str, float]] = [defaultdict(float) for _ in tasks]
    at = -1
    open_: list[tuple[float, str]] = []  # ends and kinds of what is under way
    for event in found:
        if event["name"] in TASKS:
            if at + 1 < len(tasks) and event is tasks[at + 1]:
                at += 1
                open_ = [(end_of(event), "other")]
                told[at]["other"] += milliseconds(event)
        elif event["name"] in KINDS and at >= 0 and event["ts"] < end_of(tasks[at]):
            while len(open_) > 1 and open_[-1][0] <= event["ts"]:
                open_.pop()
            kind = KINDS[event["name"]]
            told[at][open_[-1][1]] -= milliseconds(event)
            told[at][kind] += milliseconds(event)
            open_.append((end_of(event), kind))
    return [dict(each) for each in told]


class Place(NamedTuple):
    """A function, as the bundle names it."""

    name: str
    file: str
    line: int


def functions(trace: bytes, within: Sequence[Frame], slower: float) -> dict[Place, float]:
    """Return how many ms some frames spent in which function itself, as far as samples tell."""
    places: dict[int, Place] = {}
    spent: defaultdict[Place, float] = defaultdict(float)
    clock = 0.0
    for event in json.loads(trace)["traceEvents"]:
        if event["name"] == "Profile":
            clock = float(event["args"]["data"]["startTime"])
        if event["name"] != "ProfileChunk":
            continue
        data = event["args"]["data"]
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", []):
            frame = node["callFrame"]
            file = str(frame.get("url", "")).rsplit("/", 1)[-1]
            places[node["id"]] = Place(
                frame["functionName"] or "(anonymous)", file, int(frame.get("lineNumber", -1)) + 1
            )
        for node, passed in zip(profile.get("samples", []), data.get("timeDeltas", []), strict=False):
            clock += passed
            if any(frame.start <= clock / 1000 <= frame.end for frame in within):
                spent[places[node]] += passed / 1000 * slower
    return spent
