"""Play whole games on the page at every size of screen, and keep pictures: ``python -m tools.whole_games FOLDER``.

A real server, a real browser, three bots, and somebody before the screen who does what the coach would do, with the
board's own controls: by mouse on a desk, by touch on a phone. After every decision the page is looked through for what
must never be there (``tests/web/seen.py``); each fault is told with the first picture of it, and the command fails. The
pictures of the opening, the middle, late in the game and of its end are for people to look at: no script sees what is
ugly.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from farshore.core.registry import game_names
from tests.server.kept import Kept
from tests.web.hands import do, quick, seat_of
from tests.web.screen import Json, Screen
from tests.web.seen import CUT_OFF, FAULTS, LOST, STILL
from tests.web.site import Site
from tools.chromium import launch
from tools.table_pictures import open_table


class Size(NamedTuple):
    """A screen."""

    width: int
    height: int
    is_touched: bool
    share: float  # of it that the board has at least


SIZES: Final = {
    "desk": Size(1440, 900, False, 0.3),
    "laptop": Size(1366, 640, False, 0.3),
    "tablet": Size(820, 1180, False, 0.3),
    "phone": Size(390, 844, True, 0.3),
    "lying": Size(844, 390, True, 0.3),
}
MOMENTS: Final = {"1-opening": 0.03, "2-middle": 0.5, "3-late": 0.9}  # by name: how much of the game is played
EVERY: Final = 4  # decisions from one picture to the next, of which those of the moments are kept
MOST: Final = 600  # decisions of a game
PATIENCE: Final = 90_000  # ms to wait for what must happen
LOOKS: Final = 6  # at what seems to be a fault, which may be on its way
PAUSE: Final = 150  # ms between them
VERSED: Final = """try { localStorage["farshore-settings"] ??= '{"explain": false, "pace": "instant"}' } catch {}"""
"""Whoever sits here has played before, and sees at once what others do."""


class Game:
    """One game at one size."""

    def __init__(self, screen: Screen, name: str, size: str, folder: Path, rng: Random) -> None:
        self.screen = screen
        self.name = name
        self.size = size
        self.folder = folder
        self.rng = rng
        self.decisions = 0
        self.faults: dict[str, int] = {}  # and after how many decisions each was first there
        self._pictures: dict[int, bytes] = {}

    def play(self) -> None:
        """Play to the end."""
        self.screen.go(f"/t/{open_table(self.screen.page, self.screen.place, self.name)}")
        state = self.screen.turn()
        self.screen.page.evaluate(STILL)
        while not state["over"] and self.decisions < MOST:
            if self.decisions % EVERY == 0:
                self._pictures[self.decisions] = self.screen.page.screenshot()
            do(self.screen, state, self.choice(state))
            state = self.screen.turn(after=state["seq"])
            self.decisions += 1
            self.look(is_covered=any(each["action"]["type"] == "SendScout" for each in seat_of(state)["offers"]))
        if not state["over"]:
            self.note([f"the game is not over after {MOST} decisions"])
        self.end()
        self.note(self.screen.faults)
        for moment, share in MOMENTS.items():
            nearest = min(self._pictures, key=lambda at, wanted=share * self.decisions: abs(at - wanted))  # type: ignore[misc]
            self.path(moment).write_bytes(self._pictures[nearest])

    def choice(self, state: Json) -> Json:
        """Return what the coach would do, or if she may not be asked, anything that is quick."""
        seat = seat_of(state)
        ask = {"seat": seat["seat"], "seq": state["seq"]}
        answer = self.screen.page.request.post(
            f"{self.screen.place}/api/tables/{self.screen.table}/advice", data=ask, timeout=PATIENCE
        )
        moves = answer.json()["moves"] if answer.ok else []
        best = {move["notation"] for move in moves[:1]}
        return next((each for each in seat["offers"] if each["notation"] in best), None) or quick(
            seat["offers"], self.rng
        )

    def look(self, *, is_covered: bool = False) -> None:
        """Look through the page, more than once at what may only be on its way; ``is_covered``: no board is wanted.

        Where a scout is sent, the jungle takes the board's place.
        """
        page, share = self.screen.page, 0 if is_covered else SIZES[self.size].share
        found: list[str] = []
        for _ in range(LOOKS):
            found = page.evaluate(FAULTS, []) + page.evaluate(LOST, share)
            if not found:
                return
            page.wait_for_timeout(PAUSE)
        self.note(found)

    def end(self) -> None:
        """Look at the result, and then at the board below it."""
        page = self.screen.page
        page.evaluate(STILL)
        page.wait_for_timeout(LOOKS * PAUSE)
        page.screenshot(path=self.path("4-end"))
        ending = page.get_by_role("dialog")
        if ending.count() == 1:
            self.note(ending.evaluate(CUT_OFF))
            self.screen.press(ending.get_by_role("button", name=self.screen.say("look-at-map")))
            page.evaluate(STILL)
            self.look()
            page.screenshot(path=self.path("5-board"))
        else:
            self.note(["there is no result"])

    def note(self, found: Sequence[str]) -> None:
        """Keep faults, and a picture of those that are new."""
        new = [fault for fault in found if fault not in self.faults]
        if new:
            self.screen.page.screenshot(path=self.path(f"fault-{self.decisions:03}"))
        for fault in new:
            self.faults[fault] = self.decisions

    def path(self, moment: str) -> Path:
        """Return where a picture goes."""
        return self.folder / f"{self.name}-{self.size}-{moment}.png"


def play(site: Site, browser: Browser, name: str, size: str, asked: argparse.Namespace) -> Game:
    """Play one game at one size."""
    screen = SIZES[size]
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.is_touched,
        is_mobile=screen.is_touched,
        reduced_motion="no-preference" if asked.moving else "reduce",
        locale=asked.language,
        color_scheme="dark" if asked.dark else "light",
        extra_http_headers={"Origin": site.place},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(VERSED)
    with context:
        game = Game(
            Screen(context, site.place, touch=screen.is_touched, language=asked.language),
            name,
            size,
            asked.folder,
            Random(asked.seed),
        )
        game.play()
    return game


def say(line: str) -> None:
    """Tell at once what is known: the next game takes minutes."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Play all that is asked for; tell each game in a line, and fail if there were faults."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where pictures go")
    parser.add_argument("--game", action="append", choices=sorted(game_names()), help="only this; may be repeated")
    parser.add_argument("--size", action="append", choices=sorted(SIZES), help="only this; may be repeated")
    parser.add_argument("--language", default="en", help="that is read")
    parser.add_argument("--dark", action="store_true", help="by night")
    parser.add_argument("--moving", action="store_true", help="with everything that moves, which takes longer")
    parser.add_argument("--seed", type=int, default=1, help="of choices that the coach does not make")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    is_faulty = False
    with (
        TemporaryDirectory() as data,
        Site(Kept(Path(data))) as site,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for size in asked.size or SIZES:
            for name in asked.game or game_names():
                begun = monotonic()
                game = play(site, browser, name, size, asked)
                took = monotonic() - begun
                say(f"{name}, {size}: {game.decisions} decisions, {took:.0f} s, {len(game.faults)} faults")
                for fault, at in game.faults.items():
                    say(f"  after {at}: {fault}")
                is_faulty = is_faulty or bool(game.faults)
    return int(is_faulty)


if __name__ == "__main__":
    sys.exit(main())
