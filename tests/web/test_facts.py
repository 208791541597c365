"""Before one commits, the page says what it would bring; where points come from can be opened at any moment."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import expect

from farshore.core.contract import Offer
from farshore.core.match import Match
from tests.web import overworld_hands
from tests.web.hands import seat_of
from tests.web.screen import Json, OpenScreen, Screen
from tests.web.site import Site, golden, made, played

PICTURES = os.environ.get("FARSHORE_PICTURES", "")


def opened(name: str, decisions: int, site: Site, open_screen: OpenScreen) -> Screen:
    """Open a recorded game at a decision, on the screen of whoever decides."""
    record = golden(name)
    seat, _ = made(record)[decisions]
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if each == seat else other for each in range(len(record.header.seats))]
    screen = open_screen(me)
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    return screen


def picture(screen: Screen, name: str) -> None:
    if PICTURES:
        screen.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def check_parts(screen: Screen, state: Json) -> None:
    """Open the points by part: the list, the parts and the board's own panel say the same."""
    standings = seat_of(state)["standings"]
    points = [int(text.split()[0]) for text in screen.page.locator(".seats li .points").all_inner_texts()]
    assert points == [standing["total"] for standing in standings]
    if not any(any(standing["parts"]) or any(standing["pending"]) for standing in standings):
        return
    screen.page.get_by_text("Points by part").click()
    rows = [row.split("\t") for row in screen.page.locator(".seats details tbody tr").all_inner_texts()]
    cells = [[int(cell.split()[0].replace("−", "-")) for cell in row[1:]] for row in rows]
    if rows[-1][0] == "If it ended now":
        assert cells.pop() == [standing["total"] + sum(standing["pending"]) for standing in standings]
    assert [sum(column) for column in zip(*cells, strict=True)] == points


def test_a_tile_under_the_pointer_says_what_it_would_do(site: Site, open_screen: OpenScreen) -> None:
    """Also: a square is called as on a map, in the log as at the rim."""
    record = golden("overworld-2")
    decisions = next(at for at, (_, action) in enumerate(made(record)) if at > 25 and action.startswith("survey"))
    screen = opened("overworld-2", decisions, site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    overworld_hands.press_square(screen, *overworld_hands.numbers(seat_of(state)["offers"][0]["places"][0]))
    tried = overworld_hands.ghost(screen)
    offer = next(each for each in seat_of(state)["offers"] if {*map(tuple, each["shows"]["squares"])} == tried)
    asked = f"seat={seat_of(state)['seat']}&notation={quote(offer['notation'])}"
    answer = screen.ask(f"/tables/{screen.table}/foretell?{asked}")
    if answer["texts"]:
        expect(screen.page.locator(".prompt .ahead")).to_have_text(" · ".join(answer["texts"]))
    picture(screen, "overworld")
    assert any(" +2: leads one more region" in text for text in screen.story())
    assert not any("(" in text and "," in text.split("(")[1].split(")")[0] for text in screen.story())


def idle_decision(name: str) -> tuple[int, Offer]:
    """Return a decision of a recorded game at which something is offered that would bring nothing."""
    record = golden(name)
    for decisions, (seat, _) in enumerate(made(record)):
        match: Match = played(record, decisions).match
        idle = [offer for offer in match.offers(seat) if offer.idle]
        if idle:
            return decisions, idle[0]
    raise AssertionError("there is always a square to mark")


def test_a_choice_that_brings_nothing_is_dimmed_and_asks_once_more(site: Site, open_screen: OpenScreen) -> None:
    decisions, _ = idle_decision("explorers-2")
    screen = opened("explorers-2", decisions, site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    offer = next(each for each in seat_of(state)["offers"] if each["idle"])
    button = screen.page.locator(".turn button.idle").first
    expect(button).to_contain_text("No square to mark")
    picture(screen, "explorers-idle")
    screen.press(button)
    asks = screen.page.locator(".turn .confirm")
    expect(asks).to_contain_text("No square to mark. Choose anyway?")
    expect(screen.page.locator(".prompt .ahead")).to_contain_text("lost")
    picture(screen, "explorers-asks")
    assert screen.state()["seq"] == state["seq"], "nothing has happened"
    screen.press(asks.get_by_role("button").nth(1))
    screen.page.locator("button.list").click()
    listed = screen.page.locator(f'.choices [data-notation="{offer["notation"]}"]')
    listed.click()
    expect(listed).to_contain_text("No square to mark. Choose anyway?")
    assert screen.state()["seq"] == state["seq"], "nothing has happened"
    listed.click()
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(state["seq"]))


def test_a_completed_island_says_what_it_brought_to_whom(site: Site, open_screen: OpenScreen) -> None:
    record = golden("mayfair-2")
    decisions = len(made(record)) - 12
    match = played(record, decisions).match
    scored = [event for event in match.events if type(event).__name__ == "IslandScored"]
    screen = opened("mayfair-2", decisions, site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    assert scored
    said = match.game.telling.narrate(scored[-1], ["Ada", "Ben"])
    assert any(said.split(":")[0] in text and "(" in text for text in screen.story())
    picture(screen, "entdecker")
