"""How much work a page has while others move: ``python -m benchmarks.page_paint``.

A real server and a real page, of a person who plays. Recorded games are put on a table where they once stood in the
middle and late, and go on as they once did while the page watches: the same steps in every run, whatever bots would do
today. The first few are not counted: a page that has been open for a while has run everything before.

What is told is processor time of the page's main thread, times four: as on a device so much slower than the machine of
the figures in README.md while nothing else runs there, or, with ``--here``, than this one. How, and why not by
Chromium's own throttle, says ``benchmarks/page_trace.py``. A step is all that is done because somebody moved, until
everything on the board has come to rest; a frame is all that is done since the last one was made, and to make it.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.page_trace import CATEGORIES, SAMPLES, YARD, YARDS, YARDSTICK, Frame, frames, functions, yard
from tests.server.kept import Kept
from tests.web.site import Owner, Site, golden, made
from tools.chromium import launch

T = TypeVar("T")
GAMES: Final = {"entdecker": "mayfair-4", "explorers": "explorers-4", "overworld": "overworld-4"}
MOMENTS: Final = {"middle": 0.5, "late": 0.85}
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
SLOWER: Final = 4.0
FRAME: Final = 16.0  # ms
LEAST: Final = 0.5  # ms: less is not told
WARM: Final = 3  # steps that are not counted
WATCHER: Final = 0  # whose page it is
SHOWN: Final = """(seq) => new Promise((shown) => {
  const table = document.querySelector(".table");
  const look = () => Number(table.dataset.seq) >= seq && (watch.disconnect(), shown());
  const watch = new MutationObserver(look); // asking again and again would be work
  watch.observe(table, { attributeFilter: ["data-seq"] });
  look();
})"""
REST: Final = """async () => {
  const pause = () => new Promise((over) => setTimeout(over, 150));
  await pause();
  const moves = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map((each) => each.finished));
  await pause();
}"""
"""Wait until everything that moves and will end has come to rest, and what is drawn later is drawn."""
CLOCK: Final = "const now = performance.now.bind(performance); performance.now = () => now() * %g;"
"""A page that looks at the clock, to see whether a frame has room for more, sees that of the slower device."""
WORD: Final = """async (times) => {
  const frame = () => new Promise((made) => requestAnimationFrame(made));
  const word = document.querySelector("h1").firstChild;
  const text = word.nodeValue;
  for (let time = 0; time < times; time++) {
    await frame();
    word.nodeValue = time % 2 ? text : `${text}!`;
    await frame();
  }
}"""
"""Let one word of the page change, again and again."""


class Watched(NamedTuple):
    """What was measured at one table."""

    steps: int
    frames: list[Frame]
    trace: bytes
    yard: float  # ms: the machine's speed meanwhile
    slower: float

    def work(self) -> float:
        """Return how much was done for a step."""
        return sum(frame.work for frame in self.frames) / self.steps

    def long(self) -> list[Frame]:
        """Return the frames that are late."""
        return [frame for frame in self.frames if frame.work > FRAME]


def play(page: Page, place: str, table: str, owners: Sequence[Owner], decisions: Sequence[tuple[int, str]]) -> None:
    """Let the game go on as it once did."""
    for seat, notation in decisions:
        headers = {"Cookie": f"farshore={owners[seat].cookie}", "Origin": place}
        where = f"{place}/api/tables/{table}"
        state = page.request.get(f"{where}/state?since=1000000", headers=headers).json()
        mine = next(each for each in state["seats"] if each["seat"] == seat)
        action = next(each["action"] for each in mine["offers"] if each["notation"] == notation)
        ask = {"seat": seat, "action": action, "seq": state["seq"], "key": f"{table}-{state['seq']}"}
        page.request.post(f"{where}/actions", data=ask, headers=headers)
        watcher = {"Cookie": f"farshore={owners[WATCHER].cookie}"}
        seen = page.request.get(f"{where}/state?since=1000000", headers=watcher).json()  # as the page may know it
        page.evaluate(SHOWN, seen["seq"])
        page.evaluate(REST)


def measure(site: Site, browser: Browser, record: str, share: float, asked: argparse.Namespace) -> Watched:
    """Watch some steps of a recorded game."""
    decisions = made(golden(record))
    start = min(int(len(decisions) * share), len(decisions) - asked.steps - WARM - 1)
    owners = [site.owner(f"Player {seat + 1}") for seat in range(len(golden(record).header.seats))]
    table = site.put(golden(record), start, owners)
    width, height = SIZES[asked.size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=asked.size == "phone")
    context.add_cookies([{"name": "farshore", "value": owners[WATCHER].cookie, "url": site.place}])
    context.add_init_script(CLOCK % asked.slower)
    page = context.new_page()
    page.set_default_timeout(90_000)
    page.goto(f"{site.place}/t/{table}")
    page.wait_for_selector("svg.map, [role=grid]")
    page.evaluate(REST)
    play(page, site.place, table, owners, decisions[start : start + WARM])
    before = speed(browser, page)
    browser.start_tracing(page=page, categories=CATEGORIES + (SAMPLES if asked.functions else []))
    if asked.least:
        page.evaluate(WORD, asked.steps)
    else:
        play(page, site.place, table, owners, decisions[start + WARM : start + WARM + asked.steps])
    trace = browser.stop_tracing()
    took = (before + speed(browser, page)) / 2
    context.close()
    seen = frames(trace, asked.slower * (1 if asked.here else YARD / took))
    if asked.least:  # as many were made in which nothing had changed
        seen = sorted(seen, key=lambda frame: -frame.work)[: asked.steps]
    return Watched(asked.steps, seen, trace, took, asked.slower)


def speed(browser: Browser, page: Page) -> float:
    """Return how many ms of processor time the yardstick takes now; nothing of it is left to be cleared away later."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(YARDS):
        page.evaluate(YARDSTICK)
    took = yard(browser.stop_tracing())
    page.request_gc()
    return took


def largest(parts: Mapping[T, float]) -> list[tuple[T, float]]:
    """Return parts of something, the largest first."""
    return sorted(parts.items(), key=lambda part: -part[1])


def told(name: str, seen: Watched) -> str:
    """Say what was measured, in a line of a table."""
    each = sorted(frame.work for frame in seen.frames if frame.is_drawn)
    kinds = {kind for frame in seen.frames for kind in frame.kinds}
    sums = {kind: sum(frame.kinds.get(kind, 0) for frame in seen.frames) / seen.steps for kind in kinds}
    by_kind = ", ".join(f"{kind} {ms:.1f}" for kind, ms in largest(sums) if ms >= LEAST)
    return (
        f"| {name} | {seen.work():.1f} | {len(each)} | "
        f"{statistics.median(each):.1f} | {statistics.quantiles(each, n=20)[-1]:.1f} | {each[-1]:.1f} | "
        f"{len(seen.long())} | {seen.yard:.1f} | {by_kind} |"
    )


def explained(seen: Watched, count: int) -> str:
    """Say what the longest frames did."""
    longest = sorted(seen.frames, key=lambda frame: -frame.work)[:count]
    return "\n".join(
        f"  {frame.work:.1f}: " + ", ".join(f"{kind} {ms:.1f}" for kind, ms in largest(frame.kinds) if ms >= LEAST)
        for frame in longest
    )


def explained_by_function(seen: Watched, count: int) -> str:
    """Say in which functions frames spent their time that are late."""
    spent = functions(seen.trace, seen.long(), seen.slower)
    return "\n".join(
        f"  {ms / seen.steps:.2f} ms a step: {place.name} ({place.file}:{place.line})"
        for place, ms in largest(spent)[:count]
    )


def main() -> None:
    """Measure each game in the middle and late."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this one; may be repeated")
    parser.add_argument("--moment", action="append", choices=sorted(MOMENTS), help="only then; may be repeated")
    parser.add_argument("--size", choices=sorted(SIZES), default="desk", help="of the page")
    parser.add_argument("--steps", type=int, default=12, help="of each game and moment")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured; told is the quickest")
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times slower the device is")
    parser.add_argument("--here", action="store_true", help="so many times slower than this very machine as it is now")
    parser.add_argument("--least", action="store_true", help="instead: frames in which one word of the page changed")
    parser.add_argument("--longest", type=int, default=0, help="tell of so many of the longest frames what they did")
    parser.add_argument(
        "--functions", type=int, default=0, help="tell so many functions of late frames (slows the page)"
    )
    asked = parser.parse_args()
    print(f"Main thread of a page ({asked.size}), in ms of its processor time × {asked.slower:g}.")
    print("| game | a step | frames | median | 95 % | longest | over 16 | yardstick | a step, by kind |")
    print("|---" * 9 + "|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Kept(Path(folder))) as site,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for game in asked.game or GAMES:
            for moment in asked.moment or MOMENTS:
                rounds = (measure(site, browser, GAMES[game], MOMENTS[moment], asked) for _ in range(asked.rounds))
                seen = min(rounds, key=Watched.work)  # what else the machine does only ever adds
                print(told(f"{game}, {moment}", seen), flush=True)
                if asked.longest:
                    print(explained(seen, asked.longest), flush=True)
                if asked.functions:
                    print(explained_by_function(seen, asked.functions), flush=True)


if __name__ == "__main__":
    main()
