"""Find the move in a browser: from the start page to the list, a wrong try, the right move, and the next position."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from farshore.bots.puzzles.puzzle import puzzles_of
from tests.effort import usually
from tests.web.hands import do, seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site


def card(screen: Screen) -> Locator:
    return screen.page.locator(".puzzle")


def make(screen: Screen, state: Json, move: str) -> None:
    """Make a move on the board."""
    do(screen, state, next(offer for offer in seat_of(state)["offers"] if offer["notation"] == move))


@pytest.mark.parametrize(("name", "phone"), usually([("entdecker", True)], ("overworld", False)))
def test_a_position_is_solved_after_a_wrong_try(name: str, phone: bool, site: Site, open_screen: OpenScreen) -> None:
    puzzle = next(iter(puzzles_of(name).values()))
    screen = open_screen(site.owner("Ada"), phone=phone)
    page = screen.page
    screen.go("/")
    screen.press(page.locator(f"a[href='/practice/{name}']"))
    count = len(puzzles_of(name))
    expect(page.locator("[data-puzzle]")).to_have_count(count)
    expect(page.get_by_text(f"0 of {count} solved")).to_be_visible()
    screen.press(page.get_by_role("button", name="Next unsolved position"))
    state = screen.turn()
    expect(card(screen)).to_contain_text("find the best one")
    assert card(screen).get_attribute("aria-label") == "Find the move"
    wrong = next(one.action for one in puzzle.answers if puzzle.grade(one.action) == "worse")
    make(screen, state, wrong)
    expect(card(screen)).to_have_attribute("data-grade", "worse")
    expect(card(screen)).to_contain_text("points less than the best move")
    screen.press(card(screen).get_by_role("button", name="Try again"))
    expect(card(screen)).to_contain_text("find the best one")
    state = screen.turn(state["seq"])
    screen.press(card(screen).get_by_role("button", name="Hint"))
    expect(card(screen)).to_contain_text("What it is about")
    make(screen, state, puzzle.best.action)
    expect(card(screen)).to_have_attribute("data-grade", "best")
    expect(card(screen)).to_contain_text("That is the best move!")
    before = screen.table
    screen.press(card(screen).get_by_role("button", name="Next position"))
    page.wait_for_function("before => !location.pathname.includes(before)", arg=before)
    screen.turn()
    if not phone:  # by the keyboard: shown, once something was tried
        state = screen.turn()
        second = list(puzzles_of(name).values())[1]
        make(screen, state, next(one.action for one in second.answers if second.grade(one.action) == "worse"))
        show = card(screen).get_by_role("button", name="Show the best move")
        show.focus()
        page.keyboard.press("Enter")
        expect(card(screen)).to_contain_text("The best move:")
        expect(page.locator("[data-lit]").first).to_be_visible()
    screen.press(card(screen).get_by_role("link", name="All positions"))
    expect(page.get_by_text(f"1 of {count} solved")).to_be_visible()
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_contain_text("Solved")
