"""What is dear to draw is drawn once, and what is seen everywhere is cheap (benchmarks/README.md says how dear)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.effort import usually
from tests.web.screen import OpenScreen
from tests.web.site import Site, golden, made

MOST_DRAWINGS = 60  # on a page; there were 115 when every mark of a seat was one


def test_the_pictures_of_a_card_stay_when_its_sides_can_be_chosen(site: Site, open_screen: OpenScreen) -> None:
    record = golden("explorers-4")
    at = next(at for at, (seat, notation) in enumerate(made(record)) if seat == 1 and notation.startswith("side "))
    owners = [site.owner(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    table = site.put(record, at, owners)
    ada, ben = open_screen(owners[0]), open_screen(owners[1])
    ada.go(f"/t/{table}")
    card = ada.page.locator(".card")
    expect(card.locator(".picture svg")).to_have_count(2)
    expect(card.locator("button")).to_have_count(0)
    card.locator(".picture svg").evaluate_all("(pictures) => pictures.forEach((each) => (each.dataset.kept = ''))")
    state = ben.state_of(table)
    mine = next(each for each in state["seats"] if each["seat"] == 1)
    chosen = next(each["action"] for each in mine["offers"] if each["notation"] == made(record)[at][1])
    ben.act(1, chosen, state["seq"], table)
    expect(card.locator("button")).not_to_have_count(0)
    expect(card.locator(".picture svg[data-kept]")).to_have_count(2)


@pytest.mark.parametrize("name", usually(["overworld-4"], "mayfair-4", "explorers-4"))
def test_marks_of_seats_are_no_drawings(name: str, site: Site, open_screen: OpenScreen) -> None:
    record = golden(name)
    owners = [site.owner(each) for each in ("Ada", "Ben", "Cleo", "Dan")]
    screen = open_screen(owners[0])
    screen.go(f"/t/{site.put(record, len(made(record)) * 3 // 4, owners)}")
    story = screen.page.locator("[data-part=story]")
    expect(story.locator(".seat-mark").first).to_be_attached()
    expect(story.locator("svg")).to_have_count(0)
    shown = screen.page.locator("svg").evaluate_all("(all) => all.filter((each) => each.checkVisibility()).length")
    assert shown <= MOST_DRAWINGS
