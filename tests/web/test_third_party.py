"""A game of somebody else's, without a line of TypeScript: set up, played to its end and replayed in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.effort import in_depth
from tests.server.kept import Kept
from tests.third_party.installed import install
from tests.web.hands import seat_of
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site
from tests.web.test_accessibility import check

TURNS = 4  # of everyone, in a game as it is usually set up


@pytest.fixture(scope="module")
def atolls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where Atoll is installed."""
    folder = tmp_path_factory.mktemp("atolls")
    with Site(Kept(folder), install(tmp_path_factory.mktemp("packages"))) as site:
        yield site
    assert site.log() == "", "the server had nothing to complain about"


def card(screen: Screen) -> Locator:
    """Return the invitation to Atoll on the start page."""
    return screen.page.get_by_role("article").filter(has=screen.page.get_by_role("heading", name="Atoll", exact=True))


def check_the_ending(screen: Screen) -> None:
    """The ending names the winner, and tells by part where the points came from, as the standings say."""
    ending = screen.page.get_by_role("dialog")
    expect(ending).to_be_visible()
    state = screen.state()
    expect(ending.get_by_role("heading", name=re.compile("won|wins|share"))).to_be_visible()
    shown = [[int(text) for text in row.locator("td").all_inner_texts()] for row in ending.locator("tbody tr").all()]
    best = sorted(state["standings"], key=lambda standing: (standing["place"], standing["seat"]))
    parts = [[standing["parts"][part] for standing in best] for part in range(2)]
    assert shown == [points for points in parts if any(points)]
    titles = [title for title, points in zip(("Coconuts", "Fish"), parts, strict=True) if any(points)]
    assert ending.locator("tbody th").all_inner_texts() == titles
    assert ending.locator("ol .total").all_inner_texts() == [str(standing["total"]) for standing in best]


def ask_about_the_wind(screen: Screen) -> None:
    """Its hints are asked for as those of any game."""
    expect(screen.page.locator("[data-asking]")).to_be_attached()
    screen.press(screen.page.get_by_role("button", name="What is this?"))
    screen.press(screen.page.locator(".plain").get_by_text("Wind"))
    hint = screen.page.locator(".hint")
    expect(hint).to_contain_text("How many islets far a boat may row now.")
    expect(hint.get_by_role("button", name="Rule ATO-1")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_it_is_played_to_its_end_from_the_start_page(atolls: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(place=atolls.place)
    screen.go("/")
    expect(card(screen).locator(".picture svg")).to_be_visible()
    screen.press(card(screen).get_by_role("button", name="Play now"))
    seq = -1
    for turn in range(TURNS):
        state = screen.turn(after=seq)
        board, seq = screen.page.locator(".plain"), state["seq"]
        ring = board.get_by_role("grid", name="The ring")
        expect(ring.locator(".cell")).to_have_count(8 * 4)
        expect(board.get_by_text("Wind")).to_be_visible()
        if turn == 0:
            ask_about_the_wind(screen)
        first = state["seats"][0]["offers"][0]
        if turn % 2:
            play_by_keys(screen, ring, board.get_by_role("button", name="Stay and fish"))
        else:  # a cell of the drawing that is called as the place
            assert first["places"] == [first["action"]["islet"]]
            screen.press(ring.get_by_role("button", name=first["text"], exact=True))
    screen.turn(after=seq)
    expect(screen.page.locator(".seats details tr", has_text="Fish")).to_contain_text("2")
    check_the_ending(screen)
    expect(screen.page.locator(".story")).to_contain_text("catches a fish")


def play_by_keys(screen: Screen, ring: Locator, choice: Locator) -> None:
    """The drawing is a grid to walk on; N goes through the choices, and the digit of one picks it."""
    cells = ring.get_by_role("row").first.locator(".cell > *")
    cells.first.focus()
    screen.page.keyboard.press("ArrowRight")
    expect(cells.nth(1)).to_be_focused()
    screen.page.keyboard.press("ArrowLeft")
    expect(cells.first).to_be_focused()
    screen.page.keyboard.press("n")
    expect(screen.page.locator("[data-choices] button").first).to_be_focused()
    screen.page.keyboard.press(choice.get_attribute("data-digit") or "")


@in_depth
def test_what_another_did_is_outlined_until_one_acts(atolls: Site, open_screen: OpenScreen) -> None:
    """Also: what a cell that is reached by keys would do is said."""
    screen = open_screen(place=atolls.place)
    screen.go("/")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    opened = screen.page.request.post(
        f"{atolls.place}/api/tables", data={"name": "Ada", "game": "atoll", "seats": seats}
    )
    screen.go(f"/t/{opened.json()['id']}")
    ring = screen.page.locator(".plain").get_by_role("grid", name="The ring")
    changed = ring.locator(".cell.changed")
    rowed: list[str] = []
    seq = -1
    for turn in range(3):
        state = screen.turn(after=seq)
        seq = state["seq"]
        expect(changed).to_have_text(rowed)
        offer = seat_of(state, turn % 2)["offers"][0]
        cell = ring.get_by_role("button", name=offer["text"], exact=True)
        screen.page.keyboard.press("Tab")
        cell.focus()
        asked = f"seat={turn % 2}&notation={quote(offer['notation'])}"
        texts = screen.ask(f"/tables/{screen.table}/foretell?{asked}")["texts"]
        assert texts
        expect(screen.page.locator(".prompt .ahead")).to_have_text(" · ".join(texts))
        screen.page.keyboard.press("Enter")
        rowed = [offer["action"]["islet"]]


def doubt_everything(screen: Screen) -> None:
    """Let the page read of every choice that it would bring nothing: Atoll has none of which that is so."""

    def doubted(text: str) -> str:
        return text.replace('"idle":""', '"idle":"It brings nothing."')

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=doubted(response.text()))

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(doubted(message) if isinstance(message, str) else message))

    screen.page.route("**/api/tables/**", answer)
    screen.page.route_web_socket(re.compile("/api/tables/"), listen)


def test_before_a_choice_that_brings_nothing_it_asks_once_more(atolls: Site, open_screen: OpenScreen) -> None:
    """What was pressed may be pressed twice by mistake: only the question's own button does it."""
    screen = open_screen(place=atolls.place)
    doubt_everything(screen)
    screen.go("/")
    screen.press(card(screen).get_by_role("button", name="Play now"))
    seq = screen.turn()["seq"]
    stay = screen.page.get_by_role("group", name="Stay", exact=True).get_by_role("button", name="Stay and fish")
    asked = screen.page.locator(".plain .anyway")
    screen.press(stay.first)
    expect(asked).to_contain_text("It brings nothing.")
    screen.press(stay.first)
    screen.press(asked.get_by_role("button", name=screen.say("choices-let-go")))
    expect(asked).to_have_count(0)
    assert screen.state()["seq"] == seq, "nothing was done"
    screen.press(stay.first)
    screen.press(asked.get_by_role("button", name="Stay and fish"))
    screen.turn(after=seq)
    expect(screen.page.locator(".story")).to_contain_text("catches a fish")


@in_depth
def test_it_is_set_up_and_replayed(atolls: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(place=atolls.place)
    screen.go("/new/atoll")
    screen.page.get_by_label("Rounds").fill("1")
    screen.page.get_by_label("Rounds").blur()
    expect(screen.page.locator(".preview .plain .cell").first).to_be_visible()
    screen.press(screen.page.get_by_role("button", name="Begin"))
    screen.turn()
    screen.press(screen.page.get_by_role("group", name="Stay").get_by_role("button", name="Stay and fish"))
    check_the_ending(screen)
    screen.press(screen.page.get_by_role("dialog").get_by_role("link", name="Replay"))
    expect(screen.page.locator(".plain .cell").first).to_be_visible()
    screen.press(screen.page.get_by_role("button", name="One step forward"))
    expect(screen.page.locator(".told")).to_contain_text("catches a fish")


@in_depth
def test_on_a_phone_it_has_all_panels(atolls: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(place=atolls.place, phone=True)
    screen.go("/")
    screen.press(card(screen).get_by_role("button", name="Play now"))
    screen.turn()
    check(screen)
    tabs = screen.page.get_by_role("navigation").get_by_role("button")
    assert tabs.all_inner_texts() == ["Players", "Story", "Choices", "Rules", "Settings", "What?"]
    screen.press(tabs.filter(has_text="Rules"))
    expect(screen.page.get_by_text("Whoever comes first picks all coconuts")).to_be_visible()
    screen.press(tabs.filter(has_text="Choices"))
    screen.press(screen.page.locator(".choices").get_by_role("button", name="Stay and fish"))
    expect(screen.page.locator(".plain")).to_be_visible()
    wide = screen.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing is wider than the screen"
