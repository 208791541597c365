"""What is dear to draw is drawn once, and what is seen everywhere is cheap (benchmarks/README.md says how dear)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.effort import in_depth, usually
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


COMES_AND_GOES = """() => {
  const map = document.querySelector("svg.map");
  const took = () => {
    const begun = performance.now();
    for (let time = 0; time < 10; time++) {
      const drawing = map.cloneNode(false);
      map.before(drawing);
      document.body.offsetWidth; // laid out
      drawing.remove();
      document.body.offsetWidth;
    }
    return performance.now() - begun;
  };
  const least = () => Math.min(...Array.from({ length: 8 }, took)); // what else the machine does only ever adds
  const withWords = least();
  for (const word of document.querySelectorAll("svg text")) word.remove();
  return [withWords, least()];
}"""
"""Let something come to the map's window and go, as what breathes on it does; then once more on a map without words."""

LITTLE = 5.0  # ms: less cannot be compared
MOST = 4.0  # times; it was thirty times as much when the board was measured again


@in_depth  # it compares times
def test_what_comes_and_goes_on_a_map_does_not_lay_out_every_word_of_it(site: Site, open_screen: OpenScreen) -> None:
    """A board that is measured anew gives its map another height in between, and so every word twice a new size."""
    owners = [site.owner(each) for each in ("Ada", "Ben", "Cleo", "Dan")]
    screen = open_screen(owners[0])
    screen.go(f"/t/{site.put(golden('explorers-4'), 60, owners)}")
    screen.turn()
    expect(screen.page.locator("svg.map")).to_be_visible()
    with_words, without = screen.page.evaluate(COMES_AND_GOES)
    assert with_words <= max(without, LITTLE) * MOST
