"""One turn of each game without a mouse: the cursor of the board by arrows, everything else by Tab and Enter."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web import entdecker_hands
from tests.web.hands import seat_of
from tests.web.overworld_hands import numbers
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made

IS_FOCUSED = "(one) => one === document.activeElement"
IS_SHOWN = "(one) => one.matches(':focus-visible') && getComputedStyle(one).outlineStyle !== 'none'"


def tab_to(screen: Screen, what: Locator, most: int = 120) -> None:
    """Press Tab until something has the focus, which can be seen."""
    what.wait_for()
    for _ in range(most):
        if what.evaluate(IS_FOCUSED):
            assert what.evaluate(IS_SHOWN), "the focus can be seen"
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {what}")


def enter(screen: Screen, what: Locator) -> None:
    """Go to a button and press it."""
    tab_to(screen, what)
    screen.page.keyboard.press("Enter")


def keys(screen: Screen, *names: str) -> None:
    for name in names:
        screen.page.keyboard.press(name)


def walk(screen: Screen, right: int, down: int) -> None:
    """Move the cursor of the board."""
    keys(screen, *["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    keys(screen, *["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))


def sit_down(screen: Screen, site: Site, name: str, decisions: int) -> int:
    """Open a table where it is one's turn; return the seat."""
    record = golden(name)
    seat = made(record)[decisions][0]
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if each == seat else other for each in range(len(record.header.seats))]
    screen.context.add_cookies([{"name": "farshore", "value": me.cookie, "url": site.place}])
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    return seat


def acted(screen: Screen, before: Json) -> Json:
    """Wait until what was done is shown; return how things stand."""
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(before["seq"]))
    return screen.state()


def test_overworld(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    seat = sit_down(screen, site, "overworld-2", 0)
    state = screen.turn()
    board = screen.page.get_by_role("application")
    while state["actors"] == [seat]:
        kind = seat_of(state)["offers"][0]["action"]["type"]
        tab_to(screen, board)
        if kind in {"PlaceSurvey", "PlaceCoast"}:
            here = screen.page.locator("#overworld-here")
            spot = seat_of(state)["offers"][0]["places"][0]
            x, y = numbers(spot)
            keys(screen, "ArrowRight")
            at = re.match(r"\((-?\d+),(-?\d+)\)", here.inner_text())
            assert at, "the cursor says where it is"
            walk(screen, x - int(at[1]), y - int(at[2]))
            expect(here).to_contain_text(spot)
            keys(screen, "Enter")
            expect(screen.page.locator(".ghost.pinned")).to_be_visible()
            keys(screen, "r", "Enter")
        else:
            name = seat_of(state)["offers"][0]["text"]
            enter(screen, screen.page.locator(".overworld").get_by_role("button", name=name, exact=True))
        state = acted(screen, state)


def test_entdecker(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    seat = sit_down(screen, site, "mayfair-2", 0)
    state = screen.turn()
    chart, bar = screen.page.get_by_role("application"), entdecker_hands.bar(screen)
    while state["actors"] == [seat]:
        ways = {choice["action"]["type"]: choice for choice in seat_of(state)["offers"]}
        if "StartAt" in ways:
            tab_to(screen, chart)
            start = next(each for each in seat_of(state)["offers"] if each["action"]["space"].startswith("S:"))
            reach(screen, seat_of(state)["view"], start["action"]["space"])
            keys(screen, "Enter")
            enter(screen, bar.get_by_role("button", name=start["text"], exact=True))
        elif "Announce" in ways:
            enter(screen, bar.locator("button.chip").first)
            enter(screen, bar.locator("button.main"))
        elif "PlaceTile" in ways:
            tab_to(screen, chart)
            if not bar.locator("button.main").count():
                reach(screen, seat_of(state)["view"], ways["PlaceTile"]["action"]["space"])
                keys(screen, "Enter")
            keys(screen, "r")
            enter(screen, bar.locator("button.main"))
        elif "SendScout" in ways:
            enter(screen, screen.page.locator(".paths button.offer").first)
        elif "DrawHidden" in ways:
            enter(screen, bar.get_by_role("button", name=re.compile("^Draw from Hidden Stack")).first)
        elif "Stop" in ways:
            enter(screen, bar.get_by_role("button", name=ways["Stop"]["text"], exact=True))
            enter(screen, bar.locator("button.main"))
        else:
            (choice, *_) = ways.values()
            enter(screen, bar.get_by_role("button", name=choice["text"], exact=True))
        state = acted(screen, state)


def reach(screen: Screen, view: Json, space: str) -> None:
    """Walk over the chart, from wherever the cursor is, until it says that it is at a space."""
    here = screen.page.locator("#entdecker-here")
    x, y = (int(at // 100) for at in entdecker_hands.middle(view["board"], space))
    width, height = view["board"]["width"], view["board"]["height"]
    walk(screen, -width - 2, -height - 2)  # to the corner
    walk(screen, x + 1, y + 1)
    expect(here).to_contain_text(space.rpartition(":")[2])


def test_explorers(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    record = golden("explorers-2")
    turn = next(at for at, (seat, verb) in enumerate(made(record)) if at > 10 and verb.startswith("side"))
    seat = sit_down(screen, site, "explorers-2", turn)
    state = screen.turn()
    board = screen.page.locator(".explorers")
    while seat in state["actors"]:
        choice = seat_of(state)["offers"][0]
        if choice["action"]["type"] == "Mark":
            tab_to(screen, screen.page.get_by_role("application"))
            keys(screen, "n", "Enter")
            if choice["shows"]["is_last"]:
                enter(screen, board.locator(".confirm .main"))
        else:
            name = re.compile(rf"^{re.escape(choice['text'])}\b")
            enter(screen, board.get_by_role("button", name=name).first)
        state = acted(screen, state)
