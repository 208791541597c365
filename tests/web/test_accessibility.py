"""axe finds nothing serious, by day and by night."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site, golden, made
from web import bundle

RECORDS = {"entdecker": "mayfair-3", "explorers": "explorers-expert-4", "overworld": "overworld-expansions-3"}
GRAVE = ("serious", "critical")

by_day_and_night = pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
every_game = pytest.mark.parametrize("game", RECORDS)


@cache
def axe() -> str:
    """Return axe itself, from the packages of the lock file."""
    bundle.install()
    return (bundle.PACKAGES / "axe-core" / "axe.min.js").read_text()


def grave_findings(screen: Screen, dark: bool) -> list[str]:
    """Let axe look at the page, by night only at the colours, which is all that differs; return what matters of it."""
    only = ", runOnly: ['color-contrast', 'link-in-text-block']" if dark else ""
    screen.page.evaluate(axe())
    found = screen.page.evaluate(f"axe.run(document, {{ resultTypes: ['violations']{only} }})")["violations"]
    return [
        f"{finding['impact']}: {finding['id']}: {node['target']} {node['failureSummary']}"
        for finding in found
        for node in finding["nodes"]
        if finding["impact"] in GRAVE
    ]


def sit_down(screen: Screen, site: Site, game: str, share: float) -> None:
    """Open a table where a recorded game stood after a share of its decisions."""
    record = golden(RECORDS[game])
    decisions = int(len(made(record)) * share)
    me, others = site.owner("Ada"), site.owner("Ben")
    seat = made(record)[min(decisions, len(made(record)) - 1)][0]
    owners = [me if each == seat else others for each in range(len(record.header.seats))]
    screen.context.add_cookies([{"name": "farshore", "value": me.cookie, "url": site.place}])
    screen.go(f"/t/{site.put(record, decisions, owners)}")
    expect(screen.page.get_by_role("application")).to_be_visible()


@by_day_and_night
def test_the_start_page(dark: bool, site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(dark=dark)
    sit_down(screen, site, "overworld", 0.5)  # so that there is a game to come back to
    screen.go("/")
    expect(screen.page.get_by_role("article")).to_have_count(3)
    assert grave_findings(screen, dark) == []


@by_day_and_night
@every_game
def test_setting_up_a_table(game: str, dark: bool, open_screen: OpenScreen) -> None:
    screen = open_screen(dark=dark)
    screen.go(f"/new/{game}")
    expect(screen.page.locator("svg[role=application]")).to_be_visible()
    for more in screen.page.get_by_text("More options").all():
        screen.press(more)
    assert grave_findings(screen, dark) == []


@by_day_and_night
@every_game
def test_the_table_in_the_middle_of_a_game(game: str, dark: bool, site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(dark=dark)
    sit_down(screen, site, game, 0.5)
    screen.turn()
    assert grave_findings(screen, dark) == []
    screen.press(screen.page.get_by_role("button", name="Rules"))
    expect(screen.page.locator("[data-rule]").first).to_be_visible()
    assert grave_findings(screen, dark) == []


@by_day_and_night
@every_game
def test_the_end_of_a_game(game: str, dark: bool, site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(dark=dark)
    sit_down(screen, site, game, 1)
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    assert grave_findings(screen, dark) == []
