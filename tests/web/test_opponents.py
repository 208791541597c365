"""Whom one plays against: chosen on the start page with one click, remembered, known by name and face at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import usually
from tests.web.screen import OpenScreen, Screen
from tests.web.site import Site


def card(screen: Screen, game: str) -> Locator:
    """Return a game's invitation on the start page."""
    return screen.page.get_by_role("article").filter(has=screen.page.get_by_role("heading", name=game, exact=True))


@pytest.mark.parametrize("phone", usually([True], False))
def test_an_opponent_is_chosen_with_one_click_and_remembered(site: Site, open_screen: OpenScreen, phone: bool) -> None:
    screen = open_screen(site.owner("Ada"), phone=phone)
    screen.go("/")
    overworld = card(screen, "Overworld")
    faces = overworld.get_by_role("radio")
    expect(faces).to_have_count(4)
    expect(overworld.get_by_role("radio", name="Zora, level 2 of 4")).to_be_checked()
    overworld.get_by_text("Samir", exact=True).click()
    expect(overworld.get_by_text("The camel boy.", exact=False)).to_be_visible()
    expect(overworld.get_by_text("You against Samir, with the printed rules.")).to_be_visible()
    expect(card(screen, "Explorers").get_by_role("radio", name="Bruno, level 2 of 4")).to_be_checked()

    screen.go("/")
    expect(card(screen, "Overworld").get_by_role("radio", name="Samir, level 1 of 4")).to_be_checked()
    screen.press(card(screen, "Overworld").get_by_role("button", name="Play now"))
    expect(screen.page.get_by_role("application")).to_be_visible()
    if not phone:
        seats = screen.page.locator("li[data-part='seats:1']")
        expect(seats).to_contain_text("Samir")
        expect(seats.locator("[data-face=samir]")).to_be_visible()


def test_the_arrow_keys_choose_among_the_faces(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(site.owner("Ada"))
    screen.go("/")
    faces = card(screen, "Entdecker").get_by_role("radio")
    faces.nth(1).focus()
    screen.page.keyboard.press("ArrowRight")
    expect(card(screen, "Entdecker").get_by_role("radio", name="Cornelis, level 3 of 4")).to_be_checked()
    expect(card(screen, "Entdecker").get_by_text("You against Cornelis and Inés", exact=False)).to_be_visible()


def test_every_seat_of_a_new_table_can_be_any_character_s(site: Site, open_screen: OpenScreen) -> None:
    screen = open_screen(site.owner("Ada"))
    screen.go("/new/explorers")
    second = screen.page.get_by_role("combobox", name="Which bot plays").first
    expect(second).to_have_value("bruno")
    second.select_option("greta")
    expect(screen.page.get_by_text("The day tripper.", exact=False)).to_be_visible()
    expect(screen.page.locator("form [data-face=greta]")).to_be_visible()
    screen.press(screen.page.get_by_role("button", name="Begin"))
    expect(screen.page.locator("li[data-part='seats:1']")).to_contain_text("Greta")
