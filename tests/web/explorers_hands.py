"""How a person does each thing on the board of Explorers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.web.screen import Json, Screen

SQUARE = 16  # units of the drawing
FINGER = 40  # pixels


def do(screen: Screen, seat: Json, choice: Json) -> None:
    """Do something with what the board offers for it."""
    action = choice["action"]
    if action["type"] == "LayTile":
        lay(screen, action)
    elif action["type"] in {"Mark", "ChooseVillage"}:
        is_tried = press_square(screen, action["square"])
        if is_tried or choice["final"]:  # the board asks once more
            confirm(screen, choice["text"])
    else:
        idle = rf"(\.? {re.escape(choice['idle'])})?" if choice["idle"] else ""
        chosen = re.escape(screen.say("explorers-chose", name="@")).replace("@", ".+")
        name = re.compile(rf"^{re.escape(choice['text'])}{idle}( \d+ \w+)?( {chosen})?{idle}$")
        screen.press(board(screen).get_by_role("button", name=name))
        if choice["final"] or choice["idle"]:
            confirm(screen, choice["text"])


def board(screen: Screen) -> Locator:
    """Return the board."""
    return screen.page.locator(".explorers")


def confirm(screen: Screen, text: str) -> None:
    """Say yes."""
    screen.press(board(screen).locator(".confirm, .anyway").get_by_role("button", name=text, exact=True))


def press_square(screen: Screen, square: str) -> bool:
    """Click on a square of the map; a tap that may mean several squares looks closer, and is repeated.

    Tell whether a finger covered the square, so that the board asks whether it is the one.
    """
    x, y = ("abcdefghijklmnop".index(square[0]) + 0.5) * SQUARE, (int(square[1:]) - 0.5) * SQUARE
    drawing, fit = (
        board(screen).locator("svg.map"),
        board(screen).get_by_role("button", name=screen.say("explorers-fit")),
    )
    screen.bring_into_sight(drawing, x, y, fit)
    is_close = square_size(drawing) >= FINGER
    screen.press_at(drawing, x, y, fit)
    if screen.touch and not is_close and square_size(drawing) >= FINGER:
        screen.press_at(drawing, x, y)
        return False
    return screen.touch and not is_close


def square_size(drawing: Locator) -> float:
    """Return how many pixels wide a square is."""
    size: float = drawing.evaluate(f"(drawing) => {SQUARE} * drawing.getScreenCTM().a")
    return size


def lay(screen: Screen, action: Json) -> None:
    """Take a tile, turn it, and lay it."""
    screen.press(board(screen).get_by_role("radio", name=screen.say("explorers-tile", tile=action["tile"]), exact=True))
    for _ in range(action["turns"]):
        screen.press(board(screen).get_by_role("button", name=screen.say("explorers-turn-tile")))
    screen.press(
        board(screen).get_by_role("button", name=screen.say("explorers-lay", quadrant=action["quadrant"]), exact=True)
    )
