"""The lobby: a table for everyone is found and taken, and whoever was there is invited again by one click."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.kept import at_both_sites
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site
from tests.web.test_accessibility import check

pytestmark = at_both_sites


def test_a_listed_table_is_found_and_its_people_invite_each_other_again(site: Site, open_screen: OpenScreen) -> None:
    ann, ben = open_screen(site.owner("Ann Lobby")), open_screen(site.owner("Ben Lobby"), phone=True)
    ann.go("/new/explorers")
    ann.page.get_by_role("group", name="How many").get_by_text("2", exact=True).click()
    expect(ann.page.get_by_role("group", name="Who may come?")).to_have_count(0)
    ann.page.locator("main select").nth(1).select_option(label="A friend, by link")
    ann.page.get_by_role("group", name="Who may come?").get_by_text("Everyone here").click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_label("Invitation link")).to_be_visible()
    first = ann.table

    ben.go("/")
    ben.press(ben.page.get_by_role("button", name="Sit down: Explorers with Ann Lobby"))
    expect(ben.page).to_have_url(re.compile(f"{first}$"))
    let_all_act(ann, first)
    ben.turn()
    ben.go("/")
    expect(ben.page).to_have_title("(1) Farshore")
    expect(ben.page.get_by_role("button", name="Sit down: Explorers with Ann Lobby")).to_have_count(0)
    ben.press(ben.page.get_by_role("button", name="Invite again: Ann Lobby to Explorers"))
    expect(ben.page.get_by_label("Invitation link")).to_be_visible()
    second = ben.table

    ann.go("/")
    expect(ann.page).to_have_title("(2) Farshore")
    expect(ann.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn-2.svg")
    expect(ann.page.get_by_text("Ben Lobby invites you to Explorers")).to_be_visible()
    check(ann)
    ann.page.get_by_role("button", name="Sit down: Explorers with Ben Lobby").click()
    expect(ann.page).to_have_url(re.compile(f"{second}$"))
    let_all_act(ben, second)
    ann.turn()
    ann.go("/")
    expect(ann.page.get_by_text("invites you")).to_have_count(0)
    expect(ann.page.get_by_text("2 games together")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Your turn")).to_be_visible()

    ann.page.get_by_role("button", name="Invite again: Ben Lobby to Explorers").click()
    ben.go("/")
    ben.press(ben.page.get_by_role("button", name="No, thanks"))
    expect(ben.page.get_by_text("invites you")).to_have_count(0)


def let_all_act(host: Screen, table: str) -> None:
    """Answer what the first card may ask the first seat alone, so that it is everybody's turn."""
    while (state := host.state_of(table))["actors"] == [0]:
        host.act(0, state["seats"][0]["offers"][0]["action"], state["seq"], table)
