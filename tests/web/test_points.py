"""Why did I get that? Points are explained where they were won: as it happens, in the story, and from the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import IS_THOROUGH
from tests.web.numbers import check_every_number, number
from tests.web.screen import Json, OpenScreen, Screen, install_clock
from tests.web.site import Owner, Site, golden, made, played

GAMES = [("entdecker", "mayfair-3"), ("explorers", "explorers-achievements-4"), ("overworld", "overworld-expansions-3")]
SCREENS = [
    pytest.param(game, name, phone, id=f"{game}-{'phone' if phone else 'desk'}")
    for game, name in GAMES
    for phone in (False, True)
    if IS_THOROUGH or (game == "overworld" and not phone)
]
COVERED = """(card) => {
  const box = card.getBoundingClientRect();
  const frame = card.parentElement.getBoundingClientRect();
  const cut = box.left < frame.left - 1 || box.top < frame.top - 1
    || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
  const buttons = [...card.parentElement.querySelectorAll("button, a")].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !card.contains(one));
  const over = buttons.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return right > left && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  });
  return [...over.map((one) => one.outerHTML.slice(0, 80)), ...(cut ? ["cut off"] : [])];
}"""
"""What a card covers that it must not."""


def finished(site: Site, name: str) -> tuple[str, Owner]:
    """Put a finished game on a table, all seats taken; return it and the first of its people."""
    record = golden(name)
    owners = [site.owner(person) for person in ("Ann", "Ben", "Cleo", "Dora")[: len(record.header.seats)]]
    return site.put(record, len(made(record)), owners), owners[0]


def card_of(screen: Screen) -> Locator:
    return screen.page.locator("aside.reason")


def check_card(screen: Screen) -> None:
    """It is beside the board, covers nothing, and its shares stand below what was counted."""
    card = card_of(screen)
    expect(card).to_be_visible()
    expect(card.locator("li").first).to_be_visible()
    screen.page.wait_for_function(f"(card) => ({COVERED})(card).length === 0", arg=card.element_handle())
    for part in card.locator("section").all():
        counted = [number(text) for text in part.locator("dd").all_text_contents()]
        shares = [number(text) for text in part.locator("li strong").all_text_contents()]
        assert sum(counted) == max(shares), "what was counted is what one gets who gets all of it"


@pytest.mark.parametrize(("game", "name", "phone"), SCREENS)
def test_every_point_of_the_result_can_be_opened_on_the_map(
    site: Site, open_screen: OpenScreen, game: str, name: str, phone: bool
) -> None:
    table, ann = finished(site, name)
    screen = open_screen(ann, phone=phone)
    page = screen.page
    screen.go(f"/t/{table}")
    ending = page.get_by_role("dialog")
    lines = screen.state(0)["lines"]
    check_every_number(screen, ending.locator("table"))

    # the dearest of those that have a place
    rich = [line for line in lines if line["gains"] and line["places"]]
    best = max(rich, key=lambda line: max(gain["points"] for gain in line["gains"]))
    gain = max(best["gains"], key=lambda each: each["points"])
    titles = {each["name"]: each["title"] for each in game_parts(screen, game)}
    names = [seat["name"] for seat in screen.state()["table"]["seats"]]
    cell = ending.get_by_role("button", name=re.compile(f"^{names[gain['seat']]}, {titles[gain['part']]}:"))
    if cell.get_attribute("aria-expanded") == "false":
        screen.press(cell)
    source = (
        ending.locator(".sources li button", has_text=f"+{gain['points']}").filter(has_text=best["why"]["title"]).first
    )
    screen.press(source)
    expect(ending).to_be_hidden()
    expect(page.locator(".moment")).to_contain_text(best["text"][:20])
    expect(page.locator("main [data-lit]").first).to_be_visible()
    expect(card_of(screen).locator("h3").first).to_have_text(re.compile(re.escape(best["why"]["title"]), re.IGNORECASE))
    check_card(screen)
    if phone:
        screen.press(page.get_by_role("button", name="Back to the points"))
    else:
        page.keyboard.press("Escape")
    expect(ending).to_be_visible()
    expect(source).to_be_visible()
    expect(card_of(screen)).to_have_count(0)
    if not phone:
        expect(source).to_be_focused()
    check_story_and_replay(screen, ending, best, lines.index(best), phone=phone)


def game_parts(screen: Screen, game: str) -> list[Json]:
    games: list[Json] = screen.ask("/games")
    found = next(each for each in games if each["name"] == game)
    parts: list[Json] = found["about"]["parts"]
    return parts


def check_story_and_replay(screen: Screen, ending: Locator, best: Json, at: int, *, phone: bool) -> None:
    """The same card is shown for a line of the story, and in the replay."""
    page, card = screen.page, card_of(screen)
    screen.press(ending.get_by_role("button", name="Look at the map"))
    if phone:
        screen.press(page.get_by_role("button", name="Story"))
    told = page.locator(".story li").nth(at)
    told.scroll_into_view_if_needed()
    if phone:
        screen.press(told)
        check_card(screen)
        screen.press(page.get_by_role("button", name="Back to now"))
    else:
        told.hover()
        check_card(screen)
        page.locator("h1").hover()
    expect(card).to_have_count(0)

    screen.go(f"/t/{screen.table}/replay")
    if phone:
        screen.press(page.get_by_role("button", name="Story"))
    screen.press(page.locator("aside summary", has_text="Points by part"))
    cells = page.locator("details.points tbody td button[aria-expanded]")
    sources = page.locator("details.points .sources li button")
    for cell in cells.all():
        screen.press(cell)
        expect(page.locator("details.points .sources li").first).to_be_visible()
        if sources.filter(has_text=best["why"]["title"]).count():
            break
    screen.press(sources.filter(has_text=best["why"]["title"]).first)
    expect(card.locator("h3").first).to_have_text(re.compile(re.escape(best["why"]["title"]), re.IGNORECASE))
    check_card(screen)


def test_points_are_explained_as_they_are_won_and_the_card_can_be_put_away(site: Site, open_screen: OpenScreen) -> None:
    record = golden("overworld-2")
    ann, ben = site.owner("Ann"), site.owner("Ben")
    steps = [deed for deed in played(record, len(made(record))).deeds if deed.is_step]
    decision = next(
        at
        for at, deed in enumerate(steps)
        if at > 10 and deed.seat == 0 and any(gain.seat == 0 for event in deed.events for gain in event.gains)
    )
    screen = open_screen(ann)
    screen.go(f"/t/{site.put(record, decision, [ann, ben])}")
    state = screen.turn()
    expect(card_of(screen)).to_have_count(0)
    offers = state["seats"][0]["offers"]
    offer = next(each for each in offers if each["notation"] == made(record)[decision][1])
    install_clock(screen.page)
    screen.act(0, offer["action"], state["seq"])
    check_card(screen)
    won = [line for line in screen.state(state["seq"])["lines"] if line["gains"]]
    heard = screen.page.locator("main > p[aria-live=polite]")
    expect(heard).to_contain_text(won[0]["text"])
    lit = {place for line in won for place in line["places"]}
    expect(screen.page.locator(".map [data-lit]")).to_have_count(len(lit))
    screen.press(card_of(screen).get_by_role("button", name="Close"))
    expect(card_of(screen)).to_have_count(0)
    expect(screen.page.locator(".map [data-lit]")).to_have_count(0)

    # the numbers beside the board open the same list, in play as well
    cells = screen.page.locator(".seats details table")
    check_every_number(screen, cells)
    source = cells.locator(".sources li button").first
    source.hover()
    check_card(screen)
