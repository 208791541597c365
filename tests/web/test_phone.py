"""The table on a phone, by touch."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from farshore.core.record import Record
from farshore.games.explorers.actions import Mark
from tests.effort import IS_THOROUGH, in_depth, usually
from tests.web.hands import do, play_to_the_end, quick, seat_of
from tests.web.overworld_hands import ghost, is_at_either_end, numbers, press_square
from tests.web.screen import OpenScreen, Screen, settled
from tests.web.site import Site, golden, made, played

FINGER = 43.5  # pixels: what a finger needs, but for rounding
SMALL_TARGETS = f"""() => [...document.querySelectorAll("button, a, select, input, summary, [role=radio]")]
  .filter((one) => one.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width > 1 && box.height > 1 && (box.width < {FINGER} || box.height < {FINGER}))
  .map(([box, one]) => `${{Math.round(box.width)}}x${{Math.round(box.height)}} ${{one.outerHTML.slice(0, 90)}}`)"""


def view_box(drawing: Locator) -> tuple[float, ...]:
    return tuple(float(number) for number in (drawing.get_attribute("viewBox") or "").split())


def begin(screen: Screen, game: str) -> None:
    """Play now, as the start page offers it."""
    screen.go("/")
    card = screen.page.get_by_role("article").filter(has=screen.page.get_by_role("heading", name=game, exact=True))
    screen.press(card.get_by_role("button", name="Play now"))


def play_some(screen: Screen, rng: Random) -> None:
    """Play ten decisions by touch."""
    state = screen.turn()
    for _ in range(10):
        do(screen, state, quick(seat_of(state)["offers"], rng))
        state = screen.turn(after=state["seq"])


def test_overworld_is_panned_pinched_and_played_by_touch(open_screen: OpenScreen) -> None:
    screen = open_screen(phone=True)
    begin(screen, "Overworld")
    state = screen.turn()
    drawing = screen.page.get_by_role("application")
    frame = drawing.bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    before = view_box(drawing)
    screen.swipe(((x, y), (x + 90, y)))
    assert settled(lambda: view_box(drawing)[0] < before[0] - 5, True), "what was left of the window is now in it"
    panned = view_box(drawing)
    assert panned[2:] == pytest.approx(before[2:])
    assert ghost(screen) == set(), "a drag chooses nothing"

    screen.swipe(((x - 80, y), (x - 40, y)), ((x + 80, y), (x + 40, y)))
    twice = pytest.approx(panned[2] * 2, rel=0.15)
    assert settled(lambda: view_box(drawing)[2], twice) == twice, "two fingers that meet look from further away"
    assert ghost(screen) == set(), "a pinch chooses nothing"

    spot = numbers(seat_of(state)["offers"][0]["places"][0])
    press_square(screen, *spot)
    assert settled(lambda: spot in ghost(screen), True), "a tap still finds its square"
    screen.press(screen.page.get_by_role("button", name="Let go"))
    if IS_THOROUGH:
        play_to_the_end(screen, Random(7), by_hand=is_at_either_end)
        expect(screen.page.get_by_role("dialog")).to_be_visible()
    else:
        play_some(screen, Random(7))


@in_depth
@pytest.mark.parametrize("game", ["Entdecker", "Explorers"])
def test_the_other_games_are_played_by_touch(game: str, open_screen: OpenScreen) -> None:
    screen = open_screen(phone=True)
    begin(screen, game)
    play_some(screen, Random(8))


@pytest.mark.parametrize("name", usually(["overworld-expansions-3"], "mayfair-3", "explorers-3"))
def test_nothing_is_wider_than_a_phone_or_smaller_than_a_finger(name: str, site: Site, open_screen: OpenScreen) -> None:
    me = site.owner("Ada")
    screen = open_screen(me, phone=True)
    record = golden(name)
    screen.go(f"/t/{site.put(record, 30, [me, *[site.owner('Ben')] * 2])}")
    expect(screen.page.get_by_role("application")).to_be_visible()
    for tab in ("Players", "Story", "Choices", "Rules", "Settings", "Settings"):
        assert settled(lambda: screen.page.evaluate("document.documentElement.scrollWidth <= 390"), True)
        assert settled(lambda: screen.page.evaluate(SMALL_TARGETS), []) == []
        screen.press(screen.page.get_by_role("navigation").get_by_role("button", name=tab))


def crowded(record: Record) -> tuple[int, str]:
    """Return a decision at which both may act, and a square beside another one that may be marked."""
    for decisions in range(20, len(made(record))):
        match = played(record, decisions).match
        marks = [action.square for action in match.legal(0) if isinstance(action, Mark)]
        near = [
            one for one in marks for other in marks if abs(int(one[1:]) - int(other[1:])) == 1 and one[0] == other[0]
        ]
        if near and match.actors() == (0, 1):
            return decisions, near[0]
    raise AssertionError("nowhere are two squares side by side")


def test_what_a_finger_looks_at_closely_stays_in_sight_while_others_act(site: Site, open_screen: OpenScreen) -> None:
    record = golden("explorers-2")
    decisions, square = crowded(record)
    ada, ben = site.owner("Ada"), site.owner("Ben")
    table = site.put(record, decisions, [ada, ben])
    screen, other = open_screen(ada, phone=True, locale="it"), open_screen(ben)
    screen.page.set_viewport_size({"width": 390, "height": 660})  # beside the map is a button that becomes wider
    screen.go(f"/t/{table}")
    other.go(f"/t/{table}")
    screen.turn()
    drawing = screen.page.get_by_role("application")
    screen.press(screen.page.get_by_role("button", name=screen.say("explorers-fit")))
    whole = view_box(drawing)
    screen.press_at(drawing, "abcdefghijklmnop".index(square[0]) * 16 + 8, int(square[1:]) * 16 - 8)
    close = view_box(drawing)
    assert close[2] < whole[2], "several squares were under the finger"
    theirs = other.turn()
    while 1 in theirs["actors"]:  # what they do is secret, that they are done is not
        other.act(1, seat_of(theirs)["offers"][0]["action"], theirs["seq"])
        theirs = other.state()
    expect(screen.page.locator(".seats li[aria-current]")).to_have_count(1)
    assert view_box(drawing) == close
