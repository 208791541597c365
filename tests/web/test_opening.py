"""Opening a table: one line to the server says how it stands; nothing is asked for twice, nothing again and again."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, WebSocket, expect

from tests.effort import in_depth
from tests.web.hands import do, seat_of
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site, golden, made


class Heard:
    """What a page asks the server for."""

    def __init__(self, screen: Screen) -> None:
        self.asked: list[str] = []  # "GET /api/games"
        self.lines: list[WebSocket] = []
        screen.page.on("request", self._request)
        screen.page.on("websocket", self._line)

    def _line(self, line: WebSocket) -> None:
        self.lines.append(line)

    def _request(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/") and not path.endswith("/foretell"):  # asked when somebody points at a choice
            self.asked.append(f"{request.method} {path}")


@pytest.mark.parametrize(
    "name", ["explorers-3", *(pytest.param(name, marks=in_depth) for name in ("mayfair-3", "overworld-2"))]
)
def test_a_table_is_opened_by_its_line_alone_and_an_action_asks_for_nothing_else(
    site: Site, open_screen: OpenScreen, name: str
) -> None:
    record = golden(name)
    me, other = site.owner("Ada"), site.owner("Ben")
    actor, _ = made(record)[0]
    table = site.put(record, 0, [me if seat == actor else other for seat in range(len(record.header.seats))])
    screen = open_screen(me)
    heard = Heard(screen)
    screen.go(f"/t/{table}")
    expect(screen.page.get_by_role("application")).to_be_visible()
    expect(screen.page.get_by_role("heading", level=1)).not_to_have_text("Farshore")  # the game is known
    assert heard.asked == ["GET /api/games"]
    assert len(heard.lines) == 1

    state = screen.turn()
    heard.asked.clear()
    do(screen, state, seat_of(state)["offers"][0])
    expect(screen.page.locator(".table")).not_to_have_attribute("data-seq", str(state["seq"]))
    expect(screen.page.locator(".table")).not_to_have_attribute("aria-busy", "true")
    assert heard.asked == [f"POST /api/tables/{table}/actions"]
    assert len(heard.lines) == 1


def test_a_table_that_is_not_there_is_told_of_in_a_sentence(open_screen: OpenScreen) -> None:
    screen = open_screen()
    heard = Heard(screen)
    screen.go("/t/nothing")
    expect(screen.page.get_by_role("heading", name="Uncharted waters")).to_be_visible()
    expect(screen.page.get_by_text("There is no such table")).to_be_visible()
    screen.page.wait_for_timeout(1500)
    assert len(heard.lines) == 1, "nobody calls again for what is not there"


def test_a_page_whose_parts_are_gone_after_an_update_is_opened_anew(site: Site, open_screen: OpenScreen) -> None:
    record = golden("overworld-2")
    me = site.owner("Ada")
    screen = open_screen(me)
    screen.go(f"/t/{site.put(record, len(made(record)), [me, site.owner('Ben')])}")
    number = screen.page.get_by_role("dialog").locator("tbody td button[aria-expanded]").first
    old = "**/assets/SourceList-*.js"
    screen.page.route(old, lambda route: route.fulfill(status=404))
    with screen.page.expect_navigation():
        screen.press(number)
    assert screen.faults.pop().startswith("Failed to fetch dynamically imported module"), "which is how it is noticed"
    screen.page.unroute(old)
    screen.press(number)
    expect(screen.page.locator(".sources li").first).to_be_visible()
