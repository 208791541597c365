"""While others' moves are played back, what is shown lags behind: nothing is offered or told too early for it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.effort import in_depth
from tests.web.cable import Cable
from tests.web.screen import Json, OpenScreen, Screen, install_clock
from tests.web.site import Site, golden, made
from tests.web.test_hot_seat import check_unseen, pass_to
from tests.web.test_keyboard import DECIDING
from tests.web.test_story import NORMAL, begin_of_turn, follow, shows

MY_TURN = re.compile("Your turn")
HIDE = """isHidden => {
  const value = isHidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
WATCH_FOCUS = """() => {
  window.lost = 0;
  const look = () => (window.lost += document.activeElement === document.body ? 1 : 0);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Count how often nothing has the focus after something on the page has changed."""


def open_paused(screen: Screen, table: str) -> None:
    """Open a table on a page whose clock stands still."""
    install_clock(screen.page)
    screen.go(f"/t/{table}")
    expect(screen.page.locator(".table[data-seq]")).to_be_visible()
    screen.page.clock.pause_at(screen.page.evaluate("Date.now() / 1000 + 2"))


def waits(screen: Screen, steps: int) -> None:
    """Wait until so many steps are known to a page and not yet shown."""
    expect(screen.page.locator(".table")).to_have_attribute("data-waiting", str(steps))


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip to my turn")


def take_back(screen: Screen, seat: int) -> Json:
    """Take the last step of a seat back, unseen by the page."""
    wish = {"seat": seat, "seq": screen.state()["seq"], "key": "unclicked-undo"}
    response = screen.page.request.post(f"{screen.place}/api/tables/{screen.table}/undo", data=wish)
    assert response.ok, response.text()
    return screen.state()


@in_depth
def test_one_who_is_behind_is_called_at_once_loses_nothing_and_cannot_act(site: Site, open_screen: OpenScreen) -> None:
    record = golden("overworld-2")
    ann, ben = site.owner("Ann"), site.owner("Ben")
    begun = begin_of_turn(record, 1, 16, lasting=3)
    ended = begin_of_turn(record, 0, begun)
    table = site.put(record, begun, [ann, ben])
    with Cable(site.place) as cable:
        screen, other = open_screen(ann, place=cable.place, reduced_motion="no-preference"), open_screen(ben)
        page = screen.page
        open_paused(screen, table)
        other.go(f"/t/{table}")
        other.turn()
        expect(page).not_to_have_title(MY_TURN)

        # steps, an undo, and what was missed while the line was cut: each in its order
        counts = [follow(other, record, begun)["seq"]]
        shows(screen, counts[0])
        counts.append(follow(other, record, begun + 1)["seq"])
        waits(screen, 1)
        counts.append(take_back(other, 1)["seq"])
        waits(screen, 2)
        cable.cut()
        expect(page.get_by_text("Connecting again …")).to_be_visible()
        counts += [follow(other, record, decision)["seq"] for decision in range(begun + 1, ended)]
        cable.mend()
        page.clock.run_for(NORMAL)  # the line is called again before that
        shows(screen, counts[1])
        waits(screen, 2)
        expect(page.get_by_text("Connecting again …")).to_be_hidden()
        assert len(screen.story(as_it_is=True)) < len(screen.state(0)["lines"])

        # the server says whose turn it is; the board does not offer it yet
        expect(page).to_have_title(MY_TURN)
        expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
        expect(page.locator(".prompt > .mine")).to_have_count(0)
        expect(page.get_by_role("button", name="All choices as a list")).to_have_count(0)
        screen.press(page.locator("svg.map"))
        expect(page.locator(".notice")).to_have_text("The board shows something earlier. Go back to now first.")
        waits(screen, 2)
        page.keyboard.press("Escape")
        expect(page.locator(".notice")).to_have_count(0)
        page.clock.run_for(NORMAL)
        shows(screen, counts[2])
        expect(page.locator(".prompt p").first).to_contain_text("Ben is playing")

        # the button that goes leaves the focus on what is to be decided
        page.evaluate(WATCH_FOCUS)
        skip(page).focus()
        page.keyboard.press("Enter")
        shows(screen, counts[-1])
        expect(skip(page)).to_have_count(0)
        page.clock.run_for(NORMAL)
        page.wait_for_function(DECIDING)
        assert page.evaluate("window.lost") == 0, "the focus was never nowhere"
        assert screen.story() == [line["text"] for line in screen.state(0)["lines"]]

        # a moment of the past: one's turn is told, and how to come back to it
        screen.press(page.locator(".story li").last)
        expect(page.locator(".moment")).to_be_visible()
        expect(page.locator(".prompt p")).to_contain_text("Go back to now to act")
        page.keyboard.press("Escape")
        expect(page.locator(".moment")).to_have_count(0)
        expect(page.locator(".prompt p")).not_to_contain_text("Go back to now")

        # what one does on another page of one's own is shown at once
        shows(screen, follow(screen, record, ended)["seq"])
        waits(screen, 0)


@in_depth
def test_the_end_is_told_when_it_is_seen_at_any_pace(site: Site, open_screen: OpenScreen) -> None:
    record = golden("overworld-2")
    decisions = len(made(record))
    ann, ben = site.owner("Ann"), site.owner("Ben")
    table = site.put(record, decisions - 6, [ann, ben])
    screen, other = open_screen(ann, reduced_motion="no-preference"), open_screen(ben)
    page, ending = screen.page, screen.page.get_by_role("dialog")
    open_paused(screen, table)
    other.go(f"/t/{table}")

    shows(screen, follow(other, record, decisions - 6)["seq"])
    follow(other, record, decisions - 5)
    waits(screen, 1)
    follow(other, record, decisions - 4)
    waits(screen, 2)
    page.evaluate(HIDE, arg=True)  # nobody looks
    shows(screen, other.state()["seq"])
    page.evaluate(HIDE, arg=False)

    shows(screen, follow(other, record, decisions - 3)["seq"])
    follow(other, record, decisions - 2)
    waits(screen, 1)
    screen.press(page.get_by_role("button", name="Settings").first)
    page.get_by_text("At once", exact=True).click()
    waits(screen, 0)
    page.get_by_text("Calm", exact=True).click()
    page.keyboard.press("Escape")

    screen.press(page.locator(".story li").nth(3))
    expect(page.locator(".moment")).to_be_visible()
    follow(other, record, decisions - 1)
    page.clock.run_for(10 * NORMAL)
    expect(page.locator(".prompt > .over")).to_be_visible()
    expect(ending).to_have_count(0)
    expect(page).not_to_have_title(MY_TURN)
    screen.press(page.get_by_role("button", name="Back to now"))
    expect(ending).to_be_visible()


@in_depth
def test_the_curtain_falls_when_the_turn_is_seen_to_pass(site: Site, open_screen: OpenScreen) -> None:
    record = golden("mayfair-3")
    ada, ben = site.owner("Ada"), site.owner("Ben")
    begun = begin_of_turn(record, 1, 60, lasting=3)
    ended = begin_of_turn(record, 2, begun)
    table = site.put(record, begun, [ada, ben, ada._replace(name="Cleo")])
    screen, other, watcher = (open_screen(who, reduced_motion="no-preference") for who in (ada, ben, None))
    open_paused(screen, table)
    open_paused(watcher, table)
    other.go(f"/t/{table}")
    pass_to(screen, "Ada")
    expect(screen.page.get_by_role("application").first).to_be_visible()
    follow(other, record, begun)
    shows(screen, screen.state()["seq"])
    for behind, decision in enumerate(range(begun + 1, ended), 1):
        follow(other, record, decision)
        waits(screen, behind)
    own = {line["text"] for line in screen.state(0)["lines"] if line["only"] in (None, 0)}
    secrets = {line["text"] for line in screen.state(0)["lines"] if line["only"] == 2} - own
    curtain = screen.page.locator(".curtain")
    expect(curtain).to_have_count(0)
    expect(screen.page.get_by_role("application").first).to_be_visible()
    check_unseen(screen, secrets)
    expect(watcher.page.get_by_role("button", name="Skip ahead")).to_be_visible()
    expect(watcher.page.locator(".entdecker .changed")).to_have_count(0)

    screen.press(screen.page.locator(".story li").last)
    expect(screen.page.locator(".moment")).to_be_visible()
    screen.press(skip(screen.page))
    expect(curtain.get_by_role("heading")).to_have_text("Pass the device to Cleo")
    check_unseen(screen, secrets)
    pass_to(screen, "Cleo")
    expect(screen.page.locator(".prompt > .mine")).to_be_visible()
    expect(screen.page.locator(".moment")).to_have_count(0)
    watcher.press(watcher.page.get_by_role("button", name="Skip ahead"))
    shows(watcher, watcher.state()["seq"])
    expect(watcher.page).not_to_have_title(MY_TURN)


@in_depth
def test_each_tab_and_whoever_watches_follows_by_itself(site: Site, open_screen: OpenScreen) -> None:
    """What one does in one tab is shown at once in the other; whoever watches comes to it in time."""
    record = golden("overworld-2")
    ann, ben = site.owner("Ann"), site.owner("Ben")
    begun = begin_of_turn(record, 1, 16, lasting=3)
    ended = begin_of_turn(record, 0, begun)
    table = site.put(record, begun, [ann, ben])
    one, two, watcher = (open_screen(who, reduced_motion="no-preference") for who in (ann, ann, None))
    other = open_screen(ben)
    for screen in (one, two, watcher):
        open_paused(screen, table)
    other.go(f"/t/{table}")
    counts = [follow(other, record, decision)["seq"] for decision in range(begun, ended)]
    for screen in (one, two, watcher):
        waits(screen, len(counts) - 1)
        shows(screen, counts[0])
    expect(watcher.page).not_to_have_title(MY_TURN)
    one.page.keyboard.press("s")
    shows(one, counts[-1])
    expect(one.page.locator(".prompt > .mine")).to_be_visible()
    waits(two, len(counts) - 1)
    expect(two.page.locator(".prompt > .mine")).to_have_count(0)
    watcher.page.clock.run_for(NORMAL)
    shows(watcher, counts[1])

    own = follow(one, record, ended)["seq"]
    for screen in (one, two):
        shows(screen, own)
        waits(screen, 0)
    waits(watcher, len(counts) - 1)
    watcher.page.clock.run_for(NORMAL)
    shows(watcher, counts[2] if len(counts) > 2 else own)
    watcher.press(watcher.page.get_by_role("button", name="Skip ahead"))
    shows(watcher, own)


@in_depth
def test_on_a_phone_lying_down_one_reads_a_drawer_while_others_play(site: Site, open_screen: OpenScreen) -> None:
    """Beside the chart it is told how far they have come, also to one who is behind; one's own turn shows the chart."""
    record = golden("mayfair-3")
    owners = [site.owner(name) for name in ("Ann", "Ben", "Cem")]
    begun = begin_of_turn(record, 1, 60, lasting=4)
    ended = begin_of_turn(record, 0, begun)
    table = site.put(record, begun, owners)
    screen, others = open_screen(owners[0], phone=True, reduced_motion="no-preference"), {1: owners[1], 2: owners[2]}
    hands = {seat: open_screen(owner) for seat, owner in others.items()}
    screen.page.set_viewport_size({"width": 844, "height": 390})
    open_paused(screen, table)
    for hand in hands.values():
        hand.go(f"/t/{table}")
    bar, drawer = screen.page.locator(".entdecker .bar"), screen.page.locator("#entdecker-drawer")
    jungle = screen.page.get_by_role("button", name="Jungle")
    screen.press(jungle)
    for behind, decision in enumerate(range(begun, ended)):
        follow(hands[made(record)[decision][0]], record, decision)
        waits(screen, behind)
        expect(drawer).to_be_visible()
        expect(bar).not_to_have_text("")
    screen.press(jungle)
    screen.press(screen.page.get_by_role("button", name="Stacks"))
    screen.page.clock.run_for(NORMAL)
    waits(screen, ended - begun - 2)
    expect(drawer).to_be_visible()
    expect(bar).not_to_have_text("")
    screen.press(screen.page.get_by_role("button", name="Stacks"))
    screen.press(jungle)
    screen.press(skip(screen.page))
    expect(screen.page.locator(".prompt > .mine")).to_be_visible()
    expect(drawer).to_have_count(0)
