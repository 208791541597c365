"""How a person does each thing on the board of Entdecker."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from tests.web.screen import Json, Screen

TILE = 100  # units of the drawing
RIM = 30  # how far from the board the middle of an Edge Space is


def do(screen: Screen, seat: Json, choice: Json) -> None:
    """Do something with what the board offers for it."""
    action, text, view = choice["action"], choice["text"], seat["view"]
    match action["type"]:
        case "NameTopScouts":
            for number in (action["first"], action["second"]):
                press(screen, str(number))
            press(screen, text)
        case "StartAt":
            press_space(screen, view, action["space"])
            press(screen, text)
        case "Announce":
            announce(screen, action, text)
            screen.press(bar(screen).locator("button.main"))
        case "DrawHidden":
            screen.press(bar(screen).get_by_role("button", name=re.compile(rf"^{re.escape(text)}\.")))
        case "PlaceTile":
            place_tile(screen, seat, choice)
        case "PlaceUnit":
            place_unit(screen, seat, choice)
        case "Recall":
            press(screen, screen.say("entdecker-recall"))
            press(screen, text)
        case "SendScout":
            send(screen, seat, choice)
        case "Stop":
            press(screen, text)
            screen.press(bar(screen).locator("button.main"))
        case _:
            press(screen, text)


def bar(screen: Screen) -> Locator:
    """Return where decisions are made."""
    return screen.page.locator(".entdecker .bar")


def press(screen: Screen, name: str) -> None:
    """Press a button of the bar."""
    screen.press(bar(screen).get_by_role("button", name=name, exact=True))


def press_space(screen: Screen, view: Json, space: str) -> None:
    """Click on a space of the chart, or at its edge."""
    x, y = middle(view["board"], space)
    drawing, fit = screen.page.locator("svg.map"), screen.page.get_by_role("button", name=screen.say("entdecker-fit"))
    screen.press_at(drawing, x, y, fit)


def announce(screen: Screen, action: Json, text: str) -> None:
    """Say how many tiles: by a button, or, where there are more than have room, from the list of the others."""
    chip = bar(screen).get_by_role("button", name=text, exact=True)
    if chip.count():
        screen.press(chip)
        return
    more = bar(screen).locator(f"[data-hint=announce-{action['kind']}] select")
    more.select_option(str(action["tiles"]))


def place_tile(screen: Screen, seat: Json, choice: Json) -> None:
    """Try the tile on a space, unless it is tried there already, turn it until it lies as wished, and confirm."""
    wanted = bar(screen).get_by_role("button", name=choice["text"], exact=True)
    if len({offer["places"][0] for offer in seat["offers"]}) > 1:
        press_space(screen, seat["view"], choice["places"][0])
    for _ in range(4):
        if wanted.count():
            break
        screen.press(bar(screen).get_by_role("button", name=screen.say("entdecker-turn")))
    assert wanted.inner_text() == screen.say("entdecker-place")
    screen.press(wanted)


def place_unit(screen: Screen, seat: Json, choice: Json) -> None:
    """Take a unit, say where and which if there is a choice, and confirm."""
    action = choice["action"]
    ways = [each["action"] for each in seat["offers"] if each["action"]["type"] == "PlaceUnit"]
    unit = screen.say(f"entdecker-unit-name-{action['unit']}")
    press(screen, screen.say("entdecker-unit-for", unit=unit, gold=seat["view"]["prices"][action["unit"]]))
    own = [way for way in ways if way["unit"] == action["unit"]]
    if len({way["side"] for way in own}) > 1:
        press(screen, screen.say(f"entdecker-side-{action['side']}"))
    pick(screen, screen.say("entdecker-number"), [way["number"] for way in own], action["number"])
    screen.press(bar(screen).get_by_role("button", name=re.compile(rf"^{re.escape(choice['text'])}\s?:")))


def send(screen: Screen, seat: Json, choice: Json) -> None:
    """Choose which scout goes, if there is a choice, and where: on the path itself."""
    ways = [each["action"] for each in seat["offers"] if each["action"]["type"] == "SendScout"]
    action = choice["action"]
    pick(
        screen,
        screen.say("entdecker-which-scout"),
        [(way["number"], way["spot"]) for way in ways],
        (action["number"], action["spot"]),
    )
    screen.press(screen.page.locator(".entdecker .paths button").nth(action["path"] - 1))


def pick(screen: Screen, label: str, scouts: list[Any], wanted: Any) -> None:
    """Choose one of several scouts: by a button if they are few, from a list if they are many."""
    names = list(dict.fromkeys(scouts))
    if len(names) < 2:
        return
    chips, choices = bar(screen).get_by_role("group", name=label), bar(screen).get_by_label(label)
    if chips.count():
        screen.press(chips.get_by_role("button").nth(names.index(wanted)))
    else:
        choices.select_option(index=names.index(wanted))


def middle(board: Json, space: str) -> tuple[float, float]:
    """Return the middle of a space on the chart: ``C4``, or at the edge ``S:C``."""
    if ":" not in space:
        found = re.fullmatch(r"([A-Z]+)(\d+)", space)
        assert found, space
        return (board["columns"].index(found[1]) + 0.5) * TILE, (int(found[2]) - 0.5) * TILE
    side, label = space.split(":")
    along = (board["columns"].index(label) if side in "NS" else int(label) - 1) + 0.5
    across = {"N": -RIM, "W": -RIM, "S": board["height"] * TILE + RIM, "E": board["width"] * TILE + RIM}[side]
    return (along * TILE, across) if side in "NS" else (across, along * TILE)
