"""Whoever clicks twice means one thing; what is for good, or brings nothing, is asked about wherever it is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import usually
from tests.web.hands import seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made
from tests.web.test_every_decision import steps


def opened(name: str, decisions: int, site: Site, open_screen: OpenScreen) -> Screen:
    """Open a recorded game at a decision, on the screen of whoever decides."""
    record = golden(name)
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if seat == made(record)[decisions][0] else other for seat in range(len(record.header.seats))]
    screen = open_screen(me)
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    return screen


def item(screen: Screen, state: Json) -> Locator:
    """Return the button of a provision of which there are several."""
    shop = {each["item"]: each["left"] for each in seat_of(state)["view"]["shop"]}
    takes = [each for each in seat_of(state)["offers"] if each["action"]["type"] == "TakeItem"]
    offer = next(each for each in takes if shop[each["action"]["item"]] > 2)
    return screen.page.locator(".overworld .dock").get_by_role("button", name=offer["text"], exact=True)


def path(screen: Screen, state: Json) -> Locator:
    """Return a jungle path with room for several scouts."""
    paths = seat_of(state)["view"]["jungle"]["paths"]
    at = next(at for at, each in enumerate(paths) if sum(space["seat"] is None for space in each["spaces"]) > 2)
    return screen.page.locator(".entdecker .paths button").nth(at)


@pytest.mark.parametrize(
    ("name", "decisions", "choice"), [("overworld-provisions-2", 28, item), ("mayfair-3", 332, path)]
)
def test_a_second_click_does_not_do_what_is_offered_there_next(
    name: str, decisions: int, choice: Callable[[Screen, Json], Locator], site: Site, open_screen: OpenScreen
) -> None:
    """However quickly the first was answered; once it is a click of its own, it does."""
    screen = opened(name, decisions, site, open_screen)
    state, mouse, table = screen.turn(), screen.page.mouse, screen.page.locator(".table")
    before = len(steps(screen))
    box = choice(screen, state).bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.up()
    screen.turn(after=state["seq"])
    expect(table).to_have_attribute("aria-busy", "false")
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    assert len(steps(screen)) == before + 1
    mouse.down()
    mouse.up()
    screen.turn(after=state["seq"] + 1)
    expect(table).to_have_attribute("aria-busy", "false")
    assert len(steps(screen)) == before + 2


def asks(screen: Screen, state: Json, kind: str, where: Locator, words: str, size: tuple[int, int]) -> None:
    """Press a choice, twice as by mistake: it asks, and does nothing; let go of it, and do it."""
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    offer = next(each for each in seat_of(state)["offers"] if each["action"]["type"] == kind)
    button = where.get_by_role("button", name=re.compile(rf"^{re.escape(offer['text'])}")).first
    button.dblclick()
    question = screen.page.locator(".anyway")
    expect(question.get_by_role("alert")).to_have_text(words)
    assert screen.state()["seq"] == state["seq"], "nothing has happened"
    question.get_by_role("button").first.click()
    expect(question).to_have_count(0)
    button.click()
    question.get_by_role("button", name=offer["text"], exact=True).click()
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(state["seq"]))


@pytest.mark.parametrize("size", usually([(390, 844)], (1440, 900), (844, 390)))
@pytest.mark.parametrize(
    ("name", "verb", "kind", "words"),
    [
        ("overworld-expansions-3", "take nothing", "TakeNothing", "There are provisions to take. Choose anyway?"),
        *usually(
            [],
            (
                "overworld-provisions-2",
                "leave nobody",
                "LeaveNobody",
                "The provisions there would belong to nobody. Choose anyway?",
            ),
        ),
    ],
)
def test_provisions_are_not_given_up_by_one_click(
    name: str, verb: str, kind: str, words: str, size: tuple[int, int], site: Site, open_screen: OpenScreen
) -> None:
    decisions = next(at for at, (_, notation) in enumerate(made(golden(name))) if notation == verb)
    screen = opened(name, decisions, site, open_screen)
    asks(screen, screen.turn(), kind, screen.page.locator(".overworld .dock"), words, size)


@pytest.mark.parametrize(
    ("name", "verb", "kind", "words"),
    [
        ("mayfair-2", "stop", "Stop", "Your journey ends here, without a unit."),
        *usually([], ("explorers-stop-3", "stop", "StopMarking", "This ends your turn.")),
    ],
)
def test_what_is_for_good_is_asked_about_in_the_list_as_on_the_board(
    name: str, verb: str, kind: str, words: str, site: Site, open_screen: OpenScreen
) -> None:
    decisions = next(at for at, (_, notation) in enumerate(made(golden(name))) if notation.startswith(verb))
    screen = opened(name, decisions, site, open_screen)
    state = screen.turn()
    screen.page.get_by_role("button", name="All choices as a list").click()
    asks(screen, state, kind, screen.page.locator("ul[data-choices]"), words, (1280, 860))
