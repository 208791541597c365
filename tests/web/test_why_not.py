"""What cannot be done is explained, with the rule, and what was done can be taken back."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from farshore.core.contract import CHANCE
from farshore.core.record import Record
from tests.effort import usually
from tests.web import entdecker_hands, explorers_hands, overworld_hands
from tests.web.hands import do, seat_of
from tests.web.screen import Json, OpenScreen, Screen, settled
from tests.web.site import Site, golden, made

EARLY = 20  # steps
COVERED = """() => {
  const notice = document.querySelector(".notice");
  const { left, right, top, bottom } = notice.getBoundingClientRect();
  return [...document.querySelectorAll("button, a, summary")]
    .filter((one) => !notice.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((one) => one.outerHTML.slice(0, 90));
}"""
"""What an answer lies over that can be pressed."""


def press_overworld(screen: Screen, seat: Json) -> None:
    """Try a tile in the middle of the map, where tiles lie."""
    square = seat["view"]["board"]["squares"][0]
    overworld_hands.press_square(screen, square["x"], square["y"])


def press_entdecker(screen: Screen, seat: Json) -> None:
    """Try to start at an undiscovered space far from the edge."""
    entdecker_hands.press_space(screen, seat["view"], "E3")


def press_explorers(screen: Screen, seat: Json) -> None:
    """Try to mark a square that may not be marked."""
    open_squares = {choice["action"].get("square") for choice in seat["offers"]}
    explorers_hands.press_square(screen, next(square for square in ("a1", "p16", "a16") if square not in open_squares))


@pytest.mark.parametrize(
    ("name", "verb", "press"),
    usually(
        [("explorers-2", "mark", press_explorers)],
        ("overworld-2", "survey", press_overworld),
        ("mayfair-2", "start", press_entdecker),
    ),
)
def test_an_illegal_click_is_answered_with_the_rule_which_opens(
    name: str, verb: str, press: Callable[[Screen, Json], None], site: Site, open_screen: OpenScreen
) -> None:
    screen, _ = at_decision(name, verb, site, open_screen)
    state = screen.turn()
    press(screen, seat_of(state))
    notice = screen.page.get_by_role("status").filter(has=screen.page.locator(".notice"))
    expect(notice.locator("p")).to_have_text(re.compile(r"\w+ .*[.!]$"))
    number = notice.get_by_role("button", name=re.compile(r"Rule [A-Z]{3}-\d+"))
    rule = number.inner_text().split()[-1]
    number.focus()  # whoever reads it is not hurried
    for width, height in ((390, 844), (844, 390), (1366, 640), (1280, 860)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert settled(lambda: screen.page.evaluate(COVERED), []) == [], f"{width}x{height}"
    said = notice.locator("p").inner_text()
    screen.page.get_by_role("heading", level=1).click()
    expect(screen.page.locator(".notice")).to_have_count(0)
    expect(screen.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    press(screen, seat_of(state))
    number.click()
    article = screen.page.locator(f'[data-rule="{rule}"]')
    expect(article).to_be_in_viewport()
    expect(article).to_be_focused()
    expect(article.get_by_role("heading")).to_contain_text(rule)
    rules = screen.page.locator("[data-rule]")
    every = rules.count()
    screen.page.get_by_role("searchbox", name="Find in the rules").fill("majority")  # no rule says so, but people do
    expect(article).to_have_count(0)
    assert 0 < rules.count() < every / 3
    assert screen.state()["seq"] == state["seq"], "nothing has happened"


@pytest.mark.parametrize(
    ("name", "verb"), usually([("mayfair-2", "start")], ("overworld-2", "survey"), ("explorers-2", "mark"))
)
def test_what_was_done_can_be_taken_back(name: str, verb: str, site: Site, open_screen: OpenScreen) -> None:
    screen, notation = at_decision(name, verb, site, open_screen)
    before = screen.turn()
    undo = screen.page.get_by_role("button", name="Undo")
    (choice,) = (each for each in seat_of(before)["offers"] if each["notation"] == notation)
    do(screen, before, choice)
    after = screen.turn(after=before["seq"])
    assert seat_of(after)["view"] != seat_of(before)["view"]
    undo.click()
    again = screen.turn(after=after["seq"])
    assert seat_of(again)["view"] == seat_of(before)["view"]
    assert seat_of(again)["offers"] == seat_of(before)["offers"]
    do(screen, again, choice)
    screen.turn(after=again["seq"])
    screen.page.keyboard.press("Control+z")
    assert seat_of(screen.turn(after=again["seq"] + 1))["view"] == seat_of(before)["view"]


def at_decision(name: str, verb: str, site: Site, open_screen: OpenScreen) -> tuple[Screen, str]:
    """Open a screen where somebody does something and then something else; return what they once did first."""
    record = golden(name)
    decisions = sum(step.seat != CHANCE for step in record.steps[: first_pair(record, verb)])
    seat, notation = made(record)[decisions]
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if each == seat else other for each in range(len(record.header.seats))]
    screen = open_screen(me)
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    return screen, notation


def first_pair(record: Record, verb: str) -> int:
    """Return a step of this kind, not at the very beginning, after which its seat goes on at once."""
    pairs = enumerate(pairwise(record.steps))
    return next(
        at for at, (one, two) in pairs if at > EARLY and one.action.startswith(verb) and one.seat == two.seat != CHANCE
    )
