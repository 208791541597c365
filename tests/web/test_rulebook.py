"""The rulebook to read: three books with all their figures, found in, by address, on a phone, on paper, and tried."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.effort import IS_THOROUGH
from tests.web.screen import OpenScreen
from tests.web.test_accessibility import check

GAMES = {"entdecker": "A4", "explorers": "Letter", "overworld": "A4"}
"""The books, each with the paper that it is usually printed on here."""
ALL_DRAWN = """() => [...document.querySelectorAll("figure")].every((figure) => {
  const box = figure.querySelector(".drawing").getBoundingClientRect();
  const parts = figure.querySelectorAll("svg :is(path, rect, circle, use), td, li").length;
  return box.width > 150 && box.height > 40 && parts > 2;
})"""
"""Every figure is large enough to be seen and has something in it."""
IN_SIGHT = """name => {
  const top = document.getElementById(name)?.getBoundingClientRect().top;
  return top !== undefined && top > -5 && top < innerHeight / 2;
}"""


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_three_books_are_read_found_in_printed_and_tried(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = screen.page
    screen.go("/")
    page.get_by_role("link", name="Read the rulebook of Entdecker").click()
    expect(page.get_by_role("heading", level=1, name="Entdecker")).to_be_visible()
    expect(page).to_have_title("Entdecker: how to play")

    for game, usual in GAMES.items():
        if game != "entdecker":
            if not IS_THOROUGH:
                continue  # all are drawn and printed alike
            screen.go(f"/rules/{game}")
        book = screen.ask(f"/rulebooks/{game}")
        expected = [part for chapter in book["chapters"] for part in chapter["parts"] if part["figure"]]
        figures = page.locator("figure[data-figure]")
        expect(figures).to_have_count(len(expected))
        page.wait_for_function(ALL_DRAWN)
        expect(page.get_by_text("The board could not be drawn")).to_have_count(0)
        for chapter in book["chapters"]:
            expect(page.locator(f"#{chapter['name']} > h2")).to_contain_text(chapter["title"])
        assert page.evaluate("document.querySelectorAll('.drawing :is(a, button):not([inert] *)').length") == 0
        first = page.locator(f"#{book['chapters'][0]['name']}")
        page.evaluate("window.print = () => undefined")  # nobody would answer a dialog
        for paper in ("A4", "Letter") if IS_THOROUGH else (usual,):
            page.get_by_role("button", name="Print this page").click()
            assert pages_of(page.pdf(format=paper)) == 1, f"{game} at a glance on {paper}"
        page.get_by_role("button", name="Print this page").click()
        page.emulate_media(media="print", color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        expect(page.locator("#glance")).to_be_visible()
        expect(first).to_be_hidden()
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(first).to_be_visible()
        expect(page.get_by_role("navigation")).to_have_count(0)
        page.emulate_media(media="null", color_scheme="light")
    check(screen)

    # found in chapters and in numbered rules, which unfold
    screen.go("/rules/entdecker")
    search = page.get_by_role("searchbox", name="Find in the rulebook")
    search.fill("pirate")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("status")).to_contain_text("Found in")
    contents.get_by_role("link", name="ENT-51").click()
    expect(page.locator("#ENT-51")).to_be_visible()
    expect(focused(page)).to_have_id("ENT-51")
    page.wait_for_function(IN_SIGHT, arg="ENT-51")
    search.fill("zzz")
    expect(contents.get_by_role("status")).to_have_text("Nothing has these words.")
    search.fill("")
    contents.get_by_role("link", name="Scoring an island").click()
    page.wait_for_function(IN_SIGHT, arg="scoring")
    assert page.url.endswith("/rules/entdecker#scoring")
    expect(contents.get_by_role("link", name="Scoring an island")).to_have_attribute("aria-current", "true")

    # a chapter has an address, and can be tried
    screen.go("/rules/explorers")
    screen.go("/rules/entdecker#straits")
    page.wait_for_function(IN_SIGHT, arg="straits")
    page.locator("#straits").get_by_role("button", name="Try it").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("application")).to_be_visible()
    assert screen.state()["table"]["practice"] is True

    # at a table the rules lead to the book
    page.get_by_role("button", name="Rules").first.click()
    link = page.get_by_role("link", name="Read the rulebook")
    expect(link).to_have_attribute("href", "/rules/entdecker")
    expect(link).to_have_attribute("target", "_blank")


def test_a_book_is_read_on_a_phone(open_screen: OpenScreen) -> None:
    screen = open_screen(phone=True)
    page = screen.page
    screen.go("/rules/overworld")
    expect(page.get_by_role("heading", level=1, name="Overworld")).to_be_visible()
    page.wait_for_function(ALL_DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "nothing is wider than the phone"
    page.get_by_role("button", name="Contents").tap()
    drawer = page.get_by_role("dialog", name="Contents")
    drawer.get_by_role("searchbox").fill("tour")
    expect(drawer.get_by_role("status")).to_contain_text("Found in")
    drawer.get_by_role("link", name="Doors and tours").first.tap()
    expect(drawer).to_be_hidden()
    page.wait_for_function(IN_SIGHT, arg="doors")
    page.get_by_role("button", name="Contents").tap()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
