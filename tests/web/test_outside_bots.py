"""Bots of one's own: made on the page “You”, their token shown once, seated at a table, and seen there as bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.effort import in_depth
from tests.server.kept import at_both_sites
from tests.web.screen import OpenScreen
from tests.web.test_accessibility import check

pytestmark = at_both_sites


@in_depth
def test_a_bot_is_made_seated_and_shown_as_one(open_screen: OpenScreen) -> None:
    desk = open_screen()
    page = desk.page
    desk.go("/you")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Keep").click()
    page.get_by_label("Name of the bot").fill("Tidewalker")
    page.get_by_role("button", name="Make a bot").click()
    token = page.get_by_label("Token of Tidewalker")
    expect(token).to_be_visible()
    first = token.input_value()
    assert first.startswith("fsb_")
    check(desk)
    page.get_by_role("button", name="Another token for Tidewalker").click()
    expect(token).not_to_have_value(first)
    page.reload()
    expect(page.get_by_text("never there so far")).to_be_visible()
    expect(token).to_have_count(0)

    desk.go("/new/explorers")
    page.get_by_role("group", name="How many").get_by_text("2", exact=True).click()
    page.locator("main select").nth(1).select_option(label="A friend, by link")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Give the seat to Tidewalker").click()
    expect(page.locator(".seats .name")).to_have_text(["Ada", "Tidewalker"])
    expect(page.locator(".seats").get_by_text("bot from outside")).to_be_visible()
    desk.turn()
