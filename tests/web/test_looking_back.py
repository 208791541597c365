"""A game that is looked back at: as large as in play, and as ready to say what happened where."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from farshore.games.entdecker.events import IslandScored
from tests.effort import usually
from tests.web import entdecker_hands
from tests.web.hands import seat_of
from tests.web.screen import ON_DRAWING, OpenScreen, Screen
from tests.web.seen import LOST, STILL
from tests.web.site import Site, golden, made, played

SIZES = usually([(1440, 900), (844, 390), (390, 844)], (720, 450), (667, 375), (915, 412), (1024, 600), (1366, 480))
AS_IN_PLAY = 0.9  # of its width and its height


def maps(screen: Screen) -> dict[tuple[int, int], tuple[float, float]]:
    """Return by size of the window how wide and high the map is."""
    found = {}
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(STILL)
        box = screen.page.locator("svg.map").bounding_box()
        assert box is not None
        found[width, height] = box["width"], box["height"]
    return found


@pytest.mark.parametrize("name", ["mayfair-3", "explorers-3", "overworld-expansions-3"])
def test_the_map_is_as_large_as_in_play_and_every_control_is_in_reach(
    name: str, site: Site, open_screen: OpenScreen
) -> None:
    record = golden(name)
    decisions = len(made(record)) * 2 // 3
    me, other = site.owner("Ada"), site.owner("Ben")
    owners = [me if seat == made(record)[decisions][0] else other for seat in range(len(record.header.seats))]
    screen = open_screen(me)
    table = site.put(record, decisions, owners)
    screen.go(f"/t/{table}")
    screen.turn()
    in_play = maps(screen)
    screen.go(f"/t/{table}/replay?step=20")
    expect(screen.page.locator("output")).to_contain_text("20 of")
    expect(screen.page.locator(".log li").first).to_be_attached()
    looking_back = maps(screen)
    shares = {
        size: [round(one / other, 2) for one, other in zip(looking_back[size], in_play[size], strict=True)]
        for size in SIZES
    }
    assert {size: share for size, share in shares.items() if min(share) < AS_IN_PLAY} == {}
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.get_by_role("link", name="To the table").focus()
        screen.page.evaluate(STILL)
        assert screen.page.evaluate(LOST, 0) == [], f"{width}x{height}"


def test_what_is_pointed_at_is_told_beside_the_board(site: Site, open_screen: OpenScreen) -> None:
    """Of an island also what it brought, and to whom."""
    record = golden("mayfair-2")
    match = played(record, len(made(record))).match
    scored = [event for event in match.events if isinstance(event, IslandScored)][-1]
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    table = site.put(record, len(made(record)), [me, other])
    said = match.game.telling.narrate(scored, ["Ada", "Ben"])
    screen.go(f"/t/{table}/replay?step=999")
    expect(screen.page.locator(".log li", has_text=said)).to_be_attached()
    view = seat_of(screen.state())["view"]
    whole = {tile["space"] for tile in view["tiles"] if [mass["island"] for mass in tile["masses"]] == [scored.island]}
    screen.page.evaluate(STILL)
    place = screen.page.locator("svg.map").evaluate(ON_DRAWING, [*entdecker_hands.middle(view["board"], min(whole))])
    screen.page.mouse.move(place["x"], place["y"])
    expect(screen.page.locator(".log .about p").first).to_be_visible()
    expect(screen.page.locator("aside.card")).to_contain_text(said)
    screen.page.mouse.move(5, 5)
    expect(screen.page.locator(".log .about")).to_have_count(0)


def test_by_keys_one_looks_back_and_comes_home(site: Site, open_screen: OpenScreen) -> None:
    """The sheet says which keys. On another page, and when a game is taken away, the focus is on the heading."""
    record = golden("overworld-2")
    me, other = site.owner("Ada"), site.owner("Ben")
    screen = open_screen(me)
    page, keys = screen.page, screen.page.keyboard
    table = site.put(record, len(made(record)), [me, other])
    screen.go(f"/t/{table}/replay?step=10")
    at = page.locator("output")
    expect(at).to_contain_text("10 of")
    for key, step in (("ArrowRight", "11"), ("ArrowLeft", "10"), ("Home", "0")):
        keys.press(key)
        expect(at).to_contain_text(re.compile(rf"\b{step} of"))
    keys.press("?")
    sheet = page.get_by_role("dialog", name="All keys")
    expect(sheet).to_be_visible()  # it is loaded now
    shown = sheet.locator("kbd").all_inner_texts()
    assert {"←", "→", "Page Up", "Page Down", "Home", "End", "?"} <= set(shown)
    keys.press("End")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    expect(at).to_contain_text(first := re.compile(r"\b0 of"))
    keys.press("End")
    expect(at).not_to_contain_text(first)

    page.get_by_role("link", name="To the start page").focus()
    keys.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    game = page.locator(".game")
    game.get_by_role("button").focus()
    keys.press("Enter")
    page.get_by_role("button", name="Remove from my list").focus()
    keys.press("Enter")
    expect(game).to_have_count(0)
    expect(heading).to_be_focused()
    page.get_by_role("link", name="Set up").first.focus()
    keys.press("Enter")
    begin = page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_visible()
    expect(heading).to_be_focused()
    page.route("**/api/tables?*", lambda route: route.abort())
    begin.focus()
    keys.press("Enter")
    expect(page.get_by_role("alert").last).not_to_have_text("")
    expect(begin).to_be_focused()
