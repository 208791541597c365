"""Two people with a browser each at one table, by the invitation link; reloads and broken lines leave no trace."""

from __future__ import annotations

from random import Random

from playwright.sync_api import WebSocketRoute, expect

from tests.effort import in_depth
from tests.server.kept import at_both_sites
from tests.web.cable import Cable
from tests.web.hands import do, quick, seat_of
from tests.web.screen import OpenScreen, Screen, install_clock, settled
from tests.web.site import Site, golden, made
from tests.web.test_every_decision import steps

pytestmark = at_both_sites


def meet(host: Screen, guest: Screen, game: str) -> None:
    """Open a table with a seat for a friend, and let the friend sit down by the link."""
    host.go(f"/new/{game}")
    host.page.get_by_role("group", name="How many").get_by_text("2", exact=True).click()
    host.page.get_by_label("Your name").fill("Ada")
    host.page.locator("main select").nth(1).select_option(label="A friend, by link")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link.replace(host.place, guest.place))
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Ada invites you")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_label("Invitation link")).to_have_count(0)


def move(screens: list[Screen], rng: Random) -> None:
    """Let whoever is to act do something. The last screen is asked how things stand: its line is never cut."""
    state = screens[-1].state()
    actor = screens[state["actors"][0]]
    state = actor.turn(after=state["seq"] - 1)
    do(actor, state, quick(seat_of(state)["offers"], rng))
    sees_more(actor, state["seq"])


def sees_more(screen: Screen, seq: int) -> None:
    """Wait until a screen shows more of the log than before."""
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(seq))


def play_until_turn_of(wanted: Screen, screens: list[Screen], rng: Random) -> None:
    """Play on until it is a certain person's turn."""
    while screens[screens[-1].state()["actors"][0]] is not wanted:
        move(screens, rng)


def check_same(screens: list[Screen]) -> None:
    """Both see the same story, as the server tells it: nothing twice, nothing left out; and the same points."""
    state = screens[-1].state(0)
    for screen in screens:
        expect(screen.page.locator(".table")).to_have_attribute("data-seq", str(state["seq"]))
        expect(screen.page.locator(".story li")).to_have_text([line["text"] for line in state["lines"]])
        points = screen.page.locator(".seats .points").all_inner_texts()
        assert [int(text.split()[0]) for text in points] == state["scores"]


def test_two_people_play_by_a_link_through_a_reload_and_a_lost_connection(open_screen: OpenScreen) -> None:
    host, guest = screens = [open_screen(), open_screen()]
    rng = Random(5)
    meet(host, guest, "overworld")
    for _ in range(4):
        move(screens, rng)
    check_same(screens)

    guest.page.reload()
    check_same(screens)
    move(screens, rng)

    play_until_turn_of(guest, screens, rng)
    check_same(screens)
    host.context.set_offline(offline=True)
    expect(host.page.get_by_text("Connecting again …")).to_be_visible()
    before = host.seq
    move(screens, rng)
    assert host.seq == before
    host.context.set_offline(offline=False)
    expect(host.page.get_by_text("Connecting again …")).to_be_hidden()
    check_same(screens)
    for _ in range(4):
        move(screens, rng)
    check_same(screens)


@in_depth
def test_a_page_that_is_told_to_wait_says_why_and_calls_again(open_screen: OpenScreen) -> None:
    host, guest = screens = [open_screen(), open_screen()]
    meet(host, guest, "overworld")
    check_same(screens)
    is_full = True

    def answer(line: WebSocketRoute) -> None:
        if is_full:
            line.close(code=4429, reason="Too many pages are connected.")
        else:
            line.connect_to_server()

    host.page.route_web_socket("**/live?*", answer)
    host.page.reload()
    expect(host.page.get_by_role("status").get_by_text("Too many pages are connected.")).to_be_visible()
    is_full = False
    expect(host.page.get_by_text("Too many pages are connected.")).to_be_hidden()
    check_same(screens)


@in_depth
def test_what_is_done_while_the_line_is_broken_is_done_once(site: Site, open_screen: OpenScreen) -> None:
    with Cable(site.place) as cable:
        host, guest = screens = [open_screen(place=cable.place), open_screen()]
        rng = Random(6)
        meet(host, guest, "overworld")
        for is_heard in (False, True):
            play_until_turn_of(host, screens, rng)
            check_same(screens)
            state, before = host.turn(), guest.seq
            if is_heard:
                cable.is_deaf = True  # the server hears of it, but its answer is lost
                do(host, state, quick(seat_of(state)["offers"], rng))
                sees_more(guest, before)
                cable.cut()
            else:
                cable.cut()
                expect(host.page.get_by_text("Connecting again …")).to_be_visible()
                do(host, state, quick(seat_of(state)["offers"], rng))
                expect(host.page.locator(".prompt p").get_by_text("Waiting for the line …")).to_be_visible()
                host.page.get_by_role("button", name="Take it back").click()
                expect(host.page.locator(".prompt p").get_by_text("Waiting for the line …")).to_be_hidden()
                do(host, state, quick(seat_of(state)["offers"], rng))
                expect(host.page.locator(".prompt p").get_by_text("Waiting for the line …")).to_be_visible()
                assert guest.state()["seq"] == before, "what waits was not sent"
            cable.mend()
            sees_more(guest, before)
            check_same(screens)


def test_a_move_that_may_have_arrived_waits_for_the_line_and_is_done_once(site: Site, open_screen: OpenScreen) -> None:
    """However long the line is broken; it cannot be taken back, for nobody here knows whether it was done."""
    me, other = site.owner("Ada"), site.owner("Ben")
    record = golden("mayfair-2")
    decisions, (seat, notation) = next(each for each in enumerate(made(record)) if each[1][1].startswith("hidden"))
    table = site.put(record, decisions, [me if each == seat else other for each in range(2)])
    with Cable(site.place) as cable:
        screen, elsewhere = open_screen(me, place=cable.place), open_screen(me)
        install_clock(screen.page)
        screen.go(f"/t/{table}")
        state, before = screen.turn(), len(steps(elsewhere, table))
        expect(screen.page.locator(".entdecker .chip").first).to_be_visible()
        screen.page.wait_for_load_state("networkidle")  # all parts of the page are here
        cable.is_deaf = True  # the server hears of it, but its answer is lost
        do(screen, state, next(each for each in seat_of(state)["offers"] if each["notation"] == notation))
        assert settled(lambda: len(steps(elsewhere, table)), before + 1) == before + 1
        cable.cut()
        prompt = screen.page.locator(".prompt p")
        for _ in range(12):
            screen.page.clock.run_for(2000)
        expect(prompt.get_by_text("Waiting for the line …")).to_be_visible()
        expect(screen.page.get_by_role("button", name="Take it back")).to_have_count(0)
        assert len(steps(elsewhere, table)) == before + 1
        cable.mend()
        screen.page.clock.run_for(20_000)
        expect(prompt.get_by_text("Waiting for the line …")).to_be_hidden()
        screen.turn(after=state["seq"])
        expect(screen.page.locator(".table")).to_have_attribute("aria-busy", "false")
        expect(screen.page.locator(".notice")).to_have_count(0)
        assert len(steps(elsewhere, table)) == before + 1


@in_depth
def test_two_people_choose_at_once_in_explorers(open_screen: OpenScreen) -> None:
    host, guest = screens = [open_screen(), open_screen()]
    rng = Random(9)
    meet(host, guest, "explorers")
    for _ in range(12):
        acting = [screens[seat] for seat in guest.state()["actors"]]
        screen = rng.choice(acting)  # in whatever order: nobody waits for the other
        state = screen.turn()
        if seat_of(state)["offers"]:
            do(screen, state, quick(seat_of(state)["offers"], rng))
            sees_more(screen, state["seq"])
    for screen in screens:
        state = screen.state(0)
        expect(screen.page.locator(".table")).to_have_attribute("data-seq", str(state["seq"]))
        expect(screen.page.locator(".story li")).to_have_text([line["text"] for line in state["lines"]])
    assert any(line["seat"] == 0 for line in guest.state(0)["lines"])
