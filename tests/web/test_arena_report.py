"""The report of a tournament in a browser, from a file: it fits a phone, and a click opens a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from farshore.arena.report import report_page
from farshore.arena.store import Store
from farshore.arena.table import play
from farshore.arena.tournament import new_tournament
from farshore.bots.budget import Limit


def test_a_game_is_one_click_from_its_replay(browser: Browser, tmp_path: Path) -> None:
    tournament = new_tournament("explorers", ("random", "greedy"), limit=Limit(iterations=1))
    with Store(tournament) as store:
        for number in tournament.numbers(2):
            store.add(play(tournament, number))
        (tmp_path / "report.html").write_text(report_page(store), "utf-8")
        record = store.record(1)
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text))
        page.goto((tmp_path / "report.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.get_by_role("link", name="2", exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("Tile")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the record").click()
        assert Path(download.value.path()).read_text("utf-8") == record
        assert download.value.suggested_filename == "explorers-2.jsonl"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert wrong == []
