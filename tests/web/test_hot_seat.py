"""Several people at one screen: what one of them knows or does in secret is not on the page when another looks."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from playwright.sync_api import Locator, expect

from farshore.core.contract import Seat, View
from farshore.core.record import Record
from tests.effort import in_depth
from tests.web.explorers_hands import SQUARE
from tests.web.hands import do, seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made, played

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SHOWN = """seq => {
  const table = document.querySelector(".table");
  return Number(table.dataset.seq) > seq && table.ariaBusy !== "true";
}"""
"""More than ``seq`` entries of the log are known to the page, which waits for nothing."""


def sit_down(screen: Screen, site: Site, record: Record, decisions: int) -> None:
    """Open a table at which everyone sits before this screen."""
    me = site.owner("Ada")
    owners = [me._replace(name=name) for name in NAMES[: len(record.header.seats)]]  # one browser, several people
    screen.context.add_cookies([{"name": "farshore", "value": me.cookie, "url": site.place}])
    screen.go(f"/t/{site.put(record, decisions, owners)}")


def curtain(screen: Screen) -> Locator:
    return screen.page.locator(".curtain")


def pass_to(screen: Screen, name: str) -> None:
    """Pass the screen on to somebody, who says that it is them."""
    expect(curtain(screen).get_by_role("heading")).to_have_text(f"Pass the device to {name}")
    curtain(screen).get_by_role("button", name=f"I am {name}").click()


def check_nothing_is_shown(screen: Screen) -> None:
    """Behind the curtain there is no board, no list of choices and no story: nothing that was not always public."""
    expect(curtain(screen)).to_be_visible()
    expect(screen.page.get_by_role("application")).to_have_count(0)
    expect(screen.page.locator(".story li, .choices, .notice")).to_have_count(0)


def secrets_of(state: Json, seat: int) -> set[str]:
    """Return the lines of the story that are for one seat alone."""
    return {line["text"] for line in state["lines"] if line["only"] == seat}


def crosses(screen: Screen) -> set[str]:
    """Return the squares with a cross on the large map of Explorers."""
    places = screen.page.locator("svg.map .marks .cross").evaluate_all(
        "(all) => all.map((one) => one.getBBox()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
    )
    return {f"{'abcdefghijklmnop'[int(x // SQUARE)]}{int(y // SQUARE) + 1}" for x, y in places}


def check_unseen(screen: Screen, secrets: set[str]) -> None:
    """None of this is anywhere on the page, seen or unseen."""
    content = screen.page.locator("html").evaluate("(html) => html.outerHTML + document.title")
    assert [secret for secret in secrets if secret in content] == []


def test_marks_of_a_turn_that_all_play_at_once_stay_hidden(site: Site, open_screen: OpenScreen) -> None:
    record = golden("explorers-2")
    before = next(
        at for at, (seat, verb) in enumerate(made(record)) if at > 30 and seat == 0 and verb.startswith("mark")
    )
    screen = open_screen()
    sit_down(screen, site, record, before - 1)
    check_nothing_is_shown(screen)
    pass_to(screen, "Ada")
    marked: list[str] = []
    for _ in range(12):  # Ada chooses and marks until she is done
        state = screen.state()
        seat = seat_of(state, 0)
        if not seat["offers"]:
            break
        choice = seat["offers"][0]
        marked += [choice["action"]["square"]] if choice["action"]["type"] == "Mark" else []
        do(screen, state, choice, 0)
        screen.page.wait_for_function(SHOWN, arg=state["seq"])
    assert marked
    story = screen.state(0)
    secrets = secrets_of(story, 0)
    assert secrets, "that Ada marked something is for her eyes only until all are done"

    check_nothing_is_shown(screen)
    check_unseen(screen, secrets)
    pass_to(screen, "Ben")
    expect(screen.page.get_by_role("application")).to_be_visible()
    check_unseen(screen, secrets)
    known = seat_of(story, 1)["view"]["explorers"][0]["marks"]
    assert not set(marked) & set(known)
    screen.page.get_by_role("button", name="Show Ada’s map").click()
    expect(screen.page.get_by_role("button", name="Back to your map")).to_be_visible()
    assert crosses(screen) == set(known) - {seat_of(story, 1)["view"]["map"]["start"]}


class Peek(NamedTuple):
    """Somebody knows what is in a hut, nobody else does, and the turn is about to pass to another."""

    decisions: int  # made before
    seat: Seat
    path: int
    produce: str


def first_peek(record: Record) -> Peek:
    """Find one in a record of two players."""
    chronicle = played(record, 0)
    for decisions, (seat, notation) in enumerate(made(record)):
        known, others = (huts(chronicle.match.view(each)) for each in (seat, 1 - seat))
        chronicle.play(seat, notation)
        secret = {path: produce for path, produce in known.items() if path not in others}
        if secret and chronicle.match.actors() == (1 - seat,):
            path, produce = secret.popitem()
            return Peek(decisions, seat, path, produce)
    raise AssertionError("nobody ever peeked into a hut")


def huts(view: View) -> dict[int, str]:
    """Return what is known of the huts, by path."""
    paths = msgspec.to_builtins(view)["jungle"]["paths"]
    return {path["path"]: path["hut"]["produce"] for path in paths if path["hut"]["produce"]}


def test_a_token_that_one_has_seen_is_not_shown_to_another(site: Site, open_screen: OpenScreen) -> None:
    record = golden("mayfair-2")
    peek = first_peek(record)
    name, other = NAMES[peek.seat], NAMES[1 - peek.seat]
    screen = open_screen()
    sit_down(screen, site, record, peek.decisions)
    check_nothing_is_shown(screen)
    pass_to(screen, name)
    secrets = {f"The hut holds {peek.produce}", f"{peek.produce}: Path {peek.path}"}
    content = screen.page.locator(".entdecker").inner_html()
    assert all(secret in content for secret in secrets)
    state = screen.state(0)
    secrets |= secrets_of(state, peek.seat)
    (choice,) = (
        each for each in seat_of(state, peek.seat)["offers"] if each["notation"] == made(record)[peek.decisions][1]
    )
    do(screen, state, choice, peek.seat)
    screen.page.wait_for_function(SHOWN, arg=state["seq"])

    check_nothing_is_shown(screen)
    check_unseen(screen, secrets)
    pass_to(screen, other)
    expect(screen.page.get_by_role("application")).to_be_visible()
    check_unseen(screen, secrets)
    hut = screen.page.locator(".paths button").nth(peek.path - 1)
    expect(hut).to_contain_text("a token you have not seen")

    screen.page.get_by_role("button", name=f"Show {name}’s place").click()
    check_nothing_is_shown(screen)
    pass_to(screen, name)
    expect(hut).to_contain_text(f"The hut holds {peek.produce}")


def test_top_scouts_are_named_in_secret(site: Site, open_screen: OpenScreen) -> None:
    record = golden("top-scout-2")
    screen = open_screen()
    sit_down(screen, site, record, 0)
    secrets: set[str] = set()
    for seat, name in enumerate(NAMES[:2]):
        check_nothing_is_shown(screen)
        pass_to(screen, name)
        expect(screen.page.get_by_role("application")).to_be_visible()
        check_unseen(screen, secrets)
        state = screen.state()
        choice = seat_of(state, seat)["offers"][0]
        do(screen, state, choice, seat)
        screen.page.wait_for_function(SHOWN, arg=state["seq"])
        secrets |= secrets_of(screen.state(0), seat)
        first, second = choice["action"]["first"], choice["action"]["second"]
        secrets.add(f"Top scouts: {first} and {second}")
    assert len(secrets) > 1
    check_nothing_is_shown(screen)


@in_depth
def test_a_replay_at_one_screen_tells_nobody_what_another_knows(site: Site, open_screen: OpenScreen) -> None:
    record = golden("mayfair-2")
    peek = first_peek(record)
    other, steps = NAMES[1 - peek.seat], peek.decisions + 1
    screen = open_screen()
    sit_down(screen, site, record, steps)
    pass_to(screen, other)
    secrets = secrets_of(screen.state(0), peek.seat) | {f"The hut holds {peek.produce}"}
    assert len(secrets) > 1
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_role("link", name="Replay").click()
    slider, told = screen.page.get_by_role("slider"), screen.page.locator("output")
    expect(told).to_have_text(f"0 of {steps}")
    slider.press("End")
    expect(told).to_have_text(f"{steps} of {steps}")
    check_nothing_is_shown(screen)
    check_unseen(screen, secrets)
    pass_to(screen, other)
    for step in range(steps, 0, -1):
        expect(told).to_have_text(f"{step} of {steps}")
        check_unseen(screen, secrets)
        slider.press("ArrowLeft")
    expect(screen.page.get_by_role("application")).to_be_visible()
