"""Turns of each game without a mouse: digits pick, N goes on, Enter does it, and the focus is on what comes next."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.effort import in_depth
from tests.web import entdecker_hands
from tests.web.hands import seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made
from tests.web.test_accessibility import check

DECIDING = """() => {
  const { activeElement: one } = document;
  const isDecision = one.matches("svg.map[data-open], [data-choices] button");
  return isDecision && one.matches(":focus-visible") && getComputedStyle(one).outlineStyle !== "none";
}"""
"""The focus is on something to decide, and can be seen."""

SOMEWHERE = "() => document.activeElement !== null && document.activeElement !== document.body"
CELL = "one => one.querySelector('#' + one.getAttribute('aria-activedescendant'))?.getAttribute('aria-label') ?? ''"
"""What is said of the place that the cursor of a map is on."""


class Keys:
    """Somebody who has only keys; they are counted."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.count = 0

    def press(self, *names: str) -> None:
        for name in names:
            self.screen.page.keyboard.press(name)
        self.count += len(names)

    def pick(self, choice: Locator) -> None:
        """Press the digit that a choice shows."""
        expect(choice).to_have_attribute("data-digit", re.compile(r"^\d$"))
        digit = choice.get_attribute("data-digit") or ""
        assert choice.evaluate("one => getComputedStyle(one, '::after').content").startswith(f'"{digit}"')
        self.press(digit)

    def go_to(self, place: str) -> None:
        """Press N until the cursor of the map is on a place."""
        board = self.screen.page.get_by_role("application")
        expect(board).to_be_focused()
        for _ in range(60):
            if board.get_attribute("data-at") == place:
                assert board.evaluate(CELL), "it says what is there"
                return
            self.press("n")
        raise AssertionError(f"N never comes to {place}")

    def acted(self, before: Json) -> Json:
        """Wait until what was done is shown, and the focus is on the next decision; return how things stand."""
        page = self.screen.page
        expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before["seq"]))
        state = self.screen.state()
        mine = page.locator(".prompt > .mine")
        page.wait_for_function(DECIDING if mine.count() else SOMEWHERE)
        return state


def sit_down(screen: Screen, site: Site, name: str, decisions: int) -> int:
    """Open a table where it is one's turn; return the seat."""
    record = golden(name)
    seat = made(record)[decisions][0]
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if each == seat else other for each in range(len(record.header.seats))]
    screen.context.add_cookies([{"name": "farshore", "value": me.cookie, "url": site.place}])
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    expect(screen.page.get_by_role("application")).to_be_visible()  # keys are heard
    return seat


def test_entdecker(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    seat = sit_down(screen, site, "mayfair-2", 0)
    state = screen.turn()
    check_the_sheet(Keys(screen))
    check_the_panels(Keys(screen))
    state = check_undoing(Keys(screen), state)
    keys, bar = Keys(screen), entdecker_hands.bar(screen)
    while state["actors"] == [seat]:
        play_entdecker(keys, bar, state)
        state = keys.acted(state)
    assert keys.count < 20, "a turn is quick"


def check_the_sheet(keys: Keys) -> None:
    """``?`` shows all keys, those of the game and of its map too; the focus comes back from it."""
    page = keys.screen.page
    keys.press("n")
    page.wait_for_function(DECIDING)
    keys.press("?")
    sheet = page.get_by_role("dialog", name="All keys")
    expect(sheet.get_by_role("heading", level=3)).to_have_text(
        ["At the table", "In this game", "On the map, while it has the focus"]
    )
    shown = sheet.locator("kbd").all_inner_texts()
    assert {"1 – 9", "0", "N", "U", "L", "C", "R", "E", "?", "Enter", "Home"} <= set(shown)
    check(keys.screen, "dialog")
    keys.press("u", "l", "1", "Escape")
    expect(sheet).to_have_count(0)
    page.wait_for_function(DECIDING)


def check_the_panels(keys: Keys) -> None:
    """The story and the list are a key away, and so is the way back. Whoever writes in a field writes."""
    page = keys.screen.page
    keys.press("l")
    expect(page.get_by_role("group", name="The story so far")).to_be_focused()
    keys.press("l")
    page.wait_for_function(DECIDING)
    keys.press("c")
    choices = page.locator(".over .choices button")
    expect(choices.first).to_be_focused()
    keys.press("n", "n", "Shift+N")
    expect(choices.nth(1)).to_be_focused()
    field = page.get_by_role("searchbox")
    field.focus()
    keys.press("1", "u", "?", "c")
    expect(field).to_have_value("1u?c")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("Escape")
    expect(choices).to_have_count(0)
    page.wait_for_function(DECIDING)
    keys.press("Control+c", "Alt+c", "Meta+c")
    expect(choices).to_have_count(0)


def check_undoing(keys: Keys, state: Json) -> Json:
    """After a refusal, something done, taken back and the page loaded again, the focus is on what is to be decided."""
    page = keys.screen.page
    board = page.get_by_role("application")
    keys.press("ArrowDown" if "N:" in (board.get_attribute("data-at") or "") else "ArrowUp", "Enter")
    expect(page.locator(".notice")).to_be_visible()
    page.wait_for_function(DECIDING)
    keys.press("n", "Enter", "Enter")
    done = keys.acted(state)
    keys.press("u")
    back = keys.acted(done)
    page.reload()
    keys.screen.turn()
    page.wait_for_function(DECIDING)
    return back


def play_entdecker(keys: Keys, bar: Locator, state: Json) -> None:
    """Do one thing of a journey."""
    ways = {choice["action"]["type"]: choice for choice in seat_of(state)["offers"]}
    deed = bar.locator("button.main")
    if "StartAt" in ways:
        keys.press("n", "Enter", "Enter")
    elif "Announce" in ways:
        keys.pick(bar.locator("button.chip").nth(1))
        expect(deed).to_be_focused()
        keys.press("Enter")
    elif "PlaceTile" in ways:
        if not deed.count():
            keys.press("Enter")
        keys.press("r", "Enter")
    elif "DrawHidden" in ways:
        keys.pick(bar.get_by_role("button", name=re.compile("^Draw from Hidden Stack")).first)
    elif "PlaceUnit" in ways:
        keys.pick(bar.get_by_role("button", name=re.compile("^A scout for")))
        expect(deed).to_be_focused()
        keys.press("Enter")
    else:
        keys.press("1")


@in_depth
def test_overworld(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    seat = sit_down(screen, site, "overworld-2", 0)
    state = screen.turn()
    keys, board = Keys(screen), screen.page.get_by_role("application")
    keys.press("n")
    while state["actors"] == [seat]:
        offers = seat_of(state)["offers"]
        kind = offers[0]["action"]["type"]
        if kind in {"PlaceSurvey", "PlaceCoast"}:
            keys.go_to(offers[-1]["places"][0])
            keys.press("Enter")
            expect(screen.page.locator(".ghost.pinned")).to_be_visible()
            lies = screen.page.locator("#overworld-lies")
            before = lies.inner_text()
            keys.press("r")
            expect(lies).not_to_have_text(before)
            keys.press("e")
            expect(lies).to_have_text(before)
            keys.press("Enter")
        else:
            keys.pick(screen.page.locator(".overworld").get_by_role("button", name=offers[0]["text"], exact=True))
        state = keys.acted(state)
    expect(board).to_be_focused()


def test_explorers(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    record = golden("explorers-2")
    turn = next(at for at, (seat, verb) in enumerate(made(record)) if at > 10 and verb.startswith("side"))
    seat = sit_down(screen, site, "explorers-2", turn)
    state = screen.turn()
    keys, board = Keys(screen), screen.page.locator(".explorers")
    keys.press("n")
    while seat in state["actors"]:
        choice = seat_of(state)["offers"][0]
        if choice["action"]["type"] == "Mark":
            keys.go_to(choice["places"][0])
            keys.press("Enter")
            if choice["final"]:
                expect(board.locator(".confirm .main")).to_be_visible()
                keys.press("Enter")
        else:
            keys.pick(board.get_by_role("button", name=re.compile(rf"^{re.escape(choice['text'])}\b")).first)
        state = keys.acted(state)


def test_what_is_heard(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    sit_down(screen, site, "mayfair-2", 54)
    offers = seat_of(screen.turn())["offers"]
    offered = {offer["action"]["unit"] for offer in offers if offer["action"]["type"] == "PlaceUnit"}
    refused = sorted({"scout", "fort", "settlement"} - offered)
    assert refused, "something cannot be paid"
    for unit in refused:
        button = screen.page.get_by_role("button", name=re.compile(f"^A {unit} for"))
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_attribute("aria-description", re.compile(r"\w+ .*\.$"))
