"""axe finds nothing serious, by day and by night."""

from __future__ import annotations

from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.effort import IS_THOROUGH, in_depth
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site, golden, made
from web import bundle

RECORDS = {"entdecker": "mayfair-3", "explorers": "explorers-expert-4", "overworld": "overworld-expansions-3"}
GRAVE = ("serious", "critical")

every_game = pytest.mark.parametrize("game", RECORDS if IS_THOROUGH else ["overworld"])
"""For what is the same part of the page in every game."""

STANDS_STILL = """Promise.allSettled(
  document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished),
).then(() => true)"""
"""The colours have changed."""


@cache
def axe() -> str:
    """Return axe itself, from the packages of the lock file."""
    bundle.install()
    return (bundle.PACKAGES / "axe-core" / "axe.min.js").read_text()


def check(screen: Screen, part: str = "html") -> None:
    """Let axe look at the page, or a part of it, by day, and by night at the colours, which is all that differs."""
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(axe())
    show(screen, "light")
    assert grave_findings(screen, part) == []
    show(screen, "dark")
    assert grave_findings(screen, part, ", runOnly: ['color-contrast', 'link-in-text-block']") == []


def show(screen: Screen, theme: Literal["light", "dark"]) -> None:
    """Let night fall, or day break."""
    screen.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", theme)
    screen.page.evaluate(STANDS_STILL)


def grave_findings(screen: Screen, part: str, only: str = "") -> list[str]:
    """Return what axe finds that matters."""
    asked = f"axe.run(document.querySelector('{part}'), {{ resultTypes: ['violations']{only} }})"
    return [
        f"{finding['impact']}: {finding['id']}: {node['target']} {node['failureSummary']}"
        for finding in screen.page.evaluate(asked)["violations"]
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


def test_the_start_page(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(dark=True)
    sit_down(screen, site, "overworld", 0.5)  # so that there is a game to come back to
    screen.go("/")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(screen.page.get_by_role("article")).to_have_count(3)
    check(screen)


@in_depth
@every_game
def test_setting_up_a_table(game: str, open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.go(f"/new/{game}")
    expect(screen.page.locator("svg[role=application]")).to_be_visible()
    for more in screen.page.get_by_text("More options").all():
        screen.press(more)
    check(screen)


@every_game
def test_the_table_in_the_middle_of_a_game(game: str, site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    sit_down(screen, site, game, 0.5)
    screen.turn()
    check(screen)
    screen.press(screen.page.get_by_role("button", name="Rules"))
    expect(screen.page.locator("[data-rule]").first).to_be_visible()
    check(screen, ".side")


@in_depth
@every_game
def test_the_end_of_a_game(game: str, site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen()
    sit_down(screen, site, game, 1)
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    check(screen, "[role=dialog]")
