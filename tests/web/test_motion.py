"""What happens is seen to move: in its time, ended by a key or a tap, never in the way; and shown again when wished."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.effort import in_depth
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site, golden, made
from tests.web.test_story import begin_of_turn, follow, shows

HELD = """(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const moving = animate.call(this, frames, timing);
    moving.pause();
    return moving;
  };
})()"""
"""Everything that begins to move stays where it begins, until it is ended: nothing here depends on its time."""
STILL = "el => el.getAnimations().length === 0"


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]')


def is_hidden(page: Page, name: str) -> None:
    """Wait until a piece of the board waits for what becomes it."""
    expect(piece(page, name)).to_have_css("opacity", "0")


def choose_showing(screen: Screen, name: str) -> None:
    screen.press(screen.page.get_by_role("button", name="Settings").first)
    screen.page.get_by_text(name, exact=True).click()
    screen.page.keyboard.press("Escape")


@in_depth
def test_what_others_do_moves_can_be_ended_and_is_shown_again(site: Site, open_screen: OpenScreen) -> None:
    record = golden("mayfair-2")
    deeds = made(record)
    placed = next(at for at in range(56, len(deeds)) if deeds[at][0] == 1 and deeds[at][1].startswith("place"))
    begun = max(at for at in range(placed) if deeds[at - 1][0] == 0 and deeds[at][0] == 1)
    ended = begin_of_turn(record, 0, placed)
    space = deeds[placed][1].split()[-1]
    ann, ben = site.owner("Ann"), site.owner("Ben")
    table = site.put(record, begun, [ann, ben])
    screen, other = open_screen(ann, reduced_motion="no-preference"), open_screen(ben)
    page = screen.page
    page.add_init_script(HELD)
    screen.go(f"/t/{table}")
    other.go(f"/t/{table}")
    expect(page.locator(".motion")).to_have_attribute("aria-hidden", "true")
    movers, ship = page.locator(".mover"), page.locator(".ship")

    # a tile is laid, and only then the ship sails: whatever is pressed ends it, and is heard as well
    for decision in range(begun, placed + 1):
        shows(screen, follow(other, record, decision)["seq"])  # though what moved before has not come to rest
    is_hidden(page, f"tile {space}")
    expect(movers).not_to_have_count(0)
    assert ship.evaluate(f"el => !({STILL})(el)"), "the ship is on its way"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("End what moves")
    expect(movers).to_have_count(0)
    expect(piece(page, f"tile {space}")).to_have_css("opacity", "1")
    assert ship.evaluate(STILL)
    page.keyboard.press("Escape")

    # what others did is shown again, from where one acted last; nothing can be done meanwhile, and a tap ends it
    for decision in range(placed + 1, ended):
        follow(other, record, decision)
    shows(screen, other.state()["seq"])
    again, moment = page.get_by_role("button", name="Show me again"), page.locator(".moment")
    expect(again).to_be_visible()
    screen.press(again)
    expect(moment).to_contain_text("Once more")
    expect(page.get_by_role("button", name="All choices as a list")).to_have_count(0)
    expect(again).to_have_count(0)
    is_hidden(page, f"tile {space}")
    screen.press(page.locator("svg.map"))
    expect(moment).to_have_count(0)
    expect(movers).to_have_count(0)
    expect(piece(page, f"tile {space}")).to_have_css("opacity", "1")
    expect(page.locator(".notice")).to_have_count(0)
    page.keyboard.press("a")
    expect(moment).to_be_visible()
    expect(moment).to_have_count(0, timeout=60_000)  # it ends by itself, too
    expect(page.locator(".prompt > .mine")).to_be_visible()

    # one's own deed moves things, and one may go on at once
    follow(screen, record, ended)
    shows(screen, screen.state()["seq"])
    expect(page.locator(".motion")).to_have_attribute("data-moving", re.compile("."))
    if deeds[ended + 1][0] == 0:
        expect(page.locator(".prompt > .mine")).to_be_visible()

    # without motion nothing moves: what has changed is outlined
    choose_showing(screen, "Without motion")
    expect(page.locator(".motion")).to_have_count(0)
    page.reload()
    shows(screen, screen.state()["seq"])
    expect(page.locator(".motion")).to_have_count(0)
    hands = {0: screen, 1: other}
    for decision in range(ended + 1, begin_of_turn(record, 0, begin_of_turn(record, 1, ended))):
        follow(hands[deeds[decision][0]], record, decision)
    shows(screen, screen.state()["seq"])
    expect(page.locator(".entdecker .changed").first).to_be_visible()
