"""A record from a file is looked at, and the game goes on from one of its moments at a new table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.test_continuing import played
from tests.web.screen import OpenScreen
from tests.web.test_accessibility import check


def test_a_record_is_brought_in_and_gone_on_from(open_screen: OpenScreen, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    desk = open_screen()
    page = desk.page
    desk.go("/you")
    file.write_text("{}")
    page.locator("#record-file").set_input_files(file)
    expect(page.get_by_role("alert").get_by_text("cannot be taken in")).to_be_visible()
    match = played("overworld")
    file.write_text(match.record.text())
    page.locator("#record-file").set_input_files(file)
    page.wait_for_url("**/replay**")
    page.goto(f"{page.url.partition('?')[0]}?step=12")  # a link to a moment
    page.get_by_role("button", name="Continue from here").click()
    check(desk)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(lambda url: "/replay" not in url)
    desk.turn()
    assert desk.state()["table"]["seats"][0]["name"] == "Ada"
    assert desk.state()["table"]["seats"][1]["kind"] == "bot"
