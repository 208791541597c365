"""Before one commits, the page says what it would bring; where points come from can be opened at any moment."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from farshore.games.entdecker.events import IslandScored
from tests.effort import in_depth, usually
from tests.web import entdecker_hands, overworld_hands
from tests.web.hands import seat_of
from tests.web.screen import ON_DRAWING, Json, OpenScreen, Screen
from tests.web.site import Site, golden, made, played
from tests.web.test_keyboard import CELL, Keys

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


def names_of(state: Json) -> list[str]:
    """Return how those at a table are called."""
    return [seat["name"] for seat in state["table"]["seats"]]


def picture(screen: Screen, name: str) -> None:
    if PICTURES:
        screen.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def check_parts(screen: Screen, state: Json) -> None:
    """The list and the points by part, which are in sight on a desk, say the same."""
    standings = seat_of(state)["standings"]
    points = [int(text.split()[0]) for text in screen.page.locator(".seats li .points").all_inner_texts()]
    assert points == [standing["total"] for standing in standings]
    if not any(any(standing["parts"]) or any(standing["pending"]) for standing in standings):
        return
    rows = [row.split("\t") for row in screen.page.locator(".seats details tbody tr").all_inner_texts()]
    cells = [[int(cell.split()[0].replace("−", "-")) for cell in row[1:]] for row in rows]
    if rows[-1][0] == "If it ended now":
        assert cells.pop() == [standing["total"] + sum(standing["pending"]) for standing in standings]
    assert [sum(column) for column in zip(*cells, strict=True)] == points


def test_a_tile_under_the_pointer_says_what_it_would_do(site: Site, open_screen: OpenScreen) -> None:
    """A gap that it would form, and who wins it. Also: a square is called as on a map, in the log as at the rim."""
    decisions = 30
    screen = opened("overworld-2", decisions, site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    wanted = made(golden("overworld-2"))[decisions][1]
    (offer,) = (each for each in seat_of(state)["offers"] if each["notation"] == wanted)
    overworld_hands.try_survey(screen, offer)
    place = screen.page.get_by_role("button", name=screen.say("overworld-place"))
    expect(place).to_have_accessible_description(offer["text"])
    asked = f"seat={seat_of(state)['seat']}&notation={quote(offer['notation'])}"
    answer = screen.ask(f"/tables/{screen.table}/foretell?{asked}")
    assert {"forms a gap of 2 squares", "you win the gap, 3 explorers return"} <= set(answer["texts"])
    expect(screen.page.locator(".prompt .ahead")).to_have_text(" · ".join(answer["texts"]))
    picture(screen, "overworld")
    keys = Keys(screen)
    screen.page.mouse.move(0, 0)
    keys.press("Escape", "n")
    keys.go_to(seat_of(state)["offers"][0]["places"][0])
    spoken = screen.page.get_by_role("application").evaluate(CELL)
    says(screen, next(each for each in seat_of(state)["offers"] if spoken.endswith(each["text"])))
    assert any(" +2: leads one more region" in text for text in screen.story())
    assert not any(re.search(r"\(-?\d+, ?-?\d+\)", text) for text in screen.story())


@cache
def idle_decision(name: str, kind: str = "") -> int:
    """Return a decision of a recorded game at which something (of a kind) is offered that would bring nothing."""
    record = golden(name)
    chronicle = played(record, 0)
    for decisions, (seat, notation) in enumerate(made(record)):
        if any(offer.idle and kind in {"", getattr(offer.shows, "kind", "")} for offer in chronicle.match.offers(seat)):
            return decisions
        chronicle.play(seat, notation)
    raise AssertionError("there is always a square to mark")


def test_a_choice_that_brings_nothing_is_dimmed_and_asks_once_more(site: Site, open_screen: OpenScreen) -> None:
    screen = opened("explorers-2", idle_decision("explorers-2"), site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    offer = next(each for each in seat_of(state)["offers"] if each["idle"])
    button = screen.page.locator(".turn button.idle").first
    expect(button).to_contain_text("No square to mark")
    picture(screen, "explorers-idle")
    screen.press(button)
    asks = screen.page.locator(".turn .anyway")
    expect(asks).to_contain_text("No square to mark. Choose anyway?")
    expect(screen.page.locator(".prompt .ahead")).to_contain_text("lost")
    picture(screen, "explorers-asks")
    assert screen.state()["seq"] == state["seq"], "nothing has happened"
    screen.press(asks.get_by_role("button").first)
    screen.page.locator("button.list").click()
    listed = screen.page.locator(f'.choices [data-notation="{offer["notation"]}"]')
    listed.click()
    asks = screen.page.locator(".choices .anyway")
    expect(asks).to_contain_text("No square to mark. Choose anyway?")
    assert screen.state()["seq"] == state["seq"], "nothing has happened"
    screen.page.keyboard.press("Tab")
    expect(asks.get_by_role("button").first).to_be_focused()
    screen.press(asks.get_by_role("button", name=offer["text"], exact=True))
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(state["seq"]))


def middle(what: Locator) -> tuple[int, int]:
    """Return the middle of something on the screen, in whole pixels."""
    box = what.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


@pytest.mark.parametrize("size", usually([(844, 390)], (1440, 900), (1280, 600), (390, 844)))
@pytest.mark.parametrize("kind", usually(["scroll"], "terrain", "card-side"))
def test_a_double_click_on_a_choice_that_brings_nothing_does_nothing_but_ask(
    kind: str, size: tuple[int, int], site: Site, open_screen: OpenScreen
) -> None:
    """On the board and in the list: what is clicked stays where it is, and the question lies elsewhere."""
    name = "explorers-expert-2" if kind == "scroll" else "explorers-2"
    screen = opened(name, idle_decision(name, kind), site, open_screen)
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    state = screen.turn()
    table, seq = screen.page.locator(".table"), str(state["seq"])
    offer = next(each for each in seat_of(state)["offers"] if each["idle"] and each["shows"]["kind"] == kind)

    def check(choice: Locator, asks: Locator) -> None:
        choice.click(trial=True)  # which waits until it has come to rest
        before = middle(choice)
        screen.page.mouse.dblclick(*before)
        expect(asks).to_contain_text("No square to mark. Choose anyway?")
        picture(screen, f"explorers-{kind}-{size[0]}-{'list' if choice == listed else 'board'}")
        screen.page.mouse.click(*before)
        expect(asks).to_be_visible()
        assert middle(choice) == before
        assert screen.state()["seq"] == state["seq"], "nothing has happened"
        expect(table).to_have_attribute("data-seq", seq)
        for button in asks.get_by_role("button").all():
            button.click(trial=True)

    listed = screen.page.locator(f'.choices [data-notation="{offer["notation"]}"]')
    named = screen.page.locator(".turn").get_by_role("button", name=re.compile(f"^{re.escape(offer['text'])}")).first
    around = screen.page.locator(".turn .terrains, .turn .side").filter(
        has=screen.page.get_by_role("button", name=re.compile(f"^{re.escape(offer['text'])}"))
    )
    expect(around.get_by_text("No square to mark", exact=True).filter(visible=True).first).to_be_visible()
    check(named, screen.page.locator(".turn .anyway"))
    screen.page.keyboard.press("c")
    check(listed, screen.page.locator(".choices .anyway"))
    screen.page.keyboard.press("Tab")
    expect(screen.page.locator(".choices .anyway").get_by_role("button").first).to_be_focused()
    screen.page.keyboard.press(listed.get_attribute("data-digit") or "")
    screen.page.keyboard.press("Enter")
    expect(table).not_to_have_attribute("data-seq", seq)


def hover(screen: Screen, x: float, y: float) -> None:
    """Point at a place of the map."""
    at = screen.page.locator("svg.map").evaluate(ON_DRAWING, [x, y])
    assert at["free"], f"nothing can be pointed at at {x}, {y}"
    screen.page.mouse.move(at["x"], at["y"])


def says(screen: Screen, offer: Json) -> None:
    """Check that the page says what an offer, which is looked at, would do; without a word it goes on asking."""
    asked = f"seat={seat_of(screen.state())['seat']}&notation={quote(offer['notation'])}"
    texts = screen.ask(f"/tables/{screen.table}/foretell?{asked}")["texts"]
    ahead = screen.page.locator(".prompt .ahead")
    expect(ahead).to_have_text(" · ".join(texts)) if texts else expect(ahead).to_have_count(0)


def telling_mark(name: str) -> tuple[int, str]:
    """Return a decision of a recorded game at which a mark would bring something, and the mark."""
    record = golden(name)
    for decisions, (seat, action) in enumerate(made(record)):
        if decisions > 30 and action.startswith("mark"):
            match = played(record, decisions).match
            marks = [match.game.write_action(action) for action in match.legal(seat)]
            told = [mark for mark in marks if any(gain.points for gain in match.foresee(seat, mark).gains)]
            if told and len(marks) > 1:
                return decisions, told[0]
    raise AssertionError("no mark brings anything")


def test_a_square_under_the_pointer_or_the_cursor_says_what_its_mark_would_bring(
    site: Site, open_screen: OpenScreen
) -> None:
    """Also: it is asked for once; and a line about another's map lights that map and not one's own."""
    decisions, mark = telling_mark("explorers-2")
    screen = opened("explorers-2", decisions, site, open_screen)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url) if "/foretell?" in request.url else None)
    state = screen.turn()
    offer = next(each for each in seat_of(state)["offers"] if each["notation"] == mark)
    x, y = ("abcdefghijklmnop".index(mark.split()[1][0]) * 16 + 8, int(mark.split()[1][1:]) * 16 - 8)
    for _ in range(3):
        hover(screen, x, y)
        says(screen, offer)
        hover(screen, -8, -8)
        expect(screen.page.locator(".prompt .ahead")).to_have_count(0)
    assert len([url for url in asked if quote(mark) in url or mark.replace(" ", "+") in url]) == 1, asked
    picture(screen, "explorers-mark")
    keys = Keys(screen)
    keys.press("n")
    keys.go_to(offer["places"][0])
    says(screen, offer)
    screen.page.locator(".prompt .words").click()

    other = 1 - seat_of(state)["seat"]
    line = screen.page.locator(".story li", has_text="has marked").filter(has_text="Ben").last
    line.scroll_into_view_if_needed()
    line.hover()
    maps = screen.page.locator(".explorers .maps button")
    expect(maps.nth(other).locator(".lit").first).to_be_visible()
    expect(maps.nth(1 - other).locator(".lit")).to_have_count(0)
    expect(screen.page.locator("svg.map [data-lit]")).to_have_count(0)
    picture(screen, "explorers-lit")


@in_depth
def test_a_completed_island_says_what_it_brought_to_whom(site: Site, open_screen: OpenScreen) -> None:
    """In the story and on its card. Also: buttons of the bar and the stacks beside it say what they would do."""
    record = golden("mayfair-2")
    decisions = next(at for at in range(len(made(record)) - 12, 0, -1) if made(record)[at][1].startswith("draw"))
    match = played(record, decisions).match
    scored = [event for event in match.events if isinstance(event, IslandScored)]
    screen = opened("mayfair-2", decisions, site, open_screen)
    state = screen.turn()
    check_parts(screen, state)
    assert scored
    said = match.game.telling.narrate(scored[-1], names_of(state))
    assert said in screen.story()
    view = seat_of(state)["view"]
    whole = {
        tile["space"] for tile in view["tiles"] if [mass["island"] for mass in tile["masses"]] == [scored[-1].island]
    }
    hover(screen, *entdecker_hands.middle(view["board"], min(whole)))
    expect(screen.page.locator("aside.card")).to_contain_text(said)
    picture(screen, "entdecker-card")

    draws = {each["places"][0]: each for each in seat_of(state)["offers"] if each["action"]["type"] == "DrawHidden"}
    hidden = entdecker_hands.bar(screen).get_by_role("group", name="Draw from a Hidden Stack").get_by_role("button")
    hidden.first.hover()
    says(screen, next(iter(draws.values())))
    picture(screen, "entdecker-draw")
    screen.page.locator(".panels .panel button.offer").last.hover()
    says(screen, [*draws.values()][-1])
