"""How a person does each thing on the board of Overworld."""

from __future__ import annotations

import re
from re import Pattern

from playwright.sync_api import Locator

from tests.web.screen import Json, Screen

SQUARE = 16  # units of the drawing
FINGER = 40  # pixels, below which a square is covered by it
POINTED = ("PutExplorer", "ChooseGap", "MoveDoor", "LeaveFromBoard")


def is_at_either_end(state: Json) -> bool:
    """Tell whether a game is in its first or last turns. Those between are many, and alike."""
    turn = state["seats"][0]["view"]["turn"]
    return bool(turn["turn"] < 4 or turn["turns_left"] < 4)


def do(screen: Screen, seat: Json, choice: Json) -> None:
    """Do something with what the board offers for it."""
    action = choice["action"]
    if action["type"] == "PlaceSurvey":
        place_survey(screen, choice)
    elif action["type"] == "PlaceCoast":
        place_coast(screen, choice)
    elif action["type"] in POINTED:
        if press_square(screen, *numbers(choice["places"][0])) < FINGER and screen.touch:
            press(screen, choice["text"])  # a finger covered the square: the board asks whether it is the one
    else:
        press(screen, choice["text"])
        if choice["idle"]:  # the board asks once more
            screen.press(board(screen).locator(".anyway").get_by_role("button", name=choice["text"], exact=True))


def board(screen: Screen) -> Locator:
    """Return the board."""
    return screen.page.locator(".overworld")


def place_survey(screen: Screen, choice: Json) -> None:
    """Try a tile on a square, turn it until it lies as wished, and confirm."""
    try_survey(screen, choice)
    press(screen, screen.say("overworld-place"))


def try_survey(screen: Screen, choice: Json) -> None:
    """Try a tile on a square, and turn it until it lies as wished."""
    wanted = {(x, y) for x, y in choice["shows"]["squares"]}
    press_square(screen, *numbers(choice["places"][0]))
    for _ in range(30):
        if ghost(screen) == wanted:
            break
        press(screen, keyed(screen, "overworld-turn", "R"))
    assert ghost(screen) == wanted


def place_coast(screen: Screen, choice: Json) -> None:
    """Try a coast on a square, change its face and turn it until it lies as wished, and confirm."""
    face, land = choice["shows"], choice["action"]["land"]
    press_square(screen, *numbers(choice["places"][0]))
    for _ in range(4):
        if coast(screen)[1:] == [face["land"], face["water"]]:
            break
        press(screen, keyed(screen, "overworld-face", "F"))
    for _ in range(4):
        if coast(screen)[0] == land:
            break
        press(screen, keyed(screen, "overworld-turn", "R"))
    assert coast(screen) == [land, face["land"], face["water"]]
    press(screen, screen.say("overworld-place"))


def keyed(screen: Screen, key: str, cap: str) -> Pattern[str]:
    """Return the name of a button that also says its key; a phone has none."""
    return re.compile(f"^{re.escape(screen.say(key))}( {cap})?$")


def press(screen: Screen, name: str | Pattern[str]) -> None:
    """Press a button of the board."""
    screen.press(board(screen).get_by_role("button", name=name, exact=True))


def press_square(screen: Screen, x: int, y: int) -> float:
    """Click on a square of the map, which is first brought into sight; return how many pixels wide it is."""
    drawing, fit = (
        board(screen).locator("svg.map"),
        board(screen).get_by_role("button", name=screen.say("overworld-fit")),
    )
    middle = (x + 0.5) * SQUARE, (y + 0.5) * SQUARE
    screen.bring_into_sight(drawing, *middle, fit)
    size: float = drawing.evaluate(f"(drawing) => {SQUARE} * drawing.getScreenCTM().a")
    screen.press_at(drawing, *middle, fit)
    return size


def ghost(screen: Screen) -> set[tuple[int, int]]:
    """Return the squares on which the tile that is tried would lie."""
    found = (
        board(screen)
        .locator(".ghost.pinned > rect")
        .evaluate_all("(rects) => rects.map((rect) => [rect.x.baseVal.value, rect.y.baseVal.value])")
    )
    return {(int(x // SQUARE), int(y // SQUARE)) for x, y in found}


def coast(screen: Screen) -> list[str]:
    """Return how the coast that is tried would lie: where its land is, and what its halves show."""
    found = board(screen).locator(".ghost.pinned [data-coast]").get_attribute("data-coast")
    return (found or "").split()


def numbers(square: str) -> tuple[int, int]:
    """Read a square's name."""
    x, y = square[1:-1].split(",")
    return int(x), int(y)
