"""How much work a page has while others move: ``python -m benchmarks.page_paint``.

A real server and a real page, slowed down four times as Chromium can (``Emulation.setCPUThrottlingRate``). Recorded
games are put on a table where they once stood in the middle and late, and go on as they once did while the page
watches: the same steps in every run, whatever bots would do today.

What is told is time of the page's main thread, from Chromium's own trace: for each step (all that is done because
somebody moved, until every movement on the board has come to rest), for each frame, and by kind of work. It is
processor time of the thread: what others do on the machine disturbs it little; caches and clock rates still do.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.site import Owner, Site, golden, made
from tools.chromium import launch

GAMES: Final = {"entdecker": "mayfair-4", "explorers": "explorers-4", "overworld": "overworld-4"}
MOMENTS: Final = {"middle": 0.5, "late": 0.85}
THROTTLE: Final = 4
FRAME: Final = 16.0  # milliseconds
POLL: Final = 50  # milliseconds
KINDS: Final = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "commit",
}
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
SHOWN: Final = """(seq) => {
  const table = document.querySelector(".table");
  return table !== null && Number(table.dataset.seq) >= seq;
}"""
REST: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const moves = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map((each) => each.finished));
  await frame();
}"""
"""Wait until everything that moves and will end has come to rest."""


class Work(NamedTuple):
    """What the main thread did."""

    steps: int
    tasks: list[float]  # ms of each task
    frames: list[float]  # ms of each task that made a frame
    kinds: dict[str, float]  # ms


def events(trace: bytes) -> list[dict[str, Any]]:
    """Return what happened on the main thread of the page, in its order."""
    found: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    names = {(event["pid"], event["tid"]) for event in found if event.get("args", {}).get("name") == "CrRendererMain"}
    mine = [event for event in found if event["ph"] == "X" and (event["pid"], event["tid"]) in names]
    busiest = Counter((event["pid"], event["tid"]) for event in mine).most_common(1)
    return sorted(
        (event for event in mine if busiest and (event["pid"], event["tid"]) == busiest[0][0]),
        key=lambda event: (event["ts"], -event.get("dur", 0)),
    )


def milliseconds(event: dict[str, Any]) -> float:
    """Return the processor time of an event; where it is not told, the time."""
    return float(event.get("tdur", event.get("dur", 0))) / 1000


def outermost(found: Sequence[dict[str, Any]], names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Return the events of these names that are in no other of them."""
    end = -1.0
    for event in found:
        if event["name"] in names and event["ts"] >= end:
            end = event["ts"] + event.get("dur", 0)
            yield event


def work(trace: bytes, steps: int) -> Work:
    """Sum up a trace."""
    found = events(trace)
    tasks = list(outermost(found, ["RunTask", "ThreadControllerImpl::RunTask"]))
    drawn = [event["ts"] for event in found if event["name"] in {"Paint", "Layerize", "Commit"}]
    frames = [task for task in tasks if any(task["ts"] <= at <= task["ts"] + task.get("dur", 0) for at in drawn)]
    kinds = {
        kind: sum(milliseconds(event) for event in outermost(found, [name for name in KINDS if KINDS[name] == kind]))
        for kind in dict.fromkeys(KINDS.values())
    }
    return Work(steps, [milliseconds(task) for task in tasks], [milliseconds(task) for task in frames], kinds)


def play(page: Page, place: str, table: str, owners: Sequence[Owner], decisions: Sequence[tuple[int, str]]) -> None:
    """Let the game go on as it once did."""
    for seat, notation in decisions:
        headers = {"Cookie": f"farshore={owners[seat].cookie}", "Origin": place}
        state = page.request.get(f"{place}/api/tables/{table}/state?since=1000000", headers=headers).json()
        mine = next(each for each in state["seats"] if each["seat"] == seat)
        action = next(each["action"] for each in mine["offers"] if each["notation"] == notation)
        ask = {"seat": seat, "action": action, "seq": state["seq"], "key": f"{table}-{state['seq']}"}
        page.request.post(f"{place}/api/tables/{table}/actions", data=ask, headers=headers)
        seen = page.request.get(f"{place}/api/tables/{table}/state?since=1000000").json()  # as the page may know it
        page.wait_for_function(SHOWN, arg=seen["seq"], polling=POLL)  # not at every frame: that would make frames
        page.evaluate(REST)


def measure(site: Site, browser: Browser, record: str, share: float, steps: int, throttle: int = THROTTLE) -> Work:
    """Watch some steps of a recorded game."""
    decisions = made(golden(record))
    start = min(int(len(decisions) * share), len(decisions) - steps - 1)
    owners = [site.owner(f"Player {seat + 1}") for seat in range(len(golden(record).header.seats))]
    table = site.put(golden(record), start, owners)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    watcher = context.new_page()
    context.new_cdp_session(watcher).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    watcher.set_default_timeout(90_000)
    watcher.goto(f"{site.place}/t/{table}")
    watcher.wait_for_selector("svg.map")
    watcher.evaluate(REST)
    browser.start_tracing(page=watcher, categories=CATEGORIES)
    play(watcher, site.place, table, owners, decisions[start : start + steps])
    done = work(browser.stop_tracing(), steps)
    context.close()
    return done


def told(name: str, done: Work) -> str:
    """Say what was measured, in a line of a table."""
    long = sum(frame > FRAME for frame in done.frames)
    middle = statistics.median(done.frames) if done.frames else 0.0
    kinds = ", ".join(f"{kind} {ms / done.steps:.1f}" for kind, ms in done.kinds.items())
    return (
        f"| {name} | {sum(done.tasks) / done.steps:.1f} | {len(done.frames)} | {middle:.1f} | "
        f"{max(done.frames, default=0):.1f} | {long} | {kinds} |"
    )


def main() -> None:
    """Measure each game in the middle and late."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this one; may be repeated")
    parser.add_argument("--steps", type=int, default=20, help="of each game and moment")
    parser.add_argument("--throttle", type=int, default=THROTTLE, help="how many times the page is slowed down")
    asked = parser.parse_args()
    print(f"Main thread, {asked.throttle} times slowed down, in ms of its processor time.")
    print(
        "| game | per step | frames | a frame | longest | over 16 | per step, by kind |\n|---|---|---|---|---|---|---|"
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder)) as site,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for game in asked.game or GAMES:
            for moment, share in MOMENTS.items():
                done = measure(site, browser, GAMES[game], share, asked.steps, asked.throttle)
                print(told(f"{game}, {moment}", done), flush=True)


if __name__ == "__main__":
    main()
