"""Take the pictures of the web table that the README shows: ``python -m tools.table_pictures``.

A real server with an empty folder, a real browser, real games: three characters, and a visitor who does what the
coach would do.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final
from uuid import uuid4

from playwright.sync_api import Page, ViewportSize, sync_playwright

from farshore.core.registry import game_names
from tools.chromium import launch

OUT: Final = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SHARE: Final = {"entdecker": 44, "explorers": 50, "overworld": 12}
"""How many decisions the visitor makes before the picture is taken, at most."""
REST: Final = 3000  # milliseconds until everything has come to rest


@contextmanager
def server() -> Iterator[str]:
    """Serve from an empty folder, and return the address."""
    with TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-u",
            "-m",
            "farshore.cli.main",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--coach",
            "0.2",
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
        assert process.stdout is not None
        try:
            found = next(match for line in process.stdout if (match := re.search(r"http://\S+\d", line)))
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def play(page: Page, table: str, rng: Random, most: int) -> None:
    """Decide for the visitor as the coach would, so many times or until the game is over."""
    for _ in range(most):
        while True:
            state = page.request.get(f"{table}/state").json()
            if state["over"] or state["seats"][0]["offers"]:
                break
            page.wait_for_timeout(20)
        if state["over"]:
            return
        mine = state["seats"][0]
        answer = page.request.post(f"{table}/advice", data={"seat": mine["seat"], "seq": state["seq"]})
        best = {move["notation"] for move in answer.json()["moves"][:1]} if answer.ok else set()
        choice: dict[str, Any] = rng.choice(
            [each for each in mine["offers"] if each["notation"] in best] or mine["offers"]
        )
        ask = {"seat": mine["seat"], "action": choice["action"], "seq": state["seq"], "key": uuid4().hex}
        page.request.post(f"{table}/actions", data=ask)


def characters(page: Page, address: str, game: str) -> list[str]:
    """Return the three gentlest characters of a game."""
    (info,) = (each for each in page.request.get(f"{address}/api/games").json() if each["name"] == game)
    known = sorted((bot["level"], bot["name"]) for bot in info["bots"] if bot["level"] > 0)
    return [name for _, name in known[:3]]


def open_table(page: Page, address: str, game: str, bots: Sequence[str] = ("greedy", "greedy", "greedy")) -> str:
    """Open a table for the visitor and bots; return its name."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    ask = {"name": "Ada", "game": game, "options": {}, "seats": seats}
    found: str = page.request.post(f"{address}/api/tables", data=ask).json()["id"]
    return found


def take(page: Page, name: str, wanted: str = ".frame") -> None:
    """Take a picture, when what is wanted is there."""
    page.locator(wanted).first.wait_for()
    page.wait_for_timeout(REST)
    skip = page.get_by_role("button", name="Skip to my turn")
    if skip.is_visible():
        skip.click()
        page.wait_for_timeout(REST)
    explained = page.get_by_role("button", name="No more of these")
    if explained.is_visible():
        explained.click()
    page.screenshot(path=OUT / f"table-{name}.png")


def main() -> None:
    """Take them all."""
    rng = Random(4)
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport=DESKTOP, extra_http_headers={"Origin": address})
        page.goto(address)
        take(page, "start", "main article svg, main li svg")
        for game in game_names():
            table = open_table(page, address, game, characters(page, address, game))
            play(page, f"{address}/api/tables/{table}", rng, SHARE.get(game, 20))
            page.set_viewport_size(DESKTOP)
            page.goto(f"{address}/t/{table}")
            take(page, game)
        page.set_viewport_size(PHONE)
        take(page, "phone")
        browser.close()


if __name__ == "__main__":
    main()
